import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { classCarts, classHolds } from '#shop/cart/class-contract.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { type OrderFormTyped, orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { adminSettings, type Settings } from '#shop/setting/contract.ts'
import { newDate, seatsOf } from '#test/classes.ts'
import { payingShop } from '#test/paying.ts'
import { sampleSettings } from '#test/settings.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'

const { house } = await payingShop()
const boss = await staff()

async function save(value: Settings['holds']) {
  const { data } = await boss.call(adminSettings.show, {})
  await boss.call(adminSettings.save, {
    params: { name: 'holds' },
    body: { value, version: data.versions.holds ?? 0 },
  })
}
// what a shop begins with, but for the number of its orders
beforeAll(() =>
  save({
    ...{ per_address: 0, per_phone: 0, guest_percent: 30, member_percent: 60, share_least: 5 },
    ...{ low_percent: 20, guest_hours: 24, seats_person: 8, seats_address: 16, seats_least: 4 },
  }),
)
afterAll(() => save(sampleSettings.holds))

let phones = 0
const nextPhone = () => `010-66${String(phones++).padStart(2, '0')}-0000`
async function put(who: Shopper, session_id: number, people: number) {
  await who.call(classCarts.add, { body: { session_id, people } })
}
function form(people: number, given: Partial<OrderFormTyped> = {}): OrderFormTyped {
  const { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, ...form } = orderForm()
  return {
    ...{ ...form, classes_only: true, same_slot: true, od_hp: nextPhone() },
    ...{ expected_total: 59_000 * people, ...given },
  }
}
async function book(
  who: Shopper,
  session_id: number,
  people: number,
  given: Partial<OrderFormTyped> = {},
) {
  await put(who, session_id, people)
  return who.call(orders.place, { body: form(people, given) }).then(
    () => 'placed',
    (error: { status: number }) => String(error.status),
  )
}
// each on a day of its own, or a member is asked whether two at once are meant
const dates = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const { session_id } = await newDate(house, { starts_at: { days: 10 + at } })
      return session_id
    }),
  )
async function heldOf(all: readonly number[]): Promise<number> {
  const held = await Promise.all(all.map(async (one) => (await seatsOf(house, one))?.held ?? 0))
  return held.reduce((sum, one) => sum + one, 0)
}

