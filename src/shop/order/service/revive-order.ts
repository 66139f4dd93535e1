import { notFound, refuse } from '../../../kernel/failure.ts'
import type { Ctx } from '../../../platform/context.ts'
import { announce } from '../../../platform/events.ts'
import { transact } from '../../../platform/transact.ts'
import { readSettings } from '../../setting/service.ts'
import type { StaffOrder } from '../contract.ts'
import { whyCannotRevive } from '../revive-rules.ts'
import { demandOf, depositDeadline } from '../rules.ts'
import { listEvents, listLines, lockOrder, moveOrder } from '../store/orders.ts'
import { spendBenefits } from './benefits.ts'
import { lostRace } from './cancel-order.ts'
import { staffViewOf } from './show-order.ts'
import { reserve } from './stock.ts'

/** Cancelled by the clock, paid after all: the goods are promised anew, coupons and points taken again, or nothing changes and the reason is named. */
export async function reviveOrder(ctx: Ctx, od_id: string): Promise<StaffOrder> {
  const { payment } = await readSettings(ctx)
  const revived = await transact(ctx, async (ctx) => {
    const order = await lockOrder(ctx, od_id)
    if (!order) throw notFound()
    refuse(whyCannotRevive(order, await listEvents(ctx, od_id)), 'CONFLICT', { od_status: order.od_status })
    const lines = await listLines(ctx, od_id)
    const moved = await moveOrder(ctx, order, '주문', { od_cancel_price: 0, od_deposit_deadline: depositDeadline(ctx.now, payment.deposit_days) })
    if (!moved) throw await lostRace(ctx, od_id)
    await spendBenefits(ctx, order)
    await reserve(ctx, demandOf(lines), lines)
    await announce(ctx, 'order.revived', od_id, { mb_id: order.mb_id, lang: order.lang, points: order.od_receipt_point, coupons: order.quote.used?.length ?? 0 })
    return moved
  })
  return staffViewOf(ctx, revived)
}
