import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
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
const everything: ReviewFilter = { score: null, photo: false, facet: null }

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

/** The reviews of a product as they are sorted and filtered now. */
export function useReviewList(it_id: string) {
  const [order, setOrder] = useState<ReviewOrder>('newest')
  const [filter, setFilter] = useState(everything)
  const [pages, setPages] = useState(1)
  const found = useQueries({
    queries: Array.from({ length: pages }, (_, at) => ({
      ...reviewsOf(it_id, order, at + 1, filter),
      placeholderData: keepPreviousData,
    })),
  })
  const first = found[0]?.data
  return {
    first,
    rows: found.flatMap((one) => one.data?.data ?? []),
    /** how many reviews there are, whatever is filtered */
    all: first?.spread.reduce((sum, one) => sum + one.count, 0) ?? 0,
    busy: found.some((one) => one.isPending || one.isPlaceholderData),
    failed: !first && !!found[0]?.isError,
    retry: () => void found[0]?.refetch(),
    order,
    filter,
    isFiltered: filter.score !== null || filter.photo || filter.facet !== null,
    sortBy: (next: ReviewOrder) => {
      setOrder(next)
      setPages(1)
    },
    narrow: (part: Partial<ReviewFilter>) => {
      setFilter({ ...filter, ...part })
      setPages(1)
    },
    clear: () => {
      setFilter(everything)
      setPages(1)
    },
    more: () => setPages(pages + 1),
  }
}
export type ReviewListState = ReturnType<typeof useReviewList>
