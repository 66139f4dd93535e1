import { lastDayOf } from '#kernel/days.ts'
import { queryOf } from '#kernel/queries.ts'
import { products } from '#shop/catalog/contract.ts'
import { notices } from '#shop/support/contract.ts'
import { classes } from '#shop/tssa/class-contract.ts'

/** Books of the workshop stand among the goods, on a shelf of their own: class kits have the one beside it. */
export const bookCategory = 1102
export const kitCategory = 1101
const most = 100

export const mainQueries = {
  /** the dates of a month; without one, all that come next */
  dates: (month: string | null) =>
    queryOf(classes.sessions, {
      query: month
        ? { from: `${month}-01`, until: lastDayOf(month), page: 1, per_page: most }
        : { page: 1, per_page: most },
    }),
  classes: queryOf(classes.list, { query: { page: 1, per_page: 8 } }),
  books: queryOf(products.list, {
    query: { ca_id: bookCategory, sort: 'sold', order: 'desc', page: 1, per_page: 4 },
  }),
  kits: queryOf(products.list, {
    query: { ca_id: kitCategory, sort: 'sold', order: 'desc', page: 1, per_page: 4 },
  }),
  notices: queryOf(notices.list, { query: { board: 'tssa', page: 1, per_page: 5 } }),
}
