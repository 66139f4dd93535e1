import type { QueryClient } from '@tanstack/react-query'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { load, loadInBrowser, serverView } from '#kernel/load.ts'
import { loadedData } from '#kernel/loaded.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { shipmentCosts } from '#shop/cart/shipment-contract.ts'
import { saleCategory } from '#shop/catalog/contract.ts'
import { weekOn } from '#shop/content/rules.ts'
import { trendQuery } from '#shop/content/ui/trend-view.tsx'
import { WeekPicks } from '#shop/content/ui/week-picks.tsx'
import { settings } from '#shop/setting/contract.ts'
import { frameQueries } from '#storefront/hooks.ts'
import { organizationData, websiteData } from '#storefront/structured-data.ts'
import { useT } from '#ui/language.tsx'
import { stillPart } from '#ui/still-part.tsx'
import { homeQueries, supplyCategories } from './home/queries.ts'
import { Shelf } from './home/shelf.tsx'
import { Stories } from './home/stories.tsx'

const stillParts = () => import('./home/still-parts.tsx')
const hero = stillPart('home-hero', () => stillParts().then(({ Hero }) => Hero))
const rooms = stillPart('home-rooms', () => stillParts().then(({ Rooms }) => Rooms), { far: true })
const kinds = stillPart('home-kinds', () => stillParts().then(({ Kinds }) => Kinds), { far: true })
const studio = stillPart('home-studio', () => stillParts().then(({ Studio }) => Studio), {
  far: true,
})
const last = stillPart('home-last', () => stillParts().then(({ Last }) => Last), { far: true })
const withParts = async <T,>(loaded: Promise<T>): Promise<T> => {
  await Promise.all([hero, rooms, kinds, studio, last].map(({ ready }) => ready()))
  return loaded
}

const needs = (client: QueryClient) => [
  client.ensureQueryData(homeQueries.hero),
  client.ensureQueryData(homeQueries.best),
  client.ensureQueryData(homeQueries.fresh),
  client.ensureQueryData(homeQueries.sale),
  client.ensureQueryData(homeQueries.studio),
  client.ensureQueryData(homeQueries.notices),
  client.ensureQueryData(homeQueries.recipes),
  client.ensureQueryData(homeQueries.promotions),
  client.ensureQueryData(homeQueries.feed),
  client.ensureQueryData(homeQueries.weeks).then(({ data, today }) => {
    const week = data[weekOn(data, today)]
    return week?.trendId ? client.ensureQueryData(trendQuery(week.trendId)).catch(() => null) : null
  }),
  ...supplyCategories.map((id) => client.ensureQueryData(homeQueries.countOf(id))),
]

/** Where parcels go abroad is told to search engines in English: who reads Korean does not pay for it. */
const needsAbroad = (client: QueryClient) => [
  ...needs(client),
  client.ensureQueryData(frameQueries.shipment).catch(() => null),
]

export const loader = (args: LoaderFunctionArgs) =>
  withParts(load(args, args.context.get(serverView).view.lang === 'en' ? needsAbroad : needs))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  withParts(loadInBrowser(args, needs))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  // the frame around the page has fetched the settings
  const known = matches
    .map((match) => loadedData(match?.loaderData, settings.show, {}))
    .find(Boolean)
  const abroad = matches
    .map((match) => loadedData(match?.loaderData, shipmentCosts.table, {}))
    .find(Boolean)?.data.countries
  return [
    ...pageMeta(view),
    { 'script:ld+json': websiteData(view) },
    ...(known ? [{ 'script:ld+json': organizationData(view, known.data, abroad) }] : []),
  ]
}

export default function Home() {
  const t = useT()
  return (
    <>
      <hero.StillPart />
      <WeekPicks />
      <Shelf
        title={t('많이 찾는 향')}
        note={t('지난 30일, 향이 있는 상품끼리 견준 순위예요.')}
        more={{ to: paths.bestSeller(), words: t('베스트 전체') }}
        query={homeQueries.best}
        ranked
      />
      <rooms.StillPart />
      <Shelf
        title={t('새로 들어온 것')}
        more={{ to: paths.newItem(), words: t('신상품 전체') }}
        query={homeQueries.fresh}
        far
      />
      <kinds.StillPart />
      <Shelf
        title={t('지금 할인 중')}
        note={t('쿠폰이 없어도 적힌 값에 살 수 있어요.')}
        more={{ to: paths.category(saleCategory), words: t('세일 전체') }}
        query={homeQueries.sale}
        far
      />
      <studio.StillPart />
      <Stories />
      <last.StillPart />
    </>
  )
}
