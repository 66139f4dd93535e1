import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { words } from '#kernel/form-shapes.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { searchWord } from '#kernel/search-word.ts'
import { bottleForm, bottlePart, bottleShape, bottleTemplate } from './design-contract.ts'
import { jobStates, jobView, pieces } from './job-contract.ts'

const who = ['product', 'order'] as const
const choice = '고를 수 없는 값이에요.'
export const jobSorts = ['created_at', 'due_on', 'total'] as const
export const bottleSorts = ['position', 'name'] as const

export const deskJobRow = z.object({
  job_id: z.number(),
  title: z.string(),
  name: z.string(),
  state: z.enum(jobStates),
  qty: z.number(),
  currency: z.enum(['krw', 'usd']),
  total: z.number(),
  round: z.number(),
  due_on: z.nullable(z.string()),
  created_at: z.string(),
})
export type DeskJobRow = z.output<typeof deskJobRow>

export const deskJob = z.extend(jobView, {
  mb_id: z.nullable(z.string()),
  email: z.string(),
  hp: z.string(),
  zip: z.string(),
  address: z.string(),
  address2: z.string(),
  lang: z.enum(['kr', 'en']),
  pp_id: z.nullable(z.string()),
  can_send: z.boolean(),
  can_remake: z.boolean(),
  /** what was made again of it */
  remakes: z.array(z.object({ job_id: z.number(), qty: z.number(), state: z.enum(jobStates) })),
  moves: z.array(z.enum(jobStates)),
  events: z.array(
    z.object({ name: z.string(), actor: z.string(), actor_name: z.string(), at: z.string() }),
  ),
})
export type DeskJob = z.output<typeof deskJob>

const jobs = '/api/v1/admin/bottle-jobs'
const job = { params: { job_id: rowId }, who }
const bottles = '/api/v1/admin/bottles'
const version = { version: z.int() }
const full = z.extend(bottleShape, version)
export type DeskBottle = z.output<typeof full>

export const kitForm = z.object({
  parts: z.array(bottlePart).check(z.maxLength(100)),
  templates: z.array(bottleTemplate).check(z.maxLength(40)),
})
export type KitForm = z.output<typeof kitForm>
const kit = z.extend(kitForm, version)

export const bottleDesk = {
  jobs: endpoint({
    method: 'GET',
    path: jobs,
    who,
    about: 'Bottle jobs by state, those due first or newest first; one search box',
    query: z.object({
      ...pageQuery(jobSorts, 20),
      state: z.optional(z.enum(jobStates, choice)),
      keyword: z.optional(searchWord),
    }),
    answer: z.extend(paged(deskJobRow), { counts: z.record(z.string(), z.number()) }),
  }),
  job: endpoint({
    method: 'GET',
    path: `${jobs}/:job_id`,
    ...job,
    about: 'A bottle job with its proofs, pins, money and what happened to it',
    answer: one(deskJob),
  }),
  send: endpoint({
    method: 'POST',
    path: `${jobs}/:job_id/proofs`,
    ...job,
    status: 201,
    about: 'Send the design as it is now as the next proof; it freezes there',
    body: z.object({ note: words(0, 500), ...version }),
    answer: one(deskJob),
  }),
  move: endpoint({
    method: 'POST',
    path: `${jobs}/:job_id/state`,
    ...job,
    about: 'Into production, on its way, done, on hold and back, or cancelled with a word',
    body: z.object({
      state: z.enum(jobStates, choice),
      waybill: z._default(words(0, 60), ''),
      reason: z._default(words(0, 200), ''),
      ...version,
    }),
    answer: one(deskJob),
  }),
  remake: endpoint({
    method: 'POST',
    path: `${jobs}/:job_id/remakes`,
    ...job,
    status: 201,
    about:
      'Make so many of it again at no charge, because they came faulty: a job of its own that is ready to be made. The same `Idempotency-Key` answers the same job',
    body: z.object({ qty: pieces, reason: words(1, 200) }),
    answer: one(deskJob),
  }),
  press: endpoint({
    method: 'GET',
    path: `${jobs}/:job_id/press.pdf`,
    file: ['application/pdf'],
    ...job,
    about: 'The press file: true millimetres, bleed, trim marks, embedded faces, foils as plates',
    answer: z.object({}),
  }),
  list: endpoint({
    method: 'GET',
    path: bottles,
    who,
    about: 'Bottle models',
    query: z.object({
      ...pageQuery(bottleSorts, 20),
      keyword: z.optional(searchWord),
    }),
    answer: paged(full),
  }),
  show: endpoint({
    method: 'GET',
    path: `${bottles}/:bottle_id`,
    params: { bottle_id: rowId },
    who,
    about: 'A bottle model',
    answer: one(full),
  }),
  make: endpoint({
    method: 'POST',
    path: bottles,
    who: ['product'],
    status: 201,
    about: 'A new bottle model',
    body: bottleForm,
    answer: one(full),
  }),
  save: endpoint({
    method: 'PUT',
    path: `${bottles}/:bottle_id`,
    params: { bottle_id: rowId },
    who: ['product'],
    about: 'Change a bottle model; an older `version` than the stored one is refused',
    body: z.extend(bottleForm, version),
    answer: one(full),
  }),
  kit: endpoint({
    method: 'GET',
    path: '/api/v1/admin/bottle-kit',
    who,
    about: 'Caps, liquids, finishes, foils, shapes and faces, and the templates to start from',
    answer: one(kit),
  }),
  saveKit: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/bottle-kit',
    who: ['product'],
    about: 'Change parts and templates; an older `version` than the stored one is refused',
    body: kit,
    answer: one(kit),
  }),
}
