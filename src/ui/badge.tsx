import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

export type BadgeTone = 'sale' | 'soft' | 'wait' | 'info' | 'going' | 'done' | 'bad' | 'plain'

const tones: Record<BadgeTone, string> = {
  sale: 'rounded-none bg-ember-600 font-bold text-paper-0',
  soft: 'rounded-tag bg-ember-100 text-ember-700',
  wait: 'rounded-full bg-amber-100 text-amber-700',
  info: 'rounded-full bg-info-100 text-info',
  going: 'rounded-full bg-pine-100 text-pine-700',
  done: 'rounded-full bg-ok-100 text-ok',
  bad: 'rounded-full bg-bad-100 text-bad',
  plain: 'rounded-tag bg-paper-100 text-ink-700',
}

/** A short word about a thing: a sale rate, the state of an order. */
export function Badge({
  tone = 'plain',
  className,
  children,
}: {
  tone?: BadgeTone
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={cx(
        'inline-flex h-6 items-center px-2.5 text-caption leading-none font-semibold whitespace-nowrap forced-colors:border',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
