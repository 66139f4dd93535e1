import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isSafeLink, leavesShop } from '#shop/content/rules.ts'
import { ExternalLink } from '#ui/links.tsx'

type Props = {
  to: string
  className?: string
  lang?: string
  onClick?: () => void
  children: ReactNode
}

/** A link that staff wrote: within the shop, or beside it to https; anything else is only its words. */
export function SafeLink({ to, children, ...rest }: Props) {
  if (!isSafeLink(to)) return <span {...rest}>{children}</span>
  if (leavesShop(to))
    return (
      <ExternalLink href={to} {...rest}>
        {children}
      </ExternalLink>
    )
  return (
    <Link to={to} {...rest}>
      {children}
    </Link>
  )
}
