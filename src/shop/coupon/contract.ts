import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'

/** How a kind of coupon reaches members. */
export const couponWays = ['zone', 'code', 'sign_up', 'birthday', 'first_order', 'staff'] as const
export type CouponWay = (typeof couponWays)[number]

/** What a coupon does: amounts in won. */
export const couponTerms = z.object({
  cp_subject: z.string(),
  cp_subject_en: z.string(),
  cp_method: z.number(),
  cp_target: z.string(),
  target_name: z.string(),
  target_name_en: z.string(),
  cp_type: z.number(),
  cp_price: z.number(),
  cp_trunc: z.number(),
  cp_minimum: z.number(),
  cp_maximum: z.number(),
  cz_combine: z.boolean(),
})
export type CouponTerms = z.output<typeof couponTerms>

export const myCoupon = z.extend(couponTerms, {
  cp_id: z.string(),
  cp_start: z.string(),
  cp_end: z.string(),
  days_left: z.number(),
  state: z.enum(['usable', 'waiting', 'used', 'expired', 'withdrawn', 'stopped']),
  od_id: z.nullable(z.string()),
  used_at: z.nullable(z.string()),
})
export type MyCoupon = z.output<typeof myCoupon>

export const zoneCoupon = z.extend(couponTerms, {
  cz_id: z.number(),
  cz_end: z.string(),
  cz_days: z.nullable(z.number()),
  cz_point: z.number(),
  /** how many are left; null when there is no limit */
  left: z.nullable(z.number()),
  /** why I cannot receive it, in my language; null when I can */
  reason: z.nullable(z.string()),
})
export type ZoneCoupon = z.output<typeof zoneCoupon>

const received = one(
  z.object({
    cp_id: z.string(),
    cp_subject: z.string(),
    cp_subject_en: z.string(),
    cp_end: z.string(),
  }),
)

export const coupons = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/my-coupons',
    who: 'member',
    about: 'My coupons: usable (those that only start later among them), used, expired',
    query: z.object({
      ...pageQuery(['cp_end', 'cp_datetime'], 10),
      state: z._default(
        z.enum(['usable', 'used', 'expired'], '고를 수 없는 값이에요.'),
        'usable' as const,
      ),
    }),
    answer: z.extend(paged(myCoupon), {
      counts: z.object({ usable: z.number(), used: z.number(), expired: z.number() }),
    }),
  }),
  enterCode: endpoint({
    method: 'POST',
    path: '/api/v1/my-coupons/codes',
    who: 'member',
    status: 201,
    about: 'Receive a coupon by its code, however it is spelt',
    body: z.object({
      code: z
        .string('쿠폰 번호를 적어 주세요.')
        .check(
          z.trim(),
          z.minLength(1, '쿠폰 번호를 적어 주세요.'),
          z.maxLength(40, '쿠폰 번호는 40자까지예요.'),
        ),
    }),
    answer: received,
  }),
  zone: endpoint({
    method: 'GET',
    path: '/api/v1/coupon-zone',
    who: 'anyone',
    about: 'Coupons to download now',
    query: z.object(pageQuery(['cz_end', 'cz_id'], 20)),
    answer: paged(zoneCoupon),
  }),
  download: endpoint({
    method: 'POST',
    path: '/api/v1/coupon-zone/:cz_id/downloads',
    params: { cz_id: rowId },
    who: 'member',
    status: 201,
    about: 'Receive a coupon of the zone',
    answer: received,
  }),
}
