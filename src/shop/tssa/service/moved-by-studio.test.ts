import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { spokenMoment } from '#kernel/day-words.ts'
import { koreanClock, koreanDay, koreanToday } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import { orders } from '#shop/order/contract/place.ts'
import { cartOwner, holdEnd } from '#shop/seat/rules.ts'
import { holdSeats } from '#shop/seat/service/hold.ts'
import { adminStudio } from '#shop/tssa/admin-contract.ts'
import { myBookings } from '#shop/tssa/contract.ts'
import { adminDates } from '#shop/tssa/date-contract.ts'
import { myWaits } from '#shop/tssa/wait-contract.ts'
import { balanceOf, buyClass } from '#test/class-buying.ts'
import { newMember } from '#test/class-dates.ts'
import { newClass, newDate, seatsOf } from '#test/classes.ts'
import { mailboxOf } from '#test/mailbox.ts'
import { payingShop } from '#test/paying.ts'
import { type Shopper, shopper } from '#test/shopper.ts'

const { house } = await payingShop()
const ctx = houseCtx(house)
let desk: Shopper
beforeAll(async () => {
  desk = await shopper({ mb_id: `moves_${Date.now()}`, staff_role: 'class' })
})

const show = async (who: Shopper, booking_id: string) =>
  (await who.call(myBookings.show, { params: { booking_id } })).data
const preview = async (who: Shopper, booking_id: string) =>
  (await who.call(myBookings.refund, { params: { booking_id } })).data
/** The studio drags a date to tomorrow, by when the table gives half. */
const drag = (session_id: number, inDays = 1, clock = '20:00') =>
  desk.call(adminDates.move, {
    params: { session_id },
    body: { day: koreanToday(inDays), clock },
  })

describe('a date that the studio moves', () => {
  test('gives all of the money back until the new start, and another date once more, beside the change of one’s own', async () => {
    const minji = await newMember()
    const { session_id, class_id, starts_at } = await newDate(house, { starts_at: { days: 30 } })
    const near = await newDate(house, { class_id, starts_at: { days: 3 }, closes_at: { days: 2 } })
    const next = await newDate(house, { class_id, starts_at: { days: 4 }, closes_at: { days: 3 } })
    const { booking_id } = await buyClass(minji, session_id)
    await drag(session_id)
    expect(await preview(minji.who, booking_id)).toMatchObject({ percent: 100, amount: 59_000 })
    expect(await show(minji.who, booking_id)).toMatchObject({
      ...{ moved: false, free_move: true, refund_now: { percent: 100, amount: 59_000 } },
      by_shop: { starts_at: starts_at.toISOString() },
    })
    const move = (session_id: number) =>
      minji.who.call(myBookings.move, { params: { booking_id }, body: { session_id } })
    expect((await move(near.session_id)).data).toMatchObject({ moved: false, free_move: false })
    expect(await preview(minji.who, booking_id)).toMatchObject({ percent: 100 })
    expect((await move(next.session_id)).data).toMatchObject({ moved: true })
    const again = { params: { booking_id }, body: { session_id: near.session_id } }
    expect(await minji.who.refused(myBookings.move, again)).toMatchObject({ status: 409 })
  })

  test('is told to whoever paid, has not paid, waits or has an offer, from when to when, with the ways out', async () => {
    const [minji, junho, sora] = [await newMember(), await newMember(), await newMember()]
    const { session_id, starts_at } = await newDate(house, { capacity: 2 })
    const paid = await buyClass(minji, session_id)
    const unpaid = await buyClass(junho, session_id, 1, { credit: 0, od_settle_case: '무통장' })
    await sora.who.call(myWaits.join, { params: { session_id }, body: { people: 1 } })
    await drag(session_id)
    const date = (await desk.call(adminDates.show, { params: { session_id } })).data
    const [old, now] = [
      spokenMoment(starts_at.toISOString(), 'kr'),
      spokenMoment(date.starts_at, 'kr'),
    ]
    const [mail] = (await mailboxOf(paid.booking_id)).filter(({ text }) => text.includes(now))
    expect(mail?.text).toContain(old)
    expect(mail?.text).toContain(`booking=${paid.booking_id}&do=move`)
    expect(mail?.text).toContain(`booking=${paid.booking_id}&do=cancel`)
    expect(mail?.text).toContain('모두 돌려')
    const [other] = (await mailboxOf(unpaid.booking_id)).filter(({ text }) => text.includes(now))
    expect(other?.text).toContain(old)
    expect(other?.text).toContain('아직 결제하지 않은 예약')
    const waits = await house.db.execute<{ wait_id: string; state: string }>(
      sql`select wait_id::text, state from class_wait where session_id = ${session_id}`,
    )
    for (const { wait_id } of waits.rows)
      expect((await mailboxOf(wait_id)).some(({ text }) => text.includes(now))).toBe(true)
  })

  test('says the new time in the order, with a line in its history', async () => {
    const minji = await newMember()
    const { session_id } = await newDate(house)
    const { od_id } = await buyClass(minji, session_id)
    const before = (await minji.who.call(orders.show, { params: { od_id } })).data
    await drag(session_id, 12, '19:30')
    const after = (await minji.who.call(orders.show, { params: { od_id } })).data
    expect(after.lines[0]?.ct_option).toContain('19:30')
    expect(after.lines[0]?.ct_option_en).toContain('19:30')
    expect(after.history.find(({ name }) => name === 'order.class_moved')).toMatchObject({
      from: { ko: before.lines[0]?.ct_option },
      to: { ko: after.lines[0]?.ct_option },
    })
  })

  test('to another place gives the same rights; to another room or teacher of the same place it does not', async () => {
    const minji = await newMember()
    const { session_id, starts_at } = await newDate(house)
    const { booking_id } = await buyClass(minji, session_id)
    const body = {
      ...{ day: koreanDay(starts_at), clock: koreanClock(starts_at), minutes: 120 },
      ...{ place_en: 'Studio', instructor_id: null, capacity: 8, min_people: 1, closes_hours: 1 },
      ...{ price: null, status: 'open' as const },
    }
    await house.db.execute(
      sql`update class_session set starts_at = date_trunc('minute', starts_at), ends_at = date_trunc('minute', starts_at) + interval '2 hours' where session_id = ${session_id}`,
    )
    await desk.call(adminDates.save, {
      params: { session_id },
      body: { ...body, place: '2층 공방' },
    })
    expect(await show(minji.who, booking_id)).toMatchObject({ free_move: false, by_shop: null })
    await desk.call(adminDates.save, { params: { session_id }, body: { ...body, place: '성수점' } })
    expect(await show(minji.who, booking_id)).toMatchObject({
      ...{ free_move: true, by_shop: { place: { ko: '2층 공방' } } },
    })
  })

  test('after somebody was checked in opens their attendance again, and tells them', async () => {
    const minji = await newMember()
    const { session_id } = await newDate(house, {
      ...{ starts_at: { hours: 0.5 }, opens_at: { days: -1 }, closes_at: { hours: 0.3 } },
    })
    const { booking_id } = await buyClass(minji, session_id)
    const params = { session_id, booking_id }
    await desk.call(adminDates.attend, { params, body: { state: 'attended' } })
    const { data } = await drag(session_id, 3)
    expect(data.roster).toMatchObject([
      { booking_id, state: 'confirmed', attendees: [{ attended: 0 }] },
    ])
    expect(await preview(minji.who, booking_id)).toMatchObject({ percent: 100 })
  })

  test('takes nothing in silence from whoever has the order form open', async () => {
    const minji = await newMember()
    const { session_id } = await newDate(house)
    // the form is open: its seats are held as of the date that was shown
    await transact(ctx, (ctx) =>
      holdSeats(ctx, [{ session_id, people: 1 }], {
        ...{ owner: cartOwner(minji.who.cart_key), until: holdEnd(ctx.now) },
      }),
    )
    await drag(session_id, 9)
    await expect(buyClass(minji, session_id)).rejects.toMatchObject({
      detail: { code: 'DATE_MOVED' },
    })
  })
})

