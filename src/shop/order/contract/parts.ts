import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'
import { staffOrder } from './desk.ts'
import { freeText, onlyHere, shipBody, text } from './fields.ts'
import { order, refundAccount } from './order.ts'
import { toPlace } from './sends.ts'

export const units = z
  .array(
    z.object({
      ct_id: z.int(),
      qty: z
        .int('수량은 1 이상의 정수로 적어 주세요.')
        .check(z.gte(1, '수량은 1 이상의 정수로 적어 주세요.'), z.lte(9999)),
    }),
  )
  .check(z.minLength(1, '상품을 하나 이상 골라 주세요.'), z.maxLength(200))

export const couponBack = z.object({
  cp_id: z.string(),
  cp_subject: z.string(),
  cp_subject_en: z.string(),
})

/** What cancelling these units would do. Nothing is written for it. */
export const partPreview = z.object({
  currency: z.enum(['krw', 'usd']),
  /** every unit that is left: the whole order is cancelled */
  all: z.boolean(),
  goods: z.number(),
  discount: z.number(),
  shipping: z.number(),
  /** goes back, or need not be paid any more */
  amount: z.number(),
  /** of it, what need not be paid any more */
  due_less: z.number(),
  /** something goes back */
  paid: z.boolean(),
  way: z.enum(['card', 'account', 'owed', 'none']),
  coupons_back: z.array(couponBack),
  /** whose least amount the rest misses: they stay used, and the rest keeps their part */
  coupons_kept: z.array(couponBack),
  points_back: z.number(),
  /** of the order: what was shown holds as long as this has not changed */
  version: z.number(),
})
export type PartPreview = z.output<typeof partPreview>

const agreed = {
  lines: units,
  amount: z.int(),
  version: z.int(),
  account: z.optional(refundAccount),
}

export const partCancel = {
  preview: endpoint({
    method: 'POST',
    path: '/api/v1/orders/:od_id/cancellation/preview',
    who: 'anyone',
    about:
      'What cancelling some units of my order would change: goods, coupons and points that come back, shipping, the amount. Writes nothing',
    body: z.object({ lines: units }),
    answer: one(partPreview),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/orders/:od_id/cancellation/part',
    who: 'anyone',
    about:
      'Cancel some units of my order for the previewed amount; 409 with the new preview when it has changed',
    body: z.object({ ...agreed, reason: freeText(200) }),
    answer: one(order),
  }),
}

export const adminParts = {
  preview: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/:od_id/cancellation/preview',
    who: ['order'],
    about: 'What cancelling some units would change. Writes nothing',
    body: z.object({ lines: units }),
    answer: one(partPreview),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/:od_id/cancellation/part',
    who: ['order'],
    about: 'Cancel some units before shipping, for the previewed amount',
    body: z.object({ ...agreed, reason: text('취소하는 이유를 적어 주세요.', 200) }),
    answer: one(staffOrder),
  }),
  revive: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/:od_id/revival',
    who: ['order'],
    about:
      'Take up again what was cancelled because its bank transfer came late: 취소 → 주문. 409 names the line that is gone, or the coupon or points that were spent',
    answer: one(staffOrder),
  }),
  parcel: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/:od_id/parcels',
    who: ['order'],
    about:
      'A further parcel of an order whose first has left; `same_goods`: a second box of goods that are on their way already',
    body: z.object({
      ...shipBody,
      ...onlyHere,
      ...toPlace,
      lines: z.optional(units),
      same_goods: z.optional(z.boolean()),
    }),
    answer: one(staffOrder),
  }),
}
