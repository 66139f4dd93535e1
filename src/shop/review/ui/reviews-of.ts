import { queryOf } from '#kernel/queries.ts'
import { reviews } from '#shop/review/contract.ts'

export const reviewOrders = {
  newest: { sort: 'is_id', order: 'desc', word: '최신순' },
  helpful: { sort: 'is_helpful', order: 'desc', word: '도움순' },
  best: { sort: 'is_score', order: 'desc', word: '평점 높은순' },
  worst: { sort: 'is_score', order: 'asc', word: '평점 낮은순' },
} as const
export type ReviewOrder = keyof typeof reviewOrders

export type ReviewFilter = { score: number | null; photo: boolean; facet: string | null }
export const everything: ReviewFilter = { score: null, photo: false, facet: null }

export function reviewsOf(
  it_id: string,
  order: ReviewOrder = 'newest',
  page = 1,
  { score, photo, facet }: ReviewFilter = everything,
) {
  const { sort, order: way } = reviewOrders[order]
  // left out where nothing is filtered, so that the page's own query is found again
  return queryOf(reviews.list, {
    params: { it_id },
    query: {
      sort,
      order: way,
      page,
      ...(score && { score }),
      ...(photo && { photo: '1' as const }),
      ...(facet && { facet }),
    },
  })
}
