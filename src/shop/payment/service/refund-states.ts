import type { Ctx } from '#platform/context.ts'
import type { RefundState } from '#shop/payment/contract.ts'
import { listStatesOf } from '#shop/payment/store/refunds.ts'

/** A refund is where the slowest of its parts is. */
const slowest: readonly RefundState[] = ['failed', 'queued', 'unknown', 'asked', 'done']

/** Whether promised money has left, by the number of its asker; one that was never promised is missing. */
export async function refundStatesOf(
  ctx: Ctx,
  refund_ids: readonly string[],
): Promise<ReadonlyMap<string, RefundState>> {
  const states = new Map<string, RefundState>()
  if (!refund_ids.length) return states
  for (const { refund_id, state } of await listStatesOf(ctx, refund_ids)) {
    const before = states.get(refund_id)
    if (!before || slowest.indexOf(state) < slowest.indexOf(before)) states.set(refund_id, state)
  }
  return states
}
