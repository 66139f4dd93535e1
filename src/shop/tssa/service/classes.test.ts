import { beforeAll, describe, expect, test } from 'vitest'
import { dayMs as day, hourMs as hour } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { settings } from '#shop/setting/contract.ts'
import { classes } from '#shop/tssa/class-contract.ts'
import { myBookings } from '#shop/tssa/contract.ts'
import { seatsLeft } from '#shop/tssa/rules.ts'
import { sessionState } from '#shop/tssa/session-rules.ts'
import { listOpenSessions } from '#shop/tssa/store/bookings.ts'
import {
  classBooking,
  classInstructor,
  classPolicy,
  classPolicyStep,
  classProduct,
  classSession,
} from '#shop/tssa/tables.ts'
import { testShop } from '#test/database.ts'
import { type Shopper, shopper } from '#test/shopper.ts'

const { house } = await testShop()
const { db } = houseCtx(house)
let policy_id = 0
let anyone: Shopper

type Given = Partial<typeof classProduct.$inferInsert>
async function newClass(given: Given = {}): Promise<number> {
  const [made] = await db
    .insert(classProduct)
    .values({
      title: '두 가지 향',
      title_en: 'Two scents',
      kind: 'oneday',
      category: 'soap',
      level: 'high',
      minutes: 120,
      price: 50_000,
      policy_id,
      ...given,
    })
    .returning()
  house.kept.drop(['*'])
  return made?.class_id ?? 0
}

async function newDate(
  class_id: number,
  inDays: number,
  given: Partial<typeof classSession.$inferInsert> = {},
): Promise<number> {
  const starts_at = new Date(Date.now() + inDays * day)
  const own = {
    starts_at,
    ends_at: new Date(starts_at.getTime() + 2 * hour),
    closes_at: new Date(starts_at.getTime() - hour),
  }
  const [made] = await db
    .insert(classSession)
    .values({
      class_id,
      ...own,
      opens_at: new Date(Date.now() - day),
      place: '2층 공방',
      place_en: 'Studio, 2F',
      capacity: 8,
      ...given,
    })
    .returning()
  house.kept.drop(['*'])
  return made?.session_id ?? 0
}

// some are typed by hand, and no number
const show = async (class_id: unknown, who = anyone) =>
  (await who.call(classes.show, { params: { class_id: class_id as number } })).data
const dates = async (class_id: number, more = {}) =>
  (await anyone.call(classes.sessions, { query: { class_id, ...more } })).data

beforeAll(async () => {
  const [policy] = await db
    .insert(classPolicy)
    .values({ name: '원데이 기준', name_en: 'One-day terms' })
    .returning()
  policy_id = policy?.policy_id ?? 0
  await db.insert(classPolicyStep).values([
    { policy_id, days_before: 1, percent: 50 },
    { policy_id, days_before: 7, percent: 100 },
  ])
  anyone = await shopper()
})

test('anybody sees a class with its whole price, its refund table and who teaches it', async () => {
  const class_id = await newClass({ material_fee: 12_000, price_usd: 4_000 })
  const [teacher] = await db
    .insert(classInstructor)
    .values({ name: '한소율', name_en: 'Han Soyul', bio: '향을 맡아요.', bio_en: 'Smells.' })
    .returning()
  await newDate(class_id, 9, { instructor_id: teacher?.instructor_id ?? null })
  const found = await show(class_id)
  expect(found).toMatchObject({
    price: { value: 62_000, currency: 'krw' },
    parts: { tuition: 50_000, material: 12_000, exam: 0, issue: 0 },
    policy: {
      steps: [
        { days_before: 7, percent: 100 },
        { days_before: 1, percent: 50 },
      ],
    },
    instructors: [{ name: { ko: '한소율', en: 'Han Soyul' } }],
    next: { left: 8, state: 'open' },
  })
  const { usd_rate } = (await anyone.call(settings.show, {})).data.payment
  const english = await show(class_id, await shopper({ language: 'en.usd' }))
  expect(english.price.currency).toBe('usd')
  expect(english.parts).toMatchObject({
    tuition: 4_000,
    material: Math.ceil((12_000 / usd_rate) * 10) * 10,
  })
})

describe('not to be found', () => {
  test('are a hidden class, a certificate course without its terms, and what is no number', async () => {
    const hidden = await newClass({ class_use: false })
    const lawless = await newClass({ kind: 'certificate' })
    for (const id of [hidden, lawless, 0, 99_999_999, 'x', '1e3', '12345678901'])
      await expect(show(id)).rejects.toMatchObject({ status: 404 })
    await newDate(hidden, 3)
    expect(await dates(hidden)).toEqual([])
  })
})

test('a certificate course tells its terms, and its fees are in the price', async () => {
  const certificate = {
    name: '비누 전문가',
    name_en: 'Soap specialist',
    issuer: '공방',
    issuer_en: 'Studio',
    number: '2025-1',
    contact: '02-0000-0000',
    attend_percent: 80,
    exam_fee: 30_000,
    issue_fee: 20_000,
  }
  const found = await show(await newClass({ kind: 'certificate', price: 300_000, certificate }))
  expect(found.price.value).toBe(350_000)
  expect(found.certificate).toMatchObject({
    number: '2025-1',
    contact: '02-0000-0000',
    issuer: { ko: '공방' },
  })
})

