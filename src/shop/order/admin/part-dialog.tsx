import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { Refusal } from '#kernel/client.ts'
import { call } from '#kernel/queries.ts'
import { type Picked, UnitPicker, unitsOf } from '#shop/claim/ui/unit-picker.tsx'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import { adminParts } from '#shop/order/contract/parts.ts'
import { isLive } from '#shop/order/part-rules.ts'
import { useMoney, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useOrderJobs } from './order-jobs.ts'

/** Some units of an order before it leaves: what it changes stands there before it is done. */
export function PartDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const t = useT()
  const money = useMoney()
  const jobs = useOrderJobs()
  const [picked, setPicked] = useState<Picked>({})
  const [reason, setReason] = useState('')
  const [told, setTold] = useState(false)
  const params = { od_id: order.od_id }
  const lines = unitsOf(picked)
  const preview = useQuery({
    queryKey: [adminParts.preview.path, order.od_id, order.version, lines],
    queryFn: () => call(adminParts.preview, { params, body: { lines } }),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })
  const shown = lines.length && !preview.isPlaceholderData ? preview.data?.data : undefined

  async function cancel() {
    if (!shown || !reason.trim()) return setTold(true)
    const { amount, version } = shown
    const done = await jobs.run('cancel', order.od_id, () =>
      call(adminParts.cancel, { params, body: { lines, amount, version, reason: reason.trim() } }),
    )
    if (done) onClose()
    else void preview.refetch()
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
      <UnitPicker
        lines={order.lines.filter(isLive).map((line) => ({ ...line, qty: line.ct_qty }))}
        picked={picked}
        onChange={setPicked}
        error={
          preview.error instanceof Refusal
            ? preview.error.message
            : told && !lines.length
              ? t('취소할 상품을 골라 주세요.')
              : null
        }
      />
      {shown && (
        <p className="tabular text-small">
          {shown.paid
            ? t('돌려 드릴 금액 {amount}', { amount: money(shown.amount, shown.currency) })
            : t('줄어드는 금액 {amount}', { amount: money(shown.amount, shown.currency) })}
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
