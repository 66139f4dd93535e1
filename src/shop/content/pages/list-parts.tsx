import type { ReactNode } from 'react'
import type { Paged } from '#kernel/paging.ts'
import { paths } from '#kernel/paths.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyShelf } from '#ui/empty-drawings.tsx'
import { useT } from '#ui/language.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'

/** The page number of an address; anything else is the first. */
export function pageIn(search: URLSearchParams, name = 'page'): number {
  return rowIdIn(search.get(name) ?? '', 5) || 1
}

type Props<Row> = {
  title: string
  note: string
  list: Paged<Row> | undefined
  failed: boolean
  onRetry: () => void
  empty: string
  to: (page: number) => string
  children: (rows: Row[]) => ReactNode
}

/** What every list of stories has around it: its name, its states and its pages. */
export function StoryList<Row>({
  title,
  note,
  list,
  failed,
  onRetry,
  empty,
  to,
  children,
}: Props<Row>) {
  const t = useT()
  return (
    <div className="wrap pt-5 desk:pt-7">
      <Breadcrumb
        className="max-desk:hidden"
        crumbs={[{ label: t('홈'), to: paths.home() }, { label: title }]}
      />
      <h1 className="type-h1 desk:mt-3">{title}</h1>
      <p className="mt-2 mb-7 text-ink-700 desk:mb-9">{note}</p>
      {failed && !list && <ErrorState title={t('목록을 불러오지 못했어요')} onRetry={onRetry} />}
      {!list && !failed && (
        <div className="grid gap-6 card:grid-cols-2 desk:grid-cols-3">
          {Array.from({ length: 6 }, (_, at) => (
            <Skeleton key={at} className="aspect-4/3" />
          ))}
        </div>
      )}
      {list?.data.length === 0 && (
        <EmptyState
          drawing={<EmptyShelf />}
          title={empty}
          action={<ButtonLink to={paths.home()}>{t('홈으로')}</ButtonLink>}
        />
      )}
      {list && list.data.length > 0 && (
        <>
          {children(list.data)}
          <Pagination current={list.current_page} last={list.last_page} to={to} className="mt-9" />
        </>
      )}
    </div>
  )
}

/** Paragraphs of plain text, apart by an empty line. */
export function Paragraphs({ text, lang }: { text: string; lang?: string }) {
  return (
    <div lang={lang} className="grid max-w-[40em] gap-4">
      {text
        .split(/\n\s*\n/)
        .filter((one) => one.trim())
        .map((one) => (
          <p key={one} className="type-body whitespace-pre-line text-ink-700">
            {one}
          </p>
        ))}
    </div>
  )
}

/** As many columns as leave no ragged last row, where that can be had. */
export function columnsFor(count: number): 3 | 4 | 5 {
  if (count % 5 === 0) return 5
  return count % 4 === 0 || count % 3 !== 0 ? 4 : 3
}
