import type { Ctx } from '#platform/context.ts'
import { unpaidSum } from '#shop/order/rules.ts'
import { listByNumbers, listWaitingByBank } from '#shop/order/store/waiting.ts'

/** Orders that wait for a bank transfer in won, for matching deposits. */
export async function waitingByBank(ctx: Ctx) {
  return (await listWaitingByBank(ctx)).map((order) => ({ ...order, misu: unpaidSum(order) }))
}

/** The same facts of given orders, whatever their state. */
export async function waitingOf(ctx: Ctx, od_ids: readonly string[]) {
  return (await listByNumbers(ctx, od_ids)).map((order) => ({
    od_id: order.od_id,
    name: order.od_name,
    depositor: order.od_deposit_name,
    misu: unpaidSum(order),
    status: order.od_status,
  }))
}
