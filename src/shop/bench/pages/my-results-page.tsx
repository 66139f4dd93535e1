import { type QueryClient, useQuery } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useSearchParams,
} from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageIn } from '#kernel/page-in.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { myResults } from '#shop/bench/contract.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyFormula } from '#ui/empty-drawings.tsx'
import { KeptList } from '#ui/kept-list.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { EmptyState } from '#ui/states.tsx'
import { useDeviceResults } from './kept-results.ts'
import { MyResults } from './my-results.tsx'

const listOf = (search: URLSearchParams) =>
  queryOf(myResults.list, { query: { page: pageIn(search) } })
const needs = (request: Request) => (client: QueryClient) => [
  client.fetchQuery({ ...listOf(new URL(request.url).searchParams), staleTime: 0 }),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.request))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '계산 결과'), noindex: true })
}

/** The results of calculators that a member kept. */
export default function MyResultsPage() {
  const t = useT()
  const [search] = useSearchParams()
  const found = useQuery(listOf(search))
  const device = useDeviceResults()
  return (
    <>
      <PageTitle
        title={t('계산 결과')}
        note={t('이름을 누르면 그때 넣은 값 그대로 다시 열려요.')}
        end={
          <ButtonLink to={paths.tools()} size={44} look="outline">
            {t('작업대 계산기')}
          </ButtonLink>
        }
      />
      <KeptList
        found={found}
        trouble={t('계산 결과를 불러오지 못했어요')}
        beside={device.length}
        to={(page) => paths.myPage.benchResults(page)}
        empty={
          <EmptyState
            drawing={<EmptyFormula />}
            title={t('아직 저장한 결과가 없어요')}
            action={<ButtonLink to={paths.tools()}>{t('계산해 보기')}</ButtonLink>}
          />
        }
      >
        {(results) => <MyResults results={results} />}
      </KeptList>
    </>
  )
}
