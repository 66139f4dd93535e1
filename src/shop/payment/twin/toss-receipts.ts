import { randomBytes } from 'node:crypto'
import type { House } from '#platform/context.ts'
import { openBooks } from './books.ts'
import { type Body, json, refusal } from './toss-answers.ts'

type Receipt = {
  receiptKey: string
  orderId: string
  amount: number
  state: string
  issueNumber?: string
}

/** The provider's cash receipts. */
export function openTossReceipts(house: House) {
  const receipts = openBooks<Receipt>(house, 'toss-receipts')

  function issueReceipt(
    { orderId, amount, customerIdentityNumber, type }: Body,
    key: string,
  ): Response {
    const digits = String(customerIdentityNumber ?? '')
    if (!/^\d{10,19}$/.test(digits))
      return refusal(
        'INVALID_CUSTOMER_IDENTITY_NUMBER',
        '소득공제/지출증빙 번호가 올바르지 않습니다.',
      )
    // a number for trying what a refusal looks like
    if (digits === '01000000000')
      return refusal(
        'INVALID_CUSTOMER_IDENTITY_NUMBER',
        '소득공제/지출증빙 번호가 올바르지 않습니다.',
      )
    const receiptKey = `rk_${key || randomBytes(8).toString('hex')}`
    const before = receipts.get(receiptKey)
    const kept: Receipt = before ?? {
      receiptKey,
      orderId: String(orderId),
      amount: Number(amount),
      state: 'COMPLETED',
      issueNumber: String(900_000_001 + Object.keys(receipts.all()).length),
    }
    if (!before) receipts.put(receiptKey, kept)
    return json({
      receiptKey,
      orderId: kept.orderId,
      amount: kept.amount,
      type,
      issueNumber: kept.issueNumber ?? '',
      receiptUrl: `/twin/toss/receipt/${receiptKey}`,
      issueStatus: 'COMPLETED',
    })
  }

  function cancelReceipt(receiptKey: string): Response {
    const kept = receipts.get(receiptKey)
    if (!kept) return refusal('NOT_FOUND_CASH_RECEIPT', '존재하지 않는 현금영수증 입니다.', 404)
    receipts.put(receiptKey, { ...kept, state: 'CANCELED' })
    return json({ receiptKey, orderId: kept.orderId, issueStatus: 'CANCELED' })
  }

  return { issueReceipt, cancelReceipt, receipts: () => receipts.all() }
}
