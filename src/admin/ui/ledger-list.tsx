import { stamp } from '#kernel/day-words.ts'
import { cx } from '#ui/class-names.ts'
import { Written } from '#ui/written.tsx'

export type LedgerLine = {
  id: number
  at: string
  content: string
  amount: number
  /** the balance after it */
  balance: number
}

/** The last rows of a ledger: what came and went, and what was left. */
export function LedgerList({
  rows,
  show,
}: {
  rows: readonly LedgerLine[]
  show: (amount: number) => string
}) {
  return (
    <ul>
      {rows.map((row) => (
        <li
          key={row.id}
          className="flex items-baseline justify-between gap-4 border-t border-paper-200 px-4.5 py-2.5 text-small first:border-t-0"
        >
          <span className="flex min-w-0 flex-wrap gap-x-4">
            <span className="tabular text-ink-700">{stamp(row.at)}</span>
            <span>
              <Written>{row.content}</Written>
            </span>
          </span>
          <span className="flex shrink-0 items-baseline gap-x-4 max-card:flex-col max-card:items-end">
            <span
              className={cx(
                'tabular font-medium',
                row.amount < 0 ? 'text-ink-700' : 'text-pine-700',
              )}
            >
              {row.amount > 0 ? '+' : ''}
              {show(row.amount)}
            </span>
            <span className="tabular text-right text-caption text-ink-500 card:w-24">
              {show(row.balance)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
