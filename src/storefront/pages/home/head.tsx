import type { ReactNode } from 'react'
import { ArrowLink } from '#ui/links.tsx'

/** The heading of a part of the home page, and the way to all of it. */
export function Head({
  id,
  title,
  note,
  more,
}: {
  id: string
  title: ReactNode
  note?: string
  more?: { to: string; words: string }
}) {
  return (
    <div className="mb-4.5 flex flex-wrap items-end justify-between gap-x-4 desk:mb-7">
      <div className="min-w-0 flex-1 basis-48">
        <h2 id={id} className="type-h2">
          {title}
        </h2>
        {note && <p className="mt-1 text-small text-ink-500">{note}</p>}
      </div>
      {more && <ArrowLink to={more.to}>{more.words}</ArrowLink>}
    </div>
  )
}
