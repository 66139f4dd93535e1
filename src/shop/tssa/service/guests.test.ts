import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { after, before, koreanDay } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { classCarts } from '#shop/cart/class-contract.ts'
import { adminEdits } from '#shop/order/contract/edits.ts'
import { myOrders } from '#shop/order/contract/mine.ts'
import { type OrderFormTyped, orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { cancelLateOrders } from '#shop/order/service/cancel-order.ts'
import { shopOrder } from '#shop/order/tables.ts'
import { bookingsOf } from '#shop/seat/service/book.ts'
import { checkIn } from '#shop/tssa/attendance-contract.ts'
import { myBookings } from '#shop/tssa/contract.ts'
import { adminDates } from '#shop/tssa/date-contract.ts'
import { classSession } from '#shop/tssa/tables.ts'
import { newMember, newSession, seated } from '#test/class-dates.ts'
import { newDate, seatsOf } from '#test/classes.ts'
import { choose, comeBack, follow, payingShop } from '#test/paying.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'
import { deliveriesOf, eventsOf, tellAt } from '#test/telling.ts'
import { remindOnTheDay } from './remind.ts'

const { house, base } = await payingShop()
const ctx = houseCtx(house)
const account = { bank: '20', number: '1002123456789', holder: '이서연' }
let people = 0

/** A guest's order of a class alone, by card unless told; looked up again by another browser. */
async function guestBooks(
  session_id: number,
  party = 1,
  given: Partial<OrderFormTyped> = {},
): Promise<{ od_id: string; booking_id: string; placer: Shopper; who: Shopper; hp: string }> {
  const placer = await shopper()
  await placer.call(classCarts.add, { body: { session_id, people: party } })
  const { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, ...form } = orderForm()
  const hp = `010-9300-${1000 + people++}`
  const { data } = await placer.call(orders.place, {
    body: {
      ...{ ...form, od_hp: hp, classes_only: true, expected_total: 59_000 * party },
      ...{ od_email: `guest${people}@mail.example`, od_settle_case: '신용카드', ...given },
    },
  })
  if (data.window) await comeBack(placer, await choose(base, data.window as never, 'pay'))
  const who = await shopper({ ip: `10.93.${people}.1` })
  const asked = { od_id: data.od_id, od_hp: hp, od_pwd: form.od_pwd ?? '' }
  await who.call(orders.lookUp, { body: asked })
  const [booking] = await bookingsOf(ctx, data.od_id)
  return { od_id: data.od_id, booking_id: booking?.booking_id ?? '', placer, who, hp }
}

test('who looked up a guest’s order cancels its class by the table, and the card has the part back', async () => {
  const { session_id } = await newDate(house, { starts_at: { days: 3 }, closes_at: { days: 2 } })
  const { od_id, booking_id, who } = await guestBooks(session_id, 2)
  const params = { booking_id }
  const { data } = await who.call(myBookings.ofOrder, { params: { od_id } })
  expect(data).toMatchObject([{ booking_id, people: 2, refund_now: { percent: 50 } }])
  expect((await who.call(myBookings.refund, { params })).data).toMatchObject({
    ...{ percent: 50, amount: 59_000, way: 'card', worth: 118_000 },
  })
  // with the number of the booking alone nobody gets anywhere
  const stranger = await shopper()
  for (const one of [myBookings.show, myBookings.refund, myBookings.choices])
    expect(await stranger.refused(one, { params })).toMatchObject({ status: 404 })
  const body = { expected_percent: 50, expected_amount: 59_000 }
  expect(await stranger.refused(myBookings.cancel, { params, body })).toMatchObject({ status: 404 })
  expect((await who.call(myBookings.cancel, { params, body })).data).toMatchObject({
    ...{ state: 'cancelled_by_member', refunded: { percent: 50, amount: 59_000 } },
  })
  expect(await seatsOf(house, session_id)).toEqual({ booked: 0, held: 0 })
  await follow(od_id)
  const order = (await who.call(orders.show, { params: { od_id } })).data
  expect(order).toMatchObject({ od_status: '취소', od_cancel_price: 59_000 })
  // the guest hears of it by what stands on the order
  const [told] = await eventsOf(booking_id, 'class.cancelled')
  await tellAt(told?.event_id ?? 0, new Date())
  const mails = (await deliveriesOf(told?.event_id ?? 0)).filter((one) => one.channel === 'mail')
  expect(mails).toMatchObject([{ recipient: expect.stringMatching(/^guest\d+@/) }])
  expect(JSON.stringify(mails[0]?.content)).toContain(od_id)
})

test('moves it to a cheaper date, and what it costs less comes back; once', async () => {
  const { session_id, class_id } = await newDate(house)
  const cheap = await newDate(house, { class_id, price: 50_000, starts_at: { days: 12 } })
  const { booking_id, who, od_id } = await guestBooks(session_id)
  const params = { booking_id }
  const choices = (await who.call(myBookings.choices, { params })).data
  expect(choices).toMatchObject([{ session_id: cheap.session_id, difference: -9_000 }])
  const body = { session_id: cheap.session_id, expected_difference: -9_000, account }
  expect((await who.call(myBookings.move, { params, body })).data).toMatchObject({
    ...{ amount: 50_000, moved: true, owed: null },
  })
  expect(
    await who.refused(myBookings.move, {
      params,
      body: { session_id, expected_difference: 9_000 },
    }),
  ).toMatchObject({ status: 409 })
  await follow(od_id)
  expect((await who.call(orders.show, { params: { od_id } })).data).toMatchObject({ od_misu: 0 })
})

test('a dearer date leaves a difference that roster and door show until it is paid', async () => {
  const { session_id, class_id } = await newDate(house, { starts_at: { days: 9 } })
  const dear = await newDate(house, { class_id, price: 70_000, starts_at: { days: 12 } })
  const { booking_id, who, od_id } = await guestBooks(session_id)
  const body = { session_id: dear.session_id, expected_difference: 11_000 }
  const owed = { amount: 11_000, by: 'order' }
  const moved = await who.call(myBookings.move, { params: { booking_id }, body })
  expect(moved.data).toMatchObject({ amount: 70_000, owed })
  const desk = await shopper({ mb_id: `owed_${Date.now()}`, staff_role: 'class' })
  const roster = async () =>
    (await desk.call(adminDates.show, { params: { session_id: dear.session_id } })).data.roster
  const day = koreanDay(dear.starts_at)
  const roll = async () =>
    (await desk.call(checkIn.roll, { query: { day } })).data.meetings
      .flatMap((one) => one.comers)
      .filter((one) => one.booking_id === booking_id)
  expect(await roster()).toMatchObject([{ booking_id, owed }])
  expect(await roll()).toMatchObject([{ owed: { ...owed, currency: 'krw' } }])
  const boss = await staff()
  await boss.call(adminEdits.extra, {
    params: { od_id },
    body: { amount: 11_000, reason: '공방에서 받음', due: 11_000 },
  })
  expect(await roster()).toMatchObject([{ owed: null }])
  expect(await roll()).toMatchObject([{ owed: null }])
})

test('a booking without an order settles its difference at the studio, once', async () => {
  const minji = await newMember()
  const { session_id, class_id } = await newDate(house)
  const dear = await newDate(house, { class_id, price: 70_000, starts_at: { days: 12 } })
  const booking_id = await seated(minji.mb_id, session_id, 2)
  const body = { session_id: dear.session_id, expected_difference: 22_000 }
  const moved = await minji.who.call(myBookings.move, { params: { booking_id }, body })
  expect(moved.data.owed).toEqual({ amount: 22_000, by: 'studio' })
  const desk = await shopper({ mb_id: `settles_${Date.now()}`, staff_role: 'class' })
  const params = { session_id: dear.session_id, booking_id }
  const settle = (amount: number) => desk.call(adminDates.settle, { params, body: { amount } })
  expect(await desk.refused(adminDates.settle, { params, body: { amount: 21_000 } })).toMatchObject(
    { status: 409, detail: { owed: 22_000 } },
  )
  const ends = await Promise.allSettled([settle(22_000), settle(22_000)])
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await desk.call(adminDates.show, { params })).data.roster).toMatchObject([{ owed: null }])
})

