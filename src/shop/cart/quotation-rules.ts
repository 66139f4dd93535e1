import { type Amount, shareOut } from '#kernel/money.ts'
import type { Totals } from './contract.ts'
import type { QuotationState, QuotedLineShown } from './quotation-contract.ts'

export type Standing = {
  valid_until: Date
  sent_at: Date | null
  withdrawn_at: Date | null
  od_id: string | null
}

/** Where a quotation stands. One that became an order stays so after its last day. */
export function stateOf(
  { valid_until, sent_at, withdrawn_at, od_id }: Standing,
  now: Date,
): QuotationState {
  if (od_id) return 'accepted'
  if (withdrawn_at) return 'withdrawn'
  if (valid_until <= now) return 'expired'
  return sent_at ? 'sent' : 'draft'
}

/** Why nobody can order by it any more. */
export function whyOver(state: QuotationState): string | null {
  if (state === 'accepted')
    return '이미 주문한 견적서예요. 같은 상품이 더 필요하면 새 견적서를 만들어 주세요.'
  if (state === 'withdrawn')
    return '거둬들인 견적서예요. 상품 페이지나 장바구니에서 새 견적서를 만들어 주세요.'
  return state === 'expired'
    ? '유효 기간이 지난 견적서예요. 지금 가격으로 새 견적서를 만들어 주세요.'
    : null
}

/** Q20261121-0001 */
export function quotationNumber(day: string, nth: number): string {
  return `Q${day.replaceAll('-', '')}-${String(nth).padStart(4, '0')}`
}

export type Column = { amount: Amount; supply: Amount; vat: Amount }

/** Supply and tax of each line and of the shipping. They add up to the totals to the last won, and what is exempt has no tax: a line whole, or a part of it. */
export function taxColumns(
  lines: readonly { amount: Amount; notax: boolean; exempt?: Amount }[],
  sending: Amount,
  { vat }: Pick<Totals, 'vat'>,
): { lines: Column[]; sending: Column } {
  const taxable = lines.map(({ amount, notax, exempt = 0 }) => (notax ? 0 : amount - exempt))
  const taxes = shareOut(vat, [...taxable, sending])
  const column = (amount: Amount, at: number) => ({
    amount,
    supply: amount - (taxes[at] ?? 0),
    vat: taxes[at] ?? 0,
  })
  return {
    lines: lines.map(({ amount }, at) => column(amount, at)),
    sending: column(sending, lines.length),
  }
}

/** Are these the quoted goods, all of them and no more? */
export function sameGoods(
  quoted: readonly Pick<QuotedLineShown, 'io_no' | 'ct_qty' | 'price'>[],
  asked: readonly Pick<QuotedLineShown, 'io_no' | 'ct_qty' | 'price'>[],
): boolean {
  const key = (lines: typeof quoted) =>
    lines
      .map(({ io_no, ct_qty, price }) => `${io_no}:${ct_qty}:${price}`)
      .sort()
      .join()
  return key(quoted) === key(asked)
}
