import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { Written } from '#ui/written.tsx'

export type FormSectionProps = {
  id: string
  title: string
  note?: ReactNode
  children: ReactNode
  end?: ReactNode
}

/** One subject of a long form: its name and a word about it at the left, its fields at the right. */
export function FormSection({ id, title, note, children, end }: FormSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-32 border border-paper-200 bg-paper-0 p-4.5 desk:p-6"
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <div>
          <h2 id={`${id}-title`} className="text-lead leading-snug font-semibold">
            {title}
          </h2>
          {note && <p className="mt-0.5 text-caption leading-normal text-ink-500">{note}</p>}
        </div>
        {end}
      </div>
      <div className="grid gap-5">
        <Written>{children}</Written>
      </div>
    </section>
  )
}

/** Fields side by side; one under the other on a phone. */
export function FieldRow({
  children,
  columns = 2,
  className,
}: {
  children: ReactNode
  columns?: 2 | 3 | 4
  className?: string
}) {
  return (
    <div
      className={cx(
        'grid items-start gap-4',
        columns === 2
          ? 'card:grid-cols-2'
          : columns === 3
            ? 'card:grid-cols-3'
            : 'card:grid-cols-2 wide:grid-cols-4',
        className,
      )}
    >
      {children}
    </div>
  )
}

/** A heading for a group of rows inside a section. */
export function RowGroup({
  legend,
  hint,
  error,
  name,
  optional = false,
  children,
}: {
  legend: string
  optional?: boolean
  hint?: ReactNode
  error?: string | null
  name?: string
  children: ReactNode
}) {
  const t = useT()
  return (
    <fieldset
      className="min-w-0"
      data-field={name}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className="mb-1.5 text-small font-medium">
        {legend}
        {optional && <span className="ml-1 font-normal text-ink-500">({t('선택')})</span>}
      </legend>
      {children}
      {error && (
        <p id={`${name}-error`} role="alert" className="type-caption mt-1.5 text-bad">
          {error}
        </p>
      )}
      {hint && <p className="mt-1.5 text-caption leading-normal text-ink-500">{hint}</p>}
    </fieldset>
  )
}
