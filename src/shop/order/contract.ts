import * as z from 'zod/mini'
import { endpoint, moneyRoles } from '#kernel/endpoint.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { countryCode, type PricingBasis, totals } from '#shop/cart/contract.ts'
import { noReturn } from '#shop/catalog/contract.ts'
import { paymentView, payWindow } from '#shop/payment/contract.ts'
import { receiptFields, receiptOfOrder } from '#shop/payment/receipt-contract.ts'
import {
  email,
  freeText,
  optionalText,
  parcelView,
  phone,
  shipBody,
  text,
} from './field-contract.ts'
import { benefits } from './price-contract.ts'

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

/** How an order is paid; all but the first through a provider. */
export const settleCases = [
  '무통장',
  '신용카드',
  '간편결제',
  '가상계좌',
  '계좌이체',
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
}

export const orderForm = z.object({
  od_name: text('주문하는 분의 이름을 적어 주세요.', 50),
  od_hp: phone,
  od_email: email,
  /** guests only: 8 to 64 characters to look the order up again */
  od_pwd: z.optional(
    z
      .string()
      .check(
        z.minLength(8, '비밀번호는 8자 이상이에요.'),
        z.maxLength(64, '비밀번호는 64자까지예요.'),
      ),
  ),
  od_b_name: text('받는 분의 이름을 적어 주세요.', 50),
  od_b_hp: phone,
  /** KR, or one of the countries the shop sends to; abroad od_b_addr1 and od_b_addr2 are the two lines */
  country_code: z._default(countryCode, 'KR'),
  od_b_zip: z
    .string('우편번호를 적어 주세요.')
    .check(
      z.trim(),
      z.minLength(1, '우편번호를 적어 주세요.'),
      z.maxLength(10, '우편번호는 10자까지예요.'),
      z.regex(/^[A-Za-z0-9 -]+$/, '우편번호는 영문, 숫자, 빈칸, - 만 쓸 수 있어요.'),
    ),
  od_b_addr1: text('주소를 적어 주세요.', 200),
  od_b_addr2: optionalText(200),
  od_b_addr3: optionalText(200),
  od_b_addr_jibeon: z._default(z.enum(['R', 'J']), 'R' as const),
  od_b_city: optionalText(100),
  od_b_state: optionalText(100),
  od_memo: freeText(500),
  od_settle_case: z.enum(settleCases, '결제 방법을 골라 주세요.'),
  /** these two only for a bank transfer, which needs both */
  od_bank_account: z._default(z.string().check(z.maxLength(40)), ''),
  od_deposit_name: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(20, '입금자명은 20자까지예요.'),
        z.regex(/^[가-힣A-Za-z0-9 ]*$/, '한글, 영문, 숫자만 쓸 수 있어요.'),
      ),
    '',
  ),
  ...receiptFields,
  /** virtual account and transfer only: the provider holds the money until the goods are here */
  use_escrow: z._default(z.boolean(), false),
  /** "주문 내용을 확인했고 결제에 동의해요": the confirm-and-correct step of the law */
  agree_order: z.literal(true, '주문 내용을 확인하고 동의해 주세요.'),
  /** guests: the notice on personal data was shown and read */
  agree_privacy: z.optional(z.boolean()),
  /** some of the goods cannot come back on a change of mind: a consent of its own */
  agree_no_return: z.optional(z.boolean()),
  direct: z._default(z.boolean(), false),
  ...benefits,
  /** the sum the client showed; anything else than the server's sum is refused with the true one */
  expected_total: z.int(),
  currency: z.enum(['krw', 'usd']),
})
export type OrderForm = z.output<typeof orderForm>
export type OrderFormTyped = z.input<typeof orderForm>

export const orderLine = z.object({
  ct_id: z.number(),
  it_id: z.string(),
  io_type: z.number(),
  it_name: z.string(),
  it_name_en: z.string(),
  ct_option: z.string(),
  ct_option_en: z.string(),
  thumb_image: z.string(),
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
})

/** Where money goes back to that no card can take. */
export const refundAccount = z.object({
  bank: z.string().check(z.maxLength(2)),
  number: z.string().check(z.maxLength(30)),
  holder: z.string().check(z.maxLength(30)),
})
export type RefundAccount = z.output<typeof refundAccount>

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
  od_settle_case: z.string(),
  bank_account: z.nullable(orderBank),
  od_deposit_name: z.string(),
  od_deposit_deadline: z.nullable(z.string()),
  od_receipt_price: z.number(),
  od_receipt_time: z.nullable(z.string()),
  od_cancel_price: z.number(),
  od_refund_price: z.number(),
  payment: z.nullable(paymentView),
  ...receiptOfOrder,
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
  /** units that have not left although others have */
  unsent: z.array(z.object({ ct_id: z.number(), qty: z.number() })),
  actions: z.array(allowed),
  /** lines of a member's completed order that still wait for a review */
  writable: z.array(z.number()),
  history: z.array(z.object({ name: z.string(), at: z.string() })),
})
export type Order = z.output<typeof order>

