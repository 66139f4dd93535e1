import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { freshOne } from '#admin/ui/fresh.ts'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { useAct } from '#admin/ui/use-act.ts'
import { stamp } from '#kernel/day-words.ts'
import { call, queryOf } from '#kernel/queries.ts'
import type { DeskMember } from '#shop/member/desk-contract.ts'
import { adminPoints } from '#shop/point/contract.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMemberAct } from './use-member-act.ts'

/** The member's points and the last rows of the ledger; staff give and take with a reason the member reads. */
export function PointsPanel({ member }: { member: DeskMember }) {
  const t = useT()
  const staff = useStaff()
  const params = { mb_id: member.mb_id }
  const summary = useQuery({ ...queryOf(adminPoints.summary, { params }), ...freshOne })
  const ledger = useQuery({
    ...queryOf(adminPoints.list, { params, query: { per_page: 5 } }),
    ...freshOne,
  })
  const [asking, setAsking] = useState(false)
  const rows = ledger.data?.data ?? []
  const usable = summary.data?.data.usable
  return (
    <Panel
      title={
        usable === undefined
          ? t('포인트')
          : t('포인트 {count}점', { count: usable.toLocaleString() })
      }
      flush
      end={
        staff.changes('members') && !member.left_at && !member.staff_role ? (
          <Button look="outline" size={44} onClick={() => setAsking(true)}>
            {t('포인트 주거나 빼기')}
          </Button>
        ) : undefined
      }
    >
      {rows.length === 0 ? (
        <p className="px-4.5 py-4 text-small text-ink-500">
          {ledger.isError ? t('포인트 기록을 불러오지 못했어요.') : t('포인트 기록이 없어요.')}
        </p>
      ) : (
        <ul>
          {rows.map((row) => (
            <li
              key={row.po_id}
              className="flex items-baseline justify-between gap-4 border-t border-paper-200 px-4.5 py-2.5 text-small first:border-t-0"
            >
              <span className="flex min-w-0 flex-wrap gap-x-4">
                <span className="tabular text-ink-700">{stamp(row.po_datetime)}</span>
                <span>{row.po_content}</span>
              </span>
              <span className="flex shrink-0 items-baseline gap-x-4 max-card:flex-col max-card:items-end">
                <span
                  className={cx(
                    'tabular font-medium',
                    row.po_point < 0 ? 'text-ink-700' : 'text-pine-700',
                  )}
                >
                  {row.po_point > 0 ? '+' : ''}
                  {row.po_point.toLocaleString()}
                </span>
                <span className="tabular text-right text-caption text-ink-500 card:w-20">
                  {row.po_mb_point.toLocaleString()}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {asking && <AdjustDialog member={member} onClose={() => setAsking(false)} />}
    </Panel>
  )
}

function AdjustDialog({ member, onClose }: { member: DeskMember; onClose: () => void }) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const { busy, act } = useAct()
  const { again } = useMemberAct(member.mb_id)
  const [way, setWay] = useState<'give' | 'take'>('give')
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const points = Number(amount.replace(/,/g, ''))
  const badAmount =
    !Number.isInteger(points) || points < 1 ? t('1 이상의 정수로 적어 주세요.') : null
  const badReason = reason.trim().length < 2 ? t('이유를 2자 이상 적어 주세요.') : null

  async function save() {
    setAsked(true)
    if (badAmount || badReason) return
    const params = { mb_id: member.mb_id }
    const done = await act(() =>
      call(adminPoints.adjust, {
        params,
        body: { points: way === 'give' ? points : -points, reason: reason.trim() },
      }),
    )
    if (!done) return
    await Promise.all([
      client.invalidateQueries({ queryKey: [adminPoints.list.path] }),
      client.invalidateQueries({ queryKey: [adminPoints.summary.path] }),
      again(),
    ])
    toast(way === 'give' ? t('포인트를 줬어요.') : t('포인트를 뺐어요.'))
    onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('포인트 주거나 빼기')}
      yes={way === 'give' ? t('포인트 주기') : t('포인트 빼기')}
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
          { value: 'give', label: t('포인트 주기') },
          { value: 'take', label: t('포인트 빼기') },
        ]}
      />
      <TextField
        label={t('포인트')}
        inputMode="numeric"
        value={amount}
        onChange={setAmount}
        error={asked ? badAmount : null}
        maxLength={9}
      />
      <TextField
        label={t('이유')}
        hint={t('회원의 포인트 내역에 그대로 보여요.')}
        value={reason}
        onChange={setReason}
        error={asked ? badReason : null}
        maxLength={100}
      />
    </ActionDialog>
  )
}
