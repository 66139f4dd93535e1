import { refuse } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { depositDeadline, unpaidSum } from '#shop/order/rules.ts'
import { lockOrder, moveOrder, type OrderRow } from '#shop/order/store/orders.ts'
import { undoBankReceipt } from '#shop/payment/service/bank.ts'
import { readSettings } from '#shop/setting/service.ts'
import { backToWaiting } from './back-to-waiting.ts'
import { lostRace } from './cancel-order.ts'

/** Why money that was noted for this order cannot be taken off it again; null when it can. */
function whyCannotUndo({ od_status, od_cancel_price, od_refund_price }: OrderRow): string | null {
  if (od_status === '배송' || od_status === '완료')
    return '이미 보낸 주문이에요. 입금을 떼어 낼 수 없으니, 손님에게 돈을 받거나 반품으로 처리해 주세요.'
  if (od_status === '취소' || od_status === '반품' || od_status === '품절')
    return '이미 끝난 주문이에요. 그 돈은 환불에서 다뤄 주세요.'
  return od_cancel_price > 0 || od_refund_price > 0
    ? '이 주문에서 이미 돌려준 돈이 있어요. 입금을 떼어 낼 수 없으니 환불에서 다뤄 주세요.'
    : null
}

/** A deposit was for another order: its money leaves this one, which waits again for what is then missing. Inside a transaction. */
export async function undoDeposit(
  ctx: Ctx,
  od_id: string,
  { amount, reason }: { amount: number; reason: string },
): Promise<void> {
  const order = await lockOrder(ctx, od_id)
  if (!order) throw await lostRace(ctx, od_id)
  refuse(whyCannotUndo(order), 'CONFLICT', { od_status: order.od_status })
  const isFound = await undoBankReceipt(ctx, od_id, amount)
  refuse(
    isFound
      ? null
      : '이 입금의 돈을 주문에서 찾지 못했어요. 이미 돌려주었거나 다른 금액으로 적혀 있어요.',
    'CONFLICT',
  )
  const od_receipt_price = Math.max(0, order.od_receipt_price - amount)
  const after = { ...order, od_receipt_price }
  const isPaid = order.od_status === '입금' || order.od_status === '준비'
  if (isPaid && unpaidSum(after) > 0) {
    const { payment } = await readSettings(ctx)
    const deadline = depositDeadline(ctx.now, payment.deposit_days)
    const { od_deposit_deadline: old } = order
    await backToWaiting(ctx, order, {
      od_receipt_price,
      // a day that is over would cancel it at once
      od_deposit_deadline: old && old > deadline ? old : deadline,
    })
  } else if (!(await moveOrder(ctx, order, order.od_status, { od_receipt_price })))
    throw await lostRace(ctx, od_id)
  await announce(ctx, 'order.deposit_undone', od_id, {
    mb_id: order.mb_id,
    lang: order.lang,
    currency: order.currency,
    amount,
    reason,
    from: order.od_status,
    od_misu: unpaidSum(after),
  })
}
