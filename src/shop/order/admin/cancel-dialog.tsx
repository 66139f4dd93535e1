import { ConfirmWithReason } from '#admin/ui/action-dialog.tsx'
import { call } from '#kernel/queries.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { settleCaseOf } from '#shop/payment/rules.ts'
import { useT } from '#ui/language.tsx'
import type { OrderJobs, WorkOrder } from './order-jobs.ts'

/** what was paid to an account goes back by hand */
const accountCases = ['무통장', settleCaseOf.vbank]

/** Cancelling cannot be taken back: says what follows and asks for the reason. */
export function CancelDialog({
  order,
  jobs,
  onClose,
}: {
  order: WorkOrder
  jobs: OrderJobs
  onClose: () => void
}) {
  const t = useT()
  const paid = order.od_status !== '주문'
  const toAccount = accountCases.includes(order.od_settle_case)

  async function cancel(reason: string) {
    const done = await jobs.run('cancel', order.od_id, () =>
      call(adminOrders.cancel, { params: { od_id: order.od_id }, body: { reason } }),
    )
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
      ready={[t('고객 요청'), t('재고 부족'), ...(paid ? [] : [t('입금 기한 지남')])]}
    >
      <p className="text-small text-ink-700">
        {paid
          ? t('재고가 돌아오고 {name} 님에게 메일이 가요.', { name: order.od_name })
          : t('잡아 둔 재고가 풀리고 {name} 님에게 메일이 가요.', { name: order.od_name })}{' '}
        {paid &&
          `${toAccount ? t('받은 돈은 환불 목록에 올라가니 계좌로 보낸 뒤 그곳에서 마쳐 주세요.') : t('받은 돈은 결제한 수단으로 저절로 돌아가요.')} `}
        {t('되돌릴 수 없어요.')}
      </p>
    </ConfirmWithReason>
  )
}
