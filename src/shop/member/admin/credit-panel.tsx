import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AdjustDialog } from '#admin/ui/adjust-dialog.tsx'
import { freshOne } from '#admin/ui/fresh.ts'
import { LedgerList } from '#admin/ui/ledger-list.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminCredits } from '#shop/credit/contract.ts'
import type { DeskMember } from '#shop/member/desk-contract.ts'
import { Button } from '#ui/button.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'

/** What the member has with the shop, and the last rows of it; finance gives and takes with a reason the member reads. */
export function CreditPanel({ member }: { member: DeskMember }) {
  const t = useT()
  const money = useMoney()
  const staff = useStaff()
  const params = { mb_id: member.mb_id }
  const summary = useQuery({ ...queryOf(adminCredits.summary, { params }), ...freshOne })
  const ledger = useQuery({
    ...queryOf(adminCredits.list, { params, query: { per_page: 5 } }),
    ...freshOne,
  })
  const [asking, setAsking] = useState(false)
  const balance = summary.data?.data.balance
  const rows = ledger.data?.data ?? []
  return (
    <Panel
      title={
        balance === undefined
          ? t('예치금')
          : t('예치금 {amount}', { amount: money(balance, 'krw') })
      }
      flush
      end={
        staff.changes('money') && !member.left_at && !member.staff_role ? (
          <Button look="outline" size={44} onClick={() => setAsking(true)}>
            {t('예치금 넣거나 빼기')}
          </Button>
        ) : undefined
      }
    >
      {rows.length === 0 ? (
        <p className="px-4.5 py-4 text-small text-ink-500">
          {ledger.isError ? t('예치금 기록을 불러오지 못했어요.') : t('예치금 기록이 없어요.')}
        </p>
      ) : (
        <LedgerList
          show={(amount) => money(amount, 'krw')}
          rows={rows.map((row) => ({
            id: row.cr_id,
            at: row.cr_datetime,
            content: row.cr_content,
            amount: row.cr_amount,
            balance: row.cr_balance,
          }))}
        />
      )}
      {asking && <AdjustCredit mb_id={member.mb_id} onClose={() => setAsking(false)} />}
    </Panel>
  )
}

function AdjustCredit({ mb_id, onClose }: { mb_id: string; onClose: () => void }) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  return (
    <AdjustDialog
      title={t('예치금 넣거나 빼기')}
      give={t('예치금 넣기')}
      take={t('예치금 빼기')}
      amountLabel={t('금액')}
      amountName="amount"
      reasonHint={t('회원의 예치금 내역에 그대로 보여요.')}
      onClose={onClose}
      save={async (body) => {
        const { data } = await call(adminCredits.adjust, { params: { mb_id }, body })
        await Promise.all(
          [adminCredits.all, adminCredits.list, adminCredits.summary].map(({ path }) =>
            client.invalidateQueries({ queryKey: [path] }),
          ),
        )
        if (data.waiting)
          return toast(t('한도를 넘어 승인을 기다려요. 혜택 승인에서 볼 수 있어요.'))
        toast(body.amount > 0 ? t('예치금을 넣었어요.') : t('예치금을 뺐어요.'))
      }}
    />
  )
}
