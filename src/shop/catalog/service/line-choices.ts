import type { Ctx } from '#platform/context.ts'
import { availableOf, levelsOf, optionPrices } from '#shop/catalog/rules.ts'
import { listItemsById, listOptions } from '#shop/catalog/store.ts'
import { readSettings } from '#shop/setting/service.ts'

/** A choice that can be had now, as a list of things to buy shows it. */
export type LineChoice = { io_no: number; values: string[]; values_en: string[]; price: number }

/** The choice each line puts into a cart: the one it names, else the first of the item; null where that cannot be had. */
export async function lineChoices(
  ctx: Ctx,
  lines: readonly { it_id: string; io_id: string }[],
): Promise<(LineChoice | null)[]> {
  const it_ids = [...new Set(lines.map((line) => line.it_id).filter(Boolean))]
  if (it_ids.length === 0) return lines.map(() => null)
  const [items, options, settings] = await Promise.all([
    listItemsById(ctx, it_ids),
    listOptions(ctx, it_ids),
    readSettings(ctx),
  ])
  return lines.map(({ it_id, io_id }) => {
    const item = items.find((one) => one.it_id === it_id)
    const option = options.find(
      (one) =>
        one.it_id === it_id &&
        one.io_type === 0 &&
        availableOf(one) > 0 &&
        (io_id === '' || one.io_id === io_id),
    )
    if (!item?.it_use || item.it_soldout || !option) return null
    const { price } = optionPrices(item, option, settings.payment.usd_rate, ctx.now)[ctx.currency]
    if (price === 0) return null
    return {
      io_no: option.io_no,
      values: levelsOf(option.io_id),
      values_en: levelsOf(option.io_id_en),
      price,
    }
  })
}