export const orders = {
  place: endpoint({
    method: 'POST',
    path: '/api/v1/orders',
    who: 'anyone',
    status: 201,
    about:
      'Place an order from the ticked lines of my cart. Paid through a provider it becomes an order when the money is there; `window` tells how to pay. Send an `Idempotency-Key` header: the same key and body answers the same order. Another sum than the one of now is a 409 with `detail: { code: "amount_changed", total, currency, old }`, and `coupons` that the cart has outgrown',
    body: orderForm,
    answer: one(z.object({ od_id: z.string(), window: z.nullable(payWindow) })),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/orders/:od_id',
    who: 'anyone',
    about: 'An order of mine: as member, or as the guest who placed it or looked it up',
    answer: one(order),
  }),
  lookUp: endpoint({
    method: 'POST',
    path: '/api/v1/orders/lookup',
    who: 'anyone',
    about: 'Guest look-up by number, phone and password; opens the order for this session',
    body: z.object({
      od_id: z
        .string('주문번호를 적어 주세요.')
        .check(z.trim(), z.minLength(1, '주문번호를 적어 주세요.'), z.maxLength(30)),
      od_hp: z
        .string('휴대폰 번호를 적어 주세요.')
        .check(z.minLength(1, '휴대폰 번호를 적어 주세요.'), z.maxLength(30)),
      od_pwd: z
        .string('비밀번호를 적어 주세요.')
        .check(z.minLength(1, '비밀번호를 적어 주세요.'), z.maxLength(64)),
    }),
    answer: one(z.object({ od_id: z.string() })),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/orders/:od_id/cancellation',
    who: 'anyone',
    about:
      'Cancel my order until it is being packed. What was paid goes back: to the card, or to the account given here',
    body: z.object({ reason: freeText(200), account: z.optional(refundAccount) }),
    answer: one(order),
  }),
}

/** Staff see the same order and what only they may know. */
export const staffOrder = z.extend(order, {
  mb_id: z.nullable(z.string()),
  od_shop_memo: z.string(),
  version: z.number(),
  od_ip: z.string(),
  lang: z.enum(['kr', 'en']),
  events: z.array(
    z.object({
      name: z.string(),
      actor: z.string(),
      at: z.string(),
      payload: z.record(z.string(), z.unknown()),
    }),
  ),
})
export type StaffOrder = z.output<typeof staffOrder>

export const staffOrderRow = z.object({
  od_id: z.string(),
  od_time: z.string(),
  od_name: z.string(),
  od_hp: z.string(),
  od_deposit_name: z.string(),
  goods: z.string(),
  goods_en: z.string(),
  od_settle_case: z.string(),
  currency: z.enum(['krw', 'usd']),
  total: z.number(),
  od_misu: z.number(),
  od_status: z.enum(orderStatuses),
  od_deposit_deadline: z.nullable(z.string()),
  od_invoice: z.string(),
})
export type StaffOrderRow = z.output<typeof staffOrderRow>

/** One state, or several with commas between: "입금,준비" is what is to be sent. */
export const statusList = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(60)),
    z.transform((text) => text.split(',').filter(Boolean)),
  ),
  z.array(z.enum(orderStatuses, '고를 수 없는 값이에요.')),
)

export const staffOrderSorts = ['od_time', 'od_id', 'total'] as const

export const adminOrders = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/orders',
    who: ['order'],
    about: 'Orders by state, period and one search box (number, name, phone, depositor, waybill)',
    query: z.object({
      ...pageQuery(staffOrderSorts, 20),
      keyword: z.optional(z.string().check(z.trim(), z.maxLength(50))),
      od_status: z.optional(statusList),
      late: z.optional(z.enum(['1'])),
      from: z.optional(z.iso.date()),
      to: z.optional(z.iso.date()),
    }),
    answer: z.extend(paged(staffOrderRow), { counts: z.record(z.string(), z.number()) }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/orders/:od_id',
    who: ['order'],
    about: 'One order with its history',
    answer: one(staffOrder),
  }),
  confirmDeposit: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/:od_id/deposit',
    who: moneyRoles,
    about:
      'The money has arrived: 주문 → 입금. `reason` says how that is known; `due` is the unpaid sum that was shown, and 409 answers when it has changed',
    body: z.object({
      amount: z.int().check(z.positive()),
      reason: text('입금을 어떻게 확인했는지 적어 주세요.', 200),
      due: z.optional(z.int().check(z.gte(0))),
    }),
    answer: one(staffOrder),
  }),
  prepare: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/:od_id/preparation',
    who: ['order'],
    about: 'Start packing: 입금 → 준비',
    answer: one(staffOrder),
  }),
  ship: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/:od_id/shipment',
    who: ['order'],
    about: 'Courier and number: 입금 or 준비 → 배송',
    body: z.object({
      ...shipBody,
      /** a part of the goods; all of them when left out */
      lines: z.optional(
        z
          .array(z.object({ ct_id: z.int(), qty: z.int().check(z.gte(1), z.lte(9999)) }))
          .check(z.minLength(1), z.maxLength(200)),
      ),
    }),
    answer: one(staffOrder),
  }),
  complete: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/:od_id/completion',
    who: ['order'],
    about: 'The buyer has it: 배송 → 완료',
    answer: one(staffOrder),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/:od_id/cancellation',
    who: ['order'],
    about: 'Cancel before shipping, with a reason',
    body: z.object({
      reason: text('취소하는 이유를 적어 주세요.', 200),
      account: z.optional(refundAccount),
    }),
    answer: one(staffOrder),
  }),
  memo: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/orders/:od_id/memo',
    who: ['order'],
    about: 'The staff memo',
    body: z.object({ od_shop_memo: optionalText(2000), version: z.int() }),
    answer: one(staffOrder),
  }),
}
