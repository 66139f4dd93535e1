import { Suspense } from 'react'
import type { ProductTile } from '#shop/catalog/contract.ts'
import type { UnitPrice } from '#shop/catalog/unit-contract.ts'
import { useSession } from '#storefront/session.tsx'
import { useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Price, type PriceProps } from '#ui/price.tsx'
import { UnitPriceLine } from './unit-price.tsx'

export type ShownPriceProps = PriceProps & {
  it_id: string
  /** so many of them; what is shown is the sum */
  qty?: number
  /** of one, where goods are compared by measure */
  unit?: UnitPrice | null
  /** from how many on everybody pays less */
  breaks?: ProductTile['break_from']
}

// of those alone whose grade pays something else
const GradePrice = lazyPart(() => import('./grade-price.tsx').then((found) => found.GradePrice))

/** What goods cost whoever looks: the price of the page, which everybody gets, until their own is known. */
export function ShownPrice(props: ShownPriceProps) {
  const { graded } = useSession()
  const plain = <PagePrice {...props} />
  return graded ? (
    <Suspense fallback={plain}>
      <GradePrice {...props} />
    </Suspense>
  ) : (
    plain
  )
}

/** The price that is in the page. */
export function PagePrice({ qty = 1, unit, value, before, breaks, ...look }: ShownPriceProps) {
  const t = useT()
  return (
    <>
      <Price {...look} value={value * qty} before={before && before * qty} />
      {unit && <UnitPriceLine of={unit} currency={look.currency ?? 'krw'} className="mt-0.5" />}
      {breaks && (
        <p className="mt-0.5 text-caption text-pine-700">
          {t('{from}개부터 {percent}% 할인', breaks)}
        </p>
      )}
    </>
  )
}

type ItemProps = Pick<PriceProps, 'size' | 'className'> & {
  item: Pick<
    ProductTile,
    'it_id' | 'default_price' | 'discount_label' | 'unit_price' | 'break_from'
  >
  /** with the price by measure */
  measured?: boolean
}

/** The price of an item. */
export function ItemPrice({ item, measured = false, ...look }: ItemProps) {
  const { value, currency, discountable } = item.default_price
  return (
    <ShownPrice
      {...look}
      it_id={item.it_id}
      value={value}
      before={discountable?.before}
      off={item.discount_label?.amount}
      currency={currency}
      unit={measured ? item.unit_price : null}
      breaks={measured ? item.break_from : undefined}
    />
  )
}
