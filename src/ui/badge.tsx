import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { useT } from './language.tsx'

export type BadgeTone = 'sale' | 'soft' | 'wait' | 'info' | 'going' | 'done' | 'bad' | 'plain'

const tones: Record<BadgeTone, string> = {
  sale: 'rounded-none bg-ember-600 font-bold text-white',
  soft: 'rounded-tag bg-ember-100 text-ember-700',
  wait: 'rounded-full bg-amber-100 text-amber-700',
  info: 'rounded-full bg-info-100 text-info',
  going: 'rounded-full bg-pine-100 text-pine-700',
  done: 'rounded-full bg-ok-100 text-ok',
  bad: 'rounded-full bg-bad-100 text-bad',
  plain: 'rounded-tag bg-paper-100 text-ink-700',
}

/** A short word about a thing: a sale rate, the state of an order. */
export function Badge({ tone = 'plain', className, children }: { tone?: BadgeTone; className?: string; children: ReactNode }) {
  return (
    <span className={cx('inline-flex h-6 items-center px-2.5 text-[13px] leading-none font-semibold whitespace-nowrap forced-colors:border', tones[tone], className)}>
      {children}
    </span>
  )
}

/** The number on a header icon; nothing at 0, "99+" above 99. `label` is what is counted. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  const t = useT()
  if (count < 1) return null
  return (
    <span className="tabular absolute -top-1.5 -right-2 min-w-[18px] rounded-full bg-ember-600 px-1 text-center text-[11px] leading-[18px] font-bold text-white">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{t('{label} {count}개', { label, count })}</span>
    </span>
  )
}
