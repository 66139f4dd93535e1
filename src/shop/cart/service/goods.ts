import { Failure, type FieldPhrases, invalid } from '#kernel/failure.ts'
import type { Currency } from '#kernel/language.ts'
import { type Ctx, say } from '#platform/context.ts'
import { basisOf, type Priceable } from '#shop/cart/basis-rules.ts'
import { type ShelfLine, shelfLine } from '#shop/cart/compose.ts'
import type { PricedLine } from '#shop/cart/contract.ts'
import { whyBadWords } from '#shop/cart/engraving-rules.ts'
import { blocks } from '#shop/cart/problem-rules.ts'
import { problemOf } from '#shop/cart/rules.ts'
import { listShelf } from '#shop/cart/shelf-store.ts'
import { withTrade } from '#shop/cart/trade-lines.ts'
import { buyerLevel } from '#shop/member/service.ts'
import { readSettings } from '#shop/setting/service.ts'

export type Wanted = { io_no: number; qty: number; ct_text?: string }

/** Goods of no cart at the prices of today for whoever buys, as an order line copies them; what cannot be had is refused by its name. */
export async function goodsNow(
  ctx: Ctx,
  wanted: readonly Wanted[],
  currency: Currency,
  level: number | null,
): Promise<ShelfLine[]> {
  if (!wanted.length) return []
  const shelf = await shelfOf(
    ctx,
    wanted.map(({ io_no }) => io_no),
    currency,
  )
  const lines = wanted.map(({ io_no, qty, ct_text = '' }) => {
    const line = shelf.find((one) => one.io_no === io_no)
    if (!line) throw invalid({ add: ['없는 상품이에요. 다시 골라 주세요.'] })
    return { ...line, ct_qty: qty, ct_text, ct_select: true, old_price: line.price }
  })
  refuseWords(lines)
  for (const line of lines) {
    // an add-on may belong to goods that the order has already
    const found = line.io_type === 0 ? problemOf(line, lines) : null
    if (found && blocks(found))
      throw new Failure('INVALID', '{name}: {why}', {
        params: { name: line.it_name, why: say(ctx, found.phrase, found.params) },
        fields: { add: [say(ctx, found.phrase, found.params)] },
      })
  }
  // packs and least sums bind who orders, not what staff write
  return withTrade(lines, level, (await readSettings(ctx)).quotation, currency)
}

/** An add-on may belong to goods that the order has already, but its words are its own. */
function refuseWords(lines: readonly ShelfLine[]) {
  const fields: FieldPhrases = {}
  lines.forEach(({ ct_text, io_text_max, io_asks = null }, at) => {
    const why = whyBadWords(ct_text, { most: io_text_max, asks: io_asks })
    if (why) fields[`add.${at}.ct_text`] = [[why.phrase, why.params]]
  })
  if (Object.keys(fields).length) throw invalid(fields)
}

/** Options as the shelf shows them today, whether they can be had or not. */
export async function shelfOf(
  ctx: Ctx,
  io_nos: readonly number[],
  currency: Currency,
): Promise<ShelfLine[]> {
  if (!io_nos.length) return []
  const settings = await readSettings(ctx)
  const rows = await listShelf(ctx, '', false, io_nos)
  return rows.map((row) => shelfLine(row, settings, currency, ctx.now))
}

/** What one of each costs this buyer today. */
export async function pricedFor(
  ctx: Ctx,
  lines: readonly ShelfLine[],
  { currency, mb_id }: { currency: Currency; mb_id: string | null },
): Promise<ShelfLine[]> {
  const { quotation } = await readSettings(ctx)
  const single = lines.map((line) => ({ ...line, ct_qty: 1, ct_select: false }))
  return withTrade(single, await buyerLevel(ctx, mb_id), quotation, currency)
}

/** The same lines as the one function prices them. */
export async function pricedNow(
  ctx: Ctx,
  lines: readonly Priceable[],
  currency: Currency,
): Promise<PricedLine[]> {
  const to = { country: 'KR', zip: '' }
  return [...basisOf(lines, await readSettings(ctx), currency, { level: null, to }).lines]
}
