import { discounted } from '#kernel/money.ts'
import { percentFor } from '#shop/catalog/own-price-rules.ts'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Price } from '#ui/price.tsx'
import { PagePrice, type ShownPriceProps } from './item-price.tsx'
import { useOwnPrices } from './own-prices.ts'
import { UnitPriceLine } from './unit-price.tsx'

/** What the grade of this member pays, beside the price of the page; that one alone where the grade has none of its own. */
export function GradePrice(props: ShownPriceProps) {
  const t = useT()
  const { currency: own } = useLang()
  const { it_id, qty = 1, unit, value, currency = own, className, ...look } = props
  const percent = percentFor(useOwnPrices(it_id)?.steps ?? [], qty)
  const price = discounted(value, percent, currency)
  // the large price has lines of its own
  const isLarge = look.size === 'l'
  if (price >= value) return <PagePrice {...props} />
  return (
    <div
      className={cx(!isLarge && 'flex flex-wrap items-baseline gap-x-1.5', !isLarge && className)}
    >
      <Price
        {...look}
        className={isLarge ? className : undefined}
        value={price * qty}
        before={value * qty}
        off={`${percent}%`}
        currency={currency}
      />
      <p className="text-caption font-semibold text-pine-700">{t('내 등급가')}</p>
      {unit && (
        <UnitPriceLine
          of={{ ...unit, value: Math.round((unit.value * price) / value) }}
          currency={currency}
          className="mt-0.5 w-full"
        />
      )}
    </div>
  )
}
