import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dayWithWeekday } from '#kernel/day-words.ts'
import { after, koreanToday, startOfKoreanDay } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { adminSettings } from '#shop/setting/contract.ts'
import { myBookings } from '#shop/tssa/contract.ts'
import { followShortDates } from '#shop/tssa/service/call-off.ts'
import { classSession } from '#shop/tssa/tables.ts'
import { newMember, newSession, seated } from '#test/class-dates.ts'
import { newClass } from '#test/classes.ts'
import { testShop } from '#test/database.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'
import { deliveriesOf, eventsOf, listOf, tellAt } from '#test/telling.ts'

const { house } = await testShop()
const { db } = houseCtx(house)

/** Nine in the morning in Korea, two days before a class in so many days. */
const morning = (inDays: number) => after(startOfKoreanDay(koreanToday(), inDays - 2), { hours: 9 })
const shortEvents = (session_id: number) => eventsOf(String(session_id), 'class.short')

async function decide(boss: Shopper, short: 'tell' | 'call_off') {
  const { data } = await boss.call(adminSettings.show, {})
  await boss.call(adminSettings.save, {
    params: { name: 'classes' },
    body: { value: { ...data.values.classes, short }, version: data.versions.classes ?? 0 },
  })
}

test('two days before, a date that too few have booked is told to the studio once', async () => {
  const teacher = `short_${Date.now()}`
  await shopper({ mb_id: teacher, staff_role: 'class' })
  const minji = await newMember()
  const [short, enough, later] = [
    await newSession({ inDays: 20, min_people: 3 }),
    await newSession({ inDays: 20, min_people: 2 }),
    await newSession({ inDays: 21, min_people: 3 }),
  ]
  await seated(minji.mb_id, short, 2)
  await seated(minji.mb_id, enough, 2)
  await followShortDates(house, morning(20))
  await followShortDates(house, after(morning(20), { hours: 1 }))
  const events = await shortEvents(short)
  expect(events).toHaveLength(1)
  expect([await shortEvents(enough), await shortEvents(later)]).toEqual([[], []])
  const event_id = events[0]?.event_id ?? 0
  await tellAt(event_id, new Date())
  expect(await listOf(teacher)).toMatchObject([
    { type: 'staff.class_short', link: `/admin/class-dates/${short}` },
  ])
  const { status } = (await dateOf(short)) ?? {}
  expect(status).toBe('open')
})

test('where the studio says so it is called off at once: all money back, and other dates named', async () => {
  const boss = await staff()
  await decide(boss, 'call_off')
  const class_id = await newClass(house)
  const session_id = await newSession({ inDays: 30, min_people: 3, class_id })
  await newSession({ inDays: 40, class_id })
  const dana = await newMember('en')
  const booking_id = await seated(dana.mb_id, session_id, 1, { lang: 'en' })
  await followShortDates(house, morning(30))
  await decide(boss, 'tell')
  expect((await dateOf(session_id))?.status).toBe('cancelled')
  const { data } = await dana.who.call(myBookings.show, { params: { booking_id } })
  expect(data).toMatchObject({
    state: 'cancelled_by_shop',
    refunded: { percent: 100, amount: 59_000 },
  })
  const [cancelled] = await eventsOf(booking_id, 'class.cancelled')
  await tellAt(cancelled?.event_id ?? 0, new Date())
  const [mail] = await deliveriesOf(cancelled?.event_id ?? 0)
  expect(mail).toMatchObject({ kind: 'class.called_off', lang: 'en' })
  expect(JSON.stringify(mail?.content)).toContain('Too few people have booked.')
  const told = JSON.stringify(mail?.content)
  expect(told).toContain('Other dates of this class')
  expect(told).toContain(`${dayWithWeekday(koreanToday(40), 'en')}, 2:00 PM`)
})

async function dateOf(session_id: number) {
  const [row] = await db.select().from(classSession).where(eq(classSession.session_id, session_id))
  return row
}
