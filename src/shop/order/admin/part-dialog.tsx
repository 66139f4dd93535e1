import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { call } from '#kernel/queries.ts'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import { adminParts } from '#shop/order/contract/parts.ts'
import { useMoney, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { cutWords } from './cut-words.ts'
import { useOrderJobs } from './order-jobs.ts'
import { PickedUnits, usePickedUnits } from './picked-units.tsx'

/** Some units of an order before it leaves: what it changes stands there before it is done. */
export function PartDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const t = useT()
  const money = useMoney()
  const jobs = useOrderJobs()
  const units = usePickedUnits(order, adminParts.preview)
  const { lines, shown } = units
  const [reason, setReason] = useState('')
  const [told, setTold] = useState(false)
  const params = { od_id: order.od_id }

  async function cancel() {
    if (!shown || !reason.trim()) return setTold(true)
    const { amount, version } = shown
    const done = await jobs.run(
      'cancel',
      order.od_id,
      () =>
        call(adminParts.cancel, {
          params,
          body: { lines, amount, version, reason: reason.trim() },
        }),
      units.refused,
    )
    if (done) onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('일부 취소')}
      yes={t('고른 상품 취소')}
      danger
      busy={jobs.busy}
      onYes={cancel}
    >
      <PickedUnits units={units} missing={told ? t('취소할 상품을 골라 주세요.') : null} />
      {shown && (
        <p className="tabular text-small">
          {cutWords(t, money, shown)}
          {shown.shipping > 0 &&
            ` · ${t('배송비 {amount} 늘어남', { amount: money(shown.shipping, shown.currency) })}`}
          {shown.all && ` · ${t('주문 전체가 취소돼요.')}`}
        </p>
      )}
      <TextField
        label={t('취소하는 이유')}
        maxLength={200}
        value={reason}
        onChange={setReason}
        error={told && !reason.trim() ? t('이유를 적어 주세요.') : null}
      />
    </ActionDialog>
  )
}
