import { useQuery } from '@tanstack/react-query'
import { discounted } from '#kernel/money.ts'
import { queryOf } from '#kernel/queries.ts'
import type { ProductDetail } from '#shop/catalog/contract.ts'
import { type TradePrices as Prices, tradePricing } from '#shop/catalog/trade-contract.ts'
import { percentFor, useOwnPrices } from '#shop/catalog/ui/own-prices.ts'
import { useSession } from '#storefront/session.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { sumOf } from './choice.ts'
import type { UseChoice } from './use-choice.ts'

/** What many at once cost, and what the buyer's own grade pays: asked for after the page, which knows neither. */
export function TradePrices({ item, choice }: { item: ProductDetail; choice: UseChoice }) {
  const t = useT()
  const money = useMoney()
  const { known, graded } = useSession()
  const mine = useOwnPrices(item.it_id, graded)
  const { data } = useQuery({
    ...queryOf(tradePricing.everybody, { params: { it_id: item.it_id } }),
    enabled: known && !graded,
    retry: false,
  })
  const prices = graded ? mine : data?.data
  if (!prices || (prices.steps.length === 0 && prices.pack === 1)) return null
  const { currency, value } = item.default_price
  const own = prices.steps.some(({ from }) => from === 1)
  const sum = sumFor(choice.chosen, item, prices.steps)
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

/** What is chosen at these prices; null while nothing comes off. The cart's own sum is what counts. */
function sumFor(
  chosen: UseChoice['chosen'],
  item: ProductDetail,
  steps: Prices['steps'],
): number | null {
  const priceOf = new Map([...item.options, ...item.add_ons].map((row) => [row.io_no, row.price]))
  const sums = [chosen.selections, chosen.addOns].map((lines) => {
    const qty = lines.reduce((all, { ct_qty }) => all + ct_qty, 0)
    const percent = percentFor(steps, qty)
    return lines.reduce((all, { io_no, ct_qty }) => {
      const price = priceOf.get(io_no) ?? 0
      return all + discounted(price, percent, item.default_price.currency) * ct_qty
    }, 0)
  })
  const now = sums.reduce((all, one) => all + one, 0)
  return now < sumOf(chosen, item).total ? now : null
}
