import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { freshOne } from '#admin/ui/fresh.ts'
import { NumberField } from '#admin/ui/number-field.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { useAct } from '#admin/ui/use-act.ts'
import { stamp } from '#kernel/day-words.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminCredits } from '#shop/credit/contract.ts'
import type { DeskMember } from '#shop/member/desk-contract.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useMoney, useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'

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
        <ul>
          {rows.map((row) => (
            <li
              key={row.cr_id}
              className="flex items-baseline justify-between gap-4 border-t border-paper-200 px-4.5 py-2.5 text-small first:border-t-0"
            >
              <span className="flex min-w-0 flex-wrap gap-x-4">
                <span className="tabular text-ink-700">{stamp(row.cr_datetime)}</span>
                <span>{row.cr_content}</span>
              </span>
              <span className="flex shrink-0 items-baseline gap-x-4 max-card:flex-col max-card:items-end">
                <span
                  className={cx(
                    'tabular font-medium',
                    row.cr_amount < 0 ? 'text-ink-700' : 'text-pine-700',
                  )}
                >
                  {row.cr_amount > 0 ? '+' : ''}
                  {money(row.cr_amount, 'krw')}
                </span>
                <span className="tabular text-right text-caption text-ink-500 card:w-24">
                  {money(row.cr_balance, 'krw')}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {asking && <AdjustDialog mb_id={member.mb_id} onClose={() => setAsking(false)} />}
    </Panel>
  )
}

function AdjustDialog({ mb_id, onClose }: { mb_id: string; onClose: () => void }) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const { busy, act } = useAct()
  const [way, setWay] = useState<'give' | 'take'>('give')
  const [amount, setAmount] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  // pressed twice or answered late, the money moves once
  const [key] = useState(() => crypto.randomUUID())
  const { errors, show, refused } = useMessages()

  async function save() {
    const missing = {
      ...(amount !== null && amount > 0 ? {} : { amount: t('1 이상의 정수로 적어 주세요.') }),
      ...(reason.trim().length < 2 ? { reason: t('이유를 2자 이상 적어 주세요.') } : {}),
    }
    if (show(missing) || amount === null) return
    const body = { amount: way === 'give' ? amount : -amount, reason: reason.trim(), key }
    const done = await act(() => call(adminCredits.adjust, { params: { mb_id }, body }), refused)
    if (!done) return
    await Promise.all(
      [adminCredits.all, adminCredits.list, adminCredits.summary].map(({ path }) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    )
    toast(way === 'give' ? t('예치금을 넣었어요.') : t('예치금을 뺐어요.'))
    onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('예치금 넣거나 빼기')}
      yes={way === 'give' ? t('예치금 넣기') : t('예치금 빼기')}
      busy={busy}
      onYes={save}
    >
      <RadioCards
        legend={t('어떻게 할까요?')}
        name="way"
        shape="row"
        value={way}
        onChange={setWay}
        cards={[
          { value: 'give', label: t('예치금 넣기') },
          { value: 'take', label: t('예치금 빼기') },
        ]}
      />
      <NumberField
        label={t('금액')}
        name="amount"
        value={amount}
        onChange={setAmount}
        error={errors.amount}
      />
      <TextField
        label={t('이유')}
        name="reason"
        hint={t('회원의 예치금 내역에 그대로 보여요.')}
        value={reason}
        onChange={setReason}
        error={errors.reason}
        maxLength={100}
      />
    </ActionDialog>
  )
}
