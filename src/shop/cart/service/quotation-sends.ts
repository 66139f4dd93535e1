import { type FieldPhrases, invalid } from '#kernel/failure.ts'
import type { Currency } from '#kernel/language.ts'
import type { Amount } from '#kernel/money.ts'
import type { Ctx } from '#platform/context.ts'
import { basisOf, type Priceable } from '#shop/cart/basis-rules.ts'
import { findOfOrder, findQuotation } from '#shop/cart/quotation-store.ts'
import type { QuotedSend } from '#shop/cart/send-contract.ts'
import { unitsSent } from '#shop/cart/send-rules.ts'
import { shippingOf } from '#shop/cart/shipping-rules.ts'
import type { Settings } from '#shop/setting/contract.ts'

type Goods = { io_no: number; ct_qty: number }

/** Every quoted unit has its place, and nothing goes that was not quoted. */
export function refuseUneven(lines: readonly Goods[], sends: readonly QuotedSend[]) {
  if (!sends.length) return
  const fields: FieldPhrases = {}
  for (const [at, { io_no, ct_qty }] of lines.entries()) {
    const sent = unitsSent(sends, io_no)
    const quoted = lines.reduce((sum, one) => sum + (one.io_no === io_no ? one.ct_qty : 0), 0)
    if (sent !== quoted)
      fields[`lines.${at}.ct_qty`] = [
        ['받는 곳 목록에는 {count}개예요. 견적은 {quoted}개예요.', { count: sent, quoted }],
      ]
    if (ct_qty < 1) fields[`lines.${at}.ct_qty`] = ['수량을 1 이상으로 적어 주세요.']
  }
  const known = new Set(lines.map(({ io_no }) => io_no))
  if (sends.some(({ units }) => units.some(({ io_no }) => !known.has(io_no))))
    fields.sends = ['받는 곳 목록에 견적에 없는 상품이 있어요. 상품을 다시 짝지어 주세요.']
  if (Object.keys(fields).length) throw invalid(fields)
}

/** What it costs to send each place its own parcel, islands included. */
export function sendingOf(
  goods: readonly (Priceable & { io_no: number })[],
  sends: readonly QuotedSend[],
  { settings, currency }: { settings: Settings; currency: Currency },
): Amount {
  return sends.reduce((sum, { zip, name, units }) => {
    const parcel = goods.flatMap((line) => {
      const unit = units.find(({ io_no }) => io_no === line.io_no)
      return unit ? [{ ...line, ct_qty: unit.qty, sending: undefined }] : []
    })
    const to = { country: 'KR', zip }
    const way = shippingOf(basisOf(parcel, settings, currency, { level: null, to }))
    if (way.cannot)
      throw invalid({
        sends: [
          [
            '{name}님에게는 불이 붙기 쉬운 상품을 보낼 수 없어요. 비행기로 가는 곳이에요.',
            { name },
          ],
        ],
      })
    return sum + way.shipping + way.island
  }, 0)
}

/** Where the goods of an order go that was made by a quotation for several places. */
export async function sendsOfOrder(ctx: Ctx, od_id: string): Promise<QuotedSend[]> {
  return (await findOfOrder(ctx, od_id))?.paper.sends ?? []
}

/** The request that an order came of, by its quotation; null for nearly all. */
export async function requestOfOrder(ctx: Ctx, od_id: string) {
  const row = await findOfOrder(ctx, od_id)
  return row?.ap_id ? { ap_id: row.ap_id, token: row.token } : null
}

export async function tokenOf(ctx: Ctx, qt_id: number): Promise<string | null> {
  return (await findQuotation(ctx, qt_id))?.token ?? null
}
