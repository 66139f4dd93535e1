import { type ReactNode, useId } from 'react'

/** A part of a form under a rule of ink. */
export function FormSection({
  title,
  end,
  children,
}: {
  title: string
  /** at the right of the heading */
  end?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rule-t mt-7 pt-4 pb-3 desk:mt-9 desk:pt-5">
      <div className="mb-3.5 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-title leading-[1.4] font-[650]">
          {title}
        </h2>
        {end}
      </div>
      {children}
    </section>
  )
}
