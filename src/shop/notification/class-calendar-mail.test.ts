import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { spokenMoment } from '#kernel/day-words.ts'
import { after, koreanDay } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import type { Mail } from '#platform/mail.ts'
import { transact } from '#platform/transact.ts'
import { classCarts } from '#shop/cart/class-contract.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { adminParts } from '#shop/order/contract/parts.ts'
import { orders } from '#shop/order/contract/place.ts'
import { backToWaiting } from '#shop/order/service/back-to-waiting.ts'
import { anyOrder } from '#shop/order/service/show-order.ts'
import { myBookings } from '#shop/tssa/contract.ts'
import { adminDates } from '#shop/tssa/date-contract.ts'
import { buyClass } from '#test/class-buying.ts'
import { newMember } from '#test/class-dates.ts'
import { newClass, newDate } from '#test/classes.ts'
import { stockItem } from '#test/goods.ts'
import { mailboxOf } from '#test/mailbox.ts'
import { fill, place } from '#test/ordering.ts'
import { payingShop } from '#test/paying.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'

const { house } = await payingShop()
let desk: Shopper
beforeAll(async () => {
  desk = await shopper({ mb_id: `calendars_${Date.now()}`, staff_role: 'class' })
})

/** What the calendar file of a mail says, line by line. */
function calendarIn(mail: Mail | undefined) {
  const [file] = mail?.attachments ?? []
  const text = file?.content.toString().replaceAll('\r\n ', '') ?? ''
  const said = (name: string) =>
    text.match(new RegExp(`^${name}[;:](.*)\r$`, 'm'))?.[1]?.replace(/^.*:mailto:/, '')
  return {
    type: file?.contentType,
    name: file?.filename,
    method: said('METHOD'),
    uid: said('UID'),
    sequence: Number(said('SEQUENCE')),
    status: said('STATUS'),
    starts: said('DTSTART'),
    organizer: said('ORGANIZER'),
  }
}
const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '')

test('a booking is put into a calendar by its mail, moved by the next, and taken out by the last', async () => {
  const minji = await newMember()
  const { session_id, class_id, starts_at } = await newDate(house)
  const next = await newDate(house, { class_id, starts_at: { days: 12 } })
  const { booking_id, od_id } = await buyClass(minji, session_id)
  const [booked] = (await mailboxOf(booking_id)).map(calendarIn)
  const type = (method: string) => `text/calendar; charset=utf-8; method=${method}`
  expect(booked).toMatchObject({
    ...{ type: type('PUBLISH'), method: 'PUBLISH', status: 'CONFIRMED' },
    ...{ name: `tssa-${booking_id}.ics`, starts: stamp(starts_at) },
  })
  // the link of the ticket leads to the same event, and so does the mail about the order
  const params = { booking_id }
  const link = await minji.who.file(myBookings.calendar, { params })
  const linked = (await link.bytes.text()).replaceAll('\r\n ', '')
  expect(linked).toContain(`UID:${booked?.uid}\r\nSEQUENCE:${booked?.sequence}\r\n`)
  const paid = (await mailboxOf(od_id)).find(({ attachments }) => attachments)
  expect(paid?.subject).toContain('예약이 확정되었어요')
  expect(calendarIn(paid)).toMatchObject({ uid: booked?.uid, sequence: booked?.sequence })

  const body = { session_id: next.session_id }
  await minji.who.call(myBookings.move, { params, body })
  const moved = calendarIn((await mailboxOf(booking_id)).at(-1))
  expect(moved).toMatchObject({
    uid: booked?.uid,
    method: 'PUBLISH',
    starts: stamp(next.starts_at),
  })
  expect(moved.sequence).toBeGreaterThan(booked?.sequence ?? 0)

  await desk.call(adminDates.cancelBooking, {
    params: { ...params, session_id: next.session_id },
    body: { reason: '강사 사정' },
  })
  const off = calendarIn((await mailboxOf(booking_id)).at(-1))
  expect(off).toMatchObject({
    ...{ uid: booked?.uid, type: type('CANCEL'), method: 'CANCEL', status: 'CANCELLED' },
    organizer: booked?.organizer,
  })
  expect(off.sequence).toBeGreaterThan(moved.sequence)
})

const unpaid = { credit: 0, od_settle_case: '무통장' as const }

test('a booking that is not paid gets into no calendar: neither when it is moved nor when its order ends', async () => {
  const minji = await newMember()
  const { session_id } = await newDate(house)
  const { booking_id, od_id } = await buyClass(minji, session_id, 1, unpaid)
  await desk.call(adminDates.move, {
    params: { session_id },
    body: { day: koreanDay(after(new Date(), { days: 12 })), clock: '19:30' },
  })
  const [moved] = await mailboxOf(booking_id)
  expect(moved?.text).toContain('아직 결제하지 않은 예약')
  expect(moved?.attachments).toBeUndefined()
  await minji.who.call(orders.cancel, { params: { od_id }, body: {} })
  const all = await mailboxOf(od_id)
  expect(all.some(({ subject }) => subject.includes('취소'))).toBe(true)
  expect(all.flatMap(({ attachments }) => attachments ?? [])).toEqual([])
})

test('one that was paid is taken out with its order, by the mail about the order', async () => {
  const minji = await newMember()
  const { session_id } = await newDate(house)
  const { booking_id, od_id } = await buyClass(minji, session_id)
  const [booked] = (await mailboxOf(booking_id)).map(calendarIn)
  await mailboxOf(od_id)
  await minji.who.call(orders.cancel, { params: { od_id }, body: {} })
  const off = (await mailboxOf(od_id)).filter(({ attachments }) => attachments).map(calendarIn)
  expect(off).toMatchObject([{ uid: booked?.uid, method: 'CANCEL', status: 'CANCELLED' }])
  expect(off[0]?.sequence).toBeGreaterThan(booked?.sequence ?? 0)
})

