import { eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { addDays, weekdayOf } from '#kernel/days.ts'
import { after, koreanClock, koreanDay, koreanToday } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { event } from '#platform/tables.ts'
import { adminClasses, adminStudio } from '#shop/tssa/admin-contract.ts'
import { adminCalendar } from '#shop/tssa/calendar-contract.ts'
import { classes } from '#shop/tssa/class-contract.ts'
import { adminDates } from '#shop/tssa/date-contract.ts'
import { adminClassFigures } from '#shop/tssa/figures-contract.ts'
import type { DatesForm } from '#shop/tssa/making-contract.ts'
import { classSession } from '#shop/tssa/tables.ts'
import { testShop } from '#test/database.ts'
import { type Shopper, shopper } from '#test/shopper.ts'

const { house } = await testShop()
const { db } = houseCtx(house)
let desk: Shopper
let policy_id = 0

beforeAll(async () => {
  desk = await shopper({ mb_id: `cal_${Date.now()}`, staff_role: 'class' })
  const made = await desk.call(adminStudio.addPolicy, {
    body: { name: '기준', name_en: '', steps: [{ days_before: 7, percent: 100 }] },
  })
  policy_id = made.data.policy_id
})

async function newClass(meetings = 1): Promise<number> {
  const { data } = await desk.call(adminClasses.create, {
    body: {
      ...{ title: '달력 수업', title_en: '', kind: 'oneday', category: 'candle', level: 'first' },
      ...{ summary: '요약', summary_en: '', body: '소개', body_en: '', minutes: 120, meetings },
      ...{ price: 50_000, price_usd: null, material_fee: 0, makes: '', makes_en: '', bring: '' },
      ...{ bring_en: '', age_from: 8, curriculum: [], images: ['scene-workshop-wide'] },
      ...{ min_people: 1, max_people: 8, certificate: null, related: [], class_use: true },
      ...{ class_order: 0, policy_id },
    },
  })
  return data.class_id
}
const dates = (class_id: number, days: string[], given: Partial<DatesForm> = {}): DatesForm => ({
  ...{ class_id, days, clock: '14:00', minutes: 120, place: '공방', place_en: '' },
  ...{ instructor_id: null, capacity: 6, min_people: 1, closes_hours: 18, price: null },
  ...given,
})
const listOf = async (class_id: number) =>
  (await desk.call(adminDates.list, { query: { class_id } })).data
const room = async (seats = 6) =>
  (await desk.call(adminStudio.addRoom, { body: { name: '조향실', name_en: 'Blending', seats } }))
    .data.room_id

test('a room has one class at a time: the second is refused at the field, also at a later meeting', async () => {
  const [course, other, room_id] = [await newClass(3), await newClass(), await room()]
  const day = koreanToday(20)
  await desk.call(adminDates.create, { body: dates(course, [day], { room_id }) })
  const refused = async (given: Partial<DatesForm>, on = day) => {
    const no = await desk.refused(adminDates.create, {
      body: dates(other, [on], { room_id, ...given }),
    })
    return Object.keys(no.errors)
  }
  expect(await refused({ clock: '15:59' })).toEqual(['room_id'])
  expect(await refused({ clock: '13:00' }, addDays(day, 14))).toEqual(['room_id'])
  expect(await refused({ clock: '16:00', capacity: 7 })).toEqual(['capacity'])
  const free = await desk.call(adminDates.create, {
    body: dates(other, [day], { room_id, clock: '16:00' }),
  })
  expect(free.data.made).toBe(1)
})

test('of two who want a room at one moment one gets it', async () => {
  const [one, two, room_id] = [await newClass(), await newClass(), await room()]
  const day = koreanToday(25)
  const both = await Promise.allSettled(
    [one, two].map((id) => desk.call(adminDates.create, { body: dates(id, [day], { room_id }) })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a date that is moved keeps its length and its closing, and whoever booked is told', async () => {
  const class_id = await newClass()
  await desk.call(adminDates.create, { body: dates(class_id, [koreanToday(10)]) })
  const [before] = await listOf(class_id)
  const params = { session_id: before?.session_id ?? 0 }
  const booked = await desk.call(adminDates.book, {
    params,
    body: { name: '김전화', hp: '', mb_id: '', people: 2, amount: 0, note: '' },
  })
  const moved = await desk.call(adminDates.move, {
    params,
    body: { day: koreanToday(12), clock: '10:30' },
  })
  expect(koreanDay(moved.data.starts_at)).toBe(koreanToday(12))
  expect([koreanClock(moved.data.starts_at), koreanClock(moved.data.ends_at)]).toEqual([
    '10:30',
    '12:30',
  ])
  expect(koreanClock(moved.data.closes_at)).toBe('16:30')
  const told = await db
    .select({ name: event.name })
    .from(event)
    .where(eq(event.subject, booked.data.roster[0]?.booking_id ?? ''))
  expect(told.map((one) => one.name)).toContain('class.moved')
  const late = await desk.refused(adminDates.move, {
    params,
    body: { day: koreanToday(-1), clock: '10:30' },
  })
  expect(Object.keys(late.errors)).toEqual(['day'])
})

test('a week is copied once: what stands already, or finds its room taken, is named', async () => {
  const [class_id, other, room_id] = [await newClass(), await newClass(), await room()]
  // a Wednesday, far from the dates of the other tests
  const first = koreanToday(140)
  const day = addDays(first, (10 - weekdayOf(first)) % 7)
  await desk.call(adminDates.create, { body: dates(class_id, [day, addDays(day, 1)]) })
  await desk.call(adminDates.create, { body: dates(other, [day], { room_id, clock: '19:00' }) })
  const third = await newClass()
  await desk.call(adminDates.create, {
    body: dates(third, [addDays(day, 7)], { room_id, clock: '18:00' }),
  })
  const copy = () => desk.call(adminDates.copyWeek, { body: { from: day, to: addDays(day, 7) } })
  const once = await copy()
  expect(once.data.made).toBe(2)
  expect(once.data.skipped).toEqual([expect.stringContaining('19:00')])
  expect((await copy()).data).toMatchObject({ made: 0 })
  expect((await listOf(class_id)).map((row) => koreanDay(row.starts_at))).toEqual([
    day,
    addDays(day, 1),
    addDays(day, 7),
    addDays(day, 8),
  ])
  const same = await desk.refused(adminDates.copyWeek, { body: { from: day, to: addDays(day, 1) } })
  expect(Object.keys(same.errors)).toEqual(['to'])
})

test('a week is copied as it stands: hidden and closed dates, the opening, the meetings, and every other column', async () => {
  const [hidden, shut, course, plain] = [
    await newClass(),
    await newClass(),
    await newClass(3),
    await newClass(),
  ]
  const first = koreanToday(175)
  const day = addDays(first, (10 - weekdayOf(first)) % 7)
  const to = addDays(day, 7)
  const put = async (class_id: number, clock: string, given: Partial<DatesForm> = {}) => {
    await desk.call(adminDates.create, { body: dates(class_id, [day], { clock, ...given }) })
    return (await listOf(class_id))[0]?.session_id ?? 0
  }
  const save = (session_id: number, class_id: number, clock: string, given: object) => {
    const { class_id: _, days: __, ...form } = dates(class_id, [], { clock })
    return desk.call(adminDates.save, {
      params: { session_id },
      body: { ...form, day, status: 'open', ...given },
    })
  }
  const draft = await put(hidden, '10:00', { opens_days: 5 })
  await save(draft, hidden, '10:00', { status: 'draft', opens_days: 5 })
  const closed = await put(shut, '12:00', { opens_days: 5 })
  await save(closed, shut, '12:00', { status: 'closed', opens_days: 5 })
  const meets = await put(course, '15:00')
  await save(meets, course, '15:00', {
    later: [
      { day: addDays(day, 7), clock: '16:00' },
      { day: addDays(day, 21), clock: '16:00' },
    ],
  })
  const open = await put(plain, '18:00', { price: 70_000, place_en: 'Studio', min_people: 3 })
  await db.update(classSession).set({ price_usd: 5_500 }).where(eq(classSession.session_id, open))
  await desk.call(adminDates.copyWeek, { body: { from: day, to } })

  const rows = await db
    .select()
    .from(classSession)
    .where(inArray(classSession.class_id, [hidden, shut, course, plain]))
  for (const old of rows.filter((one) => [draft, closed, meets, open].includes(one.session_id))) {
    const made = rows.find(
      (one) => one.class_id === old.class_id && one.session_id !== old.session_id,
    )
    const week = (at: Date) => after(at, { days: 7 })
    const { session_id: _, opens_at, sequence: __, changed_at: ___, ...kept } = old
    expect(made).toMatchObject({
      ...kept,
      starts_at: week(old.starts_at),
      ends_at: week(old.ends_at),
      closes_at: week(old.closes_at),
      later_starts: old.later_starts.map((at) => week(new Date(at)).toISOString()),
      ...(kept.status === 'open' ? {} : { opens_at: week(opens_at) }),
    })
  }
  const seen = (await desk.call(classes.sessions, { query: { from: to, until: to } })).data
  expect(seen.map(({ class_id }) => class_id)).not.toContain(hidden)
})

test('later meetings of a course stand on days of their own, after one another, and whoever booked is told', async () => {
  const course = await newClass(3)
  const day = koreanToday(40)
  await desk.call(adminDates.create, { body: dates(course, [day]) })
  const { session_id } = (await listOf(course))[0] ?? { session_id: 0 }
  const params = { session_id }
  await desk.call(adminDates.book, {
    params,
    body: { name: '서연', hp: '01091234567', mb_id: '', people: 1, amount: 0, note: '' },
  })
  const { class_id: _, days: __, ...form } = dates(course, [])
  const save = (later?: { day: string; clock: string }[], on = day) => ({
    params,
    body: { ...form, day: on, status: 'open' as const, later },
  })
  const second = { day: addDays(day, 2), clock: '10:00' }
  const third = { day: addDays(day, 9), clock: '19:30' }
  expect(Object.keys((await desk.refused(adminDates.save, save([second]))).errors)).toEqual([
    'later',
  ])
  expect(Object.keys((await desk.refused(adminDates.save, save([third, second]))).errors)).toEqual([
    'later.1.day',
  ])
  const early = [{ day, clock: '15:59' }, third]
  expect(Object.keys((await desk.refused(adminDates.save, save(early))).errors)).toEqual([
    'later.0.day',
  ])
  const meets = (roster: { meetings: { starts_at: string }[] }) =>
    roster.meetings.map((one) => `${koreanDay(one.starts_at)} ${koreanClock(one.starts_at)}`)
  const told = () =>
    db.$count(event, sql`name = 'class.moved' and payload->>'session_id' = ${String(session_id)}`)
  const { data } = await desk.call(adminDates.save, save([second, third]))
  expect(meets(data)).toEqual([`${day} 14:00`, `${second.day} 10:00`, `${third.day} 19:30`])
  expect(await told()).toBe(1)
  // nothing is told when nothing moved; moved as a whole they keep their distance
  await desk.call(adminDates.save, save([second, third]))
  expect(await told()).toBe(1)
  const moved = await desk.call(adminDates.move, {
    params,
    body: { day: addDays(day, 1), clock: '14:00' },
  })
  expect(meets(moved.data)).toEqual([
    `${addDays(day, 1)} 14:00`,
    `${addDays(second.day, 1)} 10:00`,
    `${addDays(third.day, 1)} 19:30`,
  ])
})

test('the calendar shows each meeting of a course on its day, also where the course began before', async () => {
  const class_id = await newClass(3)
  const day = koreanToday(220)
  await desk.call(adminDates.create, { body: dates(class_id, [day]) })
  const shown = async (from: string, until: string) =>
    (await desk.call(adminCalendar.show, { query: { from, until } })).data
      .filter((one) => one.class_id === class_id)
      .map((one) => [koreanDay(one.starts_at), one.meeting_no, one.meetings])
  expect(await shown(day, addDays(day, 7))).toEqual([
    [day, 1, 3],
    [addDays(day, 7), 2, 3],
  ])
  expect(await shown(addDays(day, 14), addDays(day, 14))).toEqual([[addDays(day, 14), 3, 3]])
  expect(await shown(addDays(day, 15), addDays(day, 30))).toEqual([])
  for (const until of [addDays(day, -1), addDays(day, 42)]) {
    const wrong = await desk.refused(adminCalendar.show, { query: { from: day, until } })
    expect(Object.keys(wrong.errors)).toEqual(['from'])
  }
  const [date] = await listOf(class_id)
  await desk.call(adminDates.cancel, {
    params: { session_id: date?.session_id ?? 0 },
    body: { reason: '강사 사정' },
  })
  expect(await shown(day, addDays(day, 14))).toEqual([])
})

test('how full a span is, counted without private dates and with those called off apart', async () => {
  const class_id = await newClass()
  const from = koreanToday(61)
  await desk.call(adminDates.create, { body: dates(class_id, [from, addDays(from, 1)]) })
  const [first, off] = await listOf(class_id)
  await desk.call(adminDates.book, {
    params: { session_id: first?.session_id ?? 0 },
    body: { name: '서연', hp: '', mb_id: '', people: 3, amount: 0, note: '' },
  })
  await desk.call(adminDates.cancel, {
    params: { session_id: off?.session_id ?? 0 },
    body: { reason: '강사 사정' },
  })
  const { data } = await desk.call(adminClassFigures.show, {
    query: { from, until: addDays(from, 2) },
  })
  expect(data.find((one) => one.class_id === class_id)).toMatchObject({
    ...{ dates: 1, seats: 6, booked: 3, off: 1, came: 0, missed: 0 },
  })
  const wrong = { from, until: addDays(from, -1) }
  expect((await desk.refused(adminClassFigures.show, { query: wrong })).errors).toHaveProperty(
    'from',
  )
})

test('classes are found by words of their title and summary, and by what every class is called', async () => {
  const name = `달빛찻잔${Date.now() % 100_000}`
  const { data } = await desk.call(adminClasses.create, {
    body: {
      ...{ title: `${name} 빚기`, title_en: 'Moonlit cups', kind: 'oneday', category: 'candle' },
      ...{ level: 'first', summary: '왁스로 빚는 찻잔', summary_en: '', body: '소개', body_en: '' },
      ...{ minutes: 120, meetings: 1, price: 50_000, price_usd: null, material_fee: 0, makes: '' },
      ...{ makes_en: '', bring: '', bring_en: '', age_from: 8, curriculum: [] },
      ...{ images: ['scene-workshop-wide'], min_people: 1, max_people: 8, certificate: null },
      ...{ related: [], class_use: true, class_order: 0, policy_id },
    },
  })
  const guest = await shopper()
  const found = async (keyword: string) =>
    (await guest.call(classes.list, { query: { keyword } })).data.map((one) => one.class_id)
  for (const words of [name, `${name} 클래스`, `${name}클래스`, `왁스로 ${name}`])
    expect(await found(words), words).toEqual([data.class_id])
  expect(await found(`${name} 없는말`)).toEqual([])
  expect((await found('클래스')).length).toBeGreaterThan(0)
  expect(await found('%')).toEqual([])
  expect(await found(' ')).toEqual([])
})

test('booking begins so many days before a date, and is opened at once by hand', async () => {
  const class_id = await newClass()
  const day = koreanToday(80)
  await desk.call(adminDates.create, { body: dates(class_id, [day], { opens_days: 60 }) })
  const [made] = await listOf(class_id)
  expect(koreanDay(made?.opens_at ?? '')).toBe(addDays(day, -60))
  const guest = await shopper()
  const state = async () =>
    (await guest.call(classes.sessions, { query: { class_id } })).data[0]?.state
  expect(await state()).toBe('soon')
  const { class_id: _, days: __, ...form } = dates(class_id, [])
  const params = { session_id: made?.session_id ?? 0 }
  const save = (opens_days?: number | null) =>
    desk.call(adminDates.save, { params, body: { ...form, day, status: 'open', opens_days } })
  await save()
  expect(await state()).toBe('soon')
  await save(null)
  expect(await state()).toBe('open')
})
