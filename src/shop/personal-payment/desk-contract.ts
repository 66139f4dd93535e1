import * as z from 'zod/mini'
import { endpoint, moneyRoles } from '#kernel/endpoint.ts'
import { many } from '#kernel/form-shapes.ts'
import { optionalMail } from '#kernel/mail-shape.ts'
import { one, paged, pageQuery, whole } from '#kernel/paging.ts'
import { searchWord } from '#kernel/search-word.ts'
import { optionalText, text } from '#shop/order/contract/fields.ts'
import { payStatuses } from '#shop/payment/contract.ts'
import { personalRow, personalStates, personalView, personalWays } from './contract.ts'

export const personalDeskRow = z.extend(personalRow, {
  od_id: z.nullable(z.string()),
  mb_id: z.nullable(z.string()),
  name: z.string(),
  refunded: z.number(),
  /** a transfer was promised under this name */
  deposit_name: z.string(),
})
export type PersonalDeskRow = z.output<typeof personalDeskRow>

export const personalDetail = z.extend(personalView, {
  token: z.string(),
  mb_id: z.nullable(z.string()),
  email: z.string(),
  hp: z.string(),
  lang: z.enum(['kr', 'en']),
  refundable: z.number(),
  created_by: z.string(),
  created_at: z.string(),
  sent_at: z.nullable(z.string()),
  withdrawn_at: z.nullable(z.string()),
  version: z.number(),
  attempts: z.array(
    z.object({
      pay_id: z.string(),
      way: z.enum(personalWays),
      status: z.enum(payStatuses),
      amount: z.number(),
      name: z.string(),
      created_at: z.string(),
    }),
  ),
  events: z.array(
    z.object({
      name: z.string(),
      actor: z.string(),
      actor_name: z.string(),
      at: z.string(),
      payload: z.record(z.string(), z.unknown()),
    }),
  ),
})
export type PersonalDetail = z.output<typeof personalDetail>

export const personalForm = z.object({
  subject: text('무엇에 대한 결제인지 적어 주세요.', 80),
  subject_en: optionalText(80),
  content: optionalText(1_000),
  content_en: optionalText(1_000),
  price: z
    .int('금액을 적어 주세요.')
    .check(z.gte(1, '금액을 적어 주세요.'), z.lte(1_000_000_000, '금액이 너무 커요.')),
  currency: z.enum(['krw', 'usd']),
  lang: z.enum(['kr', 'en']),
  mb_id: optionalText(50),
  name: optionalText(30),
  email: optionalMail,
  hp: optionalText(30),
  od_id: optionalText(30),
  /** the last day it can be paid, in Korea */
  until: z.iso.date('언제까지 받을지 골라 주세요.'),
  ways: many(z.enum(personalWays), personalWays.length),
  send: z._default(z.boolean(), false),
})
export type PersonalForm = z.output<typeof personalForm>

export const personalSorts = ['created_at', 'expires_at', 'price'] as const
const reason = text('이유를 적어 주세요.', 200)

export const personalDesk = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/personal-payments',
    who: ['order'],
    about:
      'Personal payments by state; one search box for number, name, what for, order and member',
    query: z.object({
      ...pageQuery(personalSorts, 20),
      keyword: z.optional(searchWord),
      state: z.optional(z.enum(personalStates)),
      currency: z.optional(z.enum(['krw', 'usd'])),
    }),
    answer: z.extend(paged(personalDeskRow), { counts: z.record(z.string(), z.number()) }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/personal-payments/:pp_id',
    who: ['order'],
    about: 'A personal payment with its attempts and what happened to it',
    answer: one(personalDetail),
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/v1/admin/personal-payments',
    who: ['order'],
    status: 201,
    about:
      'Ask for money by a secret link: for a member (by id), for a guest (by mail or phone) or for whoever gets the link. With `send` it leaves at once',
    body: personalForm,
    answer: one(personalDetail),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/v1/admin/personal-payments/:pp_id/sendings',
    who: ['order'],
    about: 'Send its link by mail and message to the address and number it has, or to new ones',
    body: z.object({ email: optionalMail, hp: optionalText(30) }),
    answer: one(personalDetail),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/v1/admin/personal-payments/:pp_id/withdrawal',
    who: ['order'],
    about: 'It cannot be paid any more; whoever opens the link reads the reason',
    body: z.object({ reason }),
    answer: one(personalDetail),
  }),
  deposit: endpoint({
    method: 'POST',
    path: '/api/v1/admin/personal-payments/:pp_id/deposit',
    who: moneyRoles,
    about: 'Its sum has come by bank; another sum than that is not taken',
    body: z.object({ amount: whole(1, 2_000_000_000), reason }),
    answer: one(personalDetail),
  }),
  refund: endpoint({
    method: 'POST',
    path: '/api/v1/admin/personal-payments/:pp_id/refund',
    who: moneyRoles,
    about:
      'Send a part of it back, or all, the way it came. `refund_id` is the caller’s own number: asked twice it is sent once',
    body: z.object({
      refund_id: z.string().check(z.regex(/^[\w-]{8,60}$/)),
      amount: whole(1, 2_000_000_000),
      reason,
    }),
    answer: one(personalDetail),
  }),
  difference: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/:od_id/difference-payment',
    who: ['order'],
    about: 'Send the buyer the link by which the difference of an edited order is paid',
    answer: one(personalDetail),
  }),
}
