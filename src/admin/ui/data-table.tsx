import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { ErrorState } from '#ui/states.tsx'
import { DataRow } from './data-row.tsx'
import { as, SkeletonRows, SortChoice, SortHeader } from './data-table-parts.tsx'

export type Column<Row> = {
  name: string
  label: string
  cell: (row: Row) => ReactNode
  /** the server's word for this order */
  sort?: string
  /** figures stand at the right */
  end?: boolean
  /** the head of the card on a phone, without its label */
  head?: boolean
  /** a long label takes two lines */
  wraps?: boolean
  /** the label is read aloud only */
  quiet?: boolean
  /** left out where the table is narrow, `desk`: on a tablet alone; cards always show it */
  roomy?: boolean | 'desk'
  className?: string
}
export type Sort = { by: string; order: 'asc' | 'desc' }
export type Selection = {
  chosen: ReadonlySet<string>
  onChange: (chosen: Set<string>) => void
  labelOf: (id: string) => string
}

export type DataTableProps<Row> = {
  /** what the table lists, read aloud */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[] | undefined
  idOf: (row: Row) => string
  failed?: boolean
  onRetry?: () => void
  /** older rows are shown while the asked ones are on the way */
  stale?: boolean
  empty: ReactNode
  sort?: Sort
  onSort?: (sort: Sort) => void
  selection?: Selection
  onOpen?: (row: Row) => void
  skeletons?: number
  /** the page has its own list of orders */
  hasSortChoice?: boolean
}

/** Rows of things. Below 640 px each row is a card; roles are written out, because cards are no longer displayed as a table. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    idOf,
    failed = false,
    stale = false,
    sort,
    onSort,
    selection,
    skeletons = 8,
  } = props
  const t = useT()
  if (failed && !rows)
    return (
      <ErrorState title={t('목록을 불러오지 못했어요')} onRetry={props.onRetry}>
        <p>{t('연결을 확인하고 다시 시도해 주세요.')}</p>
      </ErrorState>
    )
  if (rows?.length === 0) return <>{props.empty}</>
  const ids = rows?.map(idOf) ?? []
  return (
    // words for the ear alone stand apart from the page: without `relative` they would widen it past the box that scrolls
    <div className={cx('relative card:max-[1279px]:overflow-x-auto', stale && 'opacity-60')}>
      {sort && onSort && !props.hasSortChoice && (
        <SortChoice columns={columns} sort={sort} onSort={onSort} />
      )}
      <table
        {...as.table}
        aria-label={caption}
        aria-busy={!rows || stale}
        className="block w-full border-collapse text-small card:table"
      >
        <thead {...as.rowgroup} className="sr-only card:not-sr-only card:table-header-group">
          <tr {...as.row}>
            {selection && (
              <th scope="col" className={headClass}>
                <input
                  type="checkbox"
                  className="tap block size-[18px] accent-pine-600"
                  aria-label={t('이 쪽 모두 고르기')}
                  checked={ids.length > 0 && ids.every((id) => selection.chosen.has(id))}
                  onChange={(event) => selection.onChange(new Set(event.target.checked ? ids : []))}
                />
              </th>
            )}
            {columns.map((column) => (
              <SortHeader
                key={column.name}
                column={column}
                sort={sort}
                onSort={onSort}
                className={headClass}
              />
            ))}
          </tr>
        </thead>
        <tbody {...as.rowgroup} className="block card:table-row-group">
          {rows ? (
            rows.map((row) => (
              <DataRow
                key={idOf(row)}
                id={idOf(row)}
                row={row}
                columns={columns}
                selection={selection}
                onOpen={props.onOpen}
              />
            ))
          ) : (
            <SkeletonRows columns={columns} rows={skeletons} selects={!!selection} />
          )}
        </tbody>
      </table>
    </div>
  )
}

const headClass =
  'h-11 border-b border-paper-200 bg-paper-0 px-2 text-left desk:px-3 text-caption font-medium text-ink-500 first:pl-4.5 last:pr-4.5 min-[1280px]:sticky min-[1280px]:top-16 min-[1280px]:z-10'
