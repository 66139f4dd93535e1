import { addDays } from '#kernel/days.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { tellBefore } from '#shop/point/rules.ts'
import { emptyOverdue, listOverdue, lockBalance, tellEnding, writeRow } from '#shop/point/store.ts'

const atOnce = 200

/** After midnight: points past their last day leave the ledger, each member in a transaction of their own. */
export async function endPoints(house: Ctx['house']) {
  for (;;) {
    const ctx = houseCtx(house)
    const members = await listOverdue(ctx, koreanDay(ctx.now), atOnce)
    for (const mb_id of members) await transact(ctx, (ctx) => endOf(ctx, mb_id))
    if (members.length < atOnce) break
  }
  await tellOfEnds(house)
}

export async function endOf(ctx: Ctx, mb_id: string) {
  const balance = await lockBalance(ctx, mb_id)
  const today = koreanDay(ctx.now)
  const held = await emptyOverdue(ctx, mb_id, today)
  if (balance === null || held === 0) return
  const rel = { rel_table: 'expiry', rel_id: today, rel_action: 'ended' }
  await writeRow(ctx, { ...rel, mb_id, po_content: '포인트 소멸', po_point: -held }, balance)
}

/** Members hear of points that end soon: once a month before, once a week before. */
export async function tellOfEnds(house: Ctx['house']) {
  for (const days of [...tellBefore].sort((a, b) => a - b)) {
    for (;;) {
      const ctx = houseCtx(house)
      const told = await transact(ctx, async (ctx) => {
        const today = koreanDay(ctx.now)
        const ending = await tellEnding(ctx, today, addDays(today, days), days, atOnce)
        for (const { mb_id, points, lot_expires } of ending)
          await announce(ctx, 'point.expiring', `${mb_id}:${lot_expires}`, {
            mb_id,
            points,
            day: lot_expires,
            days,
          })
        return ending.length
      })
      if (told === 0) break
    }
  }
}
