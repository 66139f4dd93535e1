import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { Fragment, Suspense, useState } from 'react'
import { queryOf } from '#kernel/queries.ts'
import { type ProductInquiry, productInquiries } from '#shop/inquiry/contract.ts'
import { useSession } from '#storefront/session.tsx'
import { Button } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { LanguageDivider, useSpokenElsewhere } from '#ui/language-mark.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LoadMore } from '#ui/load-more.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { keptDraft } from './kept-draft.ts'
import { QuestionRow } from './question-row.tsx'
import { perPage, questionsOf } from './questions-of.ts'
import { useRemoveQuestion } from './use-remove-question.ts'

const AskForm = lazyPart(() => import('./ask-form.tsx').then((found) => found.AskForm))

/** Questions on a product's page. Mine are shown to me in full, whoever else may not read them. */
export function ProductQuestions({ it_id }: { it_id: string }) {
  const t = useT()
  const { pick } = useLang()
  const elsewhere = useSpokenElsewhere()
  const { isMember, known } = useSession()
  const remove = useRemoveQuestion()
  const [pages, setPages] = useState(1)
  const [open, setOpen] = useState<'new' | number | null>(null)
  const found = useQueries({
    queries: Array.from({ length: pages }, (_, at) => ({
      ...questionsOf(it_id, at + 1),
      placeholderData: keepPreviousData,
    })),
  })
  const { data: own } = useQuery({
    ...queryOf(productInquiries.mine, { query: { it_id, per_page: 100 } }),
    enabled: isMember,
  })
  const first = found[0]?.data
  const rows = found.flatMap((one) => one.data?.data ?? [])
  // a question begun before the login goes on by itself
  const begun =
    known && open === null && Object.keys(keptDraft(`product-inquiry/${it_id}`)).length > 0
  const asking = open === 'new' || begun
  const close = () => setOpen(null)

  if (!first && found[0]?.isError)
    return (
      <ErrorState title={t('문의를 불러오지 못했어요')} onRetry={() => void found[0]?.refetch()} />
    )
  const isForeign = (row: ProductInquiry) => elsewhere(pick(row.iq_question, row.iq_question_en))
  const firstForeign = rows.findIndex(isForeign)
  const rowFor = (row: ProductInquiry) => {
    const mine = own?.data.find((one) => one.iq_id === row.iq_id)
    if (mine && open === mine.iq_id)
      return (
        <li className="hairline-b py-4">
          <Suspense fallback={<Skeleton className="h-80" />}>
            <AskForm it_id={it_id} inquiry={mine} onDone={close} onCancel={close} />
          </Suspense>
        </li>
      )
    return (
      <QuestionRow
        inquiry={mine ?? row}
        mine={!!mine}
        grouped={isForeign(row)}
        actions={
          mine?.can_change && (
            <div className="flex gap-2">
              <Button look="outline" size={44} onClick={() => setOpen(mine.iq_id)}>
                {t('고치기')}
              </Button>
              <Button look="ghost" size={44} onClick={() => void remove(mine.iq_id)}>
                {t('지우기')}
              </Button>
            </div>
          )
        }
      />
    )
  }
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-caption text-ink-500">
          {t(
            '평일 10시부터 18시 사이에 순서대로 답해 드려요. 주문과 배송은 마이페이지의 1:1 문의가 더 빨라요.',
          )}
        </p>
        {!asking && (
          <Button look="outline" size={44} onClick={() => setOpen('new')}>
            {t('상품 문의하기')}
          </Button>
        )}
      </div>
      {asking && (
        <div className="mt-4">
          <Suspense fallback={<Skeleton className="h-80" />}>
            <AskForm
              it_id={it_id}
              onDone={close}
              onCancel={() => {
                sessionStorage.removeItem(`odemoa/draft/product-inquiry/${it_id}`)
                close()
              }}
            />
          </Suspense>
        </div>
      )}
      {!first && <Skeleton className="mt-4 h-32" />}
      {first?.total === 0 && (
        <p className="mt-4 bg-paper-100 px-5 py-8 text-center text-ink-700">
          {t('아직 문의가 없어요. 궁금한 점을 남겨 주시면 답해 드려요.')}
        </p>
      )}
      {first && first.total > 0 && (
        <>
          <ul className="rule-t mt-4">
            {rows.map((row, at) => (
              <Fragment key={row.iq_id}>
                {at === firstForeign && <LanguageDivider />}
                {rowFor(row)}
              </Fragment>
            ))}
          </ul>
          {first.total > perPage && (
            <LoadMore
              shown={rows.length}
              total={first.total}
              busy={found.some((one) => one.isPending)}
              onMore={() => setPages(pages + 1)}
              className="mx-auto mt-8 max-w-[360px]"
            />
          )}
        </>
      )}
    </div>
  )
}
