import { sql } from 'drizzle-orm'
import { after } from '#kernel/korean-time.ts'
import { type Ctx, houseCtx } from '#platform/context.ts'
import type { Happened } from '#platform/react.ts'
import { giveFor } from '#shop/coupon/service/give-coupons.ts'
import { countCompleted, sumEarning } from '#shop/order/store/earning.ts'
import { findOrder } from '#shop/order/store/orders.ts'
import { earnOnOrder } from '#shop/point/service/grant-points.ts'
import { readSettings } from '#shop/setting/service.ts'

/** The goods have arrived: points follow when the days for returns are over, a first order's coupon at once. */
export async function rewardCompleted(ctx: Ctx, { subject: od_id }: Happened) {
  const order = await findOrder(ctx, od_id)
  if (!order?.mb_id) return
  const { point } = await readSettings(ctx)
  // as it was told with the order, or sooner
  const then = order.quote.basis?.policy.point.after_days ?? point.after_days
  const days = Math.min(point.after_days, then)
  const run_at = after(ctx.now, { days }).toISOString()
  await ctx.db.execute(
    sql`select graphile_worker.add_job('earn-points', ${JSON.stringify({ od_id })}::json, run_at => ${run_at}::timestamptz, job_key => ${`earn:${od_id}`}, max_attempts => 12)`,
  )
  if ((await countCompleted(ctx, order.mb_id)) === 1)
    await giveFor(ctx, 'first_order', order.mb_id, 'first_order')
}

/** What came back meanwhile earns nothing. */
export async function earnPoints(house: Ctx['house'], payload: unknown) {
  const od_id =
    payload && typeof payload === 'object' && 'od_id' in payload ? String(payload.od_id) : ''
  const ctx = houseCtx(house)
  const order = await findOrder(ctx, od_id)
  if (!order?.mb_id || order.od_status !== '완료') return
  const term_days = order.quote.basis?.policy.point.term_days
  await earnOnOrder(ctx, order.mb_id, od_id, await sumEarning(ctx, od_id), term_days)
}
