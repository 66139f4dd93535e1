import { useQuery } from '@tanstack/react-query'
import { discounted } from '#kernel/money.ts'
import { queryOf } from '#kernel/queries.ts'
import type { ProductDetail } from '#shop/catalog/contract.ts'
import { atOwnPrices } from '#shop/catalog/own-price-rules.ts'
import { tradePricing } from '#shop/catalog/trade-contract.ts'
import { useOwnPrices } from '#shop/catalog/ui/own-prices.ts'
import { useSession } from '#storefront/session.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { countsOf, sumOf } from './choice.ts'
import type { UseChoice } from './use-choice.ts'

/** What many at once cost, and what the buyer's own grade pays: asked for after the page, which knows neither. */
export function TradePrices({ item, choice }: { item: ProductDetail; choice: UseChoice }) {
  const t = useT()
  const money = useMoney()
  const { known, graded } = useSession()
  const mine = useOwnPrices(item.it_id)
  const { data } = useQuery({
    ...queryOf(tradePricing.everybody, { params: { it_id: item.it_id } }),
    enabled: known && !graded,
    retry: false,
  })
  const prices = graded ? mine : data?.data
  if (!prices || (prices.steps.length === 0 && prices.pack === 1)) return null
  const { currency, value } = item.default_price
  const own = prices.steps.some(({ from }) => from === 1)
  const { total } = sumOf(choice.chosen, atOwnPrices(item, prices.steps, countsOf(choice.chosen)))
  // of a grade the choice itself shows it
  const sum = total < choice.sum.total ? total : null
  return (
    <section
      aria-labelledby="trade-prices"
      className="border border-paper-200 px-4 py-3 text-small"
    >
      <h2 id="trade-prices" className="mb-2 font-semibold">
        {own ? t('내 등급 가격') : t('많이 살수록 싸져요')}
      </h2>
      {prices.steps.length > 0 && (
        <dl className="tabular grid grid-cols-[1fr_auto_auto] gap-x-4 gap-y-1">
          {prices.steps.map(({ from, percent }) => (
            <div key={from} className="contents">
              <dt className="text-ink-700">{t('{count}개부터', { count: from })}</dt>
              <dd className="text-ember-600">{t('{percent}% 할인', { percent })}</dd>
              <dd className="text-right font-medium">
                {money(discounted(value, percent, currency), currency)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {prices.pack > 1 && (
        <p className="mt-2 text-ink-700">
          {t('{count}개 묶음으로 살 수 있어요.', { count: prices.pack })}
        </p>
      )}
      {sum !== null && (
        <p role="status" className="hairline-t tabular mt-2 flex justify-between gap-4 pt-2">
          <span>{t('고른 수량의 금액')}</span>
          <strong className="font-semibold">{money(sum, currency)}</strong>
        </p>
      )}
    </section>
  )
}
