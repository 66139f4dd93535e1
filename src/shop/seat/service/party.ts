import type { Ctx } from '#platform/context.ts'
import { forgetPeople, shrinkBooking } from '#shop/seat/party-store.ts'
import { listDates } from '#shop/seat/store.ts'
import { whyTooFew } from '#shop/tssa/rules.ts'

type Party = { booking_id: string; people: number; amount: number }

/** What so many of a party have paid of it, in whole won or cents; the last ones bear the rest. */
export function sharePaid({ people, amount }: Party, fewer: number): number {
  return fewer >= people ? amount : Math.floor((amount * fewer) / people)
}

/** Some of a party do not come: the booking is for fewer, and whoever was named last is not expected. Inside a transaction that holds its date. */
export async function leaveParty(ctx: Ctx, booking: Party, fewer: number) {
  await shrinkBooking(ctx, booking.booking_id, fewer, sharePaid(booking, fewer))
  await forgetPeople(ctx, booking.booking_id, fewer)
}

/** Why so many of a party cannot leave it; null when they can. Who comes to a group must stay as many as it takes. */
export async function whyNotFewer(
  ctx: Ctx,
  { session_id, people }: { session_id: number; people: number },
  fewer: number,
): Promise<string | null> {
  const [date] = await listDates(ctx, [session_id])
  if (!date) return null
  const { min_people, kind } = date.product
  return whyTooFew(people, fewer, { least: min_people, kind })
}
