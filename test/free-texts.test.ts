import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { applying } from '#shop/application/contract.ts'
import { message } from '#shop/cart/choice-contract.ts'
import { claimAsk } from '#shop/claim/contract.ts'
import { inquiries, productInquiries } from '#shop/inquiry/contract.ts'
import { partCancel } from '#shop/order/contract/parts.ts'
import { orderForm, orders } from '#shop/order/contract/place.ts'
import { reviews } from '#shop/review/contract.ts'

const texts: [string, z.ZodMiniType][] = [
  ['the memo of an order', orderForm.shape.od_memo],
  ['the words for a card', message],
  ['why an order is cancelled', orders.cancel.body.shape.reason],
  ['why a part is cancelled', partCancel.cancel.body.shape.reason],
  ['what is wrong with goods that come back', claimAsk.shape.detail],
  ['the title of a question', inquiries.write.body.shape.qa_subject],
  ['a question to the shop', inquiries.write.body.shape.qa_content],
  ['the title of a question about goods', productInquiries.write.body.shape.iq_subject],
  ['a question about goods', productInquiries.write.body.shape.iq_question],
  ['the message of an application', applying.class.body.shape.message],
  ['a review', reviews.write.body.shape.is_content],
]

test.each(texts)(
  'a card number in %s is hidden before anybody keeps or sends it; an order number stays',
  (_, field) => {
    expect(field.parse('주문 2611221530120004 을 카드 4111 1111 1111 1111 로 결제했어요')).toBe(
      '주문 2611221530120004 을 카드 **** 1111 로 결제했어요',
    )
  },
)
