import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '#ui/breadcrumb.tsx'

/** The head of a list page: where it stands, its name, and what may follow below. */
export function ListHead({
  crumbs,
  title,
  note,
  children,
}: {
  crumbs: readonly Crumb[]
  title: string
  note?: string
  children?: ReactNode
}) {
  return (
    <header className="pt-4 pb-3 desk:pt-7 desk:pb-6">
      <Breadcrumb crumbs={crumbs} className="max-desk:hidden" />
      <h1 className="type-h1 desk:mt-3">{title}</h1>
      {note && <p className="type-small mt-1.5 text-ink-500">{note}</p>}
      {children}
    </header>
  )
}
