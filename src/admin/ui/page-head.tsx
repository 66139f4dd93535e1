import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { writtenIn } from '#kernel/language.ts'
import { brand } from '#kernel/page-meta.ts'
import { wayBack } from './return-row.ts'

export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${brand}`
  }, [title])
}

export type PageHeadProps = {
  title: string
  /** beside the title, such as a state */
  beside?: ReactNode
  /** under the title */
  note?: ReactNode
  back?: { to: string; label: string }
  actions?: ReactNode
}

/** The name of a page, the way back, and what can be done with the whole page. */
export function PageHead({ title, beside, note, back, actions }: PageHeadProps) {
  usePageTitle(title)
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        {back && (
          <Link
            to={wayBack(back.to)}
            className="tap mb-1 inline-flex items-center gap-1.5 text-small text-ink-500 hover:text-ink-900 print:hidden"
          >
            <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.5} />
            {back.label}
          </Link>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1
            lang={writtenIn(title)}
            className="font-serif text-huge leading-tight font-medium tracking-[-0.02em] desk:text-grand"
          >
            {title}
          </h1>
          {beside}
        </div>
        {note && <p className="mt-1 text-small text-ink-500">{note}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>}
    </div>
  )
}
