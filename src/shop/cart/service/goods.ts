import { Failure, invalid } from '#kernel/failure.ts'
import type { Currency } from '#kernel/language.ts'
import { type Ctx, say } from '#platform/context.ts'
import { basisOf, type Priceable } from '#shop/cart/basis-rules.ts'
import { type ShelfLine, shelfLine } from '#shop/cart/compose.ts'
import type { PricedLine } from '#shop/cart/contract.ts'
import { blocks, problemOf } from '#shop/cart/rules.ts'
import { listShelf } from '#shop/cart/store.ts'
import { readSettings } from '#shop/setting/service.ts'

export type Wanted = { io_no: number; qty: number }

/** Goods of no cart at the prices of today, as an order line copies them; what cannot be had is refused by its name. */
export async function goodsNow(
  ctx: Ctx,
  wanted: readonly Wanted[],
  currency: Currency,
): Promise<ShelfLine[]> {
  if (!wanted.length) return []
  const settings = await readSettings(ctx)
  const rows = await listShelf(
    ctx,
    '',
    false,
    wanted.map(({ io_no }) => io_no),
  )
  const lines = wanted.map(({ io_no, qty }) => {
    const row = rows.find((one) => one.io_no === io_no)
    if (!row) throw invalid({ add: ['없는 상품이에요. 다시 골라 주세요.'] })
    const line = shelfLine(row, settings, currency, ctx.now)
    return { ...line, ct_qty: qty, ct_select: true, old_price: line.price }
  })
  for (const line of lines) {
    // an add-on may belong to goods that the order has already
    const found = line.io_type === 0 ? problemOf(line, lines) : null
    if (found && blocks(found))
      throw new Failure('INVALID', '{name}: {why}', {
        params: { name: line.it_name, why: say(ctx, found.phrase, found.params) },
        fields: { add: [say(ctx, found.phrase, found.params)] },
      })
  }
  return lines
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
