import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useParams,
} from 'react-router'
import { Refusal } from '#kernel/client.ts'
import { urlOf } from '#kernel/endpoint.ts'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { ownPapers } from '#shop/order/contract/papers.ts'
import { PaperButtons } from '#shop/order/ui/paper-buttons.tsx'
import { PaperSheet } from '#shop/order/ui/paper-sheet.tsx'
import { useSession } from '#storefront/session.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '거래명세서'), noindex: true })
}

const paperQuery = (od_id = '') => ({
  ...queryOf(ownPapers.text, { params: { od_id } }),
  staleTime: 0,
  retry: false,
})

// a paper that is not there yet says so on its page; a stranger's is not found
const unlessTooSoon = (error: unknown) => {
  if (error instanceof Refusal && error.status === 409) return null
  throw error
}
export const loader = (args: LoaderFunctionArgs) =>
  load(args, (client) => [client.fetchQuery(paperQuery(args.params.orderId)).catch(unlessTooSoon)])
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, (client) => [
    client.fetchQuery(paperQuery(args.params.orderId)).catch(unlessTooSoon),
  ])

/** The buyer's copy of the statement, to be read, printed or saved. */
export default function StatementPage() {
  const t = useT()
  const { orderId = '' } = useParams()
  const { isMember } = useSession()
  const { data, error, refetch } = useQuery(paperQuery(orderId))
  const back = isMember ? paths.myPage.order(orderId) : paths.orderView(orderId)
  if (error instanceof Refusal && error.status === 409)
    return (
      <EmptyState
        level={1}
        title={t('거래명세서')}
        action={<ButtonLink to={back}>{t('주문으로 돌아가기')}</ButtonLink>}
      >
        <p>{error.message}</p>
      </EmptyState>
    )
  if (error)
    return (
      <ErrorState
        level={1}
        title={t('거래명세서를 불러오지 못했어요')}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return null
  return (
    <div className="px-4 py-6 desk:py-10 print:p-0">
      <div className="mx-auto mb-4 flex max-w-[860px] flex-wrap items-center justify-between gap-3 print:hidden">
        <Link
          to={back}
          className="tap inline-flex items-center gap-1.5 text-small text-ink-500 hover:text-ink-900"
        >
          <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.5} />
          {t('주문 상세')}
        </Link>
        <div className="flex flex-wrap gap-2">
          <PaperButtons pdf={urlOf(ownPapers.statement.path, { od_id: orderId })} />
        </div>
      </div>
      <PaperSheet paper={data.data} />
    </div>
  )
}
