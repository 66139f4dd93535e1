import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useSearchParams,
} from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { cardsPerPage, promotions } from '#shop/content/contract.ts'
import { PromotionCards } from '#shop/content/ui/promotion-cards.tsx'
import { useT } from '#ui/language.tsx'
import { pageIn, StoryList } from './list-parts.tsx'

const listOf = (page: number) =>
  queryOf(promotions.list, { query: { page, per_page: cardsPerPage } })
const needs = (request: Request) => (client: QueryClient) => [
  client.ensureQueryData(listOf(pageIn(new URL(request.url).searchParams))),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.request))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, {
    title: translate(view.lang, '기획전'),
    description: translate(view.lang, '정해진 기간에만 열리는 값과 묶음이에요.'),
  })
}

export default function PromotionListPage() {
  const t = useT()
  const [search] = useSearchParams()
  const { data, isError, refetch } = useQuery({
    ...listOf(pageIn(search)),
    placeholderData: keepPreviousData,
  })
  return (
    <StoryList
      title={t('기획전')}
      note={t('정해진 기간에만 열리는 값과 묶음이에요.')}
      list={data}
      failed={isError}
      onRetry={() => void refetch()}
      empty={t('지금은 기획전이 없어요')}
      to={paths.promotions}
    >
      {(rows) => <PromotionCards rows={rows} level={2} />}
    </StoryList>
  )
}
