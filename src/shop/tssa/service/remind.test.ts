import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dayWithWeekday } from '#kernel/day-words.ts'
import { after, koreanToday, startOfKoreanDay } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { myBookings } from '#shop/tssa/contract.ts'
import { remindOfClasses } from '#shop/tssa/service/remind.ts'
import { classBooking } from '#shop/tssa/tables.ts'
import { newMember, newSession, seated } from '#test/class-dates.ts'
import { newClass } from '#test/classes.ts'
import { testShop } from '#test/database.ts'
import { deliveriesOf, eventsOf, listOf, tellAt } from '#test/telling.ts'

const { house } = await testShop()
const { db } = houseCtx(house)

/** Ten in the morning in Korea, so many days before the class. */
const dayBefore = (inDays: number, days = 1) =>
  after(startOfKoreanDay(koreanToday(), inDays - days), { hours: 10 })
const remindersOf = (booking_id: string) => eventsOf(booking_id, 'class.reminder')

test('the day before a class its booker is reminded once, in the language of the booking', async () => {
  const session_id = await newSession({ inDays: 10 })
  const [minji, dana] = [await newMember(), await newMember('en')]
  const [ours, theirs] = [
    await seated(minji.mb_id, session_id, 1),
    await seated(dana.mb_id, session_id, 2, { lang: 'en' }),
  ]
  await remindOfClasses(house, dayBefore(10, 2))
  expect(await remindersOf(ours)).toEqual([])
  await Promise.all([remindOfClasses(house, dayBefore(10)), remindOfClasses(house, dayBefore(10))])
  await remindOfClasses(house, after(dayBefore(10), { hours: 5 }))
  for (const [booking_id, who, title] of [
    [ours, minji, '곧 수업이에요: 나만의 향수'],
    [theirs, dana, 'Your class is coming up: A perfume of your own'],
  ] as const) {
    const events = await remindersOf(booking_id)
    expect(events).toHaveLength(1)
    const event_id = events[0]?.event_id ?? 0
    await tellAt(event_id, new Date())
    const [mail] = await deliveriesOf(event_id)
    expect(mail).toMatchObject({ channel: 'mail', recipient: `${who.mb_id}@mail.example` })
    expect(JSON.stringify(mail?.content)).toContain(title)
    expect(await listOf(who.mb_id, 'class.reminder')).toHaveLength(1)
  }
  const [english] = await listOf(dana.mb_id)
  expect(english?.body_en).toContain(
    `${dayWithWeekday(koreanToday(10), 'en')}, 2:00 PM KST, Studio 1`,
  )
})

test('cancelled bookings are let alone; one that was moved is reminded of its own day', async () => {
  const class_id = await newClass(house)
  const [from, to] = [
    await newSession({ inDays: 12, class_id }),
    await newSession({ inDays: 14, class_id }),
  ]
  const [minji, junho] = [await newMember(), await newMember()]
  const moved = await seated(minji.mb_id, from, 1)
  const gone = await seated(junho.mb_id, from, 1, { state: 'cancelled_by_member' })
  await remindOfClasses(house, dayBefore(12))
  await minji.who.call(myBookings.move, {
    params: { booking_id: moved },
    body: { session_id: to },
  })
  await remindOfClasses(house, dayBefore(14))
  expect(await remindersOf(moved)).toHaveLength(2)
  expect(await remindersOf(gone)).toEqual([])
})

test('whoever booked by telephone without an account is reminded there', async () => {
  const session_id = await newSession({ inDays: 11 })
  const booking_id = await seated(null, session_id, 1)
  await db.execute(
    `update class_attendee set hp = '01012345678' where booking_id = '${booking_id}'`,
  )
  await remindOfClasses(house, dayBefore(11))
  const [event] = await remindersOf(booking_id)
  expect(event?.payload).toMatchObject({ mb_id: null, hp: '01012345678', mb_name: '민지' })
  const [row] = await db.select().from(classBooking).where(eq(classBooking.booking_id, booking_id))
  expect(row?.reminded_at).not.toBeNull()
})
