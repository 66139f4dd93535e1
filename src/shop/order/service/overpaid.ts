import { Failure, notFound, refuse } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { creditBank } from '#shop/credit/rules.ts'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import { lockOrder } from '#shop/order/store/orders.ts'
import { overpaidOf } from './overpaid-sum.ts'
import { promiseRefund } from './refund-payment.ts'
import { anyOrder, staffViewOf } from './show-order.ts'

/** Staff send what came too much into the member's balance, or back to the bank. */
export async function settleOverpaid(
  ctx: Ctx,
  od_id: string,
  { to, amount }: { to: 'credit' | 'refund'; amount: number },
): Promise<StaffOrder> {
  await transact(ctx, async (ctx) => {
    const order = await lockOrder(ctx, od_id)
    if (!order) throw notFound()
    const overpaid = await overpaidOf(ctx, order)
    if (overpaid === 0 || overpaid !== amount)
      throw new Failure('CONFLICT', '더 받은 금액이 바뀌었어요. 새로 불러온 뒤 다시 눌러 주세요.', {
        detail: { overpaid },
      })
    refuse(
      to === 'credit' && !order.mb_id
        ? '비회원 주문이라 예치금으로 받을 수 없어요. 계좌로 돌려 드려 주세요.'
        : null,
      'CONFLICT',
    )
    await promiseRefund(ctx, od_id, {
      refund_id: `over-${od_id}-${order.version}-${amount}`,
      amount,
      reason: '더 입금한 금액',
      account: to === 'credit' ? { bank: creditBank, number: '', holder: '' } : null,
    })
    await announce(ctx, 'order.overpaid', od_id, {
      mb_id: order.mb_id,
      to,
      amount,
      refund: amount,
      currency: order.currency,
      lang: order.lang,
    })
  })
  return staffViewOf(ctx, await anyOrder(ctx, od_id))
}
