import { koreanDay } from '#kernel/korean-time.ts'
import type { Amount } from '#kernel/money.ts'
import { byAccount } from '#shop/company/rules.ts'
import type { ReceiptState } from '#shop/payment/receipt-contract.ts'
import { cashCases, receiptSum, whyBadIdentity } from '#shop/payment/receipt-rules.ts'
import type { TaxState } from './contract.ts'

export type TaxSums = { supply: Amount; vat: Amount; exempt: Amount }

/** Why a business number cannot stand on an invoice; null when it can. */
export const whyBadNumber = (typed: string) => whyBadIdentity('business', typed)

/** By law an invoice is issued by the tenth of the month after the sale. */
export function lastDayToAsk(paidDay: string): string {
  const [year = 0, month = 0] = paidDay.split('-').map(Number)
  return month === 12 ? `${year + 1}-01-10` : `${year}-${String(month + 1).padStart(2, '0')}-10`
}

type Sale = {
  od_settle_case: string
  od_status: string
  currency: string
  od_receipt_time: Date | null
  total: Amount
}
type Receipt = { state: ReceiptState; is_self: boolean } | null

/** Is an invoice thinkable for a sale at all? */
export function isTaxable({
  od_settle_case,
  currency,
}: Pick<Sale, 'od_settle_case' | 'currency'>): boolean {
  return (cashCases.includes(od_settle_case) || od_settle_case === byAccount) && currency === 'krw'
}

/** Why the buyer cannot ask for an invoice, or change what was asked for; null when they can. */
export function whyCannotInvoice(
  sale: Sale,
  live: { state: TaxState } | null,
  receipt: Receipt,
  now: Date,
): string | null {
  if (live?.state === 'issued') return '이미 세금계산서를 발급했어요.'
  if (!isTaxable(sale) || sale.total <= 0)
    return '카드로 결제하면 매출전표가 세금계산서를 대신해요. 현금이나 외상으로 결제한 원화 주문만 신청할 수 있어요.'
  if (['취소', '반품', '품절'].includes(sale.od_status))
    return '취소된 주문은 세금계산서를 발급하지 않아요.'
  if (
    receipt &&
    !receipt.is_self &&
    receipt.state !== 'cancelled' &&
    receipt.state !== 'cancelling'
  )
    return '현금영수증을 신청한 주문이에요. 세금계산서와 함께 받을 수 없어요.'
  if (sale.od_receipt_time && koreanDay(now) > lastDayToAsk(koreanDay(sale.od_receipt_time)))
    return '세금계산서는 결제한 다음 달 10일까지 신청할 수 있어요.'
  return null
}

type Paid = Sale & {
  od_receipt_price: Amount
  od_refund_price: Amount
  od_free_mny: Amount
  rest?: { total: Amount; exempt: Amount }
}

/** What an invoice says now: the money that came and has stayed, before it comes all of it. */
export function taxSums(sale: Paid): TaxSums {
  const agreed = {
    amount: sale.rest?.total ?? sale.total,
    tax_free: sale.rest?.exempt ?? sale.od_free_mny,
  }
  // what a company pays later is a sale from the day of the order, as if it had been paid in cash
  const counted = sale.od_settle_case === byAccount ? { ...sale, od_settle_case: '무통장' } : sale
  const { amount, tax_free } = sale.od_status === '주문' ? agreed : receiptSum(counted)
  const taxed = amount - tax_free
  const supply = Math.round(taxed / 1.1)
  return { supply, vat: taxed - supply, exempt: tax_free }
}

export function sameSums(one: TaxSums, other: TaxSums): boolean {
  return one.supply === other.supply && one.vat === other.vat && one.exempt === other.exempt
}
