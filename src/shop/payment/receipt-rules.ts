import { numberDigits } from '#kernel/business-number.ts'
import { before } from '#kernel/korean-time.ts'
import { maskedBusiness, maskedNumber, maskedPhone } from '#kernel/masked.ts'
import type { Amount } from '#kernel/money.ts'
import type { ReceiptKind, ReceiptState } from './receipt-contract.ts'

/** The tax office's number for cash sales whose buyer asked for nothing. */
export const selfNumber = '0100001234'
/** From this sum on the law wants a receipt, asked for or not. */
export const selfFrom: Amount = 100_000
/** Within so many days of the money the receipt must be issued, so long a buyer may ask. */
export const askDays = 5
/** So long a number is kept, sealed, for the receipt that a refund makes necessary. */
export const numberDays = 90

/** Ways to pay whose receipt is a cash receipt; a card's slip is its own. */
export const cashCases: readonly string[] = ['무통장', '가상계좌', '계좌이체', '예치금']

/** Paid in cash, or in part from the balance, which was cash when it came in. */
export function hasCash(sale: { od_settle_case: string; od_credit_price?: Amount }): boolean {
  return cashCases.includes(sale.od_settle_case) || (sale.od_credit_price ?? 0) > 0
}

/** Why a number cannot stand on a receipt; null when it can. */
export function whyBadIdentity(kind: ReceiptKind, typed: string): string | null {
  const digits = numberDigits(typed)
  if (kind === 'business') {
    if (!digits) return '사업자등록번호를 적어 주세요.'
    return isBusinessNumber(digits) ? null : '사업자등록번호 10자리를 다시 확인해 주세요.'
  }
  if (!digits) return '휴대폰 번호나 현금영수증 카드 번호를 적어 주세요.'
  return /^01[016789]\d{7,8}$/.test(digits) || /^[1-9]\d{12,18}$/.test(digits)
    ? null
    : '휴대폰 번호나 현금영수증 카드 번호를 다시 확인해 주세요.'
}

const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5]

/** The tenth digit of a Korean business number is a sum of the other nine. */
export function isBusinessNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits) || /^0+$/.test(digits)) return false
  const at = [...digits].map(Number)
  const sum =
    weights.reduce((all, weight, place) => all + weight * (at[place] ?? 0), 0) +
    Math.floor((5 * (at[8] ?? 0)) / 10)
  return (10 - (sum % 10)) % 10 === at[9]
}

/** The number as it is sent. */
export function identityOf(typed: string): string {
  return numberDigits(typed)
}

/** What of a number may be shown: enough for its owner to know it. */
export function maskIdentity(kind: ReceiptKind, typed: string): string {
  const digits = numberDigits(typed)
  if (kind === 'business') return maskedBusiness(digits)
  return digits.startsWith('01') ? maskedPhone(digits) : maskedNumber(digits)
}

type Sale = {
  od_settle_case: string
  od_credit_price?: Amount
  od_status: string
  currency: string
  od_receipt_time: Date | null
  total: Amount
}
type Live = { state: ReceiptState; is_self: boolean } | null

/** Why the buyer cannot ask for a receipt, or for another one, now; null when they can. */
export function whyCannotAsk(sale: Sale, live: Live, now: Date): string | null {
  if (!hasCash(sale) || sale.currency !== 'krw' || sale.total <= 0)
    return '현금으로 결제한 원화 주문만 현금영수증을 받을 수 있어요.'
  if (['취소', '반품', '품절'].includes(sale.od_status))
    return '취소된 주문은 현금영수증을 발급하지 않아요.'
  if (live?.state === 'issued' && !live.is_self) return '이미 현금영수증을 발급했어요.'
  if (live && (live.state === 'due' || live.state === 'unknown'))
    return '현금영수증을 발급하고 있어요. 잠시 뒤 다시 확인해 주세요.'
  if (sale.od_receipt_time && sale.od_receipt_time < before(now, { days: askDays }))
    return '현금영수증은 결제한 날부터 5일 안에 신청할 수 있어요.'
  return null
}

type Paid = {
  od_settle_case: string
  od_status: string
  currency: string
  od_receipt_price: Amount
  /** of it from the balance */
  od_credit_price?: Amount
  od_refund_price: Amount
  od_free_mny: Amount
  /** of a class that was given up late: what its table does not give back */
  od_kept_price?: Amount
  total: Amount
  /** what is left of the sale once a part of it is gone */
  rest?: { total: Amount; exempt: Amount }
}

/** What a receipt is to say now: the cash that came and has stayed, of which a part may be without VAT. */
export function receiptSum(sale: Paid): { amount: Amount; tax_free: Amount } {
  const isIn = ['입금', '준비', '배송', '완료'].includes(sale.od_status)
  // of an order that is cancelled whole only what its classes keep is a sale
  const most = isIn ? sale.total : sale.od_status === '취소' ? (sale.od_kept_price ?? 0) : 0
  if (most === 0 || !hasCash(sale) || sale.currency !== 'krw') return { amount: 0, tax_free: 0 }
  // what came in too much goes back and was never a sale
  const kept = Math.max(0, Math.min(sale.od_receipt_price - sale.od_refund_price, most))
  // a card's slip is its own receipt; the card gets its money back first
  const amount = cashCases.includes(sale.od_settle_case)
    ? kept
    : Math.min(kept, sale.od_credit_price ?? 0)
  const { total, exempt } = sale.rest ?? { total: sale.total, exempt: sale.od_free_mny }
  // what is kept above the price of the goods that stay, such as the fee of a return, bears VAT
  return {
    amount,
    tax_free:
      total > 0 ? Math.min(amount, Math.floor((exempt * Math.min(amount, total)) / total)) : 0,
  }
}
