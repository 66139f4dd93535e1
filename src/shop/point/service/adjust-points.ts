import { randomUUID } from 'node:crypto'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import type { Rel } from '#shop/point/store.ts'
import { balanceOf, grantPoints } from './grant-points.ts'
import { takePoints } from './spend-points.ts'

/** Staff give or take points, with a reason the member reads. */
export function adjustPoints(
  ctx: Ctx,
  mb_id: string,
  points: number,
  reason: string,
): Promise<number> {
  const rel: Rel = {
    rel_table: 'staff',
    rel_id: randomUUID(),
    rel_action: points > 0 ? 'grant' : 'deduct',
  }
  return transact(ctx, async (ctx) => {
    if (points > 0) await grantPoints(ctx, { mb_id, points, content: reason, rel })
    else await takePoints(ctx, { mb_id, points: -points, content: reason, rel })
    await announce(ctx, 'point.adjusted', mb_id, { points, reason })
    return balanceOf(ctx, mb_id)
  })
}
