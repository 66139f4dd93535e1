import type { Ctx } from '#platform/context.ts'
import { listRefundSteps } from '#shop/seat/store.ts'
import { refundPercent } from '#shop/tssa/rules.ts'

/** What each booking of an order would give back now, by the table it was made under. Unpaid ones owe nothing. */
export async function refundsNow(
  ctx: Ctx,
  od_id: string,
): Promise<{ ct_id: number | null; percent: number }[]> {
  return (await listRefundSteps(ctx, od_id)).map(({ ct_id, starts_at, steps }) => ({
    ct_id,
    percent: refundPercent(steps, new Date(starts_at), ctx.now),
  }))
}
