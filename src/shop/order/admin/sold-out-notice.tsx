import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { call } from '#kernel/queries.ts'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import { soldOutDesk } from '#shop/order/contract/sold-out.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import type { OrderJobs } from './order-jobs.ts'

/** The last thing done was a 품절: it can be taken back as long as its money is here. */
export function SoldOutNotice({ order, jobs }: { order: StaffOrder; jobs: OrderJobs }) {
  const t = useT()
  const staff = useStaff()
  const [open, setOpen] = useState(false)
  const action = order.actions.find(({ name }) => name === 'undo_sold_out')
  if (!action || !staff.changes('orders')) return null

  async function undo() {
    const done = await jobs.run('undo_sold_out', order.od_id, () =>
      call(soldOutDesk.undo, { params: { od_id: order.od_id } }),
    )
    if (done) setOpen(false)
  }

  return (
    <div className="grid justify-items-start gap-3 border border-paper-200 bg-paper-0 p-4.5">
      <InlineNotice tone="wait">
        {action.reason ?? t('품절로 처리하고 고객에게 알렸어요. 상품을 찾았다면 되돌릴 수 있어요.')}
      </InlineNotice>
      {!action.reason && (
        <Button size={44} look="outline" onClick={() => setOpen(true)}>
          {t('품절 되돌리기')}
        </Button>
      )}
      <ActionDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('품절을 되돌릴까요?')}
        yes={t('품절 되돌리기')}
        busy={jobs.busy}
        onYes={undo}
      >
        <p className="text-small text-ink-700">
          {t(
            '주문이 품절 전으로 돌아가고 보내지 않은 환불은 거둬요. 돌려 드렸던 쿠폰과 포인트는 다시 쓰고, 고객에게 알려요.',
          )}
        </p>
      </ActionDialog>
    </div>
  )
}
