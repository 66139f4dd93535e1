import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Column, Sort } from './data-table.tsx'

/** `display: block` takes the own roles of a table away: they are written out. */
export const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
}

/** Head, cells and the boxes before them leave together. */
export function roomClass({ roomy }: { roomy?: boolean | 'desk' }): string | undefined {
  if (!roomy) return undefined
  return roomy === 'desk' ? 'card:max-desk:hidden' : 'card:max-wide:hidden'
}

/** A heading that sorts: the first press takes its usual direction, the next turns it. */
export function SortHeader<Row>({
  column,
  sort,
  onSort,
  className,
}: {
  column: Column<Row>
  sort?: Sort
  onSort?: (sort: Sort) => void
  className: string
}) {
  const by = column.sort
  const shared = cx(
    className,
    column.end && 'text-right',
    column.wraps ? 'leading-tight' : 'whitespace-nowrap',
    roomClass(column),
  )
  if (!by || !sort || !onSort) {
    return (
      <th scope="col" className={shared}>
        {column.quiet ? <span className="sr-only">{column.label}</span> : column.label}
      </th>
    )
  }
  const on = sort.by === by
  const Arrow = on ? (sort.order === 'asc' ? ArrowUp : ArrowDown) : ChevronsUpDown
  return (
    <th
      scope="col"
      aria-sort={on ? (sort.order === 'asc' ? 'ascending' : 'descending') : 'none'}
      className={shared}
    >
      <button
        type="button"
        onClick={() => onSort({ by, order: on && sort.order === 'desc' ? 'asc' : 'desc' })}
        className={cx(
          'tap inline-flex h-11 items-center gap-1 hover:text-ink-900',
          column.end && 'text-right',
          on && 'font-semibold text-ink-900',
        )}
      >
        {column.label}
        <Arrow aria-hidden="true" size={14} strokeWidth={1.75} />
      </button>
    </th>
  )
}

/** On a phone there are no headings to press. */
export function SortChoice<Row>({
  columns,
  sort,
  onSort,
}: {
  columns: readonly Column<Row>[]
  sort: Sort
  onSort: (sort: Sort) => void
}) {
  const t = useT()
  const choices = columns.flatMap((column) =>
    column.sort
      ? [
          { value: `${column.sort} desc`, label: t('{label} 내림차순', { label: column.label }) },
          { value: `${column.sort} asc`, label: t('{label} 오름차순', { label: column.label }) },
        ]
      : [],
  )
  if (choices.length === 0) return null
  const now = `${sort.by} ${sort.order}`
  // the order a list opens in need not be that of a column
  if (!choices.some(({ value }) => value === now))
    choices.unshift({ value: now, label: t('기본 순서') })
  return (
    <div className="px-4.5 pb-3 card:hidden">
      <Select
        label={t('정렬')}
        hideLabel
        small
        value={now}
        choices={choices}
        onChange={(value) => {
          const [by = sort.by, order] = value.split(' ')
          onSort({ by, order: order === 'asc' ? 'asc' : 'desc' })
        }}
      />
    </div>
  )
}

/** Boxes of the final size while the first rows are on the way. */
export function SkeletonRows<Row>({
  columns,
  rows,
  selects,
}: {
  columns: readonly Column<Row>[]
  rows: number
  selects: boolean
}) {
  return Array.from({ length: rows }, (_, row) => (
    <tr
      key={row}
      className="block border-t border-paper-200 px-4.5 py-3 first:border-t-0 card:table-row card:border-paper-100 card:px-0 card:py-0"
    >
      {selects && <td className="hidden card:table-cell" />}
      {columns.map((column, at) => (
        <td
          key={column.name}
          className={cx(
            'block py-1 card:table-cell card:h-12 card:px-2 desk:px-3 card:first:pl-4.5',
            at > 3 && 'hidden card:table-cell',
            roomClass(column),
          )}
        >
          <Skeleton
            className={cx('h-4', at === 0 ? 'w-32' : 'w-20', column.end && 'card:ml-auto')}
          />
        </td>
      ))}
    </tr>
  ))
}
