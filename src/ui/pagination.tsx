import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pageNumbers } from '#kernel/paging.ts'
import { cx } from './class-names.ts'
import { useT } from './language.tsx'

export type PaginationProps = {
  current: number
  last: number
  /** the address of a page */
  to: (page: number) => string
  className?: string
}

const cell =
  'grid h-11 min-w-9 card:min-w-11 place-items-center rounded-tag px-2 text-plain tabular'

/** Five numbers, with links so that each page has an address. */
export function Pagination({ current, last, to, className }: PaginationProps) {
  const t = useT()
  if (last < 2) return null
  return (
    <nav aria-label={t('페이지')} className={className}>
      <ul className="flex items-center justify-center gap-0.5 card:gap-1">
        <li>
          <Step to={current > 1 ? to(current - 1) : null} label={t('이전 페이지')} rel="prev">
            <ChevronLeft aria-hidden="true" size={20} strokeWidth={1.5} />
          </Step>
        </li>
        {pageNumbers(current, last).map((page) => (
          <li key={page}>
            <Link
              to={to(page)}
              aria-current={page === current ? 'page' : undefined}
              aria-label={t('{page} 페이지', { page })}
              className={cx(
                cell,
                page === current ? 'bg-pine-700 font-semibold text-paper-0' : 'hover:bg-paper-100',
              )}
            >
              {page}
            </Link>
          </li>
        ))}
        <li>
          <Step to={current < last ? to(current + 1) : null} label={t('다음 페이지')} rel="next">
            <ChevronRight aria-hidden="true" size={20} strokeWidth={1.5} />
          </Step>
        </li>
      </ul>
    </nav>
  )
}

function Step({
  to,
  label,
  rel,
  children,
}: {
  to: string | null
  label: string
  rel: string
  children: ReactNode
}) {
  if (!to)
    return (
      <span aria-hidden="true" className={cx(cell, 'opacity-35')}>
        {children}
      </span>
    )
  return (
    <Link to={to} aria-label={label} rel={rel} className={cx(cell, 'hover:bg-paper-100')}>
      {children}
    </Link>
  )
}
