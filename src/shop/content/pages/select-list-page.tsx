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
import { cardsPerPage, selects } from '#shop/content/contract.ts'
import { CardList } from '#shop/content/ui/card-list.tsx'
import { useT } from '#ui/language.tsx'
import { pageIn, StoryList } from './list-parts.tsx'

const listOf = (page: number) => queryOf(selects.list, { query: { page, per_page: cardsPerPage } })
const needs = (request: Request) => (client: QueryClient) => [
  client.ensureQueryData(listOf(pageIn(new URL(request.url).searchParams))),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.request))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, {
    title: translate(view.lang, '셀렉트'),
    description: translate(view.lang, '계절과 방, 선물할 사람을 떠올리며 골랐어요.'),
  })
}

export default function SelectListPage() {
  const t = useT()
  const [search] = useSearchParams()
  const { data, isError, refetch } = useQuery({
    ...listOf(pageIn(search)),
    placeholderData: keepPreviousData,
  })
  return (
    <StoryList
      title={t('셀렉트')}
      note={t('계절과 방, 선물할 사람을 떠올리며 골랐어요.')}
      list={data}
      failed={isError}
      onRetry={() => void refetch()}
      empty={t('아직 고른 것이 없어요')}
      to={paths.selects}
    >
      {(rows) => (
        <CardList
          rows={rows}
          to={(id) => paths.select(id, data?.current_page)}
          columns={2}
          level={2}
        />
      )}
    </StoryList>
  )
}
