import * as z from 'zod/mini'
import { endpoint, moneyRoles } from '#kernel/endpoint.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { giftKinds } from '#shop/point/gift-contract.ts'

export const giftStates = ['waiting', 'given', 'refused'] as const
export const handGift = z.object({
  gift_id: z.number(),
  kind: z.enum(giftKinds),
  mb_id: z.string(),
  mb_name: z.string(),
  points: z.number(),
  /** in won */
  worth: z.number(),
  /** the company of a limit, the number of a quotation */
  about: z.string(),
  coupon: z.string(),
  coupon_en: z.string(),
  reason: z.string(),
  state: z.enum(giftStates),
  asked_by: z.string(),
  asked_name: z.string(),
  asked_at: z.string(),
  done_by: z.nullable(z.string()),
  done_name: z.string(),
  done_at: z.nullable(z.string()),
  why: z.string(),
})
export type HandGift = z.output<typeof handGift>

const decided = one(z.object({ gift_id: z.number() }))
const params = { gift_id: rowId }

/** Points and coupons given by hand, limits on account and orders of quotations; those above the ceiling wait for a second person. */
export const adminGifts = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/gifts',
    who: ['order'],
    about: 'What staff gave by hand, and what waits for a second person, the newest first',
    query: z.object({
      ...pageQuery(['asked_at'], 20),
      state: z.optional(z.enum(giftStates, '고를 수 없는 값이에요.')),
    }),
    answer: z.extend(paged(handGift), { counts: z.record(z.string(), z.number()) }),
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/v1/admin/gifts/:gift_id/approval',
    params,
    who: moneyRoles,
    about: 'Agree to a gift that somebody else asked for: it is given now',
    answer: decided,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/v1/admin/gifts/:gift_id/refusal',
    params,
    who: moneyRoles,
    about: 'Say no to a gift that waits, with the reason',
    body: z.object({
      reason: z
        .string('이유를 적어 주세요.')
        .check(
          z.trim(),
          z.minLength(2, '이유를 2자 이상 적어 주세요.'),
          z.maxLength(200, '이유는 200자까지예요.'),
        ),
    }),
    answer: decided,
  }),
}
