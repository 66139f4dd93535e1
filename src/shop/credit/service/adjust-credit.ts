import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import type { Rel } from '#shop/credit/store.ts'
import { putCredit, takeCredit } from './move-credit.ts'
import { memberSummary } from './my-credit.ts'

/** Finance gives or takes by hand, with a reason the member reads; the same key moves the money once. */
export async function adjustCredit(
  ctx: Ctx,
  mb_id: string,
  { amount, reason, key }: { amount: number; reason: string; key: string },
) {
  const rel: Rel = { rel_table: 'staff', rel_id: key, rel_action: amount > 0 ? 'give' : 'take' }
  await transact(ctx, async (ctx) => {
    const moved = { mb_id, amount: Math.abs(amount), content: reason, rel }
    const isNew = await (amount > 0 ? putCredit(ctx, moved) : takeCredit(ctx, moved))
    if (isNew) await announce(ctx, 'credit.adjusted', mb_id, { amount, reason })
  })
  return memberSummary(ctx, mb_id)
}
