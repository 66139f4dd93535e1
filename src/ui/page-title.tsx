import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

/** The heading of a page within a frame: what it is, a sentence about it, and what can be done at the right. */
export function PageTitle({
  title,
  note,
  end,
  className,
}: {
  title: ReactNode
  note?: ReactNode
  end?: ReactNode
  className?: string
}) {
  return (
    <div
      className={cx(
        'mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 desk:mb-8',
        className,
      )}
    >
      <div className="min-w-0">
        <h1 className="type-h1 desk:text-display">{title}</h1>
        {note && <p className="mt-2 text-plain text-ink-700">{note}</p>}
      </div>
      {end}
    </div>
  )
}
