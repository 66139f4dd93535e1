import { bodyOf, type Heads, type Table, type Told } from '#kernel/table.ts'
import type { OrderStatus } from '#shop/order/contract/order.ts'
import { whyCannot } from '#shop/order/rules.ts'

export const mostRows = 500

/** A row of a sheet as it was typed. */
export type TypedRow = {
  row: number
  od_id: string
  company: string
  invoice: string
  /** why it could not be read */
  trouble?: Told
}

/** The words by which the programs of couriers and markets head their columns, without blanks and marks; the surest first. */
const heads: Heads<'od_id' | 'invoice' | 'company'> = {
  od_id: [
    /^주문(번호|no\.?|id)$/,
    /^(쇼핑몰|고객|상품|고객사|화주|업체)?주문(번호|no\.?|id)$/,
    /^order(number|no\.?|id)?$/,
  ],
  invoice: [
    /^운?송장(번호|no\.?)?$/,
    /^(등기|택배|배송)?(운송장|송장|등기)(번호|no\.?)$/,
    /^(waybill|trackingnumber|tracking|invoice)(no\.?|number|id)?$/,
  ],
  company: [
    /^택배사(명)?$/,
    /^(배송|운송)(사|업체|회사)(명)?$/,
    /^courier(name)?$|^carrier(name)?$/,
  ],
}

/** Every row below the line of headings; null when order and waybill have no column. Couriers print titles above it. */
export function readWaybills(table: Table): TypedRow[] | null {
  const body = bodyOf(table, heads, ['od_id', 'invoice'])
  return (
    body?.rows.map(({ row, of, trouble }) => ({ row, ...of, ...(trouble && { trouble }) })) ?? null
  )
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

const isCut = /^\d(\.\d+)?e\+?\d+$/i

/** Why a row leads to no order; null when it may. A sheet makes 2.6E+15 of a long number. */
export function whyBadNumber({ od_id, invoice, trouble }: TypedRow): Told | null {
  if (trouble) return trouble
  if (isCut.test(od_id) || isCut.test(invoice))
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
