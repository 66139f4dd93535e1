import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { listDates, refreshHolds } from '#shop/seat/store.ts'
import type { beforeOf } from './date-words.ts'
import { listLine, pageOf, toldTo } from './line.ts'

/** Orders that have a booking of a moved date are told of it: their seats are held as of the new time. A payment that is under way is not. */
export async function showAgain(ctx: Ctx, session_id: number) {
  await refreshHolds(ctx, session_id)
}

/** Everybody who waits for a date, or has an offer, hears that it has moved. Inside a transaction that holds the date. */
export async function tellLineMoved(
  ctx: Ctx,
  session_id: number,
  before: ReturnType<typeof beforeOf>,
) {
  const [date] = await listDates(ctx, [session_id])
  if (!date) return
  for (const wait of await listLine(ctx, session_id, ['waiting', 'offered']))
    await announce(ctx, 'class.wait_moved', wait.wait_id, {
      ...toldTo(date, wait),
      ...before,
      state: wait.state,
      link: wait.mb_id ? undefined : pageOf(date),
    })
}
