import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { everything, type ReviewFilter, type ReviewOrder, reviewsOf } from './reviews-of.ts'

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
