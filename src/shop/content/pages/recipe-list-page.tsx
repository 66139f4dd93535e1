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
import { cardsPerPage, recipes } from '#shop/content/contract.ts'
import { CardList } from '#shop/content/ui/card-list.tsx'
import { RecipeFacts } from '#shop/content/ui/recipe-facts.tsx'
import { useT } from '#ui/language.tsx'
import { pageIn, StoryList } from './list-parts.tsx'

const listOf = (page: number) => queryOf(recipes.list, { query: { page, per_page: cardsPerPage } })
const needs = (request: Request) => (client: QueryClient) => [
  client.ensureQueryData(listOf(pageIn(new URL(request.url).searchParams))),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.request))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, {
    title: translate(view.lang, '직접 만들기'),
    description: translate(
      view.lang,
      '재료와 순서를 적어 두었어요. 재료는 한 번에 장바구니에 담을 수 있어요.',
    ),
  })
}

export default function RecipeListPage() {
  const t = useT()
  const [search] = useSearchParams()
  const { data, isError, refetch } = useQuery({
    ...listOf(pageIn(search)),
    placeholderData: keepPreviousData,
  })
  return (
    <StoryList
      title={t('직접 만들기')}
      note={t('재료와 순서를 적어 두었어요. 재료는 한 번에 장바구니에 담을 수 있어요.')}
      list={data}
      failed={isError}
      onRetry={() => void refetch()}
      empty={t('아직 올린 레시피가 없어요')}
      to={paths.recipes}
    >
      {(rows) => (
        <CardList
          rows={rows}
          to={paths.recipe}
          level={2}
          columns={rows.length % 3 === 0 ? 3 : 2}
          foot={(row) => <RecipeFacts recipe={row} />}
        />
      )}
    </StoryList>
  )
}
