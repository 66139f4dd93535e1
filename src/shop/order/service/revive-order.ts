import { Failure, notFound } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import { cutAmount, standingBenefits, standingLines } from '#shop/order/revive-rules.ts'
import { demandOf, depositDeadline } from '#shop/order/rules.ts'
import { listEvents, listLines, lockOrder, moveOrder } from '#shop/order/store/orders.ts'
import { readSettings } from '#shop/setting/service.ts'
import { spendBenefits } from './benefits.ts'
import { lostRace } from './cancel-order.ts'
import { staffViewOf } from './show-order.ts'
import { reserve } from './stock.ts'
import { whyNotNow } from './why-not-revive.ts'

/** Cancelled by the clock, paid after all: what stood then is promised anew, coupons and points taken again, or nothing changes and the reason is named. */
export async function reviveOrder(ctx: Ctx, od_id: string): Promise<StaffOrder> {
  const { payment } = await readSettings(ctx)
  const revived = await transact(ctx, async (ctx) => {
    const order = await lockOrder(ctx, od_id)
    if (!order) throw notFound()
    const events = await listEvents(ctx, od_id)
    const all = await listLines(ctx, od_id)
    const why = await whyNotNow(ctx, order, all, events)
    if (why)
      throw new Failure('CONFLICT', why.phrase, {
        params: why.params,
        detail: { od_status: order.od_status, lines: why.lines },
      })
    const [lines, benefits] = [
      standingLines(all, events),
      standingBenefits(order.quote, all, events),
    ]
    const change = {
      od_cancel_price: cutAmount(events),
      od_cut_price: cutAmount(events),
      od_deposit_deadline: depositDeadline(ctx.now, payment.deposit_days),
    }
    const moved = await moveOrder(ctx, order, '주문', change, lines)
    if (!moved) throw await lostRace(ctx, od_id)
    await spendBenefits(ctx, order, benefits)
    await reserve(ctx, demandOf(lines), lines)
    await announce(ctx, 'order.revived', od_id, {
      mb_id: order.mb_id,
      lang: order.lang,
      points: benefits.points,
      coupons: benefits.used.length,
    })
    return moved
  })
  return staffViewOf(ctx, revived)
}