test('the dates are those to come, drafts left out, each with what it is now', async () => {
  const class_id = await newClass()
  await newDate(class_id, -3)
  await newDate(class_id, 4, { status: 'draft' })
  await newDate(class_id, 2, { status: 'cancelled' })
  await newDate(class_id, 3, { booked: 6, held: 2 })
  await newDate(class_id, 5, { closes_at: new Date(Date.now() - hour) })
  await newDate(class_id, 90, { opens_at: new Date(Date.now() + day) })
  await newDate(class_id, 6, { booked: 7, price: 70_000 })
  const found = await dates(class_id)
  expect(found.map(({ state, left }) => [state, left])).toEqual([
    ['cancelled', 8],
    ['full', 0],
    ['closed', 8],
    ['open', 1],
    ['soon', 8],
  ])
  expect(found.map(({ price }) => price.value)).toEqual([50_000, 50_000, 50_000, 70_000, 50_000])
  expect((await dates(class_id, { open: '1' })).map(({ left }) => left)).toEqual([1])
  // the next date of the tile is the one that can be had
  expect((await show(class_id)).next).toMatchObject({ left: 1, state: 'open' })
})

test('what is called open is exactly what takes a booking', async () => {
  const class_id = await newClass()
  const now = new Date()
  const moments = [-2 * hour, -1, 0, 1, 2 * hour].map((later) => new Date(now.getTime() + later))
  for (const status of ['open', 'closed', 'cancelled', 'finished', 'draft'])
    for (const closes_at of moments)
      for (const opens_at of moments)
        for (const booked of [0, 2]) {
          const starts_at = new Date(Math.max(closes_at.getTime(), now.getTime()) + hour)
          await db.insert(classSession).values({
            class_id,
            starts_at,
            ends_at: new Date(starts_at.getTime() + hour),
            closes_at,
            opens_at,
            status,
            booked,
            capacity: 2,
            place: '',
            place_en: '',
          })
        }
  const rows = await db.select().from(classSession)
  const told = rows.filter((row) => row.class_id === class_id && row.status !== 'draft')
  // the table holds only words of the contract beside draft
  const open = told.filter(
    (row) =>
      sessionState({ ...row, status: row.status as 'open', left: seatsLeft(row) }, now) === 'open',
  )
  const taken = await listOpenSessions({ ...houseCtx(house), now }, class_id, 1)
  expect(open.length).toBeGreaterThan(3)
  expect(taken.map(({ session }) => session.session_id).sort()).toEqual(
    open.map(({ session_id }) => session_id).sort(),
  )
})

test('dates are asked for by the days of Korea', async () => {
  const class_id = await newClass()
  const starts_at = new Date('2031-03-09T15:00:00Z') // midnight of the 10th in Korea
  await newDate(class_id, 0, {
    starts_at,
    ends_at: new Date(starts_at.getTime() + hour),
    closes_at: starts_at,
  })
  const on = (from: string, until: string) =>
    dates(class_id, { from, until }).then((rows) => rows.length)
  expect([
    await on('2031-03-10', '2031-03-10'),
    await on('2031-03-09', '2031-03-09'),
    await on('2031-03-01', '2031-03-31'),
  ]).toEqual([1, 0, 1])
})

test('the list is filtered, sorted and paged by what it allows, and by nothing else', async () => {
  const ids = [
    await newClass({ level: 'high', kind: 'online', price: 30_000 }),
    await newClass({ level: 'high', kind: 'online', price: 10_000 }),
    await newClass({ level: 'first', kind: 'online', price: 20_000 }),
  ]
  await newDate(ids[1] ?? 0, 8)
  await newDate(ids[0] ?? 0, 3)
  const list = async (query: object) =>
    (await anyone.call(classes.list, { query: { kind: 'online', ...query } })).data.map(
      ({ class_id }) => class_id,
    )
  expect(await list({ sort: 'price' })).toEqual([ids[1], ids[2], ids[0]])
  expect(await list({ sort: 'starts_at' })).toEqual([ids[0], ids[1], ids[2]])
  expect(await list({ level: 'high' })).toEqual([ids[0], ids[1]])
  expect(await list({ page: 2, per_page: 2 })).toEqual([ids[2]])
  for (const [field, value] of [
    ['sort', 'title'],
    ['kind', 'secret'],
    ['category', 'x'],
    ['level', '9'],
    ['per_page', '101'],
    ['page', '0'],
  ] as const)
    await expect(
      anyone.call(classes.list, { query: { [field]: value } as never }),
    ).rejects.toMatchObject({ status: 422, errors: { [field]: expect.any(Array) } })
  for (const [field, value] of [
    ['from', '2026-13-01'],
    ['until', 'soon'],
    ['class_id', 'x'],
    ['open', 'yes'],
  ] as const)
    await expect(
      anyone.call(classes.sessions, { query: { [field]: value } as never }),
    ).rejects.toMatchObject({ status: 422, errors: { [field]: expect.any(Array) } })
})

test('a seat that is given up shows at once, kept answers or not', async () => {
  const class_id = await newClass()
  const session_id = await newDate(class_id, 10, { booked: 2, capacity: 2 })
  const mb_id = `seat_${Date.now()}`
  const minji = await shopper({ mb_id })
  const booking_id = `seat${Date.now()}`
  await db
    .insert(classBooking)
    .values({ booking_id, session_id, mb_id, people: 1, state: 'confirmed', amount: 50_000 })
  expect((await dates(class_id))[0]).toMatchObject({ left: 0, state: 'full' })
  await minji.call(myBookings.cancel, { params: { booking_id }, body: { expected_percent: 100 } })
  expect((await dates(class_id))[0]).toMatchObject({ left: 1, state: 'open' })
  expect((await show(class_id)).next).toMatchObject({ left: 1 })
})
