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
import { companies, type MyCompany } from '#shop/company/contract.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyShopFront } from '#ui/empty-drawings.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { AccountCard } from './account-card.tsx'
import { Colleagues } from './colleagues.tsx'
import { CompanyInvoices } from './company-invoices.tsx'
import { CompanyOrders } from './company-orders.tsx'
import { LeaveCompany } from './leave-company.tsx'
import { RegistrationCard, Statements } from './papers.tsx'

const pageIn = (search: URLSearchParams, name = 'page') =>
  Math.max(1, Math.trunc(Number(search.get(name))) || 1)
const mine = queryOf(companies.show, {})
const listOf = (page: number) => queryOf(companies.orders, { query: { page } })
const needs = () => (client: QueryClient) => [client.fetchQuery({ ...mine, staleTime: 0 })]

export const loader = (args: LoaderFunctionArgs) => load(args, needs())
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs())

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '우리 회사'), noindex: true })
}

/** What a company ordered on account, owes and gets papers of, and who orders for it. */
export default function MyCompanyPage() {
  const t = useT()
  const { data, isError, refetch } = useQuery(mine)
  const company = data?.data
  return (
    <>
      <PageTitle
        title={t('우리 회사')}
        note={company ? <span data-content>{company.company}</span> : undefined}
      />
      {isError && !data && (
        <ErrorState title={t('회사 정보를 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton className="h-80" />}
      {data && !company && (
        <EmptyState
          drawing={<EmptyShopFront />}
          title={t('함께 주문하는 회사가 없어요')}
          action={<ButtonLink to={paths.wholesaleApply()}>{t('도매 회원 신청')}</ButtonLink>}
        >
          <p>
            {t(
              '도매나 대리점 회원으로 승인되면 세금계산서와 외상, 동료와 함께 쓰는 주문이 여기에 모여요.',
            )}
          </p>
        </EmptyState>
      )}
      {company && <Company company={company} />}
    </>
  )
}

function Company({ company }: { company: MyCompany }) {
  const t = useT()
  const [search] = useSearchParams()
  const page = pageIn(search)
  const invoices = pageIn(search, 'invoices')
  const { data, isError, refetch } = useQuery({
    ...listOf(page),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="grid gap-10">
      <AccountCard company={company} />
      <section aria-labelledby="orders">
        <h2 id="orders" className="text-title font-[650]">
          {t('외상 주문')}
        </h2>
        {isError && !data && (
          <ErrorState title={t('외상 주문을 불러오지 못했어요')} onRetry={() => void refetch()} />
        )}
        {!data && !isError && <Skeleton className="mt-4 h-40" />}
        {data && <CompanyOrders orders={data.data} />}
        <Pagination
          current={page}
          last={data?.last_page ?? 1}
          to={(next) => paths.myPage.company({ page: next, invoices })}
          className="mt-6"
        />
      </section>
      <CompanyInvoices
        page={invoices}
        to={(next) => paths.myPage.company({ page, invoices: next })}
      />
      <Statements months={company.months} />
      <RegistrationCard company={company} />
      {company.role === 'owner' ? (
        <Colleagues colleagues={company.colleagues} />
      ) : (
        <LeaveCompany company={company.company} />
      )}
    </div>
  )
}