test('names follow the booking until it closes: by guest and member, on ticket, roster and door', async () => {
  const { session_id } = await newDate(house, { closes_at: { days: 9 } })
  const { booking_id, who, od_id } = await guestBooks(session_id, 3)
  const params = { booking_id }
  const name = (...names: string[]) => ({
    params,
    body: { attendees: names.map((one) => ({ name: one })) },
  })
  const shown = (await who.call(myBookings.ofOrder, { params: { od_id } })).data[0]
  expect(shown?.attendees.slice(1)).toMatchObject(
    [{ name: /\+1$/ }, { name: /\+2$/ }].map(matching),
  )
  expect(shown?.names_until).not.toBeNull()
  expect(await who.refused(myBookings.name, name('서연', '지우'))).toMatchObject({ status: 422 })
  const { data } = await who.call(myBookings.name, name('서연', '', '하준'))
  expect(data.attendees.map((one) => one.name)).toEqual([
    '서연',
    expect.stringMatching(/\+1$/),
    '하준',
  ])
  const desk = await shopper({ mb_id: `names_${Date.now()}`, staff_role: 'class' })
  const at = { session_id, booking_id }
  const roster = await desk.call(adminDates.nameBooking, {
    params: at,
    body: { attendees: ['', '지우', ''].map((one) => ({ name: one })) },
  })
  expect(roster.data.roster[0]?.attendees.map((one) => one.name)).toEqual(['서연', '지우', '하준'])
  await house.db
    .update(classSession)
    .set({ closes_at: before(new Date(), { hours: 1 }) })
    .where(eq(classSession.session_id, session_id))
  expect(await who.refused(myBookings.name, name('a', 'b', 'c'))).toMatchObject({ status: 409 })
  expect((await who.call(myBookings.show, { params })).data.names_until).toBeNull()
})