describe('a booking that the studio moves to another date', () => {
  test('has all of its money back until the new start; one that its member asked for has what the old date gave', async () => {
    const [minji, junho] = [await newMember(), await newMember()]
    const { session_id, class_id } = await newDate(house, {
      ...{ starts_at: { days: 3 }, closes_at: { days: 2 } },
    })
    const far = await newDate(house, { class_id, starts_at: { days: 20 } })
    const [mine, asked] = [await buyClass(minji, session_id), await buyClass(junho, session_id)]
    const move = (booking_id: string, at_request?: boolean) =>
      desk.call(adminDates.moveBooking, {
        params: { session_id, booking_id },
        body: { to: far.session_id, at_request },
      })
    await move(mine.booking_id)
    await move(asked.booking_id, true)
    expect(await preview(minji.who, mine.booking_id)).toMatchObject({ percent: 100 })
    expect(await show(minji.who, mine.booking_id)).toMatchObject({ free_move: true, moved: false })
    expect(await preview(junho.who, asked.booking_id)).toMatchObject({ percent: 50 })
    expect(await show(junho.who, asked.booking_id)).toMatchObject({ free_move: false })
  })

  test('leaves a no-show a clean sheet on the new date', async () => {
    const minji = await newMember()
    const { session_id, class_id } = await newDate(house, {
      ...{ starts_at: { hours: 0.5 }, closes_at: { hours: 0.3 } },
    })
    const next = await newDate(house, {
      class_id,
      starts_at: { hours: 0.7 },
      closes_at: { hours: 0.6 },
    })
    const { booking_id } = await buyClass(minji, session_id)
    const params = { session_id, booking_id }
    await desk.call(adminDates.attend, { params, body: { state: 'no_show' } })
    await desk.call(adminDates.moveBooking, { params, body: { to: next.session_id } })
    const roster = (await desk.call(adminDates.show, { params: { session_id: next.session_id } }))
      .data.roster
    expect(roster).toMatchObject([{ booking_id, state: 'confirmed' }])
    const noted = await house.db.execute(
      sql`select 1 from class_attendance where session_id = ${next.session_id}`,
    )
    expect(noted.rows).toEqual([])
    await desk.call(adminDates.attend, {
      params: { session_id: next.session_id, booking_id },
      body: { state: 'attended' },
    })
  })
})

