import type { ReactNode } from 'react'
import type { Paged } from '#kernel/paging.ts'
import { Pagination } from './pagination.tsx'
import { Skeleton } from './skeleton.tsx'
import { ErrorState } from './states.tsx'

type Props<Row> = {
  found: { data?: Paged<Row> | undefined; isError: boolean; refetch: () => unknown }
  /** what is said when it cannot be loaded */
  trouble: string
  /** in place of a list without rows */
  empty: ReactNode
  /** rows that stand elsewhere, so that none here is not yet an empty list */
  beside?: number
  to: (page: number) => string
  children: (rows: readonly Row[]) => ReactNode
}

/** A list somebody keeps for themselves: trouble, waiting, nothing yet, rows and pages. */
export function KeptList<Row>({
  found: { data, isError, refetch },
  trouble,
  empty,
  beside = 0,
  to,
  children,
}: Props<Row>) {
  if (!data)
    return isError ? (
      <ErrorState title={trouble} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="mt-6 h-72" />
    )
  return (
    <>
      {data.total + beside === 0 ? empty : children(data.data)}
      <Pagination current={data.current_page} last={data.last_page} to={to} className="mt-9" />
    </>
  )
}
