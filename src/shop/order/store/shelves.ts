import { eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ctx } from '#platform/context.ts'
import { category, item } from '#shop/catalog/tables.ts'

/** In which category of the catalogue goods stand; what is no longer there has none. */
export async function listShelves(ctx: Ctx, it_ids: readonly string[]) {
  if (!it_ids.length) return new Map<string, Shelf>()
  const above = alias(category, 'above')
  const rows = await ctx.db
    .select({
      it_id: item.it_id,
      name: category.name,
      name_en: category.name_en,
      ca_order: category.ca_order,
      ca_id: category.ca_id,
      above: above.ca_order,
    })
    .from(item)
    .innerJoin(category, eq(category.ca_id, item.ca_id))
    .leftJoin(above, eq(above.ca_id, category.parent_id))
    .where(inArray(item.it_id, [...new Set(it_ids)]))
  return new Map<string, Shelf>(
    rows.map(({ it_id, name, name_en, ca_order, above }) => [
      it_id,
      // main categories stand in their order, and theirs inside them
      { name, name_en, place: above === null ? ca_order * 1_000 : above * 1_000 + ca_order + 1 },
    ]),
  )
}
type Shelf = { name: string; name_en: string; place: number }
