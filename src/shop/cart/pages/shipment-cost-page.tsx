import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { shipmentCosts } from '#shop/cart/shipment-contract.ts'
import { CountryTable } from '#shop/cart/ui/country-table.tsx'
import { useCostWord } from '#shop/cart/ui/use-cost-word.ts'
import { ZipChecker } from '#shop/cart/ui/zip-checker.tsx'
import { useLang, useT } from '#ui/language.tsx'

const table = queryOf(shipmentCosts.table, {})
const needs = (client: QueryClient) => [client.ensureQueryData(table)]

export const loader = (args: LoaderFunctionArgs) => load(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, {
    title: translate(view.lang, '배송비 안내'),
    description: translate(
      view.lang,
      '국내 배송비, 제주와 섬 지역 추가 배송비, 나라별 해외 배송비를 알려 드려요.',
    ),
  })
}

export default function ShipmentCostPage() {
  const t = useT()
  const { pick } = useLang()
  const { data } = useQuery(table)
  const costs = data?.data
  const cost = useCostWord(costs?.usd_rate ?? 0)
  if (!costs) return null
  const last = costs.grades.filter((grade) => grade.cost > 0).at(-1)
  const zones = [
    ...new Map(
      costs.islands.map((island) => [`${island.name.ko} ${island.cost}`, island]),
    ).values(),
  ]
  return (
    <div className="wrap pt-7 pb-16 desk:pt-11 desk:pb-24">
      <h1 className="type-h1">{t('배송비 안내')}</h1>
      <p className="mt-3 max-w-[40em] text-ink-700">
        {t('배송비는 주문서에서 주소를 적으면 결제 전에 모두 보여 드려요. 숨은 비용은 없어요.')}
      </p>
      <div className="items-start gap-14 desk:grid desk:grid-cols-2">
        <div>
          <Section title={t('국내 배송비')}>
            <Costs head={[t('상품 금액'), t('배송비')]}>
              {costs.grades.map((grade) => (
                <tr key={grade.below} className="hairline-b">
                  <td className="tabular py-3">
                    {t('{amount} 미만', { amount: cost(grade.below) })}
                  </td>
                  <td className="tabular py-3 text-right">
                    {grade.cost === 0 ? t('무료') : cost(grade.cost)}
                  </td>
                </tr>
              ))}
              <tr className="hairline-b font-semibold">
                <td className="tabular py-3">
                  {last ? t('{amount} 이상', { amount: cost(last.below) }) : t('모든 주문')}
                </td>
                <td className="py-3 text-right text-pine-700">{t('무료')}</td>
              </tr>
            </Costs>
            <p className="mt-3 text-small text-ink-700">
              {t('크거나 무거운 상품은 상품 페이지와 장바구니에 따로 적은 배송비를 더해요.')}
            </p>
          </Section>
          <Section title={t('해외 배송비')}>
            <p className="max-w-[44em] text-small text-ink-700">
              {t(
                '포장을 더한 무게로 정해요. 향수, 디퓨저, 스프레이처럼 불이 붙기 쉬운 상품은 비행기에 실을 수 없는 나라가 있어요. 관세는 받는 나라의 규정에 따라 받는 분이 내요.',
              )}
            </p>
            <CountryTable countries={costs.countries} usd_rate={costs.usd_rate} />
          </Section>
        </div>
        <div>
          <Section title={t('제주와 섬 지역')}>
            <ZipChecker usd_rate={costs.usd_rate} />
            <p className="mt-5 text-small text-ink-700">
              {t('무료 배송 주문에도 주문마다 한 번 더해요.')}
            </p>
            <Costs head={[t('지역'), t('추가 배송비')]}>
              {zones.map((zone) => (
                <tr key={zone.name.ko} className="hairline-b">
                  <td className="py-2.5">
                    {pick(zone.name.ko, zone.name.en)}
                    {zone.no_flammable && (
                      <span className="ml-2 text-caption text-ink-500">
                        {t('인화성 상품 불가')}
                      </span>
                    )}
                  </td>
                  <td className="tabular py-2.5 text-right">{cost(zone.cost)}</td>
                </tr>
              ))}
            </Costs>
          </Section>
        </div>
      </div>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rule-t mt-9 pt-5">
      <h2 className="mb-3 text-head font-[650]">{title}</h2>
      {children}
    </section>
  )
}

function Costs({ head, children }: { head: [string, string]; children: ReactNode }) {
  return (
    <table className="mt-1 w-full text-plain">
      <thead>
        <tr className="border-b border-line text-left text-caption text-ink-500">
          <th scope="col" className="py-2 font-medium">
            {head[0]}
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            {head[1]}
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
