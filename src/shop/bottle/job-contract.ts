import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { safeWords } from '#kernel/form-shapes.ts'
import { mailAddress } from '#kernel/mail-shape.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { designDoc } from './design-contract.ts'

export const jobStates = [
  'submitted',
  'proof_sent',
  'revision_requested',
  'approved',
  'paid',
  'production',
  'shipped',
  'done',
  'on_hold',
  'cancelled',
] as const
export type JobState = (typeof jobStates)[number]

export const proofPin = z.object({
  pin_id: z.number(),
  round: z.number(),
  /** parts of the label's width and height */
  x: z.number(),
  y: z.number(),
  body: z.string(),
  by: z.enum(['customer', 'shop']),
  created_at: z.string(),
})
export type ProofPin = z.output<typeof proofPin>

export const proofShape = z.object({
  round: z.number(),
  doc: designDoc,
  note: z.string(),
  created_at: z.string(),
})
export type Proof = z.output<typeof proofShape>

const row = z.object({
  job_id: z.number(),
  token: z.string(),
  title: z.string(),
  state: z.enum(jobStates),
  qty: z.number(),
  currency: z.enum(['krw', 'usd']),
  total: z.number(),
  /** the day it leaves; null until it is paid */
  due_on: z.nullable(z.string()),
  created_at: z.string(),
})
export type JobRow = z.output<typeof row>

export const jobView = z.extend(row, {
  doc: designDoc,
  bottle: z.object({ name: z.string(), name_en: z.string() }),
  unit: z.number(),
  setup: z.number(),
  days: z.number(),
  message: z.string(),
  name: z.string(),
  proofs: z.array(proofShape),
  pins: z.array(proofPin),
  /** rounds that cost nothing more */
  free_rounds: z.number(),
  approved_name: z.string(),
  approved_at: z.nullable(z.string()),
  /** when it was agreed that what is made to order is not taken back */
  consent_at: z.nullable(z.string()),
  /** the personal payment it is paid by */
  pay_token: z.nullable(z.string()),
  paid_at: z.nullable(z.string()),
  /** the order it is a line of, and the set that was ordered; null where it came from a request */
  od_id: z.nullable(z.string()),
  set_id: z.nullable(z.string()),
  waybill: z.string(),
  /** it is made once more, for nothing, because some of that one was faulty */
  remake_of: z.nullable(z.number()),
  can_change: z.boolean(),
  can_approve: z.boolean(),
  can_cancel: z.boolean(),
  can_repeat: z.boolean(),
  version: z.number(),
})
export type Job = z.output<typeof jobView>

const ticked = (words: string) => z.boolean().check(z.refine((on) => on, words))
const approval = {
  approved_name: safeWords(1, 30),
  consent: ticked('맞춤 제작에 동의해 주세요.'),
}

/** How many are made. */
export const pieces = z
  .int('수량을 적어 주세요.')
  .check(z.gte(1, '수량을 적어 주세요.'), z.lte(100_000))
/** Whoever puts words and pictures on a label says that they may. */
export const rights = ticked('글과 그림을 쓸 권리가 있는지 확인해 주세요.')

export const jobForm = z.object({
  title: safeWords(1, 60),
  doc: designDoc,
  qty: pieces,
  name: safeWords(1, 30),
  email: mailAddress,
  hp: safeWords(1, 20),
  zip: safeWords(1, 10),
  address: safeWords(1, 200),
  address2: z._default(safeWords(0, 100), ''),
  message: z._default(safeWords(0, 1_000), ''),
  privacy: ticked('개인정보 수집에 동의해 주세요.'),
  rights,
  /** the sum on the screen, in the currency of the visitor */
  expected: z.int().check(z.gte(0)),
})
export type JobForm = z.output<typeof jobForm>

const path = '/api/v1/bottle-jobs'
const version = { version: z.int() }
const whole = one(jobView)

/** A bottle on its way from design to parcel. Whoever has the link of it speaks for the customer. */
export const bottleJobs = {
  request: endpoint({
    method: 'POST',
    path,
    who: 'anyone',
    status: 201,
    about:
      'Ask for a proof: the design freezes at this moment. 409 when the sum is no longer `expected`. Repeatable with an Idempotency-Key',
    body: jobForm,
    answer: one(z.object({ token: z.string() })),
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/:token`,
    who: 'anyone',
    about: 'Where a job stands, with its proofs and the comments pinned to them',
    answer: whole,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/my-bottle-jobs',
    who: 'member',
    about: 'Bottles I have asked for, newest first',
    query: z.object(pageQuery(['created_at'], 10)),
    answer: paged(row),
  }),
  pin: endpoint({
    method: 'POST',
    path: `${path}/:token/pins`,
    who: 'anyone',
    status: 201,
    about: 'Pin a comment to a place of the newest proof; the shop is asked for a new one',
    body: z.object({
      round: z.int(),
      x: z.number().check(z.gte(0), z.lte(1)),
      y: z.number().check(z.gte(0), z.lte(1)),
      body: safeWords(1, 500),
    }),
    answer: whole,
  }),
  design: endpoint({
    method: 'PUT',
    path: `${path}/:token/design`,
    who: 'anyone',
    about: 'Another design in place of the one that was sent, until one is approved',
    body: z.object({ doc: designDoc, ...version }),
    answer: whole,
  }),
  approve: endpoint({
    method: 'POST',
    path: `${path}/:token/approval`,
    who: 'anyone',
    about:
      'Approve the newest proof by name, and agree separately that it is made to order. A personal payment is made for its sum',
    body: z.object({ ...approval, round: z.int(), ...version }),
    answer: whole,
  }),
  cancel: endpoint({
    method: 'POST',
    path: `${path}/:token/cancellation`,
    who: 'anyone',
    about: 'Give it up before it is paid',
    body: z.object(version),
    answer: whole,
  }),
  again: endpoint({
    method: 'POST',
    path: `${path}/:token/again`,
    who: 'anyone',
    status: 201,
    about:
      'The same bottles once more, at the price of today: another job, whose proof is what was approved before. Repeatable with an Idempotency-Key',
    answer: one(z.object({ token: z.string() })),
  }),
  proof: endpoint({
    method: 'GET',
    path: `${path}/:token/proof.pdf`,
    file: ['application/pdf'],
    who: 'anyone',
    about: 'The label at its true size, to be printed and held to a bottle',
    answer: z.object({}),
  }),
}
