import { randomInt } from 'node:crypto'
import { koreanStamp } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { insertBooking, type NewBooking } from '#shop/seat/store.ts'

const tries = 5

/**
 * Writes a booking under a number of its own, "T260314101530" and five digits, and answers with it. Two of one second
 * may draw the same digits; another is drawn then, and the transaction around it stands.
 */
export async function newBooking(
  ctx: Ctx,
  row: Omit<NewBooking, 'booking_id'>,
  people: readonly { name: string; hp: string }[],
  draw = () => randomInt(10_000, 100_000),
): Promise<string> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    const booking_id = `T${koreanStamp(ctx.now)}${draw()}`
    if (await insertBooking(ctx, { ...row, booking_id }, people)) return booking_id
  }
  throw new Error('no number was free for a booking')
}
