import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
import { productInquiries } from '#shop/inquiry/contract.ts'
import { AskForm } from '#shop/inquiry/ui/ask-form.tsx'
import { QuestionRow } from '#shop/inquiry/ui/question-row.tsx'
import { useRemoveQuestion } from '#shop/inquiry/ui/use-remove-question.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyQuestion } from '#ui/empty-drawings.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { type Shown, StateChips, shownIn, WaitingRows } from './list-parts.tsx'

const listOf = ({ page, state }: Shown) =>
  queryOf(productInquiries.mine, { query: { page, state } })
const needs = (request: Request) => (client: QueryClient) => [
  client.fetchQuery({ ...listOf(shownIn(new URL(request.url).searchParams)), staleTime: 0 }),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.request))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '나의 상품 문의'), noindex: true })
}

export default function MyProductInquiryPage() {
  const t = useT()
  const shown = shownIn(useSearchParams()[0])
  const remove = useRemoveQuestion()
  const [editing, setEditing] = useState<number | null>(null)
  const { data, isError, refetch } = useQuery({
    ...listOf(shown),
    placeholderData: keepPreviousData,
  })
  const to = (part: Partial<Shown>) => {
    const { page, state } = { ...shown, ...part }
    return paths.myPage.productInquiries({ page: page > 1 ? page : undefined, state })
  }
  return (
    <>
      <PageTitle
        title={t('나의 상품 문의')}
        note={t('상품 화면에서 남긴 문의예요. 답변이 달리기 전에는 고치거나 지울 수 있어요.')}
      />
      <StateChips state={shown.state} to={(state) => to({ state, page: 1 })} />
      {isError && !data && (
        <ErrorState title={t('문의를 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <WaitingRows />}
      {data?.data.length === 0 && (
        <EmptyState
          drawing={<EmptyQuestion />}
          title={shown.state ? t('이 상태의 문의가 없어요') : t('아직 남긴 상품 문의가 없어요')}
          action={
            shown.state ? (
              <ButtonLink to={to({ state: undefined, page: 1 })}>{t('모두 보기')}</ButtonLink>
            ) : (
              <ButtonLink to={paths.bestSeller()}>{t('베스트 보기')}</ButtonLink>
            )
          }
          className="desk:py-16"
        >
          <p>{t('궁금한 상품의 화면에서 문의를 남길 수 있어요.')}</p>
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <>
          <ul className="rule-t mt-5">
            {data.data.map((row) =>
              editing === row.iq_id ? (
                <li key={row.iq_id} className="hairline-b py-4">
                  <AskForm
                    it_id={row.item.it_id}
                    inquiry={row}
                    onDone={() => setEditing(null)}
                    onCancel={() => setEditing(null)}
                  />
                </li>
              ) : (
                <QuestionRow
                  key={row.iq_id}
                  inquiry={row}
                  mine
                  withGoods
                  actions={
                    row.can_change && (
                      <div className="flex gap-2">
                        <Button look="outline" size={44} onClick={() => setEditing(row.iq_id)}>
                          {t('고치기')}
                        </Button>
                        <Button look="ghost" size={44} onClick={() => void remove(row.iq_id)}>
                          {t('지우기')}
                        </Button>
                      </div>
                    )
                  }
                />
              ),
            )}
          </ul>
          <Pagination
            current={shown.page}
            last={data.last_page}
            to={(page) => to({ page })}
            className="mt-9"
          />
        </>
      )}
    </>
  )
}