test('one whose deposit was taken back is taken out, and put in again when it is paid anew', async () => {
  const [minji, boss] = [await newMember(), await staff()]
  const { session_id } = await newDate(house)
  const { booking_id, od_id } = await buyClass(minji, session_id, 1, unpaid)
  const pay = () =>
    boss.call(adminOrders.confirmDeposit, {
      params: { od_id },
      body: { amount: 59_000, reason: '통장에서 확인' },
    })
  await pay()
  const [booked] = (await mailboxOf(booking_id)).map(calendarIn)
  await mailboxOf(od_id)
  await transact(houseCtx(house), async (ctx) => {
    await backToWaiting(ctx, await anyOrder(ctx, od_id), { od_receipt_price: 0 })
    await announce(ctx, 'order.deposit_returned', od_id, { amount: 59_000 })
  })
  const [off] = (await mailboxOf(od_id)).filter(({ attachments }) => attachments).map(calendarIn)
  expect(off).toMatchObject({ uid: booked?.uid, method: 'CANCEL', status: 'CANCELLED' })
  expect(off?.sequence).toBeGreaterThan(booked?.sequence ?? 0)

  await pay()
  const [again] = (await mailboxOf(booking_id)).map(calendarIn)
  expect(again).toMatchObject({ uid: booked?.uid, method: 'PUBLISH', status: 'CONFIRMED' })
  expect(again?.sequence).toBeGreaterThan(off?.sequence ?? 0)
})

test('a course that is moved to a date with fewer meetings takes the later ones out', async () => {
  const minji = await newMember()
  const class_id = await newClass(house, { meetings: 3 })
  const { session_id } = await newDate(house, { class_id })
  const next = await newDate(house, { class_id, starts_at: { days: 12 } })
  await house.db.execute(
    sql`update class_session set meetings = 1 where session_id = ${next.session_id}`,
  )
  const { booking_id } = await buyClass(minji, session_id)
  await mailboxOf(booking_id)
  await minji.who.call(myBookings.move, {
    params: { booking_id },
    body: { session_id: next.session_id },
  })
  const [mail] = await mailboxOf(booking_id)
  const text = mail?.attachments?.[0]?.content.toString().replaceAll('\r\n ', '') ?? ''
  const events = text.split('BEGIN:VEVENT').slice(1)
  expect(
    events.map((one) => [one.match(/UID:(.*)@/)?.[1], one.match(/STATUS:(.*)\r/)?.[1]]),
  ).toEqual([
    [booking_id, 'CONFIRMED'],
    [`${booking_id}-2`, 'CANCELLED'],
    [`${booking_id}-3`, 'CANCELLED'],
  ])
})

/** A bottle and a class for two in one order, by transfer. */
async function mixed(paid: boolean) {
  const [minji, boss] = [await newMember(), await staff()]
  const { class_id, session_id } = await newDate(house)
  const other = await newDate(house, { class_id, starts_at: { days: 12 } })
  await minji.who.call(classCarts.add, { body: { session_id, people: 2 } })
  const { totals } = await fill(minji.who, await stockItem(house))
  const od_id = await place(minji.who, { expected_total: totals.total })
  const params = { od_id }
  if (paid)
    await boss.call(adminOrders.confirmDeposit, {
      params,
      body: { amount: totals.total, reason: '통장에서 확인' },
    })
  const { data } = await boss.call(adminOrders.show, { params })
  const seat = data.lines.find((line) => line.seat)
  const booking_id = seat?.seat?.booking_id ?? ''
  const [booked] = (await mailboxOf(booking_id)).map(calendarIn)
  await mailboxOf(od_id)
  const body = { lines: [{ ct_id: seat?.ct_id ?? 0, qty: 2 }] }
  const { amount, version } = (await boss.call(adminParts.preview, { params, body })).data
  const account = { bank: '20', number: '1002-123-456789', holder: '김민지' }
  await boss.call(adminParts.cancel, {
    params,
    body: { ...body, amount, version, reason: '손님 요청', ...(paid && { account }) },
  })
  return { od_id, booking_id, booked, other, class_id }
}

test('a class that is taken out of an order is told, with other dates to press, and leaves the calendar', async () => {
  const { od_id, booking_id, booked, other, class_id } = await mixed(true)
  const [mail, ...more] = await mailboxOf(booking_id)
  expect(more).toEqual([])
  expect(mail?.subject).toContain('클래스 예약이 취소되었어요')
  expect(mail?.text).toContain('118,000원')
  const link = `/tssa/product/${class_id}#date-${other.session_id}`
  expect(mail?.html).toMatch(new RegExp(`<a href="[^"]+${link}"`))
  expect(mail?.text).toContain(`${spokenMoment(other.starts_at.toISOString(), 'kr')}: `)
  const off = calendarIn(mail)
  expect(off).toMatchObject({ uid: booked?.uid, method: 'CANCEL', status: 'CANCELLED' })
  expect(off.sequence).toBeGreaterThan(booked?.sequence ?? 0)
  // its booking tells of it, and the goods stay
  expect(await mailboxOf(od_id)).toEqual([])
})

test('one that was not paid is told as well, and no calendar ever had it', async () => {
  const { booking_id, booked } = await mixed(false)
  expect(booked).toBeUndefined()
  const [mail, ...more] = await mailboxOf(booking_id)
  expect(more).toEqual([])
  expect(mail?.text).toContain('돌려 드리는 금액: 없음')
  expect(mail?.attachments).toBeUndefined()
})
