import type { ReactNode } from 'react'
import { ArrowLink } from '#ui/links.tsx'

/** One part of my page: its name, the way to all of it, and what is newest. */
export function Card({
  id,
  title,
  more,
  children,
}: {
  id: string
  title: string
  more?: { to: string; words: string }
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border border-paper-200 bg-paper-0 px-4 py-4 desk:px-6 desk:py-5"
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="type-h3">
          {title}
        </h2>
        {more && <ArrowLink to={more.to}>{more.words}</ArrowLink>}
      </div>
      {children}
    </section>
  )
}