test('a guest’s order that goes into an account takes its bookings along', async () => {
  const { session_id } = await newDate(house)
  const { od_id, booking_id, hp } = await guestBooks(session_id)
  const minji = await newMember()
  const { member } = await import('#shop/member/tables.ts')
  await house.db
    .update(member)
    .set({ mb_hp: hp.replaceAll('-', '') })
    .where(eq(member.mb_id, minji.mb_id))
  await minji.who.call(myOrders.adopt, { body: { od_id, od_pwd: orderForm().od_pwd ?? '' } })
  const mine = (await minji.who.call(myBookings.list, { query: {} })).data
  expect(mine).toMatchObject([{ booking_id }])
})

test('seats that were not paid in time are given up with words, in the language of the order', async () => {
  const { session_id, class_id } = await newDate(house, { capacity: 2 })
  await newDate(house, { class_id, starts_at: { days: 14 } })
  const { od_id, booking_id } = await guestBooks(session_id, 1, { od_settle_case: '무통장' })
  expect(await seatsOf(house, session_id)).toEqual({ booked: 0, held: 1 })
  await house.db
    .update(shopOrder)
    .set({ od_deposit_deadline: before(new Date(), { hours: 1 }) })
    .where(eq(shopOrder.od_id, od_id))
  await cancelLateOrders(house)
  expect(await seatsOf(house, session_id)).toEqual({ booked: 0, held: 0 })
  const [gone] = await eventsOf(booking_id, 'class.order_cancelled')
  await tellAt(gone?.event_id ?? 0, new Date())
  const sent = await deliveriesOf(gone?.event_id ?? 0)
  expect(sent.map((one) => one.channel).toSorted()).toContain('mail')
  const words = JSON.stringify(sent)
  expect(words).toContain('자리를 잡아 둔 시간이 끝났어요: 나만의 향수')
  expect(words).toContain('같은 클래스의 다른 날짜')
  expect(words).toContain(`/tssa/product/${class_id}`)
})

test('three hours before the class its booker hears once more, once, also a guest', async () => {
  const session_id = await newSession({ inDays: 10 })
  const { booking_id } = await guestBooks(session_id)
  const [date] = await house.db
    .select()
    .from(classSession)
    .where(eq(classSession.session_id, session_id))
  const start = date?.starts_at ?? new Date()
  const soon = () => eventsOf(booking_id, 'class.soon')
  await remindOnTheDay(house, before(start, { hours: 4 }))
  expect(await soon()).toHaveLength(0)
  const due = before(start, { hours: 2 })
  await Promise.all([remindOnTheDay(house, due), remindOnTheDay(house, due)])
  await remindOnTheDay(house, after(due, { hours: 1 }))
  expect(await soon()).toHaveLength(1)
  const event_id = (await soon())[0]?.event_id ?? 0
  await tellAt(event_id, new Date())
  const [mail] = (await deliveriesOf(event_id)).filter((one) => one.channel === 'mail')
  expect(JSON.stringify(mail?.content)).toContain('오늘 만나요: 나만의 향수')
})

function matching({ name }: { name: RegExp }) {
  return { name: expect.stringMatching(name) }
}
