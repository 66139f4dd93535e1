import { useState } from 'react'
import { ActionDialog, ReadyWords } from '#admin/ui/action-dialog.tsx'
import { useMoneyGate } from '#admin/ui/money-gate.ts'
import { call } from '#kernel/queries.ts'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import { adminEdits } from '#shop/order/contract/edits.ts'
import { whyWaits } from '#shop/order/edit-rules.ts'
import { SendDifference } from '#shop/personal-payment/ui/send-difference.tsx'
import { Button } from '#ui/button.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { OrderJobs } from './order-jobs.ts'

/** An edited order waits for its difference: how much, and noting that it is here. */
export function ExtraDue({ order, jobs }: { order: StaffOrder; jobs: OrderJobs }) {
  const t = useT()
  const money = useMoney()
  const gate = useMoneyGate()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const amount = money(order.od_misu, order.currency)
  if (!whyWaits(order, order.od_misu)) return null
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 bg-amber-100 px-4 py-2.5 text-small text-amber-700">
      <span>{t('고친 주문의 차액 {amount}을 기다리고 있어요.', { amount })}</span>
      <span className="flex flex-wrap gap-2">
        <Button
          size={44}
          look="outline"
          className="aria-disabled:opacity-50"
          {...gate.grey}
          onClick={gate.only(() => setOpen(true))}
        >
          {t('차액 받음')}
        </Button>
        <SendDifference od_id={order.od_id} />
      </span>
      {open && (
        <ActionDialog
          open
          onClose={() => setOpen(false)}
          title={t('차액 {amount}을 받았나요?', { amount })}
          yes={t('받았어요')}
          busy={jobs.busy}
          onYes={async () => {
            const done = await jobs.run('extra', order.od_id, () =>
              call(adminEdits.extra, {
                params: { od_id: order.od_id },
                body: { amount: order.od_misu, reason: reason.trim(), due: order.od_misu },
              }),
            )
            if (done) setOpen(false)
          }}
        >
          <ReadyWords
            words={[t('통장 내역에서 확인했어요.'), t('현금으로 받았어요.')]}
            onPick={setReason}
          />
          <TextField
            label={t('확인한 근거')}
            name="reason"
            maxLength={200}
            value={reason}
            onChange={setReason}
            error={null}
          />
        </ActionDialog>
      )}
    </div>
  )
}
