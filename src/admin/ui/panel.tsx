import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { Written } from '#ui/written.tsx'

export type PanelProps = {
  title?: ReactNode
  /** right of the title */
  end?: ReactNode
  children: ReactNode
  /** without padding: a table or a list fills it */
  flush?: boolean
  className?: string
  id?: string
}

/** A sheet of paper with one subject. */
export function Panel({ title, end, children, flush = false, className, id }: PanelProps) {
  return (
    <section id={id} className={cx('border border-paper-200 bg-paper-0 print:border-0', className)}>
      {title && (
        <div className="flex min-h-15.5 flex-wrap items-center justify-between gap-x-4 border-b border-paper-200 px-4.5 py-2 print:px-0">
          <h2 className="text-plain leading-snug font-semibold">{title}</h2>
          {end && (
            <div className="flex flex-wrap items-center gap-x-3 text-caption text-ink-500">
              {end}
            </div>
          )}
        </div>
      )}
      <div className={flush ? undefined : 'p-4.5'}>
        <Written>{children}</Written>
      </div>
    </section>
  )
}

export type Fact = { label: string; value: ReactNode }

/** Labels and values, as on an index card. */
export function Facts({
  facts,
  className,
}: {
  facts: readonly (Fact | null | false)[]
  className?: string
}) {
  return (
    <dl
      className={cx('grid grid-cols-[7.5em_minmax(0,1fr)] gap-x-4 gap-y-2 text-small', className)}
    >
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact.label} className="contents">
              <dt className="text-ink-500">{fact.label}</dt>
              <dd className="min-w-0">
                <Written>{fact.value}</Written>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