describe('by bank transfer', () => {
  test('22 guests of one address want all free seats of 22 dates and hold sixteen; others book on', async () => {
    const all = await dates(22)
    const ends = await Promise.all(
      all.map(async (session_id) => book(await shopper({ ip: '198.51.100.7' }), session_id, 8)),
    )
    expect(new Set(ends)).toEqual(new Set(['409']))
    const smaller = await Promise.all(
      all.map(async (session_id) => book(await shopper({ ip: '198.51.100.7' }), session_id, 4)),
    )
    expect(smaller.filter((end) => end === 'placed')).toHaveLength(4)
    expect(await heldOf(all)).toBe(16)
    for (const session_id of all.slice(0, 2))
      expect(await book(await shopper({ ip: '198.51.100.8' }), session_id, 4)).toBe('placed')
  }, 60_000)

  test('a network counts as one address, a phone number as one person wherever they are', async () => {
    const all = await dates(6)
    const ends: string[] = []
    for (const [at, session_id] of all.entries())
      ends.push(await book(await shopper({ ip: `2001:db8:9:9::${at + 1}` }), session_id, 4))
    expect(ends).toEqual([...Array(4).fill('placed'), '409', '409'])
    const od_hp = nextPhone()
    const own: string[] = []
    for (const [at, session_id] of all.slice(0, 3).entries())
      own.push(await book(await shopper({ ip: `198.51.100.${20 + at}` }), session_id, 4, { od_hp }))
    expect(own).toEqual(['placed', 'placed', '409'])
    const stranger = await shopper({ ip: '198.51.100.29' })
    await put(stranger, all[3] ?? 0, 1)
    const refused = await stranger.refused(orders.place, { body: form(1, { od_hp }) })
    // neither how many nor of what: whoever types the number may be anybody
    expect(refused.message.replace(sampleSettings.company.phone, '')).not.toMatch(/\d/)
  })

  test('a member is one person by the account; a booking that was paid for counts no more', async () => {
    const all = await dates(3)
    const minji = { mb_id: `seats_minji_${Date.now()}` }
    const at = (n: number) => shopper({ ...minji, ip: `198.51.100.${40 + n}` })
    expect(await book(await at(1), all[0] ?? 0, 4)).toBe('placed')
    expect(await book(await at(2), all[1] ?? 0, 4)).toBe('placed')
    expect(await book(await at(3), all[2] ?? 0, 1)).toBe('409')
    const { rows } = await house.db.execute<{ od_id: string }>(
      sql`select od_id from class_booking where session_id = ${all[0]}`,
    )
    await boss.call(adminOrders.confirmDeposit, {
      params: { od_id: rows[0]?.od_id ?? '' },
      body: { amount: 59_000 * 4, reason: '통장에서 확인' },
    })
    expect(await book(await at(3), all[2] ?? 0, 1)).toBe('placed')
  })

  test('the refusal says how many may be held, that a card books at once, and whom to call', async () => {
    const [session_id = 0] = await dates(1)
    const who = await shopper({ ip: '198.51.100.60' })
    await put(who, session_id, 6)
    const refused = await who.refused(orders.place, { body: form(6) })
    expect(refused).toMatchObject({ status: 409, detail: { lines: [{ fix_qty: 4 }] } })
    expect(refused.message).toContain('4명까지')
    expect(refused.message).toContain('카드로 결제하면 바로 예약돼요')
    expect(refused.message).toContain(sampleSettings.company.phone)
    expect(await book(who, session_id, 6, { od_settle_case: '가상계좌' })).toBe('409')
    expect(await book(who, session_id, 6, { od_settle_case: '신용카드' })).toBe('placed')
  })

  test('of a date that is nearly full a guest has a day to pay', async () => {
    const { session_id } = await newDate(house, { capacity: 8, booked: 5 })
    const who = await shopper({ ip: '198.51.100.70' })
    await put(who, session_id, 2)
    const { data } = await who.call(orders.place, { body: form(2) })
    const { rows } = await house.db.execute<{ hours: number }>(
      sql`select round(extract(epoch from od_deposit_deadline - od_time) / 3600)::int as hours from shop_order where od_id = ${data.od_id}`,
    )
    expect(rows[0]?.hours).toBe(24)
  })
})

describe('while the form is open', () => {
  test('one network keeps its share of a date and sixteen seats in all; its orders still take what is free', async () => {
    const all = await dates(12)
    const open = async (session_id: number) => {
      const who = await shopper({ ip: '198.51.100.80' })
      await put(who, session_id, 4)
      return { who, until: (await who.call(classHolds.hold, { body: {} })).data.until }
    }
    const opened = await Promise.all(all.map(open))
    expect(opened.filter(({ until }) => until)).toHaveLength(4)
    expect(await heldOf(all)).toBe(16)
    const at = opened.findIndex(({ until }) => !until)
    const card = form(4, { od_settle_case: '신용카드' })
    await opened[at]?.who.call(orders.place, { body: card })
    expect((await seatsOf(house, all[at] ?? 0))?.held).toBe(4)
    // a neighbour is kept the seats
    const other = await shopper({ ip: '198.51.100.81' })
    await put(other, all[0] ?? 0, 4)
    expect((await other.call(classHolds.hold, { body: {} })).data.until).not.toBeNull()
  })
})

test('payments that were started and left hold a share of a date and no more', async () => {
  const [session_id = 0] = await dates(1)
  const pay = async (people: number) =>
    book(await shopper({ ip: '198.51.100.90' }), session_id, people, {
      od_settle_case: '신용카드',
    })
  expect(await pay(4)).toBe('placed')
  expect(await pay(2)).toBe('409')
})
