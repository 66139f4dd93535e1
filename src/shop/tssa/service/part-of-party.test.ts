import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { adminParts, partCancel } from '#shop/order/contract/parts.ts'
import { orders } from '#shop/order/contract/place.ts'
import { myBookings } from '#shop/tssa/contract.ts'
import { adminDates } from '#shop/tssa/date-contract.ts'
import { classTickets } from '#shop/tssa/ticket-contract.ts'
import { myWaits } from '#shop/tssa/wait-contract.ts'
import { balanceOf, buyClass } from '#test/class-buying.ts'
import { newMember } from '#test/class-dates.ts'
import { newClass, newDate, seatsOf } from '#test/classes.ts'
import { mailboxOf } from '#test/mailbox.ts'
import { payingShop } from '#test/paying.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'

const { house } = await payingShop()
const ctx = houseCtx(house)
let desk: Shopper
beforeAll(async () => {
  desk = await shopper({ mb_id: `parts_${Date.now()}`, staff_role: 'class' })
})

const show = async (who: Shopper, booking_id: string) =>
  (await who.call(myBookings.show, { params: { booking_id } })).data
const partOf = async (who: Shopper, od_id: string, qty: number) => {
  const [line] = (await who.call(orders.show, { params: { od_id } })).data.lines
  const lines = [{ ct_id: line?.ct_id ?? 0, qty }]
  const body = { lines }
  const { amount, version } = (await who.call(partCancel.preview, { params: { od_id }, body })).data
  return { lines, amount, version }
}
const near = { starts_at: { days: 3 }, closes_at: { days: 2 } }

