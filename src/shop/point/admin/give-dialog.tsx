import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { useAct } from '#admin/ui/use-act.ts'
import { call } from '#kernel/queries.ts'
import { adminPoints } from '#shop/point/contract.ts'
import { useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'

/** By hand, to one member, with the reason the member reads. */
export function GiveDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const { busy, act } = useAct()
  const [way, setWay] = useState<'give' | 'take'>('give')
  const [mb_id, setMember] = useState('')
  const [points, setPoints] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  const { errors, show, refused } = useMessages()

  async function save() {
    const missing = {
      ...(mb_id.trim() ? {} : { mb_id: t('회원 아이디를 적어 주세요.') }),
      ...(points !== null && points > 0 ? {} : { points: t('1 이상의 정수로 적어 주세요.') }),
      ...(reason.trim().length < 2 ? { reason: t('이유를 2자 이상 적어 주세요.') } : {}),
    }
    if (show(missing) || points === null) return
    const done = await act(
      () =>
        call(adminPoints.adjust, {
          params: { mb_id: mb_id.trim() },
          body: { points: way === 'give' ? points : -points, reason: reason.trim() },
        }),
      (refusal) =>
        refusal.status === 404
          ? show({ mb_id: t('없는 회원이에요. 아이디를 다시 확인해 주세요.') })
          : refused(refusal),
    )
    if (!done) return
    await Promise.all(
      [adminPoints.all, adminPoints.list, adminPoints.summary].map(({ path }) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    )
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
        label={t('회원의 아이디')}
        name="mb_id"
        value={mb_id}
        onChange={setMember}
        error={errors.mb_id}
        maxLength={50}
        autoCapitalize="none"
        spellCheck={false}
      />
      <NumberField
        label={t('포인트')}
        name="points"
        value={points}
        onChange={setPoints}
        error={errors.points}
      />
      <TextField
        label={t('이유')}
        name="reason"
        hint={t('회원의 포인트 내역에 그대로 보여요.')}
        value={reason}
        onChange={setReason}
        error={errors.reason}
        maxLength={100}
      />
    </ActionDialog>
  )
}
