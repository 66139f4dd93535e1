import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dotted } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { type CompanyInvoice, companies } from '#shop/company/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'

type Props = { page: number; to: (page: number) => string }

/** The tax invoices to the company, of orders on account and of all others. */
export function CompanyInvoices({ page, to }: Props) {
  const t = useT()
  const { data, isError, refetch } = useQuery({
    ...queryOf(companies.invoices, { query: { page } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <section aria-labelledby="invoices">
      <h2 id="invoices" className="text-title font-[650]">
        {t('세금계산서 내역')}
      </h2>
      {isError && !data && (
        <ErrorState title={t('세금계산서를 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton className="mt-4 h-32" />}
      {data?.data.length === 0 && (
        <p className="mt-3 text-plain text-ink-700">
          {t('주문하면서 세금계산서를 신청하면 결제 방법과 상관없이 여기에 모여요.')}
        </p>
      )}
      {data && data.data.length > 0 && (
        <ul className="mt-2">
          {data.data.map((invoice) => (
            <OneInvoice key={invoice.tax_id} invoice={invoice} />
          ))}
        </ul>
      )}
      <Pagination current={page} last={data?.last_page ?? 1} to={to} className="mt-6" />
    </section>
  )
}

function OneInvoice({ invoice }: { invoice: CompanyInvoice }) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const goods = pick(invoice.goods, invoice.goods_en)
  const { supply, vat, exempt } = invoice
  return (
    <li className="hairline-b grid gap-x-6 gap-y-2 py-4 desk:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="text-body leading-snug">
          {invoice.open ? (
            <Link
              to={paths.myPage.order(invoice.od_id)}
              className="tap hover:underline hover:underline-offset-4"
            >
              {goods}
            </Link>
          ) : (
            goods
          )}
        </p>
        <p className="mt-1 text-small text-ink-500">
          <span className="tabular">{dotted(koreanDay(invoice.od_time))}</span> ·{' '}
          <span data-content>{invoice.by}</span>
          {invoice.on_account && ` · ${t('외상')}`}
        </p>
        {invoice.state === 'issued' && (
          <p className="tabular mt-1 text-small break-words text-ink-700">
            {[
              invoice.written_on && `${t('작성일자')} ${dotted(invoice.written_on)}`,
              invoice.approval_no && `${t('승인번호')} ${invoice.approval_no}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        {invoice.state === 'refused' && (
          <p className="mt-1 text-small [overflow-wrap:anywhere] text-ink-700">{invoice.reason}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 desk:grid desk:content-start desk:justify-items-end">
        <p className="tabular text-body">
          <strong className="font-semibold">{money(supply + vat + exempt, 'krw')}</strong>
        </p>
        <p className="tabular text-small text-ink-500">
          {[
            supply + vat > 0 &&
              t('공급가액 {supply}, 세액 {vat}', {
                supply: money(supply, 'krw'),
                vat: money(vat, 'krw'),
              }),
            exempt > 0 && `${t('면세 공급가액')} ${money(exempt, 'krw')}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <StateBadge state={invoice.state} />
      </div>
    </li>
  )
}

function StateBadge({ state }: { state: CompanyInvoice['state'] }) {
  const t = useT()
  if (state === 'issued') return <Badge tone="done">{t('발급했어요')}</Badge>
  return state === 'refused' ? (
    <Badge tone="bad">{t('발급하지 못했어요')}</Badge>
  ) : (
    <Badge tone="wait">{t('신청을 받았어요')}</Badge>
  )
}
