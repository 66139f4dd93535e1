import { X } from 'lucide-react'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { cx } from './class-names.ts'
import { useT } from './language.tsx'

function chipClass(on: boolean): string {
  return cx(
    'inline-flex h-9 shrink-0 items-center gap-1.5 rounded-full px-3.5 text-small font-medium whitespace-nowrap transition-colors duration-[120ms] forced-colors:border',
    on
      ? 'bg-pine-100 text-pine-700'
      : 'text-ink-700 inset-ring inset-ring-control hover:bg-paper-100',
  )
}

type ChipProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  on?: boolean
  children: ReactNode
  removes?: boolean
}

/** A choice that is on or off; with `removes` it stands for something applied and its × takes it away. */
export function Chip({ on = false, removes = false, className, children, ...rest }: ChipProps) {
  const t = useT()
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={removes ? undefined : on}
      className={cx(chipClass(on), className)}
    >
      {children}
      {removes && (
        <>
          <X aria-hidden="true" size={15} strokeWidth={1.75} />
          <span className="sr-only">{t('빼기')}</span>
        </>
      )}
    </button>
  )
}

type ChipLinkProps = { to: string; on?: boolean; className?: string; children: ReactNode } & Pick<
  LinkProps,
  'replace' | 'preventScrollReset'
>

/** A plain link where it only leads somewhere: what a router link costs a page stands in docs/decisions/speed.md. */
export function ChipLink({
  to,
  on = false,
  className,
  replace,
  preventScrollReset,
  children,
}: ChipLinkProps) {
  const own = {
    'aria-current': on ? ('page' as const) : undefined,
    className: cx(chipClass(on), className),
  }
  if (!replace && !preventScrollReset)
    return (
      <a href={to} {...own}>
        {children}
      </a>
    )
  return (
    <Link to={to} replace={replace} preventScrollReset={preventScrollReset} {...own}>
      {children}
    </Link>
  )
}
