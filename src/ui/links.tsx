import { ArrowRight } from 'lucide-react'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { cx } from './class-names.ts'
import { useT } from './language.tsx'

const underlined = 'underline decoration-line underline-offset-4 hover:decoration-current'

/** A link inside a sentence. */
export function TextLink({ className, ...rest }: LinkProps & { className?: string }) {
  return <Link {...rest} className={cx('text-pine-700', underlined, className)} />
}

/** "베스트 전체 →" beside a heading. */
export function ArrowLink({
  className,
  children,
  ...rest
}: LinkProps & { className?: string; children: ReactNode }) {
  return (
    <Link
      {...rest}
      className={cx(
        'tap type-small inline-flex items-center gap-1 text-ink-500 hover:text-ink-900',
        className,
      )}
    >
      {children}
      <ArrowRight aria-hidden="true" size={16} strokeWidth={1.5} />
    </Link>
  )
}

/** Leaves the shop: opens beside it and says so. */
export function ExternalLink({
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { children: ReactNode }) {
  const t = useT()
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer" className={cx(underlined, className)}>
      {children}
      <span className="sr-only"> ({t('새 창')})</span>
    </a>
  )
}
