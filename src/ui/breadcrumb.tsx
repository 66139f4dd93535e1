import { ChevronRight } from 'lucide-react'
import { useT } from './language.tsx'

export type Crumb = { label: string; to?: string }

/** The last crumb is the page itself and has no link. */
export function Breadcrumb({
  crumbs,
  className,
}: {
  crumbs: readonly Crumb[]
  className?: string
}) {
  const t = useT()
  return (
    <nav aria-label={t('현재 위치')} className={className}>
      <ol className="flex flex-wrap items-center gap-x-1 text-caption text-ink-500">
        {crumbs.map((crumb, at) => (
          <li key={crumb.label} className="flex items-center gap-1">
            {at > 0 && <ChevronRight aria-hidden="true" size={14} strokeWidth={1.5} />}
            {crumb.to ? (
              <a href={crumb.to} className="tap hover:text-ink-900 hover:underline">
                {crumb.label}
              </a>
            ) : (
              <span aria-current="page" className="text-ink-700">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