describe('one of a party, cancelled by whoever booked', () => {
  test('gives back a share by the table, and the ticket, the roster and the mail count the rest', async () => {
    const minji = await newMember()
    const { session_id } = await newDate(house, near)
    const { booking_id } = await buyClass(minji, session_id, 3)
    const params = { booking_id }
    const { data } = await minji.who.call(myBookings.refund, { params, query: { people: 1 } })
    expect(data).toMatchObject({ people: 1, percent: 50, worth: 59_000, amount: 29_500 })
    const body = { expected_percent: 50, expected_amount: 29_500, people: 1 }
    await minji.who.call(myBookings.cancel, { params, body })
    expect(await balanceOf(minji.mb_id)).toBe(29_500)
    expect(await show(minji.who, booking_id)).toMatchObject({
      ...{ state: 'confirmed', people: 2, amount: 118_000 },
      refund_now: { percent: 50, amount: 59_000 },
    })
    expect((await show(minji.who, booking_id)).attendees).toHaveLength(2)
    const { ticket: token } = await show(minji.who, booking_id)
    const ticket = (await minji.who.call(classTickets.show, { params: { token } })).data
    expect(ticket).toMatchObject({ people: 2 })
    const roster = (await desk.call(adminDates.show, { params: { session_id } })).data
    expect(roster).toMatchObject({ booked: 2, roster: [{ people: 2 }] })
    const told = (await mailboxOf(booking_id)).map(({ text }) => text).join('\n')
    expect(told).toContain('1명을 취소했어요')
    expect(told).toContain('남은 인원은 2명')
    expect(told).toContain('29,500원')
  })

  test('of the order page while all of it comes back, the next in line takes the seat', async () => {
    const [minji, sora] = [await newMember(), await newMember()]
    const { session_id } = await newDate(house, { capacity: 2 })
    const { booking_id, od_id } = await buyClass(minji, session_id, 2)
    await sora.who.call(myWaits.join, { params: { session_id }, body: { people: 1 } })
    const agreed = await partOf(minji.who, od_id, 1)
    expect(agreed.amount).toBe(59_000)
    await minji.who.call(partCancel.cancel, { params: { od_id }, body: agreed })
    expect(await balanceOf(minji.mb_id)).toBe(59_000)
    expect(await show(minji.who, booking_id)).toMatchObject({ people: 1, state: 'confirmed' })
    // one seat is booked, the other on offer
    expect(await seatsOf(house, session_id)).toEqual({ booked: 1, held: 1 })
    const { data } = await sora.who.call(myWaits.list, {})
    expect(data).toMatchObject([{ state: 'offered' }])
    expect((await mailboxOf(booking_id)).some(({ text }) => text.includes('남은 인원은 1명'))).toBe(
      true,
    )
  })

  test('of the order page is refused before it is agreed to where the table gives less', async () => {
    const minji = await newMember()
    const { session_id } = await newDate(house, near)
    const { od_id } = await buyClass(minji, session_id, 2)
    const [line] = (await minji.who.call(orders.show, { params: { od_id } })).data.lines
    const body = { lines: [{ ct_id: line?.ct_id ?? 0, qty: 1 }] }
    expect(await minji.who.refused(partCancel.preview, { params: { od_id }, body })).toMatchObject({
      status: 409,
      message: expect.stringContaining('클래스 티켓'),
    })
  })

  test('of an order that waits for its money makes it so much cheaper, and the seat is free', async () => {
    const minji = await newMember()
    const { session_id } = await newDate(house)
    const unpaid = { credit: 0, od_settle_case: '무통장' as const }
    const { booking_id, od_id } = await buyClass(minji, session_id, 2, unpaid)
    expect(await seatsOf(house, session_id)).toEqual({ booked: 0, held: 2 })
    const agreed = await partOf(minji.who, od_id, 1)
    await minji.who.call(partCancel.cancel, { params: { od_id }, body: agreed })
    expect(await seatsOf(house, session_id)).toEqual({ booked: 0, held: 1 })
    expect(await show(minji.who, booking_id)).toMatchObject({ people: 1, state: 'held' })
    const { data } = await minji.who.call(orders.show, { params: { od_id } })
    expect(data.od_misu).toBe(59_000)
  })

  test('never leaves a group smaller than it may be, on either way', async () => {
    const minji = await newMember()
    const class_id = await newClass(house, { kind: 'group', min_people: 3 })
    const { session_id } = await newDate(house, { class_id })
    const { booking_id, od_id } = await buyClass(minji, session_id, 4)
    const params = { booking_id }
    const why = { people: ['이 클래스는 정해진 인원보다 적게는 열 수 없어요. 공방에 알려 주세요.'] }
    expect(
      await minji.who.refused(myBookings.refund, { params, query: { people: 2 } }),
    ).toMatchObject({ status: 422, errors: why })
    await expect(partOf(minji.who, od_id, 2)).rejects.toMatchObject({
      errors: { lines: why.people },
    })
    expect((await partOf(minji.who, od_id, 1)).amount).toBe(59_000)
  })

  test('pressed five times at once goes once', async () => {
    const minji = await newMember()
    const { session_id } = await newDate(house)
    const { booking_id } = await buyClass(minji, session_id, 3)
    const params = { booking_id }
    const body = { expected_percent: 100, expected_amount: 118_000, people: 2 }
    const ends = await Promise.allSettled(
      Array.from({ length: 5 }, () => minji.who.call(myBookings.cancel, { params, body })),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balanceOf(minji.mb_id)).toBe(118_000)
    expect(await seatsOf(house, session_id)).toEqual({ booked: 1, held: 0 })
  })
})

