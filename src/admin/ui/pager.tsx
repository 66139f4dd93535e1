import type { ReactNode } from 'react'
import type { Paged } from '#kernel/paging.ts'
import { useT } from '#ui/language.tsx'
import { Pagination } from '#ui/pagination.tsx'

type Props = {
  page: Pick<Paged<unknown>, 'current_page' | 'last_page' | 'from' | 'to' | 'total'> | undefined
  to: (page: number) => string
  /** behind the count of rows */
  beside?: ReactNode
}

/** Which rows these are, and five page numbers. */
export function Pager({ page, to, beside }: Props) {
  const t = useT()
  if (!page || page.total === 0) return null
  return (
    <div className="flex flex-col items-center justify-between gap-2 border-t border-paper-200 px-4.5 py-2 card:flex-row print:hidden">
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="tabular min-h-11 content-center text-caption text-ink-500">
          {t('전체 {total}건 중 {from}–{to}', {
            total: page.total.toLocaleString(),
            from: page.from ?? 0,
            to: page.to ?? 0,
          })}
        </p>
        {beside}
      </div>
      <Pagination current={page.current_page} last={page.last_page} to={to} />
    </div>
  )
}
