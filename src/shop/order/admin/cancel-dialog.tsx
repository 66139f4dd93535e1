import { ConfirmWithReason } from '../../../admin/ui/action-dialog.tsx'
import { call } from '../../../kernel/queries.ts'
import { useT } from '../../../ui/language.tsx'
import { adminOrders } from '../contract.ts'
import type { OrderJobs, WorkOrder } from './order-jobs.ts'

/** Cancelling cannot be taken back: says what follows and asks for the reason. */
export function CancelDialog({ order, jobs, onClose }: { order: WorkOrder; jobs: OrderJobs; onClose: () => void }) {
  const t = useT()
  const paid = order.od_status !== '주문'

  async function cancel(reason: string) {
    const done = await jobs.run('cancel', order.od_id, () => call(adminOrders.cancel, { params: { od_id: order.od_id }, body: { reason } }))
    if (done) onClose()
  }

  return (
    <ConfirmWithReason
      open
      onClose={onClose}
      title={t('{id} 주문을 취소할까요?', { id: order.od_id })}
      yes={t('주문 취소')}
      busy={jobs.busy}
      onYes={cancel}
      reasonLabel={t('취소하는 이유')}
      ready={[t('고객 요청'), t('재고 부족'), t('입금 기한 지남')]}
    >
      <p className="text-[14px] text-ink-700">
        {paid
          ? t('재고가 돌아오고 {name} 님에게 메일이 가요. 받은 돈은 따로 돌려 드려야 해요.', { name: order.od_name })
          : t('잡아 둔 재고가 풀리고 {name} 님에게 메일이 가요.', { name: order.od_name })}{' '}
        {t('되돌릴 수 없어요.')}
      </p>
    </ConfirmWithReason>
  )
}
