import { queryOf } from '#kernel/queries.ts'
import { productInquiries } from '#shop/inquiry/contract.ts'

export const perPage = 5

/** A page of the questions on a product's page. */
export const questionsOf = (it_id: string, page = 1) =>
  queryOf(productInquiries.list, { query: { it_id, page, per_page: perPage } })
