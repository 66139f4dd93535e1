import { bankOf } from '#shop/payment/bank-rules.ts'
import type { PayDetail } from '#shop/payment/contract.ts'
import type { Seen } from '#shop/payment/rules.ts'

type Loose = Record<string, unknown>

export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value ? value.slice(0, 500) : null
}

function wholeOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null
}

function partOf(value: unknown): Loose {
  return value && typeof value === 'object' && !Array.isArray(value) ? (value as Loose) : {} // an object, as was just seen
}

const statusWords: Record<string, Seen['status']> = {
  READY: 'ready',
  IN_PROGRESS: 'ready',
  WAITING_FOR_DEPOSIT: 'waiting',
  DONE: 'paid',
  PARTIAL_CANCELED: 'part_refunded',
  CANCELED: 'refunded',
  ABORTED: 'failed',
  EXPIRED: 'expired',
}

/** A Payment object of Toss Payments in the shop's words; null when it cannot be one. */
export function seenOf(body: Loose): Seen | null {
  const status = statusWords[textOf(body.status) ?? '']
  const [pay_id, provider_key, amount] = [
    textOf(body.orderId),
    textOf(body.paymentKey),
    wholeOf(body.totalAmount),
  ]
  if (!status || !pay_id || !provider_key || amount === null) return null
  const left = wholeOf(body.balanceAmount)
  const refunded =
    status === 'refunded' ? amount : status === 'part_refunded' && left !== null ? amount - left : 0
  return {
    // a virtual account nobody has paid into yet is cancelled without money going back
    status: status === 'refunded' && !textOf(body.approvedAt) ? 'expired' : status,
    pay_id,
    provider_key,
    capture_key: null,
    amount,
    currency: textOf(body.currency) ?? 'KRW',
    refunded: status === 'refunded' && !textOf(body.approvedAt) ? 0 : refunded,
    approved_at: textOf(body.approvedAt),
    secret: textOf(body.secret),
    detail: detailOf(body),
  }
}

function detailOf(body: Loose): PayDetail {
  const receipt_url = textOf(partOf(body.receipt).url)
  const cash_receipt_url = textOf(partOf(body.cashReceipt).receiptUrl)
  const account = partOf(body.virtualAccount)
  const number = textOf(account.accountNumber)
  const bank_code = textOf(account.bankCode) ?? ''
  return {
    label: labelOf(body),
    ...(receipt_url ? { receipt_url } : {}),
    ...(cash_receipt_url ? { cash_receipt_url } : {}),
    ...(number
      ? {
          account: {
            bank_code,
            bank: bankOf(bank_code),
            number,
            holder: textOf(account.customerName) ?? '',
            due: textOf(account.dueDate) ?? '',
          },
        }
      : {}),
  }
}

/** What Toss Payments answers in Korean alone. */
const easyNames: Record<string, string> = {
  토스페이: 'Toss Pay',
  네이버페이: 'Naver Pay',
  카카오페이: 'Kakao Pay',
  삼성페이: 'Samsung Pay',
  애플페이: 'Apple Pay',
  페이코: 'PAYCO',
  엘페이: 'L.PAY',
  SSG페이: 'SSG Pay',
  핀페이: 'PinPay',
}

function labelOf(body: Loose): { ko: string; en: string } {
  const card = partOf(body.card)
  const easy = textOf(partOf(body.easyPay).provider)
  const number = textOf(card.number)?.slice(-4)
  const months = wholeOf(card.installmentPlanMonths) ?? 0
  if (easy) return { ko: easy, en: easyNames[easy] ?? easy }
  if (number)
    return {
      ko: months ? `**** ${number} · ${months}개월` : `**** ${number} · 일시불`,
      en: months ? `**** ${number} · ${months} months` : `**** ${number}`,
    }
  const bank =
    textOf(partOf(body.virtualAccount).bankCode) ?? textOf(partOf(body.transfer).bankCode)
  return bank ? bankOf(bank) : { ko: '', en: '' }
}

export type Transaction = {
  key: string
  pay_id: string
  amount: number
  currency: string
  status: string
  at: string
}

/** The rows of a list of transactions; null when it is no list. */
export function readTransactions(body: Loose): Transaction[] | null {
  if (!Array.isArray(body.items)) return null
  return body.items.map(partOf).map((row) => ({
    key: textOf(row.transactionKey) ?? '',
    pay_id: textOf(row.orderId) ?? '',
    amount: wholeOf(row.amount) ?? 0,
    currency: (textOf(row.currency) ?? 'KRW').toLowerCase(),
    status: textOf(row.status) ?? '',
    at: textOf(row.transactionAt) ?? '',
  }))
}
