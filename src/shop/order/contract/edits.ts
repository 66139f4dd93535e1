import * as z from 'zod/mini'
import { endpoint, moneyRoles } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { message } from '#shop/cart/choice-contract.ts'
import { staffOrder } from './desk.ts'
import { freeText, optionalText, phone, text } from './fields.ts'
import { order, refundAccount } from './order.ts'
import { couponBack } from './parts.ts'

/** Where an order goes, whole: what is left out is emptied. The country stays. */
export const receiver = z.object({
  od_b_name: text('받는 분의 이름을 적어 주세요.', 50),
  od_b_hp: phone,
  od_b_zip: z.string('우편번호를 적어 주세요.').check(z.trim(), z.maxLength(10)),
  od_b_addr1: text('주소를 적어 주세요.', 200),
  od_b_addr2: optionalText(200),
  od_b_addr3: optionalText(200),
  od_b_addr_jibeon: z._default(z.enum(['R', 'J']), 'R' as const),
  od_b_city: optionalText(100),
  od_b_state: optionalText(100),
  od_memo: freeText(500),
})
export type Receiver = z.output<typeof receiver>

const quantity = z.int('수량은 정수로 적어 주세요.').check(z.gte(0), z.lte(9999))

/** The order as it should be: units of the lines that are there (0 takes one out), and lines that come. */
export const orderWish = z.object({
  receiver,
  lines: z._default(
    z.array(z.object({ ct_id: z.int(), qty: quantity })).check(z.maxLength(200)),
    [],
  ),
  add: z._default(
    z
      .array(z.object({ io_no: z.int(), qty: quantity.check(z.gte(1)), ct_text: message }))
      .check(z.maxLength(50)),
    [],
  ),
})
export type OrderWish = z.output<typeof orderWish>

/** What an edit would change. Nothing is written for it. */
export const editPreview = z.object({
  currency: z.enum(['krw', 'usd']),
  goods: z.number(),
  discount: z.number(),
  shipping: z.number(),
  /** what the order costs more; negative when less */
  difference: z.number(),
  total: z.number(),
  /** `charge`: the order waits for it · `refund`: it goes back · `due`: the sum to be paid changes · `owed`: it goes on the company's account */
  way: z.enum(['none', 'due', 'charge', 'refund', 'owed']),
  coupons_back: z.array(couponBack),
  points_back: z.number(),
  version: z.number(),
})
export type EditPreview = z.output<typeof editPreview>

const agreed = { difference: z.int(), version: z.int(), account: z.optional(refundAccount) }

export const ownEdits = {
  preview: endpoint({
    method: 'POST',
    path: '/api/v1/orders/:od_id/receiver/preview',
    who: 'anyone',
    about: 'What sending my order elsewhere would cost more or less. Writes nothing',
    body: z.object({ receiver }),
    answer: one(editPreview),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/orders/:od_id/receiver',
    who: 'anyone',
    about:
      'Who receives my order, where, and the memo, until it is being packed, for the previewed difference',
    body: z.object({ receiver, ...agreed }),
    answer: one(order),
  }),
}

const words = z.object({ ct_text: message })
const ofLine = { ct_id: rowId }

/** Letters to engrave, and the words of a card. */
export const lineWrites = {
  own: endpoint({
    method: 'PUT',
    path: '/api/v1/orders/:od_id/lines/:ct_id/words',
    params: ofLine,
    who: 'anyone',
    about: 'Other letters or card words for a line of my order, until it is being prepared',
    body: words,
    answer: one(order),
  }),
  staff: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/orders/:od_id/lines/:ct_id/words',
    params: ofLine,
    who: ['order'],
    about: 'Put letters or card words right that somebody telephones about, until the line is sent',
    body: words,
    answer: one(staffOrder),
  }),
}

export const adminEdits = {
  preview: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/:od_id/contents/preview',
    who: ['order'],
    about: 'What another receiver, other quantities or other goods would change. Writes nothing',
    body: orderWish,
    answer: one(editPreview),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/orders/:od_id/contents',
    who: ['order'],
    about:
      'Write an order anew before it is sent: receiver, quantities, goods. The difference is refunded, or the order waits for it; 409 when the order or the difference has changed',
    body: z.extend(orderWish, { ...agreed, reason: text('고치는 이유를 적어 주세요.', 200) }),
    answer: one(staffOrder),
  }),
  extra: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/:od_id/extra-deposit',
    who: moneyRoles,
    about: 'The difference of an edited order has arrived by bank; `due` is what was shown',
    body: z.object({
      amount: z.int().check(z.positive()),
      reason: text('입금을 어떻게 확인했는지 적어 주세요.', 200),
      due: z.int().check(z.gte(0)),
    }),
    answer: one(staffOrder),
  }),
}
