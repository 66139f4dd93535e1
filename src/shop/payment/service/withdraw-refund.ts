import { Failure } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { dropQueued, freeRefund, listStatesOf } from '#shop/payment/store/refunds.ts'

/** A refund that waits for the hands of the staff is not sent after all; its parts go together, or none does. Inside a transaction. */
export async function withdrawRefund(ctx: Ctx, refund_id: string): Promise<void> {
  const parts = await listStatesOf(ctx, [refund_id])
  if (!parts.length) return
  const dropped = await dropQueued(ctx, refund_id)
  if (dropped.length !== parts.length)
    throw new Failure(
      'CONFLICT',
      '돌려 드릴 돈이 이미 나가 되돌릴 수 없어요. 새로 주문해 달라고 안내해 주세요.',
    )
  for (const { pay_id, od_id, amount } of dropped) {
    await freeRefund(ctx, pay_id, amount)
    await announce(ctx, 'refund.withdrawn', refund_id, { od_id, pay_id, amount })
  }
}
