import * as z from 'zod/mini'
import { depositorSigns } from '#kernel/depositor.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { mailAddress } from '#kernel/mail-shape.ts'
import { one } from '#kernel/paging.ts'
import { countryCode } from '#shop/cart/contract.ts'
import { payWindow } from '#shop/payment/contract.ts'
import { receiptFields } from '#shop/payment/receipt-contract.ts'
import { freeText, optionalText, phone, text } from './fields.ts'
import { order, refundAccount, settleCases } from './order.ts'
import { benefits, creditField } from './prices.ts'

/** What is said where goods are to be sent and nobody has said whereto. */
export const missing = {
  od_b_name: '받는 분의 이름을 적어 주세요.',
  od_b_hp: '휴대폰 번호를 적어 주세요.',
  od_b_zip: '우편번호를 적어 주세요.',
  od_b_addr1: '주소를 적어 주세요.',
} as const

export const orderForm = z.object({
  od_name: text('주문하는 분의 이름을 적어 주세요.', 50),
  od_hp: phone,
  od_email: mailAddress,
  /** guests only: 8 to 64 characters to look the order up again */
  od_pwd: z.optional(
    z
      .string()
      .check(
        z.minLength(8, '비밀번호는 8자 이상이에요.'),
        z.maxLength(64, '비밀번호는 64자까지예요.'),
      ),
  ),
  /** who receives and where: of an order of classes alone nothing is sent, and `classes_only` says so */
  classes_only: z._default(z.boolean(), false),
  od_b_name: z._default(text(missing.od_b_name, 50), ''),
  od_b_hp: z._default(phone, ''),
  /** KR, or one of the countries the shop sends to; abroad od_b_addr1 and od_b_addr2 are the two lines */
  country_code: z._default(countryCode, 'KR'),
  od_b_zip: z._default(
    z.string(missing.od_b_zip).check(
      z.trim(),
      z.maxLength(10, '우편번호는 10자까지예요.'),
      // whether it may be left out depends on the country
      z.regex(/^[A-Za-z0-9 -]*$/, '우편번호는 영문, 숫자, 빈칸, - 만 쓸 수 있어요.'),
    ),
    '',
  ),
  od_b_addr1: z._default(text(missing.od_b_addr1, 200), ''),
  od_b_addr2: optionalText(200),
  od_b_addr3: optionalText(200),
  od_b_addr_jibeon: z._default(z.enum(['R', 'J']), 'R' as const),
  od_b_city: optionalText(100),
  od_b_state: optionalText(100),
  od_memo: freeText(500),
  /** a present: no paper with prices goes into the parcel */
  od_gift: z._default(z.boolean(), false),
  /** a member keeps the address in the book; the first one is the usual one */
  save_address: z.optional(z.boolean()),
  od_settle_case: z.enum(settleCases, '결제 방법을 골라 주세요.'),
  /** these two only for a bank transfer, which needs both */
  od_bank_account: z._default(z.string().check(z.maxLength(40)), ''),
  od_deposit_name: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(20, '입금자명은 20자까지예요.'),
        z.regex(depositorSigns, '입금자명에는 글자와 숫자만 쓸 수 있어요.'),
      ),
    '',
  ),
  ...receiptFields,
  /** for a company: an invoice to its registration, in place of a cash receipt */
  tax_invoice: z._default(z.boolean(), false),
  /** virtual account and transfer only: the provider holds the money until the goods are here */
  use_escrow: z._default(z.boolean(), false),
  /** "주문 내용을 확인했고 결제에 동의해요": the confirm-and-correct step of the law */
  agree_order: z.literal(true, '주문 내용을 확인하고 동의해 주세요.'),
  /** guests: the notice on personal data was shown and read */
  agree_privacy: z.optional(z.boolean()),
  /** some of the goods cannot come back on a change of mind: a consent of its own */
  agree_no_return: z.optional(z.boolean()),
  direct: z._default(z.boolean(), false),
  /** told that one of the classes falls into a slot that is booked already, and going on */
  same_slot: z._default(z.boolean(), false),
  ...benefits,
  credit: creditField,
  /** the sum the client showed; anything else than the server's sum is refused with the true one */
  expected_total: z.int(),
  currency: z.enum(['krw', 'usd']),
})
export type OrderForm = z.output<typeof orderForm>
export type OrderFormTyped = z.input<typeof orderForm>

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
