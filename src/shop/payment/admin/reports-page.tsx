import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { DayFilter } from '#admin/ui/day-filter.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Pager } from '#admin/ui/pager.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { dotted, stamp } from '#kernel/day-words.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { paymentDesk, type Report } from '#shop/payment/desk-contract.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { differenceWord, outcomeWord } from './words.ts'

/** The shop's books against the providers', day by day. */
export default function ReportsPage() {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const staff = useStaff()
  const { busy, send } = useSend()
  const [params] = useSearchParams()
  const [day, setDay] = useState(koreanToday())
  const { data, isError, refetch } = useQuery({
    ...queryOf(paymentDesk.reports, { query: { page: Number(params.get('page')) || 1 } }),
    ...fresh,
  })

  async function compare() {
    const answer = await send(() => call(paymentDesk.compare, { body: { day } }))
    if (!answer) return
    await client.invalidateQueries({ queryKey: [paymentDesk.reports.path] })
    toast(
      answer.data.differences.length
        ? t('다른 점 {count}개를 찾았어요.', { count: answer.data.differences.length })
        : t('모두 같아요.'),
    )
  }

  return (
    <>
      <PageHead
        title={t('하루 대조')}
        note={t('매일 새벽 4시 반에 전날의 결제를 결제 회사와 맞춰 봐요.')}
        actions={
          staff.changes('orders') && (
            <>
              <DayFilter
                label={t('맞춰 볼 날')}
                value={day}
                max={koreanToday()}
                onChange={(next) => next && setDay(next)}
              />
              <Button size={44} busy={busy} onClick={() => void compare()}>
                {t('지금 맞춰 보기')}
              </Button>
            </>
          )
        }
      />
      {isError && (
        <ErrorState title={t('목록을 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton className="h-64" />}
      {data?.data.length === 0 && (
        <EmptyState title={t('아직 맞춰 본 날이 없어요')}>
          <p>{t('날을 고르고 지금 맞춰 볼 수 있어요.')}</p>
        </EmptyState>
      )}
      <div className="grid gap-4">
        {data?.data.map((report) => (
          <Day key={report.day} report={report} />
        ))}
      </div>
      <Pager page={data} to={(page) => `?page=${page}`} />
      <div className="h-10" />
    </>
  )
}

function Day({ report }: { report: Report }) {
  const t = useT()
  const money = useMoney()
  const wrong = report.differences.length
  // sums as money, states as words; a code of the provider stays as it came
  const sidesOf = ({ ours, theirs, currency }: Report['differences'][number]) => {
    const side = (said: string) =>
      (currency && /^-?\d+$/.test(said) ? money(Number(said), currency) : outcomeWord(t, said)) ||
      '–'
    return { ours: side(ours), theirs: side(theirs) }
  }
  return (
    <Panel
      title={
        <span className="flex flex-wrap items-center gap-3">
          <span className="tabular">{dotted(report.day)}</span>
          <Badge tone={wrong ? 'bad' : 'done'}>
            {wrong ? t('다른 점 {count}개', { count: wrong }) : t('모두 같아요')}
          </Badge>
        </span>
      }
      end={<time dateTime={report.made_at}>{stamp(report.made_at)}</time>}
    >
      <p className="text-small text-ink-700">
        {t('결제 {count}건을 맞춰 봤어요.', { count: report.compared })}
      </p>
      {report.sums.length > 0 && (
        <ul className="mt-2 grid gap-1 text-small">
          {report.sums.map((sum) => (
            <li key={`${sum.provider} ${sum.currency}`} className="tabular flex flex-wrap gap-x-3">
              <span className="whitespace-nowrap">
                {sum.provider === 'toss' ? t('토스페이먼츠') : 'PayPal'} ·{' '}
                {t('{count}건', { count: sum.count })}
              </span>
              <span className="whitespace-nowrap text-ink-700">
                {t('우리 {ours} / 결제 회사 {theirs}', {
                  ours: money(sum.ours, sum.currency),
                  theirs: money(sum.theirs, sum.currency),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {wrong > 0 && (
        <ul className="mt-3 divide-y divide-paper-200 border-t border-paper-200 text-small">
          {report.differences.map((one) => (
            <li key={`${one.pay_id} ${one.what}`} className="flex flex-wrap gap-x-4 py-2">
              <strong className="font-semibold">{differenceWord(t, one.what)}</strong>
              {one.pay_id && (
                <Link
                  to={adminPaths.payment(one.pay_id)}
                  className="tap tabular text-pine-700 underline underline-offset-4"
                >
                  {one.od_id || one.pay_id}
                </Link>
              )}
              <span className="tabular text-ink-500">
                {one.what !== 'list_missing' && t('우리 {ours} / 결제 회사 {theirs}', sidesOf(one))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
