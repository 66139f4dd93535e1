import { queryOf } from '#kernel/queries.ts'
import { families, products, saleCategory } from '#shop/catalog/contract.ts'
import { heroes, promotions, recipes } from '#shop/content/contract.ts'
import { feedQuery } from '#shop/content/ui/feed-query.ts'
import { weekPicksQuery } from '#shop/content/ui/week-picks.tsx'
import { nextDatesQuery } from '#shop/tssa/ui/class-queries.ts'
import { frameQueries } from '#storefront/hooks.ts'

/** Oil, wax, vessels, tools. */
export const supplyCategories = [5, 6, 7, 8] as const
const shelf = 10
const row = 5

/** What the home page asks for, on the server and in the browser. */
export const homeQueries = {
  /** what carries a scent: wicks and wax have their own part */
  best: queryOf(products.list, {
    query: { family: families.join(','), sort: 'sold', order: 'desc', page: 1, per_page: shelf },
  }),
  fresh: queryOf(products.list, {
    query: {
      is_new: '1',
      in_stock: '1',
      sort: 'created_at',
      order: 'desc',
      page: 1,
      per_page: row,
    },
  }),
  sale: queryOf(products.list, {
    query: {
      ca_id: saleCategory,
      in_stock: '1',
      sort: 'sold',
      order: 'desc',
      page: 1,
      per_page: row,
    },
  }),
  studio: nextDatesQuery(3),
  /** only its total is looked at */
  countOf: (ca_id: number) => queryOf(products.list, { query: { ca_id, page: 1, per_page: 1 } }),
  hero: queryOf(heroes.show, {}),
  notices: frameQueries.notices,
  weeks: weekPicksQuery,
  recipes: queryOf(recipes.list, { query: { page: 1, per_page: 3 } }),
  promotions: queryOf(promotions.list, { query: { page: 1, per_page: 2 } }),
  feed: feedQuery,
}
