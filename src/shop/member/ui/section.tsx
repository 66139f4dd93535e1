import { type ReactNode, useId } from 'react'

/** A part of the account page under a rule of ink. */
export function Section({
  title,
  note,
  end,
  children,
}: {
  title: string
  note?: ReactNode
  end?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rule-t mt-10 pt-5 first:mt-0">
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 grow basis-48">
          <h2 id={id} className="type-h3">
            {title}
          </h2>
          {note && <p className="mt-1 text-small text-ink-700">{note}</p>}
        </div>
        {end}
      </div>
      {children}
    </section>
  )
}
