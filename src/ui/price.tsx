import type { Currency } from '#kernel/language.ts'
import type { Amount } from '#kernel/money.ts'
import { cx } from './class-names.ts'
import { useT } from './language.tsx'
import { Money } from './money.tsx'

export type PriceProps = {
  value: Amount
  before?: Amount | null
  /** what is off, as it is said: "15%", "3,000원" */
  off?: string | null
  currency?: Currency
  size?: 's' | 'l'
  className?: string
}

/** Before (struck, with its hidden label), rate, price. A price of 0 cannot be bought. */
export function Price({ value, before, off, currency, size = 's', className }: PriceProps) {
  const t = useT()
  if (value === 0)
    return (
      <p
        className={cx(
          size === 'l' ? 'type-h3' : 'type-small',
          'font-semibold text-ink-700',
          className,
        )}
      >
        {t('구매불가')}
      </p>
    )
  const was = before && before > value ? before : null
  return (
    <p
      className={cx(
        'flex flex-wrap items-baseline',
        size === 'l' ? 'gap-x-2.5' : 'gap-x-1.5',
        className,
      )}
    >
      {was !== null && (
        // a line of its own where the tile of a phone holds all three, or just not: it would move with its letters
        <del
          className={cx(
            'text-ink-500',
            size === 'l' ? 'w-full text-body' : 'text-caption max-card:w-full',
          )}
        >
          <span className="sr-only">{t('정가')} </span>
          <Money amount={was} currency={currency} />
        </del>
      )}
      {was !== null && off ? (
        <span
          className={cx('tabular text-ember-600', size === 'l' ? 'type-price-l' : 'type-price-s')}
        >
          <span className="sr-only">{t('할인')} </span>
          {offWord(off)}
        </span>
      ) : null}
      <span className={size === 'l' ? 'type-price-l' : 'type-price-s'}>
        {was !== null && <span className="sr-only">{t('할인가')} </span>}
        <Money
          amount={value}
          currency={currency}
          strong
          className={size === 'l' ? '[&>span]:text-unit' : '[&>span]:text-beside'}
        />
      </span>
    </p>
  )
}

/** "15%", and won with a minus, so that nobody takes them for the price. */
export function offWord(off: string): string {
  return off.endsWith('%') ? off : `\u2212${off}`
}
