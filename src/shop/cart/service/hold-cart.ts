import type { Ctx } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import { cartOwner, holdEnd } from '#shop/seat/rules.ts'
import { holdSeats, holdsElsewhere, holdsOf, releaseHolds } from '#shop/seat/service/hold.ts'
import { mostHeld } from '#shop/setting/hold-rules.ts'
import { readSettings } from '#shop/setting/service.ts'
import { classLines, wishesOf } from './class-lines.ts'

/** Seats of the ticked classes for ten minutes. A hold that stands and fits keeps its end. */
export async function holdCart(ctx: Ctx, direct: boolean): Promise<{ until: Date | null }> {
  const settings = await readSettings(ctx)
  const lines = (await classLines(ctx, direct, settings)).filter((line) => line.ct_select)
  const owner = cartOwner(ctx.visitor.cart_key)
  const wishes = wishesOf(lines)
  const held = await holdsOf(ctx, owner)
  const stands = wishes.every((wish) =>
    held.some((one) => one.session_id === wish.session_id && one.people === wish.people),
  )
  const extra = held.filter((one) => !wishes.some((wish) => wish.session_id === one.session_id))
  if (!wishes.length || stands) {
    if (extra.length)
      await transact(ctx, (ctx) =>
        releaseHolds(
          ctx,
          owner,
          extra.map(({ session_id }) => session_id),
        ),
      )
    const ends = held.filter((one) => !extra.includes(one)).map((one) => +one.held_until)
    return { until: ends.length ? new Date(Math.min(...ends)) : null }
  }
  // one end for all: a date that is put in later does not make the others' longer
  const until = held.length
    ? new Date(Math.min(...held.map((one) => +one.held_until)))
    : holdEnd(ctx.now)
  const most = (capacity: number) =>
    mostHeld(settings.holds, capacity, ctx.visitor.mb_id !== null, settings.holds.seats_least)
  return transact(ctx, async (ctx) => {
    const isCrowd = await holdsElsewhere(ctx, wishes, {
      ...{ owner, most, all: settings.holds.seats_address },
    })
    // the order still takes the seats, if nobody was quicker
    if (isCrowd) return { until: held.length ? until : null }
    await holdSeats(ctx, wishes, { owner, until })
    return { until }
  })
}
