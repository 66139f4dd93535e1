import type { MouseEvent } from 'react'
import { cx } from '#ui/class-names.ts'
import { Written } from '#ui/written.tsx'
import type { Column, Selection } from './data-table.tsx'
import { as, roomClass } from './data-table-parts.tsx'

type Props<Row> = {
  id: string
  row: Row
  columns: readonly Column<Row>[]
  selection?: Selection
  onOpen?: (row: Row) => void
}

/** One row, or one card on a phone. The link inside it is the way in; the row itself is only a larger target for the pointer. */
export function DataRow<Row>({ id, row, columns, selection, onOpen }: Props<Row>) {
  const chosen = selection?.chosen.has(id) ?? false

  function open(event: MouseEvent<HTMLElement>) {
    const target = event.target as Element // clicks happen on elements
    // a control does its own work, and marking text is no click
    if (
      !onOpen ||
      target.closest('a, button, input, select, textarea, label, [role=switch]') ||
      getSelection()?.toString()
    )
      return
    // a menu or dialog of the row lives elsewhere in the page
    if (event.currentTarget.contains(target)) onOpen(row)
  }

  function toggle(on: boolean) {
    const next = new Set(selection?.chosen)
    if (on) next.add(id)
    else next.delete(id)
    selection?.onChange(next)
  }

  return (
    <tr
      {...as.row}
      data-row={id}
      onClick={open}
      className={cx(
        'relative block border-t border-paper-200 px-4.5 py-3 first:border-t-0 card:table-row card:border-paper-100 card:px-0 card:py-0',
        onOpen && 'card:cursor-pointer',
        chosen ? 'bg-pine-100/50' : 'card:hover:bg-paper-50',
      )}
    >
      {selection && (
        <td
          {...as.cell}
          className="absolute top-3 right-4.5 card:static card:w-10 card:py-1 card:pl-4.5"
        >
          <input
            type="checkbox"
            className="tap block size-[18px] accent-pine-600"
            aria-label={selection.labelOf(id)}
            checked={chosen}
            onChange={(event) => toggle(event.target.checked)}
          />
        </td>
      )}
      {columns.map((column) => {
        const cell = column.cell(row)
        const isEmpty = cell === null || cell === undefined || cell === '' || cell === false
        return (
          <td
            key={column.name}
            {...as.cell}
            // a label without anything beside it tells nothing on a card
            className={cx(cellClass(column, !!selection), isEmpty && 'max-card:hidden')}
          >
            {!column.head && !column.quiet && (
              <span aria-hidden="true" className="shrink-0 text-caption text-ink-500 card:hidden">
                {column.label}
              </span>
            )}
            <Written>{cell}</Written>
          </td>
        )
      })}
    </tr>
  )
}

function cellClass<Row>(column: Column<Row>, selects: boolean): string {
  return cx(
    'flex min-h-8 items-center gap-4 card:table-cell card:h-13 card:px-2 card:py-1.5 card:align-middle card:whitespace-nowrap desk:px-3 card:first:pl-4.5 card:last:pr-4.5',
    // what has no label beside it, a menu or a button, ends the card where a thumb looks for it
    column.quiet && !column.head
      ? 'justify-end max-card:not-has-[button,a,input]:hidden'
      : 'justify-between',
    column.head &&
      cx('text-plain font-semibold card:text-small card:font-normal', selects && 'pr-9 card:pr-3'),
    column.end && 'tabular card:text-right',
    roomClass(column),
    column.className,
  )
}