test('a member who moves a booking to a later date has no more back than the old date gave, and reads it before', async () => {
  const minji = await newMember()
  const { session_id, class_id } = await newDate(house, {
    ...{ starts_at: { days: 2 }, closes_at: { days: 1 } },
  })
  const far = await newDate(house, { class_id, starts_at: { days: 16 } })
  const { booking_id } = await buyClass(minji, session_id)
  const params = { booking_id }
  const { data } = await minji.who.call(myBookings.choices, { params })
  expect(data).toMatchObject([{ session_id: far.session_id, percent_after: 50 }])
  await minji.who.call(myBookings.move, { params, body: { session_id: far.session_id } })
  expect(await preview(minji.who, booking_id)).toMatchObject({ percent: 50, amount: 29_500 })
  await minji.who.call(myBookings.cancel, { params, body: { expected_percent: 50 } })
  expect(await balanceOf(minji.mb_id)).toBe(29_500)
})

describe('a date that is called off', () => {
  test('while people are in gives everybody all of it, seen there or not, tells them, and leaves no seat taken', async () => {
    const people = [await newMember(), await newMember(), await newMember(), await newMember()]
    const { session_id } = await newDate(house, {
      ...{ starts_at: { hours: 0.5 }, closes_at: { hours: 0.3 } },
    })
    const booked: string[] = []
    for (const one of people) booked.push((await buyClass(one, session_id)).booking_id)
    const attend = (at: number, state: 'attended' | 'no_show') =>
      desk.call(adminDates.attend, {
        params: { session_id, booking_id: booked[at] ?? '' },
        body: { state },
      })
    await attend(0, 'attended')
    await attend(1, 'no_show')
    const body = { reason: '강사의 사정' }
    const { data } = await desk.call(adminDates.cancel, { params: { session_id }, body })
    expect(data.roster.map(({ state }) => state)).toEqual(Array(4).fill('cancelled_by_shop'))
    for (const { mb_id } of people) expect(await balanceOf(mb_id)).toBe(59_000)
    expect(await seatsOf(house, session_id)).toEqual({ booked: 0, held: 0 })
    for (const id of booked) expect(await mailboxOf(id)).not.toEqual([])
  })

  test('or one of its bookings, a course under way gives back the meetings to come', async () => {
    const [minji, junho] = [await newMember(), await newMember()]
    const class_id = await newClass(house, { meetings: 4 })
    const { session_id } = await newDate(house, { class_id })
    const [one, other] = [await buyClass(minji, session_id), await buyClass(junho, session_id)]
    await house.db.execute(
      sql`update class_session set starts_at = now() - interval '3 days', ends_at = now() - interval '70 hours', closes_at = now() - interval '4 days' where session_id = ${session_id}`,
    )
    const body = { reason: '강사의 사정' }
    const params = { session_id, booking_id: one.booking_id }
    await desk.call(adminDates.cancelBooking, { params, body })
    expect(await balanceOf(minji.mb_id)).toBe(44_250)
    await desk.call(adminDates.cancel, { params: { session_id }, body })
    expect(await balanceOf(junho.mb_id)).toBe(44_250)
    expect(other.od_id).not.toBe(one.od_id)
    expect(await seatsOf(house, session_id)).toEqual({ booked: 0, held: 0 })
  })
})

test('a course under way is left by the share of meetings held, whoever was there before', async () => {
  const minji = await newMember()
  const { data } = await desk.call(adminStudio.addPolicy, {
    body: { name: '과정 기준', name_en: '', kind: 'progress', steps: [] },
  })
  const class_id = await newClass(house, { meetings: 4, policy_id: data.policy_id })
  const { session_id } = await newDate(house, { class_id })
  const { booking_id } = await buyClass(minji, session_id)
  expect(await preview(minji.who, booking_id)).toMatchObject({ percent: 100 })
  await house.db.execute(
    sql`update class_session set starts_at = now() - interval '3 days', ends_at = now() - interval '70 hours', closes_at = now() - interval '4 days' where session_id = ${session_id}`,
  )
  await desk.call(adminDates.attend, {
    params: { session_id, booking_id },
    body: { state: 'attended' },
  })
  expect(await show(minji.who, booking_id)).toMatchObject({
    ...{ state: 'attended', policy: { kind: 'progress' } },
    refund_now: { percent: 66.67, amount: 39_330 },
  })
  const params = { booking_id }
  await minji.who.call(myBookings.cancel, { params, body: { expected_percent: 66.67 } })
  expect(await balanceOf(minji.mb_id)).toBe(39_330)
})
