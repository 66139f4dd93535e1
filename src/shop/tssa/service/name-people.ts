import { invalid, refuse } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { touch, transact } from '#platform/transact.ts'
import type { Booking, PeopleNames } from '#shop/tssa/contract.ts'
import type { Roster } from '#shop/tssa/date-contract.ts'
import { whyCannotName } from '#shop/tssa/rules.ts'
import { holdBooking } from '#shop/tssa/store/attendance.ts'
import { listAttendees } from '#shop/tssa/store/bookings.ts'
import { addPerson, renamePerson } from '#shop/tssa/store/people.ts'
import { heldOf, ownBooking, viewOf } from './my-bookings.ts'
import { onDate, showRoster } from './roster.ts'

/** Names may follow the booking until it closes: the roster, the ticket and the check-in page read them at once. */
export async function nameMyPeople(
  ctx: Ctx,
  booking_id: string,
  names: PeopleNames,
): Promise<Booking> {
  await ownBooking(ctx, booking_id)
  await transact(ctx, async (ctx) => {
    await holdBooking(ctx, booking_id)
    const row = await ownBooking(ctx, booking_id)
    refuse(whyCannotName(heldOf(row), ctx.now), 'CONFLICT', { state: row.booking.state })
    await writeNames(ctx, row.booking, names)
    await announce(ctx, 'class.named', booking_id, { by: 'buyer', people: row.booking.people })
  })
  return viewOf(ctx, await ownBooking(ctx, booking_id))
}

/** The studio writes names whenever they are told, also on the day and afterwards. */
export async function nameByHand(
  ctx: Ctx,
  session_id: number,
  booking_id: string,
  names: PeopleNames,
): Promise<Roster> {
  await transact(ctx, async (ctx) => {
    await onDate(ctx, session_id, booking_id)
    await holdBooking(ctx, booking_id)
    const { booking } = await onDate(ctx, session_id, booking_id)
    refuse(booking.state.startsWith('cancelled') ? '이미 취소한 예약이에요.' : null, 'CONFLICT')
    await writeNames(ctx, booking, names)
    await announce(ctx, 'class.named', booking_id, { by: 'staff', people: booking.people })
  })
  return showRoster(ctx, session_id)
}

type Booked = { booking_id: string; people: number }

async function writeNames(ctx: Ctx, { booking_id, people }: Booked, names: PeopleNames) {
  if (names.length !== people)
    throw invalid({ attendees: [['예약한 {count}명의 이름만 적을 수 있어요.', { count: people }]] })
  const known = await listAttendees(ctx, [booking_id])
  for (const [at, { name }] of names.entries()) {
    const one = known[at]
    if (one && name && name !== one.name) await renamePerson(ctx, one.attendee_id, name)
    if (!one)
      await addPerson(ctx, booking_id, name || `${names[0]?.name || known[0]?.name || ''} +${at}`)
  }
  touch(ctx, 'class')
}
