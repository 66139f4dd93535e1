import * as z from 'zod/mini'
import { endpoint, moneyRoles } from '#kernel/endpoint.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { couponTerms, myCoupon } from './contract.ts'

const path = '/api/v1/admin/members/:mb_id/coupons' as const
const who = ['order'] as const

const heldCoupon = z.extend(couponTerms, {
  cp_id: z.string(),
  cz_id: z.number(),
  cp_datetime: z.string(),
  cp_start: z.string(),
  cp_end: z.string(),
  state: myCoupon.shape.state,
  od_id: z.nullable(z.string()),
})
export type HeldCoupon = z.output<typeof heldCoupon>

const choice = z.extend(couponTerms, {
  cz_id: z.number(),
  /** why this member cannot be given it, in the language of whoever asks; null when they can */
  why: z.nullable(z.string()),
})
export type CouponChoice = z.output<typeof choice>

const reason = z
  .string('이유를 적어 주세요.')
  .check(
    z.trim(),
    z.minLength(2, '이유를 2자 이상 적어 주세요.'),
    z.maxLength(200, '이유는 200자까지예요.'),
  )

/** One member's coupons, for the staff. */
export const memberCoupons = {
  list: endpoint({
    method: 'GET',
    path,
    who,
    about: 'Every coupon a member was given, the newest first',
    query: z.object(pageQuery(['cp_datetime', 'cp_end'], 10)),
    answer: paged(heldCoupon),
  }),
  choices: endpoint({
    method: 'GET',
    path: '/api/v1/admin/members/:mb_id/coupon-choices',
    who,
    about: 'Kinds that are given out today, with the reason for those this member cannot have',
    query: z.object(pageQuery(['cz_id'], 100)),
    answer: paged(choice),
  }),
  give: endpoint({
    method: 'POST',
    path,
    who: moneyRoles,
    status: 201,
    about:
      'Give a member one coupon by hand; repeated with the same `key` it is given once. Above the ceiling of the settings it waits until a second person agrees. The reason is kept in the log',
    body: z.object({
      key: z.string().check(z.regex(/^[\w-]{8,64}$/, '형식이 맞지 않아요.')),
      cz_id: z.int('쿠폰을 골라 주세요.').check(z.gte(1, '쿠폰을 골라 주세요.')),
      reason,
    }),
    answer: one(z.object({ cp_id: z.nullable(z.string()), waiting: z.boolean() })),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/v1/admin/members/:mb_id/coupons/:cp_id/withdrawal',
    who: moneyRoles,
    about: 'Take one unused coupon back from a member. The reason is kept in the log',
    body: z.object({ reason }),
    answer: one(z.object({ cp_id: z.string() })),
  }),
}
