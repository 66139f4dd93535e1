import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useNavigate,
  useSearchParams,
} from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { productInquiries } from '#shop/inquiry/contract.ts'
import { QuestionRow } from '#shop/inquiry/ui/question-row.tsx'
import { useSession } from '#storefront/session.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyQuestion } from '#ui/empty-drawings.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { type Shown, StateChips, shownIn, WaitingRows } from './list-parts.tsx'

const listOf = ({ page, state, keyword }: Shown) =>
  queryOf(productInquiries.list, { query: { page, state, keyword: keyword || undefined } })
const needs = (request: Request) => (client: QueryClient) => [
  client.ensureQueryData(listOf(shownIn(new URL(request.url).searchParams))),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.request))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, {
    title: translate(view.lang, '상품 문의'),
    description: translate(
      view.lang,
      '향과 재료, 사용법에 대해 손님들이 물어본 것과 오드모아의 답이에요.',
    ),
  })
}

/** What everybody asked. A secret question is a closed line, even to a search. */
export default function ProductInquiryPage() {
  const t = useT()
  const navigate = useNavigate()
  const shown = shownIn(useSearchParams()[0])
  const { isMember } = useSession()
  const { data, isError, refetch } = useQuery({
    ...listOf(shown),
    placeholderData: keepPreviousData,
  })
  // a member reads their own here too
  const { data: own } = useQuery({
    ...queryOf(productInquiries.mine, { query: { per_page: 100 } }),
    enabled: isMember,
  })
  const to = (part: Partial<Shown>) => {
    const { page, state, keyword } = { ...shown, ...part }
    return paths.productInquiries({ page: page > 1 ? page : undefined, state, keyword })
  }
  return (
    <div className="wrap max-w-[960px]! pt-5 pb-16 desk:pt-7">
      <Breadcrumb
        className="max-desk:hidden"
        crumbs={[{ label: t('홈'), to: paths.home() }, { label: t('상품 문의') }]}
      />
      <PageTitle
        className="desk:mt-3"
        title={t('상품 문의')}
        note={t(
          '손님들이 상품에 대해 물어본 것과 답이에요. 새 문의는 상품 화면에서 남길 수 있어요.',
        )}
        end={
          <ButtonLink look="outline" to={paths.myPage.productInquiries()}>
            {t('나의 상품 문의')}
          </ButtonLink>
        }
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <StateChips state={shown.state} to={(state) => to({ state, page: 1 })} />
        <search className="w-full card:w-auto">
          <form
            key={shown.keyword}
            className="flex gap-2"
            onSubmit={(event) => {
              event.preventDefault()
              const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
              void navigate(to({ keyword, page: 1 }))
            }}
          >
            <input
              type="search"
              name="keyword"
              aria-label={t('문의에서 찾기')}
              placeholder={t('문의에서 찾기')}
              defaultValue={shown.keyword}
              maxLength={50}
              className="h-11 min-w-0 flex-1 rounded-tag border border-control bg-paper-0 px-3.5 text-body"
            />
            <Button type="submit" look="outline" size={44}>
              {t('찾기')}
            </Button>
          </form>
        </search>
      </div>
      {isError && !data && (
        <ErrorState title={t('문의를 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <WaitingRows rows={8} />}
      {data?.data.length === 0 && (
        <EmptyState
          drawing={<EmptyQuestion />}
          title={
            shown.keyword || shown.state ? t('조건에 맞는 문의가 없어요') : t('아직 문의가 없어요')
          }
          action={
            shown.keyword || shown.state || shown.page > 1 ? (
              <ButtonLink to={paths.productInquiries()}>{t('모두 보기')}</ButtonLink>
            ) : undefined
          }
          className="desk:py-16"
        />
      )}
      {data && data.data.length > 0 && (
        <>
          <ul className="rule-t mt-5">
            {data.data.map((row) => {
              const mine = own?.data.find((one) => one.iq_id === row.iq_id)
              return <QuestionRow key={row.iq_id} inquiry={mine ?? row} mine={!!mine} withGoods />
            })}
          </ul>
          <Pagination
            current={shown.page}
            last={data.last_page}
            to={(page) => to({ page })}
            className="mt-9"
          />
        </>
      )}
    </div>
  )
}
