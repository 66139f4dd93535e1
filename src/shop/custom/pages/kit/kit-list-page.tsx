import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import {
  type ClientLoaderFunctionArgs,
  Link,
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
import { myKits } from '#shop/custom/kit-contract.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyFormula } from '#ui/empty-drawings.tsx'
import { KeptList } from '#ui/kept-list.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { EmptyState } from '#ui/states.tsx'

const listOf = (search: URLSearchParams) =>
  queryOf(myKits.list, { query: { page: pageIn(search) } })
const needs = (request: Request) => (client: QueryClient) => [
  client.fetchQuery({ ...listOf(new URL(request.url).searchParams), staleTime: 0 }),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.request))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '내 키트'), noindex: true })
}

/** Formulas times people, kept under a name. */
export default function KitListPage() {
  const t = useT()
  const [search] = useSearchParams()
  const found = useQuery(listOf(search))
  return (
    <>
      <PageTitle
        title={t('내 키트')}
        note={t('한 사람 몫의 포뮬러에 인원을 곱해, 수업이나 모임의 재료를 한 번에 준비해요.')}
        end={
          <ButtonLink to={paths.myPage.kit('new')} size={44}>
            <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
            {t('새 키트')}
          </ButtonLink>
        }
      />
      <KeptList
        found={found}
        trouble={t('키트를 불러오지 못했어요')}
        to={(page) => paths.myPage.kits(page)}
        empty={
          <EmptyState
            drawing={<EmptyFormula />}
            title={t('아직 저장한 키트가 없어요')}
            action={<ButtonLink to={paths.myPage.kit('new')}>{t('첫 키트 만들기')}</ButtonLink>}
          >
            <p>
              {t('저장한 포뮬러를 골라 인원을 적으면, 모두의 재료를 가장 싼 용량으로 골라 드려요.')}
            </p>
          </EmptyState>
        }
      >
        {(kits) => (
          <ul className="grid gap-4 card:grid-cols-2" aria-label={t('키트 목록')}>
            {kits.map((kit) => (
              <li
                key={kit.kit_id}
                className="relative border border-paper-200 bg-paper-0 p-4 hover:border-control desk:p-5"
              >
                <h2 className="text-title leading-snug font-[650] [overflow-wrap:anywhere]">
                  <Link to={paths.myPage.kit(kit.kit_id)} className="cover-link">
                    {kit.title} <span className="tabular whitespace-nowrap">× {kit.times}</span>
                  </Link>
                </h2>
                <p className="mt-1 text-small text-ink-500 [overflow-wrap:anywhere]">
                  {kit.titles.join(', ') || t('포뮬러를 지워서 비어 있어요')}
                </p>
              </li>
            ))}
          </ul>
        )}
      </KeptList>
    </>
  )
}
