import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#kernel/queries.ts'
import { memberCoupons } from '#shop/coupon/holder-contract.ts'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { ActionDialog } from './action-dialog.tsx'

type Props = { mb_id: string; cp_id: string; name: string; onClose: () => void }

/** One coupon is taken out of a member's hands, with a reason for the log. */
export function TakeBackDialog({ mb_id, cp_id, name, onClose }: Props) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const short = reason.trim().length < 2

  async function takeBack() {
    setAsked(true)
    if (short) return
    const done = await send(() =>
      call(memberCoupons.withdraw, { params: { mb_id, cp_id }, body: { reason: reason.trim() } }),
    )
    // lists of members and of the coupon's holders show it
    await client.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        typeof path === 'string' && path.startsWith('/api/v1/admin/'),
    })
    if (!done) return
    toast(t('쿠폰을 회수했어요. 회원은 더 쓸 수 없어요.'))
    onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('쿠폰 회수')}
      yes={t('회수하기')}
      danger
      busy={busy}
      onYes={takeBack}
    >
      <p className="text-small leading-relaxed text-ink-700">
        {t('{id} 회원의 “{name}” 쿠폰을 회수해요. 되돌릴 수 없고, 필요하면 새로 줄 수 있어요.', {
          id: mb_id,
          name,
        })}
      </p>
      <TextField
        label={t('이유')}
        name="reason"
        hint={t('직원이 한 일에 남고, 회원에게는 보이지 않아요.')}
        value={reason}
        onChange={setReason}
        error={asked && short ? t('이유를 2자 이상 적어 주세요.') : null}
        maxLength={200}
      />
    </ActionDialog>
  )
}
