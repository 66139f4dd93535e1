import type { ReactNode } from 'react'
import type { Currency } from '#kernel/language.ts'
import { cx } from '#ui/class-names.ts'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { Money } from '#ui/money.tsx'

export type SumLine = { label: string; amount: number; minus?: boolean } | null | false
type Coupons = readonly { cp_id: string; cp_subject: string; cp_subject_en: string }[]
type Props = {
  currency: Currency
  lines: readonly SumLine[]
  total: { label: string; amount: number }
  coupons: Coupons
  /** stay used, and the rest keeps their discount */
  kept?: Coupons
  points: number
  children?: ReactNode
}

/** How an amount comes about, line by line, before anything is agreed to. */
export function Sums({ currency, lines, total, coupons, kept = [], points, children }: Props) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  return (
    <div className="border border-paper-200 bg-paper-0 p-5 desk:p-6" aria-live="polite">
      <dl className="tabular grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 text-plain">
        {lines.map(
          (line) =>
            line && (
              <div key={line.label} className="contents">
                <dt className="text-ink-700">{line.label}</dt>
                <dd className="text-right">
                  {line.amount === 0
                    ? money(0, currency)
                    : `${line.minus ? '−' : ''}${money(line.amount, currency)}`}
                </dd>
              </div>
            ),
        )}
        <div
          className={cx(
            'col-span-2 flex items-baseline justify-between gap-6',
            lines.some(Boolean) && 'hairline-t mt-1.5 pt-3.5',
          )}
        >
          <dt className="text-body font-semibold">{total.label}</dt>
          <dd className="text-right text-head">
            <Money amount={total.amount} currency={currency} strong />
          </dd>
        </div>
      </dl>
      {(coupons.length > 0 || kept.length > 0 || points > 0) && (
        <ul className="mt-4 grid gap-1 text-small text-ink-700">
          {coupons.map((coupon) => (
            <li key={coupon.cp_id}>
              {t('쿠폰이 돌아와요: {name}', {
                name: pick(coupon.cp_subject, coupon.cp_subject_en),
              })}
            </li>
          ))}
          {kept.map((coupon) => (
            <li key={coupon.cp_id}>
              {t('남은 상품의 할인은 그대로이고, 쿠폰은 돌아오지 않아요: {name}', {
                name: pick(coupon.cp_subject, coupon.cp_subject_en),
              })}
            </li>
          ))}
          {points > 0 && (
            <li>{t('포인트 {count}점이 돌아와요.', { count: points.toLocaleString('en-US') })}</li>
          )}
        </ul>
      )}
      {children}
    </div>
  )
}
