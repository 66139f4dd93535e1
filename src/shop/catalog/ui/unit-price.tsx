import type { Currency } from '#kernel/language.ts'
import type { UnitPrice } from '#shop/catalog/unit-contract.ts'
import { cx } from '#ui/class-names.ts'
import { type Translate, useMoney, useT } from '#ui/language.tsx'

type Props = { of: UnitPrice | null; currency: Currency; className?: string }

/** "100 ml당 12,000원", where goods are compared by measure. */
export function UnitPriceLine({ of, currency, className }: Props) {
  const t = useT()
  const money = useMoney()
  if (!of) return null
  return (
    <p className={cx('tabular text-caption text-ink-500', className)}>
      {unitPriceWords(t, money, of, currency)}
    </p>
  )
}

export function unitPriceWords(
  t: Translate,
  money: ReturnType<typeof useMoney>,
  of: UnitPrice,
  currency: Currency,
): string {
  const amount = money(of.value, currency)
  return of.unit === 'ea'
    ? t('1개당 {amount}', { amount })
    : t('{per} {unit}당 {amount}', { per: of.per, unit: of.unit, amount })
}
