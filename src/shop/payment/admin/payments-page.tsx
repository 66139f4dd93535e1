import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { MomentCell } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { saveFile } from '#kernel/save-file.ts'
import { payStatuses, payWays } from '#shop/payment/contract.ts'
import { type PaymentRowView, paymentDesk, paymentSorts } from '#shop/payment/desk-contract.ts'
import { wayWord } from '#shop/payment/rules.ts'
import { Badge } from '#ui/badge.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { MoneyFile, usePeriod } from './period.tsx'
import { payTones, payWord } from './words.ts'

export default function PaymentsPage() {
  const t = useT()
  const desk = useDesk('payments', paymentSorts, { by: 'created_at', order: 'desc' })
  const period = usePeriod(desk)
  const narrowed = {
    keyword: desk.query.keyword,
    status: desk.pick('status', payStatuses),
    ...period.days,
  }
  const found = useQuery({
    ...queryOf(paymentDesk.list, {
      query: { ...desk.query, ...narrowed },
    }),
    ...fresh,
    enabled: desk.ready,
  })
  const columns = useColumns()
  const bound = useBound(found.data)
  return (
    <>
      <PageHead
        title={t('결제 내역')}
        actions={
          <MoneyFile
            total={found.data?.total}
            save={(body) => saveFile(paymentDesk.sheet, { query: narrowed, body })}
          />
        }
        note={t('카드·계좌이체·PayPal·무통장입금으로 받은 돈과, 끝나지 않은 시도까지 모두 보여요.')}
      />
      <DeskList
        applied={period.applied}
        desk={desk}
        found={found}
        caption={t('결제 목록')}
        columns={columns}
        idOf={(row) => row.pay_id}
        states={{
          name: 'status',
          label: t('결제 상태'),
          choices: payStatuses.map((value) => ({
            value,
            label: payWord(t, value),
            hot: value === 'confirming',
          })),
        }}
        search={{ label: t('결제번호, 주문번호, 이름으로 찾기') }}
        filters={
          <>
            {period.filter}
            {bound && (
              <InlineNotice tone="info" className="basis-full">
                {bound}
              </InlineNotice>
            )}
          </>
        }
        open={(row) => adminPaths.payment(row.pay_id)}
        empty={{
          filtered: t('조건에 맞는 내역이 없어요'),
          title: t('보여 줄 결제가 없어요'),
          text: t('카드나 계좌로 결제를 시작하면 여기에 보여요.'),
        }}
      />
    </>
  )
}

/** How far a word was looked for, where that was not everywhere. */
function useBound(found: { newest: number | null; most: number | null } | undefined) {
  const t = useT()
  if (found?.newest)
    return t('짧은 말은 최근 결제 {count}건에서 찾아요. 세 글자 이상 적어 주세요.', {
      count: found.newest.toLocaleString('ko-KR'),
    })
  return found?.most
    ? t('{count}건이 넘게 찾아서 {count}건까지만 보여 드려요. 말을 더 적어 주세요.', {
        count: found.most.toLocaleString('ko-KR'),
      })
    : null
}

function useColumns(): Column<PaymentRowView>[] {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const way = (row: PaymentRowView) =>
    t(wayWord[payWays.find((one) => one === row.way) ?? (row.way === 'credit' ? 'credit' : 'bank')])
  return [
    {
      name: 'pay_id',
      label: t('주문번호'),
      head: true,
      cell: (row) => (
        <Link
          to={adminPaths.payment(row.pay_id)}
          className="tap tabular underline-offset-4 hover:underline"
        >
          {row.od_id}
          {row.pp_id !== null && (
            <span className="block text-caption leading-tight text-ink-500">{t('개인결제')}</span>
          )}
          {row.claim_id !== null && (
            <span className="block text-caption leading-tight text-ink-500">
              {t('교환 배송비')}
            </span>
          )}
        </Link>
      ),
    },
    {
      name: 'created_at',
      label: t('시작한 때'),
      sort: 'created_at',
      cell: (row) => <MomentCell at={row.created_at} />,
    },
    { name: 'name', label: t('주문자'), cell: (row) => row.name },
    {
      name: 'way',
      label: t('방법'),
      cell: (row) => (
        <span className="block text-right card:text-left">
          {way(row)}
          {row.label.ko && (
            <span className="block text-caption leading-tight text-ink-500">
              {pick(row.label.ko, row.label.en)}
            </span>
          )}
        </span>
      ),
    },
    {
      name: 'amount',
      label: t('금액'),
      sort: 'amount',
      end: true,
      cell: (row) => (
        <span className="block">
          {money(row.amount, row.currency)}
          {row.refunded > 0 && (
            <span className="block text-caption leading-tight text-ink-500">
              {t('환불 {amount}', { amount: money(row.refunded, row.currency) })}
            </span>
          )}
        </span>
      ),
    },
    {
      name: 'status',
      label: t('상태'),
      cell: (row) => <Badge tone={payTones[row.status]}>{payWord(t, row.status, row.way)}</Badge>,
    },
  ]
}
