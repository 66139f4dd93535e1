import type { Currency } from '#kernel/language.ts'
import { type Amount, moneyParts } from '#kernel/money.ts'
import { cx } from './class-names.ts'
import { useLang } from './language.tsx'

export type MoneyProps = {
  amount: Amount
  currency?: Currency
  /** digits bold, 원 regular */
  strong?: boolean
  className?: string
}

/** An amount that never breaks: "12,900원", "₩12,900" or "$12.90". */
export function Money({ amount, currency, strong = false, className }: MoneyProps) {
  const { currency: own, lang } = useLang()
  const { sign, digits, unit, leads } = moneyParts(amount, currency ?? own, lang)
  const Digits = strong ? 'strong' : 'span'
  return (
    <span className={cx('tabular whitespace-nowrap', className)}>
      {leads ? (
        <Digits className={strong ? 'font-bold' : ''}>{`${sign}${unit}${digits}`}</Digits>
      ) : (
        <>
          <Digits className={strong ? 'font-bold' : ''}>{`${sign}${digits}`}</Digits>
          <span className="font-normal">{unit}</span>
        </>
      )}
    </span>
  )
}
