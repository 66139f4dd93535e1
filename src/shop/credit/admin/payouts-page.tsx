import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Column } from '#admin/ui/data-table.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { shortStamp, stamp } from '#kernel/day-words.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminCredits, payoutSorts, payoutStates, type StaffPayout } from '#shop/credit/contract.ts'
import { bankNames } from '#shop/payment/bank-rules.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { type Translate, useMoney, useT } from '#ui/language.tsx'
import { PayoutDialog } from './payout-dialog.tsx'
import { SectionTabs } from './section-tabs.tsx'

const tones: Record<StaffPayout['state'], BadgeTone> = {
  queued: 'wait',
  done: 'done',
  refused: 'bad',
}

function stateWord(t: Translate, state: StaffPayout['state']): string {
  const words = { queued: t('보내야 해요'), done: t('보냄'), refused: t('거절됨') }
  return words[state]
}

export default function PayoutsPage() {
  return (
    <OnlyFor area="benefits">
      <Payouts />
    </OnlyFor>
  )
}

/** Balances that members want in their bank: sent by hand, with a last day. */
function Payouts() {
  const t = useT()
  const client = useQueryClient()
  const desk = useDesk('payouts', payoutSorts, { by: 'due_at', order: 'asc' })
  const [open, setOpen] = useState<StaffPayout | null>(null)
  const found = useQuery({
    ...queryOf(adminCredits.payouts, {
      query: { ...desk.query, state: desk.pick('state', payoutStates) },
    }),
    ...fresh,
    enabled: desk.ready,
  })
  const columns = useColumns(setOpen)
  return (
    <>
      <PageHead
        title={t('예치금 관리')}
        note={t('회원이 계좌로 받기를 신청한 예치금이에요. 은행에서 보낸 뒤 적어 주세요.')}
      />
      <SectionTabs now="payouts" />
      <DeskList
        desk={desk}
        found={found}
        className="mt-4"
        states={{
          label: t('출금 상태'),
          choices: payoutStates.map((value) => ({
            value,
            label: stateWord(t, value),
            hot: value === 'queued',
          })),
        }}
        search={{ label: t('회원이나 예금주로 찾기') }}
        caption={t('출금 신청')}
        columns={columns}
        idOf={(row) => String(row.payout_id)}
        empty={{ title: t('출금 신청이 없어요'), filtered: t('조건에 맞는 내역이 없어요') }}
      />
      {open && (
        <PayoutDialog
          key={open.payout_id}
          payout={open}
          onClose={() => {
            setOpen(null)
            void client.invalidateQueries({ queryKey: [adminCredits.payouts.path] })
          }}
        />
      )}
    </>
  )
}

function useColumns(open: (row: StaffPayout) => void): Column<StaffPayout>[] {
  const t = useT()
  const money = useMoney()
  const staff = useStaff()
  const isLate = (row: StaffPayout) => row.state === 'queued' && Date.parse(row.due_at) < Date.now()
  return [
    {
      name: 'mb_id',
      label: t('회원'),
      head: true,
      cell: (row) => (
        <Link to={adminPaths.member(row.mb_id)} className="tap underline-offset-4 hover:underline">
          {row.mb_name} <span className="text-ink-500">{row.mb_id}</span>
        </Link>
      ),
    },
    {
      name: 'amount',
      label: t('금액'),
      sort: 'amount',
      end: true,
      cell: (row) => money(row.amount, 'krw'),
    },
    {
      name: 'where',
      label: t('보낼 곳'),
      cell: (row) => (
        <span className="block text-right card:text-left">
          {t(bankNames[row.bank] ?? row.bank)} {row.account_masked}
          <span className="block text-caption leading-tight text-ink-500">{row.holder}</span>
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
          {shortStamp(row.due_at)}
        </time>
      ),
    },
    {
      name: 'state',
      label: t('상태'),
      cell: (row) => <Badge tone={tones[row.state]}>{stateWord(t, row.state)}</Badge>,
    },
    { name: 'note', label: t('메모'), roomy: true, cell: (row) => row.note },
    {
      name: 'work',
      label: t('할 일'),
      quiet: true,
      end: true,
      cell: (row) =>
        row.state === 'queued' && staff.changes('money') ? (
          <Button look="outline" size={44} onClick={() => open(row)}>
            {t('보내기')}
          </Button>
        ) : null,
    },
  ]
}
