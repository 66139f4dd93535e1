import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Column } from '#admin/ui/data-table.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { useMoneyGate } from '#admin/ui/money-gate.ts'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { shortStamp, stamp } from '#kernel/day-words.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { saveFile } from '#kernel/save-file.ts'
import { bankNames } from '#shop/payment/bank-rules.ts'
import { refundStates } from '#shop/payment/contract.ts'
import { paymentDesk, type RefundRowView, refundSorts } from '#shop/payment/desk-contract.ts'
import { refundReason } from '#shop/payment/rules.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { MoneyFile, usePeriod } from './period.tsx'
import { SendDialog } from './send-dialog.tsx'
import { refundTones, refundWord } from './words.ts'

const isLate = (row: RefundRowView) =>
  row.state !== 'done' && row.state !== 'asked' && new Date(row.due_at) < new Date()

/** Money that must go back: by law within three business days. */
export default function RefundsPage() {
  const t = useT()
  const client = useQueryClient()
  const desk = useDesk('refunds', refundSorts, { by: 'due_at', order: 'asc' })
  const [sending, setSending] = useState<RefundRowView | null>(null)
  const period = usePeriod(desk)
  const narrowed = {
    keyword: desk.query.keyword,
    state: desk.pick('state', refundStates),
    ...period.days,
  }
  const found = useQuery({
    ...queryOf(paymentDesk.refunds, {
      query: { ...desk.query, ...narrowed },
    }),
    ...fresh,
    enabled: desk.ready,
  })
  const columns = useColumns(setSending, () => void found.refetch())
  const late = found.data?.late ?? 0
  return (
    <>
      <PageHead
        title={t('환불')}
        actions={
          <MoneyFile
            total={found.data?.total}
            save={(body) => saveFile(paymentDesk.refundsSheet, { query: narrowed, body })}
          />
        }
        note={
          late > 0 ? (
            <span className="font-semibold text-bad">
              {t('기한이 지난 환불이 {count}건 있어요.', { count: late })}
            </span>
          ) : (
            t('카드와 PayPal은 저절로 돌아가고, 계좌로 받은 돈은 여기서 보내요.')
          )
        }
      />
      <DeskList
        applied={period.applied}
        desk={desk}
        found={found}
        caption={t('환불 목록')}
        columns={columns}
        idOf={(row) => row.refund_id}
        states={{
          label: t('환불 상태'),
          choices: refundStates.map((value) => ({
            value,
            label: refundWord(t, value),
            hot: value === 'queued' || value === 'failed',
          })),
        }}
        filters={period.filter}
        search={{ label: t('주문번호, 이름, 예금주로 찾기') }}
        empty={{
          filtered: t('조건에 맞는 내역이 없어요'),
          title: t('돌려 드릴 돈이 없어요'),
          text: t('취소나 반품으로 돈을 돌려 드려야 하면 여기에 보여요.'),
        }}
      />
      {sending && (
        <SendDialog
          key={sending.refund_id}
          refund={sending}
          onClose={() => {
            setSending(null)
            void client.invalidateQueries({ queryKey: [paymentDesk.refunds.path] })
          }}
        />
      )}
    </>
  )
}

function useColumns(
  send: (row: RefundRowView) => void,
  refresh: () => void,
): Column<RefundRowView>[] {
  const t = useT()
  const money = useMoney()
  const toast = useToast()
  const staff = useStaff()
  const gate = useMoneyGate()
  const { busy, send: post } = useSend()

  async function retry(row: RefundRowView) {
    const answer = await post(() =>
      call(paymentDesk.retry, { params: { refund_id: row.refund_id } }),
    )
    if (answer)
      toast(
        answer.data.state === 'done'
          ? t('환불했어요.')
          : t('결제 회사가 아직 받아 주지 않았어요. 결제 화면에서 이유를 확인해 주세요.'),
      )
    refresh()
  }

  return [
    {
      name: 'od_id',
      label: t('주문번호'),
      head: true,
      cell: (row) => (
        <Link
          to={adminPaths.sale(row.od_id)}
          className="tap tabular underline-offset-4 hover:underline"
        >
          {row.od_id}
        </Link>
      ),
    },
    { name: 'name', label: t('주문자'), cell: (row) => row.name },
    {
      name: 'amount',
      label: t('금액'),
      sort: 'amount',
      end: true,
      cell: (row) => money(row.amount, row.currency),
    },
    {
      name: 'where',
      label: t('보낼 곳'),
      cell: (row) => (
        <span className="block text-right card:text-left">
          {row.way === 'pg'
            ? t('결제한 수단')
            : row.way === 'credit'
              ? t('예치금')
              : row.bank
                ? `${t(bankNames[row.bank] ?? row.bank)} ${row.account_masked ?? ''}`
                : t('계좌를 물어야 해요')}
          {row.holder && (
            <span className="block text-caption leading-tight text-ink-500">{row.holder}</span>
          )}
        </span>
      ),
    },
    {
      name: 'reason',
      label: t('이유'),
      roomy: true,
      cell: (row) => (
        <span className="block text-right card:max-w-[16em] card:truncate card:text-left">
          {t(refundReason(row.reason))}
        </span>
      ),
    },
    {
      name: 'due_at',
      label: t('보낼 기한'),
      sort: 'due_at',
      cell: (row) => (
        <time
          dateTime={row.due_at}
          title={stamp(row.due_at)}
          className={isLate(row) ? 'tabular font-semibold text-bad' : 'tabular text-ink-700'}
        >
          {row.state === 'done' ? shortStamp(row.done_at ?? row.due_at) : shortStamp(row.due_at)}
        </time>
      ),
    },
    {
      name: 'state',
      label: t('상태'),
      cell: (row) => <Badge tone={refundTones[row.state]}>{refundWord(t, row.state)}</Badge>,
    },
    {
      name: 'work',
      label: t('할 일'),
      quiet: true,
      end: true,
      cell: (row) =>
        !staff.changes('orders') ||
        row.state === 'done' ||
        row.state === 'asked' ? null : row.way === 'bank' ? (
          <Button
            look="ghost"
            size={44}
            className="-mr-4 whitespace-nowrap text-pine-700 aria-disabled:opacity-50"
            {...gate.grey}
            onClick={gate.only(() => send(row))}
          >
            {t('보내기')}
          </Button>
        ) : (
          <Button
            look="ghost"
            size={44}
            className="-mr-4 whitespace-nowrap text-pine-700 aria-disabled:opacity-50"
            busy={busy}
            {...gate.grey}
            onClick={gate.only(() => void retry(row))}
          >
            {t('다시 시도')}
          </Button>
        ),
    },
  ]
}
