import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'
import { cannotSend, countryCode, totals } from '#shop/cart/contract.ts'
import { couponTerms } from '#shop/coupon/contract.ts'

/** What a buyer wants to use: coupons by their ids, points by number. */
export const benefits = {
  coupons: z._default(
    z
      .array(z.string().check(z.maxLength(40)))
      .check(z.maxLength(50, '쿠폰은 50장까지 쓸 수 있어요.')),
    [],
  ),
  points: z._default(
    z
      .int('포인트는 정수로 적어 주세요.')
      .check(
        z.gte(0, '포인트는 0 이상으로 적어 주세요.'),
        z.lte(1_000_000_000, '포인트가 너무 커요.'),
      ),
    0,
  ),
}

/** Won of the buyer's balance that pay a part of an order, or all of it. */
export const creditField = z._default(
  z
    .int('예치금은 정수로 적어 주세요.')
    .check(
      z.gte(0, '예치금은 0 이상으로 적어 주세요.'),
      z.lte(1_000_000_000, '예치금이 너무 커요.'),
    ),
  0,
)

export const offeredCoupon = z.extend(couponTerms, {
  cp_id: z.string(),
  cp_end: z.string(),
  /** what it would take off this order by itself */
  amount: z.number(),
  /** the goods of this order that a coupon for goods may be held against, one coupon each */
  items: z._default(z.array(z.string()), []),
  chosen: z.boolean(),
  /** why it cannot be used now, in my language */
  reason: z.nullable(z.string()),
})
export type OfferedCoupon = z.output<typeof offeredCoupon>

export const orderPrice = z.object({
  totals,
  coupons: z.array(offeredCoupon),
  /** the coupons that together take off the most */
  best: z.object({ cp_ids: z.array(z.string()), amount: z.number() }),
  points: z.object({
    balance: z.number(),
    /** the most this order can take */
    most: z.number(),
    unit: z.number(),
    min_balance: z.number(),
    reason: z.nullable(z.string()),
  }),
  /** what I have with the shop, and the most of it that this order can take */
  credit: z.object({ balance: z.number(), most: z.number() }),
  /** for whoever orders for a company: its registration, and what is left of its account where it has one */
  company: z.nullable(
    z.object({
      company: z.string(),
      business_number: z.string(),
      account: z.nullable(
        z.object({ left: z.number(), due_on: z.string(), reason: z.nullable(z.string()) }),
      ),
      /** whoever orders in dollars could pay on account, which is kept in won */
      in_won: z.boolean(),
    }),
  ),
  /** why the goods cannot go there */
  cannot_send: z.nullable(cannotSend),
  /** the day each line arrives there if it is ordered now */
  arrivals: z._default(
    z.array(z.object({ ct_id: z.number(), arrives: z.nullable(z.string()) })),
    [],
  ),
})
export type OrderPrice = z.output<typeof orderPrice>

export const orderPrices = {
  price: endpoint({
    method: 'POST',
    path: '/api/v1/order-prices',
    who: 'anyone',
    about:
      'What an order of the ticked lines would cost with these coupons, points and address; changes nothing',
    body: z.object({
      direct: z._default(z.boolean(), false),
      country: z._default(countryCode, 'KR'),
      zip: z._default(z.string().check(z.maxLength(10)), ''),
      ...benefits,
    }),
    answer: one(orderPrice),
  }),
}
