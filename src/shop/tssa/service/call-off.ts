import { addDays } from '#kernel/days.ts'
import { refuse } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { touch, transact } from '#platform/transact.ts'
import { wordsOf } from '#shop/seat/service/date-words.ts'
import { endHoldsOn } from '#shop/seat/service/hold.ts'
import { endLine, lockDates } from '#shop/seat/service/line.ts'
import { readSettings } from '#shop/setting/service.ts'
import type { Roster } from '#shop/tssa/date-contract.ts'
import { whyCannotChangeDate } from '#shop/tssa/date-rules.ts'
import { overAt } from '#shop/tssa/meeting-rules.ts'
import { listRoster, writeDate } from '#shop/tssa/store/dates.ts'
import { listShort, markShort } from '#shop/tssa/store/short.ts'
import { cancelOne } from './cancel-by-hand.ts'
import { holdOrdersOf, isStanding } from './hold-orders.ts'
import { anyDate, showRoster } from './roster.ts'

/**
 * The studio calls a date off, or what is left of a course: whoever booked, seen there or not, gets back what was not held and hears of
 * it at once, and nobody waits for it any more.
 */
export async function callOff(ctx: Ctx, session_id: number, reason: string): Promise<Roster> {
  await transact(ctx, async (ctx) => {
    await holdOrdersOf(ctx, session_id)
    await lockDates(ctx, [session_id])
    const found = await anyDate(ctx, session_id)
    refuse(whyCannotChangeDate(found.session.status, overAt(found.session), ctx.now), 'CONFLICT')
    const standing = (await listRoster(ctx, session_id)).filter(isStanding)
    // nobody is offered seats of a date that is called off
    await writeDate(ctx, session_id, { status: 'cancelled' })
    await endLine(ctx, session_id, 'cancelled')
    for (const row of standing) await cancelOne(ctx, found, row, reason)
    // whoever was just paying hears at the next step that the date is off, and nothing is taken
    await endHoldsOn(ctx, session_id)
    await announce(ctx, 'class.date_cancelled', session_id, {
      title: found.product.title,
      reason,
      count: standing.length,
    })
    touch(ctx, 'class')
  })
  return showRoster(ctx, session_id)
}

/** Said to whoever booked a date that too few have booked, when the shop calls it off by itself. */
const tooFew = '최소 인원이 모이지 않았어요.'

/** From nine in the morning some days before: dates that too few have booked are told to the studio, or called off, as the settings say. Each once. */
export async function followShortDates(house: Ctx['house'], now = new Date()) {
  const ctx = houseCtx(house, { now })
  const { short, short_days } = (await readSettings(ctx)).classes
  for (const session_id of await listShort(ctx, addDays(koreanDay(now), short_days))) {
    if (!(await transact(ctx, (ctx) => noteShort(ctx, session_id)))) continue
    if (short === 'call_off') await callOff(ctx, session_id, tooFew)
  }
}

async function noteShort(ctx: Ctx, session_id: number): Promise<boolean> {
  if (!(await markShort(ctx, session_id))) return false
  const date = await anyDate(ctx, session_id)
  const { booked, min_people } = date.session
  await announce(ctx, 'class.short', session_id, {
    ...wordsOf(date),
    booked: String(booked),
    least: String(min_people),
  })
  return true
}
