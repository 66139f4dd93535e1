import type { Ctx } from '#platform/context.ts'
import { optionPrices } from '#shop/catalog/rules.ts'
import type { Material } from '#shop/custom/formula-contract.ts'
import type { ProductCategories } from '#shop/custom/ifra-contract.ts'
import { listMaterials, listPacks, type MaterialRecord } from '#shop/custom/store/materials.ts'
import { readSettings } from '#shop/setting/service.ts'

export async function library(ctx: Ctx): Promise<Material[]> {
  return materialViews(ctx, await listMaterials(ctx))
}

/** A material that the shop sells costs what its cheapest gram costs there; others what staff wrote. */
export async function materialViews(
  ctx: Ctx,
  rows: readonly MaterialRecord[],
): Promise<Material[]> {
  const sold = rows.flatMap((row) => (row.sold ? [row.material_id] : []))
  const packs = sold.length ? await listPacks(ctx, sold) : []
  const { usd_rate } = (await readSettings(ctx)).payment
  const prices = new Map<number, number>()
  for (const { pack, item, option } of packs) {
    const { price } = optionPrices(item, option, usd_rate, ctx.now).krw
    const each = Math.round((price / pack.grams) * 100) / 100
    const least = prices.get(pack.material_id)
    if (price > 0 && (least === undefined || each < least)) prices.set(pack.material_id, each)
  }
  return rows.map((row) => ({
    ...row,
    // only numbers are stored in these
    ifra: row.ifra as Record<string, number> | null,
    won_per_gram: prices.get(row.material_id) ?? row.won_per_gram,
  }))
}

/** By which category of limits each product is read. */
export async function categories(ctx: Ctx): Promise<ProductCategories> {
  return (await readSettings(ctx)).studio.categories
}
