import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useParams,
} from 'react-router'
import { urlOf } from '#kernel/endpoint.ts'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { companies } from '#shop/company/contract.ts'
import { PaperButtons } from '#shop/order/ui/paper-buttons.tsx'
import { PaperSheet } from '#shop/order/ui/paper-sheet.tsx'
import { useT } from '#ui/language.tsx'
import { ErrorState } from '#ui/states.tsx'

const paperOf = (month = '') => ({
  ...queryOf(companies.statementText, { params: { month } }),
  staleTime: 0,
})

export const loader = (args: LoaderFunctionArgs) =>
  load(args, (client) => [client.fetchQuery(paperOf(args.params.month))])
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, (client) => [client.fetchQuery(paperOf(args.params.month))])

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '월 거래 명세'), noindex: true })
}

/** One month of the company's account, to be read, printed or saved. */
export default function MonthlyStatementPage() {
  const t = useT()
  const { month = '' } = useParams()
  const { data, isError, refetch } = useQuery(paperOf(month))
  if (isError && !data)
    return (
      <ErrorState
        level={1}
        title={t('거래 명세를 불러오지 못했어요')}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return null
  return (
    <div className="px-4 py-6 desk:py-10 print:p-0">
      <div className="mx-auto mb-4 flex max-w-[860px] flex-wrap items-center justify-between gap-3 print:hidden">
        <Link
          to={paths.myPage.company()}
          className="tap inline-flex items-center gap-1.5 text-small text-ink-500 hover:text-ink-900"
        >
          <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.5} />
          {t('우리 회사')}
        </Link>
        <div className="flex flex-wrap gap-2">
          <PaperButtons pdf={urlOf(companies.statement.path, { month })} />
        </div>
      </div>
      <PaperSheet paper={data.data} />
    </div>
  )
}
