import * as z from 'zod/mini'
import { endpoint, moneyRoles } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'
import { pictureTold } from '#kernel/picture-told.ts'
import { countryCode } from '#shop/cart/contract.ts'
import { currencies, memberId, staffLine } from '#shop/cart/staff-contract.ts'
import { optionalText, text } from './fields.ts'
import { orderForm } from './place.ts'
import { benefits, orderPrice } from './prices.ts'

/** What somebody wants who telephones: goods, or a quotation as it stands. */
const goods = {
  mb_id: memberId,
  currency: currencies,
  lines: z._default(z.array(staffLine).check(z.maxLength(100)), []),
  qt_id: z.optional(z.int()),
  /** off every line without a price of its own */
  percent_off: z._default(
    z
      .int('할인은 정수로 적어 주세요.')
      .check(z.gte(0, '할인은 0 이상으로 적어 주세요.'), z.lte(99, '할인이 너무 커요.')),
    0,
  ),
  ...benefits,
}

const phoneLine = z.object({
  it_id: z.string(),
  io_no: z.number(),
  it_name: z.string(),
  it_name_en: z.string(),
  ct_option: z.string(),
  ct_option_en: z.string(),
  ct_text: z.string(),
  /** characters a card takes; 0 for what is no card */
  io_text_max: z.number(),
  thumb_image: pictureTold,
  ct_qty: z.number(),
  /** what a unit costs everybody today, in both currencies */
  krw: z.number(),
  usd: z.number(),
  /** the same in the currency of the order, and what it costs here */
  today: z.number(),
  price: z.number(),
  most: z.number(),
  /** it could not come back on a change of mind if the buyer agreed to that in writing */
  made: z.boolean(),
  problem: z.nullable(z.string()),
})

export const phonePreview = z.extend(orderPrice, {
  lines: z.array(phoneLine),
  /** how far below the price of today I may go, in percent */
  most_off: z.number(),
})
export type PhonePreview = z.output<typeof phonePreview>

const typed = z.omit(orderForm, {
  agree_no_return: true,
  use_escrow: true,
  direct: true,
  od_settle_case: true,
})

/** The order form as the buyer says it: the consents of the law were read out, and `off_reason` says why it is cheaper. */
export const phoneOrder = z.extend(typed, {
  ...goods,
  off_reason: optionalText(200),
})
export type PhoneOrder = z.output<typeof phoneOrder>
export type PhoneOrderTyped = z.input<typeof phoneOrder>

const placed = one(z.object({ od_id: z.string() }))
const about =
  'Write an order for somebody who telephones, through the same pricing, limits and stock as the shop front. Goods can come back on a change of mind: nobody has agreed to the contrary in writing.'

export const adminPhoneOrders = {
  buyer: endpoint({
    method: 'POST',
    path: '/api/v1/admin/phone-orders/buyer',
    who: ['order'],
    about: 'Name, mail, phone and usual address of a member who telephones; the look is logged',
    body: z.object({ mb_id: z.string().check(z.minLength(1), z.maxLength(100)) }),
    answer: one(
      z.object({
        mb_id: z.string(),
        od_name: z.string(),
        od_hp: z.string(),
        od_email: z.string(),
        address: z.object({
          od_b_zip: z.string(),
          od_b_addr1: z.string(),
          od_b_addr2: z.string(),
          od_b_addr3: z.string(),
        }),
      }),
    ),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/v1/admin/phone-orders/preview',
    who: ['order'],
    about: 'What an order by telephone would cost, line by line, with what stands against it',
    body: z.object({
      ...goods,
      country: z._default(countryCode, 'KR'),
      zip: z._default(z.string().check(z.maxLength(10)), ''),
    }),
    answer: one(phonePreview),
  }),
  place: endpoint({
    method: 'POST',
    path: '/api/v1/admin/phone-orders',
    who: ['order'],
    status: 201,
    about: `${about} It waits for a bank transfer until the usual deadline`,
    body: phoneOrder,
    answer: placed,
  }),
  placePaid: endpoint({
    method: 'POST',
    path: '/api/v1/admin/phone-orders/paid',
    who: moneyRoles,
    status: 201,
    about: `${about} The money is here already, and \`paid_reason\` says how`,
    body: z.extend(phoneOrder, {
      paid_reason: text('어떻게 받았는지 적어 주세요.', 200),
    }),
    answer: placed,
  }),
}
