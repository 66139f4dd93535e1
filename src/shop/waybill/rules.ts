import type { OrderStatus } from '#shop/order/contract/order.ts'
import { whyCannot } from '#shop/order/rules.ts'

export const mostRows = 500

/** A row of a sheet as it was typed. */
export type TypedRow = { row: number; od_id: string; company: string; invoice: string }

/** The words by which the programs of couriers head their columns. */
const heads = {
  od_id: /^(고객)?(상품)?주문(번호|no\.?)$|^order(number|no\.?|id)?$/i,
  invoice: /^운?송장(번호|no\.?)?$|^(waybill|trackingnumber|tracking|invoice)(no\.?|number)?$/i,
  company: /^택배사(명)?$|^배송사$|^courier$|^carrier$/i,
}

/** The rows below the line of headings; null when order and waybill have no column. Couriers print titles above it. */
export function readWaybills(table: readonly string[][]): TypedRow[] | null {
  for (const [head, names] of table.slice(0, 15).entries()) {
    const at = (pattern: RegExp) =>
      names.findIndex((name) => pattern.test(name.replace(/[\s_]/g, '')))
    const [order, invoice, company] = [at(heads.od_id), at(heads.invoice), at(heads.company)]
    if (order < 0 || invoice < 0) continue
    return table.slice(head + 1).flatMap((cells, below) => {
      const cell = (column: number) => (column < 0 ? '' : (cells[column] ?? '').trim())
      const typed = { od_id: cell(order), company: cell(company), invoice: cell(invoice) }
      return typed.od_id || typed.invoice ? [{ row: head + below + 2, ...typed }] : []
    })
  }
  return null
}

type Courier = { code: string; name: { ko: string; en: string }; use: boolean }
const bare = (name: string) => name.replace(/[\s()㈜.-]|택배|주식회사/g, '').toLowerCase()

/** The courier of a name as it is written anywhere: CJ, CJ 대한통운, 한진택배. Null when none or more than one fits. */
export function courierOf(typed: string, couriers: readonly Courier[]): string | null {
  const used = couriers.filter(({ use }) => use)
  const word = bare(typed)
  if (!word) return null
  const exact = used.filter(({ code, name }) =>
    [code.toLowerCase(), bare(name.ko), bare(name.en)].includes(word),
  )
  const near = used.filter(({ name }) =>
    [bare(name.ko), bare(name.en)].some((one) => one.startsWith(word) || word.startsWith(one)),
  )
  const found = exact.length ? exact : near
  return found.length === 1 ? (found[0]?.code ?? null) : null
}

/** Why a row leads to no order; null when it may. A sheet makes 2.6E+15 of a long number. */
export function whyBadNumber({ od_id, invoice }: TypedRow): string | null {
  if (/^\d(\.\d+)?e\+?\d+$/i.test(od_id) || /^\d(\.\d+)?e\+?\d+$/i.test(invoice))
    return '엑셀이 긴 번호를 줄여 적었어요. 칸을 텍스트로 바꾸고 번호를 다시 넣어 주세요.'
  if (!od_id) return '주문번호를 적어 주세요.'
  if (!invoice) return '송장번호를 적어 주세요.'
  return /^[A-Za-z0-9]{8,30}$/.test(bareNumber(invoice))
    ? null
    : '송장번호는 숫자와 영문 8~30자리예요.'
}

export function bareNumber(typed: string): string {
  return typed.replace(/[\s-]/g, '')
}

type Known = {
  od_status: OrderStatus
  invoices: readonly string[]
  hasUnsent: boolean
  /** an earlier row of this sheet sends it */
  sentHere: boolean
}

/** What a row with a sound number would do to its order. */
export function verdictOf(
  order: Known,
  invoice: string,
): { verdict: 'ship' | 'parcel' | 'box' | 'known' } | { verdict: 'wrong'; why: string } {
  if (order.invoices.includes(invoice)) return { verdict: 'known' }
  if (order.sentHere) return { verdict: 'box' }
  if (order.od_status === '배송')
    return order.hasUnsent
      ? { verdict: 'parcel' }
      : { verdict: 'wrong', why: '다른 송장으로 이미 보냈어요. 주문에서 송장을 고쳐 주세요.' }
  const why = whyCannot('ship', order)
  return why ? { verdict: 'wrong', why } : { verdict: 'ship' }
}
