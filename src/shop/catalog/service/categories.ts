import type { Ctx } from '#platform/context.ts'
import { listWithPicks } from '#shop/catalog/category-store.ts'
import { type CategoryRow, listCategories } from '#shop/catalog/store.ts'

/** All rows of categories, for pages that are kept like them. */
export function keptCategories(ctx: Ctx): Promise<CategoryRow[]> {
  return ctx.house.kept.get('categories', ['category'], 300, async () => {
    const value = await listCategories(ctx)
    return { value, size: value.length * 200 }
  })
}

/** Whether staff have put goods of this category first. */
export async function hasPicks(ctx: Ctx, ca_id: number | undefined): Promise<boolean> {
  if (!ca_id) return false
  const found = await ctx.house.kept.get('category-picks', ['category'], 300, async () => {
    const value = new Set(await listWithPicks(ctx))
    return { value, size: value.size * 20 + 100 }
  })
  return found.has(ca_id)
}
