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
import { credits } from '#shop/credit/contract.ts'
import { CreditLedger } from '#shop/credit/ui/ledger.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyPoints } from '#ui/empty-drawings.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { PayoutForm } from './payout-form.tsx'
import { PayoutList } from './payout-list.tsx'

const pageIn = (search: URLSearchParams) => Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
const listOf = (page: number) => queryOf(credits.list, { query: { page } })
const summary = queryOf(credits.summary, {})
const needs = (request: Request) => (client: QueryClient) => [
  client.fetchQuery({ ...summary, staleTime: 0 }),
  client.fetchQuery({ ...listOf(pageIn(new URL(request.url).searchParams)), staleTime: 0 }),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.request))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '예치금'), noindex: true })
}

/** What the member has with the shop, where it came from, and the way to the bank. */
export default function MyCreditPage() {
  const t = useT()
  const money = useMoney()
  const [search] = useSearchParams()
  const page = pageIn(search)
  const [asking, setAsking] = useState(false)
  const { data: mine } = useQuery(summary)
  const { data, isError, refetch } = useQuery({
    ...listOf(page),
    placeholderData: keepPreviousData,
  })
  const balance = mine?.data.balance
  return (
    <>
      <PageTitle
        title={t('예치금')}
        note={t(
          '더 입금하거나 돌려받은 돈이에요. 사라지지 않고, 주문에 쓰거나 계좌로 받을 수 있어요.',
        )}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border border-paper-200 bg-paper-0 p-5">
        <dl>
          <dt className="text-small text-ink-700">{t('쓸 수 있는 예치금')}</dt>
          <dd className="tabular mt-1 text-huge leading-tight font-bold">
            {balance === undefined ? <Skeleton className="h-8 w-24" /> : money(balance, 'krw')}
          </dd>
        </dl>
        {!asking && (
          <Button look="outline" size={44} disabled={!balance} onClick={() => setAsking(true)}>
            {t('계좌로 받기')}
          </Button>
        )}
      </div>
      {asking && !!balance && <PayoutForm balance={balance} onDone={() => setAsking(false)} />}
      <PayoutList payouts={mine?.data.payouts ?? []} />
      <h2 className="rule-t mt-9 pt-5 text-title font-[650]">{t('들어오고 나간 내역')}</h2>
      {isError && !data && (
        <ErrorState title={t('예치금 내역을 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton className="mt-4 h-64" />}
      {data && data.data.length === 0 && (
        <EmptyState
          drawing={<EmptyPoints />}
          title={t('아직 예치금 내역이 없어요')}
          className="py-10! desk:py-14!"
        >
          {t('입금을 더 하셨거나 환불을 예치금으로 받으면 여기에 보여요.')}
        </EmptyState>
      )}
      {data && data.data.length > 0 && <CreditLedger rows={data.data} />}
      <Pagination
        current={page}
        last={data?.last_page ?? 1}
        to={(next) => paths.myPage.credit({ page: next })}
        className="mt-8"
      />
    </>
  )
}
