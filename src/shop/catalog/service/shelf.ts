import type { Ctx } from '#platform/context.ts'
import type { ProductQuery } from '#shop/catalog/contract.ts'
import { type Shelf, shelfFrom, sizeOfShelf } from '#shop/catalog/facet-rules.ts'
import { countOnShelf, readShelf } from '#shop/catalog/facets-store.ts'

// a shelf of a page or two is counted by the database in no time; one of too many would be a burden to read
const [fewGoods, mostGoods] = [100, 20_000]

/**
 * The goods of a shelf as figures to count from, kept as long as the answers that are made of them: choices and totals for another
 * price or note then cost no reading of all its goods. Null for what is better asked of the database.
 */
export function shelfOf(
  ctx: Ctx,
  { ca_id, is_new }: Pick<ProductQuery, 'ca_id' | 'is_new'>,
): Promise<Shelf | null> {
  const scope = { ca_id, is_new }
  return ctx.house.kept.get<Shelf | null>(
    `shelf ${ca_id ?? ''} ${is_new ? 'new' : ''}`,
    ['catalog'],
    60,
    async () => {
      const count = await countOnShelf(ctx, scope, mostGoods + 1)
      if (count < fewGoods || count > mostGoods) return { value: null, size: 200 }
      const shelf = shelfFrom(await readShelf(ctx, scope))
      return { value: shelf, size: sizeOfShelf(shelf) }
    },
  )
}
