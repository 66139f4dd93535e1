import * as z from 'zod/mini'
import { pictureTold } from '#kernel/picture-told.ts'
import { jobStates } from '#shop/bottle/job-contract.ts'
import { type PricingBasis, totals } from '#shop/cart/contract.ts'
import { agreedAsks } from '#shop/catalog/asks-contract.ts'
import { noReturn } from '#shop/catalog/contract.ts'
import { paymentView } from '#shop/payment/contract.ts'
import { receiptOfOrder } from '#shop/payment/receipt-contract.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { bookingStates } from '#shop/tssa/contract.ts'
import { parcelView } from './fields.ts'
import { orderSend } from './sends.ts'

export { type RefundAccount, refundAccount } from './account.ts'

const bothWords = z.object({ ko: z.string(), en: z.string() })

export const orderStatuses = [
  '주문',
  '입금',
  '준비',
  '배송',
  '완료',
  '취소',
  '반품',
  '품절',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** How an order is paid: by transfer, later on a company's account, or through a provider. */
export const settleCases = [
  '무통장',
  '외상',
  '신용카드',
  '간편결제',
  '가상계좌',
  '계좌이체',
  '해외카드',
  'PayPal',
] as const
export type SettleCase = (typeof settleCases)[number]

const orderBank = z.object({
  bank: z.object({ ko: z.string(), en: z.string() }),
  number: z.string(),
  holder: z.object({ ko: z.string(), en: z.string() }),
})

/** The sums, and the account to pay to, frozen on an order. */
export const pricedQuote = z.object({
  totals,
  privacy_version: z.string(),
  bank_account: z.nullable(orderBank),
})
/** `basis` and the coupons' parts are missing on orders placed before it was kept. */
export type PricedQuote = z.output<typeof pricedQuote> & {
  basis?: PricingBasis
  used?: { cp_id: string; amount: number }[]
  /** what the shop asked for the ways back when it was placed */
  returns?: Settings['returns']
  /** coupons the order had nothing for: their owner still has them */
  left?: { cp_id: string; cp_subject: string; cp_subject_en: string }[]
}

/** One state, or several with commas between: "입금,준비" is what is to be sent. */
export const statusList = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(60)),
    z.transform((text) => text.split(',').filter(Boolean)),
  ),
  z.array(z.enum(orderStatuses, '고를 수 없는 값이에요.')),
)

export const orderLine = z.object({
  ct_id: z.number(),
  it_id: z.string(),
  io_type: z.number(),
  it_name: z.string(),
  it_name_en: z.string(),
  ct_option: z.string(),
  ct_option_en: z.string(),
  /** the buyer's words for a card or an engraving; empty for none */
  ct_text: z.string(),
  /** what those words had to be, as it was agreed; null for a card */
  ct_asks: z.optional(z.nullable(agreedAsks)),
  /** the day it arrives as it was told when it was ordered (abroad, at the latest); null where nothing is sent */
  ct_arrives: z.optional(z.nullable(z.string())),
  thumb_image: pictureTold,
  ct_price: z.number(),
  ct_qty: z.number(),
  amount: z.number(),
  /** a part that was cancelled or sent back stands in a line of its own */
  ct_status: z.enum(orderStatuses),
  /** this line's part of item coupons, of the order coupon and of the points */
  cp_price: z.number(),
  ct_coupon: z.number(),
  ct_point_price: z.number(),
  ct_point: z.number(),
  /** 1: the courier collects the shipping cost */
  ct_send_cost: z.number(),
  /** why a change of mind cannot bring it back; empty when it can */
  ct_no_return: noReturn,
  /** of bottles with a label of one's own: how they stand; null until the order is in the books */
  bottle: z.nullable(
    z.object({
      job_id: z.number(),
      token: z.string(),
      state: z.enum(jobStates),
      due_on: z.nullable(z.string()),
    }),
  ),
  /** of a date of a class: its booking, and how it stands */
  seat: z.nullable(
    z.object({
      session_id: z.number(),
      booking_id: z.nullable(z.string()),
      state: z.nullable(z.enum(bookingStates)),
    }),
  ),
})

/** What may be done with an order now; a reason (already in the session's language) where it may not. */
export const allowed = z.object({ name: z.string(), reason: z.nullable(z.string()) })

export const order = z.object({
  od_id: z.string(),
  od_status: z.enum(orderStatuses),
  od_time: z.string(),
  currency: z.enum(['krw', 'usd']),
  od_name: z.string(),
  od_hp: z.string(),
  od_email: z.string(),
  od_b_name: z.string(),
  od_b_hp: z.string(),
  od_b_zip: z.string(),
  od_b_addr1: z.string(),
  od_b_addr2: z.string(),
  od_b_addr3: z.string(),
  country_code: z.string(),
  od_b_city: z.string(),
  od_b_state: z.string(),
  od_memo: z.string(),
  od_gift: z.boolean(),
  od_settle_case: z.string(),
  /** on a company's account: until when it is to be paid */
  od_due_on: z.nullable(z.string()),
  bank_account: z.nullable(orderBank),
  od_deposit_name: z.string(),
  od_deposit_deadline: z.nullable(z.string()),
  od_receipt_price: z.number(),
  /** of it from my balance with the shop */
  od_credit_price: z.number(),
  od_receipt_time: z.nullable(z.string()),
  od_cancel_price: z.number(),
  od_refund_price: z.number(),
  payment: z.nullable(paymentView),
  ...receiptOfOrder,
  /** money that waits for an account to go back to, and the account once it is known */
  refund_waits: z.nullable(
    z.object({
      amount: z.number(),
      account: z.nullable(z.object({ bank: z.string(), masked: z.string() })),
    }),
  ),
  /** cancelling asks for an account to send the money to */
  needs_account: z.boolean(),
  /** what is still to be paid */
  od_misu: z.number(),
  totals,
  /** the coupons it was placed with */
  coupons: z.array(
    z.object({
      cp_id: z.string(),
      cp_subject: z.string(),
      cp_subject_en: z.string(),
      cp_method: z.number(),
    }),
  ),
  /** coupons it was placed with and had nothing to take off: their owner still has them */
  coupons_left: z.array(
    z.object({ cp_id: z.string(), cp_subject: z.string(), cp_subject_en: z.string() }),
  ),
  lines: z.array(orderLine),
  delivery: z.nullable(
    z.object({
      company: z.string(),
      company_name: z.object({ ko: z.string(), en: z.string() }),
      od_invoice: z.string(),
      od_invoice_time: z.string(),
      url: z.nullable(z.string()),
    }),
  ),
  /** everything that has left: the goods, a part of them, a replacement */
  parcels: z.array(parcelView),
  /** where it goes, when it goes to several places */
  sends: z._default(z.array(orderSend), []),
  /** units that have not left although others have */
  unsent: z.array(z.object({ ct_id: z.number(), qty: z.number() })),
  actions: z.array(allowed),
  /** lines of a member's completed order that still wait for a review */
  writable: z.array(z.number()),
  history: z.array(
    z.object({
      name: z.string(),
      at: z.string(),
      /** what changed, where the word alone does not tell it */
      from: z.optional(bothWords),
      to: z.optional(bothWords),
    }),
  ),
})
export type Order = z.output<typeof order>
