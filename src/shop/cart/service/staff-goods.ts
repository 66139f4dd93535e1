import { type FieldPhrases, invalid, notFound } from '#kernel/failure.ts'
import type { Currency } from '#kernel/language.ts'
import { discounted, lineBeyond } from '#kernel/money.ts'
import type { Ctx } from '#platform/context.ts'
import { memberCartKey } from '#platform/session.ts'
import { lineKey } from '#shop/cart/choices.ts'
import { type ShelfLine, shelfLine } from '#shop/cart/compose.ts'
import { findQuotation } from '#shop/cart/quotation-store.ts'
import { listShelf } from '#shop/cart/shelf-store.ts'
import { whyTooCheap } from '#shop/cart/staff-rules.ts'
import { withTrade } from '#shop/cart/trade-lines.ts'
import { currentMember } from '#shop/member/service.ts'
import { readSettings } from '#shop/setting/service.ts'

/** A line as staff write it for somebody; without a price it costs what it costs today. */
export type StaffLine = { io_no: number; ct_qty: number; ct_text: string; price?: number }
export type StaffGoods = ShelfLine & {
  /** what a unit costs this buyer without staff, in the currency of the order and in both */
  today: number
  list: { krw: number; usd: number }
}

/** Staff acts for somebody who telephones: prices, limits and benefits are that person's, the history names the staff. */
export async function forBuyer(
  ctx: Ctx,
  { mb_id, currency, guest }: { mb_id: string | null; currency: Currency; guest: string },
): Promise<Ctx> {
  const buyer: Ctx = {
    ...ctx,
    currency,
    lang: currency === 'usd' ? 'en' : 'kr',
    // of the buyer nothing is known but the voice
    ip: '',
    visitor: {
      session: null,
      cart_key: mb_id ? memberCartKey(mb_id) : guest,
      mb_id,
      by: ctx.visitor.mb_id ?? undefined,
      staff_role: null,
      od_ids: [],
    },
  }
  if (mb_id) await buyingMember(buyer)
  return buyer
}

/** The member somebody buys for; one who was blocked or has left does not buy. */
export async function buyingMember(ctx: Ctx) {
  const member = await currentMember(ctx)
  if (!member || member.mb_intercept_date || member.mb_leave_date)
    throw invalid({
      mb_id: ['주문할 수 없는 회원이에요. 다른 회원을 고르거나 비회원으로 적어 주세요.'],
    })
  return member
}

/** Goods of no cart, priced by staff within what their role may take off the price of today. */
export async function staffGoods(
  ctx: Ctx,
  wanted: readonly StaffLine[],
  {
    currency,
    percent = 0,
    level = null,
  }: { currency: Currency; percent?: number; level?: number | null },
): Promise<StaffGoods[]> {
  const settings = await readSettings(ctx)
  const { staff_role } = ctx.visitor
  const rows = await listShelf(ctx, '', false, [...new Set(wanted.map(({ io_no }) => io_no))])
  const fields: FieldPhrases = {}
  const seen = new Set<string>()
  const goods = wanted.flatMap(({ io_no, ct_qty, ct_text, price }, at) => {
    const row = rows.find((one) => one.io_no === io_no)
    if (!row) fields[`lines.${at}.io_no`] = ['없는 상품이에요. 다시 골라 주세요.']
    if (seen.has(lineKey({ io_no, ct_text })))
      fields[`lines.${at}.io_no`] = ['같은 상품을 두 번 골랐어요.']
    seen.add(lineKey({ io_no, ct_text }))
    if (!row) return []
    const line = { ...shelfLine(row, settings, currency, ctx.now), ct_id: at + 1, ct_qty }
    return [{ ...line, ct_text, ct_select: true, at, asked: price }]
  })
  const priced = withTrade(goods, level, settings.quotation, currency).map((traded) => {
    const { at, asked: price, ...line } = traded
    const agreed = price ?? discounted(line.price, percent, currency)
    const cheap = whyTooCheap(line.price, agreed, staff_role)
    if (cheap) fields[`lines.${at}.price`] = [cheap]
    return {
      ...{ ...line, today: line.price },
      list: { krw: line.won, usd: line.cents },
      ...{ price: agreed, old_price: agreed, won: currency === 'krw' ? agreed : line.won },
    }
  })
  if (Object.keys(fields).length) throw invalid(fields)
  refuseBeyond(priced)
  return priced
}

/** The line at which the sum passes what the books hold. */
export function refuseBeyond(lines: readonly { price: number; ct_qty: number }[]) {
  const at = lineBeyond(lines.map(({ price, ct_qty }) => price * ct_qty))
  if (at === null) return
  throw invalid({
    [`lines.${at}.ct_qty`]: [
      '여기까지 더하면 한 번에 주문할 수 있는 금액을 넘어요. 수량이나 단가를 줄이거나 나누어 적어 주세요.',
    ],
  })
}

/** What a quotation offers, as the lines of an order at its frozen prices. */
export async function quotedGoods(ctx: Ctx, qt_id: number): Promise<StaffGoods[]> {
  const quotation = await findQuotation(ctx, qt_id)
  if (!quotation) throw notFound()
  const settings = await readSettings(ctx)
  const currency = quotation.currency === 'usd' ? 'usd' : 'krw'
  const { lines } = quotation.paper
  const rows = await listShelf(
    ctx,
    '',
    false,
    lines.map(({ io_no }) => io_no),
  )
  return lines.flatMap((qt_line, at) => {
    const row = rows.find((one) => one.io_no === qt_line.io_no)
    if (!row) return []
    const { ct_qty, ct_text = '' } = qt_line
    const one = { ...row, ct_id: at + 1, ct_qty, ct_text, ct_select: true, qt_id, qt_line }
    const line = shelfLine(one, settings, currency, ctx.now)
    const list = { krw: line.won, usd: line.cents }
    const { list_price, trade_percent = quotation.paper.grade_percent } = qt_line
    return [{ ...line, list_price, today: discounted(list_price, trade_percent, currency), list }]
  })
}
