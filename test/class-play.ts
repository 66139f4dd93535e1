import { sql } from 'drizzle-orm'
import { daysFrom } from '#kernel/days.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import type { Booking } from '#shop/tssa/contract.ts'
import { testShop } from './database.ts'

const { house } = await testShop()
const ctx = houseCtx(house)

/** The same numbers for the same seed. */
export function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

/** What the shop owes nobody: a refusal of a rule is an answer, anything else is not. */
export async function unlessRefused<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: { status?: number }) => {
    if ([403, 404, 409, 422].includes(error.status ?? 0)) return null
    throw error
  })
}

/** Time goes by for one date: it begins so many minutes from now, and all that was agreed by its hours goes along. */
export async function beginsIn(session_id: number, minutes: number) {
  const by = sql`(select ${new Date(Date.now() + minutes * 60_000).toISOString()}::timestamptz - starts_at from class_session where session_id = ${session_id})`
  await ctx.db.execute(sql`
    update class_booking set by_shop = by_shop || jsonb_build_object('until', to_char(((by_shop->>'until')::timestamptz + ${by}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    where session_id = ${session_id} and by_shop is not null`)
  await ctx.db.execute(sql`
    update class_session s set starts_at = s.starts_at + d.by, ends_at = s.ends_at + d.by, closes_at = s.closes_at + d.by
    from (select ${by} as by) d where s.session_id = ${session_id}`)
}

/** The meetings of a booking by its days alone, as they are read by whoever booked. */
function meetingsOf({ session }: Booking) {
  return [session, ...(session.later ?? [])].map((one) => ({
    from: Date.parse(one.starts_at),
    to: Date.parse(one.ends_at),
  }))
}

/** The share of meetings that are not over: what the studio owes when it cannot hold them. */
export function faultOf(booking: Booking): number {
  const all = meetingsOf(booking)
  return (all.filter(({ to }) => to > Date.now()).length * 100) / all.length
}

/** The table that was agreed, told once more: by days for a class of one day, by the meetings begun for a course within a month. */
export function tableOf(booking: Booking): number {
  const all = meetingsOf(booking)
  const [first = { from: 0, to: 0 }] = all
  const isOver = all.every(({ to }) => to <= Date.now())
  if (isOver) return 0
  if (all.length > 1) {
    const begun = all.filter(({ from }) => from <= Date.now()).length
    return begun === 0 ? 100 : begun * 3 < all.length ? 200 / 3 : begun * 2 < all.length ? 50 : 0
  }
  if (first.from <= Date.now()) return 0
  const days = daysFrom(koreanDay(new Date()), koreanDay(new Date(first.from)))
  return days >= 7 ? 100 : days >= 1 ? 50 : 0
}

/** A part of a sum in whole tens, as the shop gives money back. */
export function partOf(sum: number, percent: number): number {
  return percent >= 100 ? sum : Math.floor((sum * percent) / 1_000 + 1e-9) * 10
}