describe('one of a party, cancelled by the studio', () => {
  test('gives back all of their share, or that of the table where the guest asked, as was shown', async () => {
    const minji = await newMember()
    const { session_id } = await newDate(house, near)
    const { booking_id } = await buyClass(minji, session_id, 3)
    const params = { session_id, booking_id }
    const sums = async (at_request?: '1') =>
      (await desk.call(adminDates.refundBooking, { params, query: { people: 1, at_request } })).data
    expect(await sums()).toMatchObject({ percent: 100, amount: 59_000 })
    expect(await sums('1')).toMatchObject({ percent: 50, amount: 29_500 })
    const body = { reason: '자리가 모자라요', people: 1, expected_amount: 29_500 }
    expect(await desk.refused(adminDates.cancelBooking, { params, body })).toMatchObject({
      status: 409,
      detail: { amount: 59_000, percent: 100 },
    })
    const asked = { ...body, at_request: true }
    const { data } = await desk.call(adminDates.cancelBooking, { params, body: asked })
    expect(data).toMatchObject({ booked: 2, roster: [{ people: 2, state: 'confirmed' }] })
    expect(await balanceOf(minji.mb_id)).toBe(29_500)
    await desk.call(adminDates.cancelBooking, { params, body: { reason: '공방 사정', people: 1 } })
    expect(await balanceOf(minji.mb_id)).toBe(88_500)
    const rest = { reason: '손님이 못 와요', at_request: true }
    const last = await desk.call(adminDates.cancelBooking, { params, body: rest })
    expect(last.data).toMatchObject({ booked: 0, roster: [{ state: 'cancelled_by_member' }] })
    expect(await balanceOf(minji.mb_id)).toBe(118_000)
  })

  test('from the desk of orders frees the seat and counts the rest', async () => {
    const minji = await newMember()
    const boss = await staff()
    const { session_id } = await newDate(house, near)
    const { booking_id, od_id } = await buyClass(minji, session_id, 2)
    const [line] = (await minji.who.call(orders.show, { params: { od_id } })).data.lines
    const lines = [{ ct_id: line?.ct_id ?? 0, qty: 1 }]
    const params = { od_id }
    const { amount, version } = (await boss.call(adminParts.preview, { params, body: { lines } }))
      .data
    const body = { lines, amount, version, reason: '전화로 부탁했어요' }
    await boss.call(adminParts.cancel, { params, body })
    expect(await seatsOf(house, session_id)).toEqual({ booked: 1, held: 0 })
    expect(await show(minji.who, booking_id)).toMatchObject({ people: 1, amount: 59_000 })
  })

  test('of a booking that waits for its money lets the order owe less', async () => {
    const minji = await newMember()
    const { session_id } = await newDate(house)
    const unpaid = { credit: 0, od_settle_case: '무통장' as const }
    const { booking_id, od_id } = await buyClass(minji, session_id, 2, unpaid)
    const params = { session_id, booking_id }
    await desk.call(adminDates.cancelBooking, { params, body: { reason: '부탁', people: 1 } })
    expect(await seatsOf(house, session_id)).toEqual({ booked: 0, held: 1 })
    const { data } = await minji.who.call(orders.show, { params: { od_id } })
    expect(data.od_misu).toBe(59_000)
  })

  test('of a booking that nobody ordered stands on the roster to be handed back', async () => {
    const { session_id } = await newDate(house)
    const form = {
      name: '박하늘',
      hp: '01099998888',
      mb_id: '',
      people: 3,
      amount: 90_000,
      note: '',
    }
    const { data } = await desk.call(adminDates.book, { params: { session_id }, body: form })
    const booking_id = data.roster[0]?.booking_id ?? ''
    const params = { session_id, booking_id }
    const query = { people: 1 }
    const sums = (await desk.call(adminDates.refundBooking, { params, query })).data
    expect(sums).toMatchObject({ way: 'studio', amount: 30_000 })
    const body = { reason: '한 분이 못 와요', people: 1 }
    const after = (await desk.call(adminDates.cancelBooking, { params, body })).data
    expect(after.roster).toMatchObject([{ people: 2, amount: 60_000, state: 'confirmed' }])
    const seats = await ctx.db.execute(
      sql`select count(*)::int as people from class_attendee where booking_id = ${booking_id}`,
    )
    expect(seats.rows).toEqual([{ people: 2 }])
  })
})
