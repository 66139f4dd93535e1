import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { MomentCell } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { notYourMoney } from '#kernel/endpoint.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { type Deposit, depositSorts, depositStates, deposits } from '#shop/deposit/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { MatchDialog } from './match-dialog.tsx'
import { UndoDialog } from './undo-dialog.tsx'
import { UploadPanel } from './upload-panel.tsx'
import { depositTones, depositWord, whyWord } from './words.ts'

/** Deposits from bank files: exact ones pay their order, the others wait here. */
export default function DepositsPage() {
  const t = useT()
  const client = useQueryClient()
  const staff = useStaff()
  const desk = useDesk('deposits', depositSorts, { by: 'at', order: 'desc' })
  const [matching, setMatching] = useState<Deposit | null>(null)
  const [undoing, setUndoing] = useState<Deposit | null>(null)
  const found = useQuery({
    ...queryOf(deposits.list, {
      query: { ...desk.query, state: desk.pick('state', depositStates) },
    }),
    ...fresh,
    enabled: desk.ready,
  })
  const refresh = () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        typeof path === 'string' && path.startsWith('/api/v1/admin/'),
    })
  const columns = useColumns({
    match: setMatching,
    undo: setUndoing,
    refresh: () => void refresh(),
  })
  return (
    <>
      <PageHead
        title={t('입금 맞추기')}
        note={t('은행에서 받은 거래내역을 올리면 금액과 이름이 꼭 맞는 입금은 저절로 확인돼요.')}
      />
      {staff.changes('money') ? (
        <UploadPanel onDone={() => void refresh()} />
      ) : (
        staff.changes('orders') && <InlineNotice tone="info">{t(notYourMoney)}</InlineNotice>
      )}
      <DeskList
        desk={desk}
        found={found}
        className="mt-6"
        caption={t('입금 목록')}
        columns={columns}
        idOf={(row) => String(row.dep_id)}
        states={{
          label: t('입금 상태'),
          choices: depositStates.map((value) => ({
            value,
            label: depositWord(t, value),
            hot: value === 'queued',
          })),
        }}
        search={{ label: t('보낸 사람, 주문번호로 찾기') }}
        empty={{
          title: t('올린 입금이 없어요'),
          text: t('은행 사이트에서 거래내역을 CSV나 엑셀로 받아 올려 주세요.'),
        }}
      />
      {undoing && (
        <UndoDialog
          deposit={undoing}
          onClose={() => {
            setUndoing(null)
            void refresh()
          }}
        />
      )}
      {matching && (
        <MatchDialog
          key={matching.dep_id}
          deposit={matching}
          onClose={() => {
            setMatching(null)
            void refresh()
          }}
        />
      )}
    </>
  )
}

function useColumns({
  match,
  undo,
  refresh,
}: {
  match: (row: Deposit) => void
  undo: (row: Deposit) => void
  refresh: () => void
}): Column<Deposit>[] {
  const t = useT()
  const money = useMoney()
  const toast = useToast()
  const staff = useStaff()
  const { busy, send } = useSend()

  async function ignore(row: Deposit) {
    if (await send(() => call(deposits.ignore, { params: { dep_id: row.dep_id } })))
      toast(t('주문과 관계없는 입금으로 두었어요.'))
    refresh()
  }

  return [
    { name: 'depositor', label: t('보낸 사람'), head: true, cell: (row) => row.depositor },
    {
      name: 'at',
      label: t('입금한 때'),
      sort: 'at',
      cell: (row) => <MomentCell at={row.at} />,
    },
    {
      name: 'amount',
      label: t('금액'),
      sort: 'amount',
      end: true,
      cell: (row) => money(row.amount, 'krw'),
    },
    {
      name: 'order',
      label: t('연결된 주문'),
      cell: (row) =>
        row.od_id ? (
          <Link
            to={adminPaths.sale(row.od_id)}
            className="tap tabular underline-offset-4 hover:underline"
          >
            {row.od_id}
          </Link>
        ) : (
          <span className="block whitespace-normal text-ink-500 card:max-w-[16em]">
            {row.state === 'queued' ? whyWord(t, row.why) : ''}
          </span>
        ),
    },
    {
      name: 'state',
      label: t('상태'),
      cell: (row) => <Badge tone={depositTones[row.state]}>{depositWord(t, row.state)}</Badge>,
    },
    {
      name: 'work',
      label: t('할 일'),
      quiet: true,
      end: true,
      cell: (row) =>
        !staff.changes('money') ? null : row.state === 'matched' ? (
          <Button look="ghost" size={44} className="whitespace-nowrap" onClick={() => undo(row)}>
            {t('맞춘 것 되돌리기')}
          </Button>
        ) : (
          // one under the other where the table is narrow: beside each other they would stand outside it
          <span className="inline-flex gap-x-2 gap-y-1 card:max-desk:flex-col card:max-desk:py-1">
            <Button
              look="outline"
              size={44}
              className="whitespace-nowrap"
              onClick={() => match(row)}
            >
              {t('주문에 맞추기')}
            </Button>
            {row.state === 'queued' && (
              <Button look="ghost" size={44} busy={busy} onClick={() => void ignore(row)}>
                {t('관계없음')}
              </Button>
            )}
          </span>
        ),
    },
  ]
}
