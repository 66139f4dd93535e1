import type { Ctx } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import type { Order, RefundAccount } from '#shop/order/contract/order.ts'
import { lockOrder } from '#shop/order/store/orders.ts'
import { placeRefunds } from '#shop/payment/service/refund-place.ts'
import { refuseAccount } from './cancel-order.ts'
import { ownOrder, viewOf } from './show-order.ts'

/** The buyer says where money goes that waits for it. */
export async function placeOwnRefund(
  ctx: Ctx,
  od_id: string,
  account: RefundAccount,
): Promise<Order> {
  const { mb_id } = await ownOrder(ctx, od_id)
  refuseAccount(account)
  await transact(ctx, async (ctx) => {
    await lockOrder(ctx, od_id)
    await placeRefunds(ctx, od_id, account, mb_id)
  })
  return viewOf(ctx, await ownOrder(ctx, od_id))
}
