import type { QueryClient } from '@tanstack/react-query'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { load, loadInBrowser } from '../../kernel/load.ts'
import { loadedData } from '../../kernel/loaded.ts'
import { pageMeta, viewOf } from '../../kernel/page-meta.ts'
import { paths } from '../../kernel/paths.ts'
import { saleCategory } from '../../shop/catalog/contract.ts'
import { weekOn } from '../../shop/content/rules.ts'
import { InstaFeed } from '../../shop/content/ui/insta-feed.tsx'
import { trendQuery } from '../../shop/content/ui/trend-view.tsx'
import { WeekPicks } from '../../shop/content/ui/week-picks.tsx'
import { settings } from '../../shop/setting/contract.ts'
import { useT } from '../../ui/language.tsx'
import { organizationData, websiteData } from '../structured-data.ts'
import { CategoryRow } from './home/category-row.tsx'
import { Hero } from './home/hero.tsx'
import { News } from './home/news.tsx'
import { homeQueries, supplyCategories } from './home/queries.ts'
import { Rooms } from './home/rooms.tsx'
import { Shelf } from './home/shelf.tsx'
import { Stories } from './home/stories.tsx'
import { Studio } from './home/studio.tsx'
import { Supplies } from './home/supplies.tsx'

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

export const loader = (args: LoaderFunctionArgs) => load(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  // the frame around the page has fetched the settings
  const known = matches.map((match) => loadedData(match?.loaderData, settings.show, {})).find(Boolean)
  return [...pageMeta(view), { 'script:ld+json': websiteData(view) }, ...(known ? [{ 'script:ld+json': organizationData(view, known.data) }] : [])]
}

export default function Home() {
  const t = useT()
  return (
    <>
      <Hero />
      <WeekPicks />
      <Shelf
        title={t('많이 찾는 향')}
        note={t('지난 30일, 향이 있는 상품끼리 견준 순위예요.')}
        more={{ to: paths.bestSeller(), words: t('베스트 전체') }}
        query={homeQueries.best}
        ranked
      />
      <Rooms />
      <Shelf title={t('새로 들어온 것')} more={{ to: paths.newItem(), words: t('신상품 전체') }} query={homeQueries.fresh} />
      <CategoryRow />
      <Supplies />
      <Shelf
        title={t('지금 할인 중')}
        note={t('쿠폰이 없어도 적힌 값에 살 수 있어요.')}
        more={{ to: paths.category(saleCategory), words: t('세일 전체') }}
        query={homeQueries.sale}
      />
      <Studio />
      <Stories />
      <InstaFeed />
      <News />
    </>
  )
}
