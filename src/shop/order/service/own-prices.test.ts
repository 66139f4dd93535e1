import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bottles, parts, templates } from '#db/seed/bottles.ts'
import { addDays } from '#kernel/days.ts'
import { koreanDay, koreanToday } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { bottleCarts } from '#shop/bottle/cart-contract.ts'
import { bottleDesk } from '#shop/bottle/desk-contract.ts'
import { priceOf } from '#shop/bottle/price-rules.ts'
import { bottleKit, bottleModel } from '#shop/bottle/tables.ts'
import { classCarts } from '#shop/cart/class-contract.ts'
import { carts } from '#shop/cart/contract.ts'
import { adminProducts } from '#shop/catalog/admin-contract.ts'
import { coupons } from '#shop/coupon/contract.ts'
import { makeKind } from '#shop/coupon/sample.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import type { OrderFormTyped } from '#shop/order/contract/place.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { bookingsOf } from '#shop/seat/service/book.ts'
import { adminClasses } from '#shop/tssa/admin-contract.ts'
import { myBookings } from '#shop/tssa/contract.ts'
import { adminDates } from '#shop/tssa/date-contract.ts'
import { askedClaim, type Sent, sentOrder } from '#test/claiming.ts'
import { buyClass } from '#test/class-buying.ts'
import { newClass, newDate } from '#test/classes.ts'
import { testShop } from '#test/database.ts'
import { type Goods, stockItem } from '#test/goods.ts'
import { fill } from '#test/ordering.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'
import { refusePricers } from './own-prices.ts'

const { house } = await testShop()
const ctx = houseCtx(house)
await shopper({ mb_id: 'price_second', staff_role: 'finance' })
let people = 0

/** Of one person: somebody of the staff, and their ordinary account with the same phone. */
async function twofold(staff_role: 'product' | 'finance' | 'class') {
  const hp = `0106655${String(1000 + people)}`
  const [desk, home] = [`pricer_${people}`, `pricer_home_${people++}`]
  const [clerk, kin] = [await shopper({ mb_id: desk, staff_role }), await shopper({ mb_id: home })]
  await ctx.db.execute(sql`update member set mb_hp = ${hp} where mb_id in (${desk}, ${home})`)
  return { clerk, kin, desk, hp, mb_id: home }
}
async function reprice(clerk: Shopper, { it_id }: Goods, it_price: number) {
  const { data } = await clerk.call(adminProducts.show, { params: { it_id } })
  const body = { version: data.version, it_price }
  await clerk.call(adminProducts.quick, { params: { it_id }, body })
}
async function order(who: Shopper, goods: Goods, given: Partial<OrderFormTyped> = {}) {
  const { totals } = await fill(who, goods)
  const body = orderForm({ expected_total: totals.total, ...given })
  return who.call(orders.place, { body }).then(
    () => 'placed',
    (error: { status: number; message: string }) => `${error.status} ${error.message}`,
  )
}
const account = { od_pwd: undefined }

test('whoever has made an item cheaper does not buy it for thirty days: by no account and no number of theirs', async () => {
  const { clerk, kin, hp, desk } = await twofold('product')
  const goods = await stockItem(house)
  await reprice(clerk, goods, 1_000)
  const words = expect.stringContaining('403 값을 내린 직원은')
  expect(await order(kin, goods, account)).toEqual(words)
  expect(await order(clerk, goods, account)).toEqual(words)
  expect(await order(await shopper(), goods, { od_hp: hp })).toEqual(words)
  expect(await order(await shopper(), goods)).toBe('placed')
  await ctx.db.execute(sql`
    update event set created_at = created_at - interval '31 days' where subject = ${goods.it_id} and actor = ${desk}`)
  expect(await order(kin, goods, account)).toBe('placed')
})

test.each([
  ['points', { it_point: 900_000 }],
  ['dollars', { it_price_usd: 1 }],
  ['shipping', { it_sc_type: 1 }],
])('nor what whoever changed its %s made cheaper by them', async (_, change) => {
  const { clerk, kin } = await twofold('product')
  const goods = await stockItem(house)
  const { it_id } = goods
  const { data } = await clerk.call(adminProducts.show, { params: { it_id } })
  const { it_id: __, archived: ___, updated_at: ____, ...form } = data
  await clerk.call(adminProducts.save, { params: { it_id }, body: { ...form, ...change } })
  expect(await order(kin, goods, account)).toEqual(expect.stringContaining('403 값을 내린 직원은'))
  expect(await order(await shopper(), goods)).toBe('placed')
})

/** What is in the basket, ordered. */
async function orderAll(who: Shopper, given: Partial<OrderFormTyped> = {}) {
  const { totals } = (await who.call(carts.show, {})).data
  const body = orderForm({ expected_total: totals.total, ...given })
  return who.call(orders.place, { body }).then(
    () => 'placed',
    (error: { status: number; message: string }) => `${error.status} ${error.message}`,
  )
}
const refused = expect.stringContaining('403 값을 내린 직원은')

async function repriceDate(clerk: Shopper, session_id: number) {
  const { data } = await clerk.call(adminDates.show, { params: { session_id } })
  const { place, instructor_id, capacity, min_people } = data
  await clerk.call(adminDates.save, {
    params: { session_id },
    body: {
      ...{ day: koreanToday(12), clock: '14:00', minutes: 120, place: place.ko, place_en: '' },
      ...{ instructor_id, capacity, min_people, closes_hours: 18, status: 'open', price: 1_000 },
    },
  })
}

test.each(['class', 'date'])('nor seats of a %s that they made cheaper', async (what) => {
  const { clerk, kin } = await twofold('class')
  const words = { summary: '향을 섞어요.', body: '향을 맡고 섞어요.' }
  const { class_id, session_id } = await newDate(house, { class_id: await newClass(house, words) })
  if (what === 'class') {
    const { data } = await clerk.call(adminClasses.show, { params: { class_id } })
    const { class_id: _, updated_at: __, ...form } = data
    await clerk.call(adminClasses.save, { params: { class_id }, body: { ...form, price: 1_000 } })
  } else await repriceDate(clerk, session_id)
  const other = await shopper({ mb_id: `seat_other_${what}` })
  const seat = { ...account, classes_only: true }
  for (const [who, end] of [
    [kin, refused],
    [other, 'placed'],
  ] as const) {
    await who.call(classCarts.add, { body: { session_id, people: 1 } })
    expect(await orderAll(who, seat)).toEqual(end)
  }
})

test('nor seats of a date that they copied below the price of its class', async () => {
  const { clerk, kin, desk } = await twofold('class')
  // a week without dates of other tests
  const far = { starts_at: { days: 511 }, opens_at: { hours: -5 } }
  const [cheap, plain] = [await newDate(house, { ...far, price: 1_000 }), await newDate(house, far)]
  const from = koreanDay(cheap.starts_at)
  await clerk.call(adminDates.copyWeek, { body: { from, to: addDays(from, 7) } })
  const told = await ctx.db.execute<{ subject: string }>(sql`
    select subject from event where actor = ${desk} and name = 'class.dates_made' and payload->>'cheaper' = 'true'
      and subject in (${String(cheap.class_id)}, ${String(plain.class_id)})`)
  expect(told.rows).toEqual([{ subject: String(cheap.class_id) }])
  const { rows } = await ctx.db.execute<{ session_id: number }>(sql`
    select session_id from class_session where class_id = ${cheap.class_id} and session_id <> ${cheap.session_id}`)
  const session_id = rows[0]?.session_id ?? 0
  for (const [who, end] of [
    [kin, refused],
    [await shopper({ mb_id: 'copy_other' }), 'placed'],
  ] as const) {
    await who.call(classCarts.add, { body: { session_id, people: 1 } })
    expect(await orderAll(who, { ...account, classes_only: true })).toEqual(end)
  }
})

test.each(['bottle', 'kit'])('nor bottles by a %s that they made cheaper', async (what) => {
  const { clerk, kin } = await twofold('product')
  const [model, template] = [bottles[1], templates[1]]
  if (!model || !template) throw new Error('no sample')
  await ctx.db.insert(bottleKit).values({ kit_id: 1, parts, templates: [] }).onConflictDoNothing()
  const [made] = await ctx.db.insert(bottleModel).values(model).returning()
  house.kept.drop(['*'])
  const bottle_id = made?.bottle_id ?? 0
  const { data: bottle } = await clerk.call(bottleDesk.show, { params: { bottle_id } })
  const { data: kit } = await clerk.call(bottleDesk.kit, {})
  const tiers = bottle.tiers.map((tier) => ({ ...tier, won: 1_000 }))
  if (what === 'bottle') {
    const { bottle_id: _, ...form } = bottle
    await clerk.call(bottleDesk.save, { params: { bottle_id }, body: { ...form, tiers } })
  } else {
    const dear = kit.parts.find(({ won }) => won > 0)
    const cheap = kit.parts.map((part) => (part === dear ? { ...part, won: 0 } : part))
    await clerk.call(bottleDesk.saveKit, { body: { ...kit, parts: cheap } })
  }
  const [{ data: priced }, { data: now }] = [
    await clerk.call(bottleDesk.show, { params: { bottle_id } }),
    await clerk.call(bottleDesk.kit, {}),
  ]
  const doc = { ...template.doc, bottle_id }
  const { total } = priceOf(priced, now.parts, doc, 10, 'krw')
  const put = { title: '답례품', doc, qty: 10, rights: true as const, expected: total }
  const other = await shopper({ mb_id: `bottle_other_${what}` })
  for (const [who, end] of [
    [kin, refused],
    [other, 'placed'],
  ] as const) {
    await who.call(bottleCarts.put, { body: put })
    expect(await orderAll(who, { ...account, agree_no_return: true })).toEqual(end)
  }
  // the parts are everybody's
  if (what === 'kit') await clerk.call(bottleDesk.saveKit, { body: { ...now, parts: kit.parts } })
})

test('nor is a booking moved to a date that its holder made cheaper', async () => {
  const { clerk, kin, mb_id } = await twofold('class')
  const { class_id, session_id } = await newDate(house)
  const cheap = await newDate(house, { class_id, starts_at: { days: 14 } })
  const { booking_id } = await buyClass({ who: kin, mb_id }, session_id)
  await repriceDate(clerk, cheap.session_id)
  const move = { session_id: cheap.session_id, expected_difference: -58_000 }
  const heard = await kin.refused(myBookings.move, { params: { booking_id }, body: move })
  expect(`${heard.status} ${heard.message}`).toEqual(refused)
})

test('nor is one that was made as a guest with their number', async () => {
  const { clerk, hp } = await twofold('class')
  const { class_id, session_id } = await newDate(house)
  const cheap = await newDate(house, { class_id, starts_at: { days: 14 } })
  const books = async (od_hp: string) => {
    const who = await shopper()
    await who.call(classCarts.add, { body: { session_id, people: 1 } })
    const { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, ...form } = orderForm()
    const given = { classes_only: true, expected_total: 59_000, od_hp }
    const { od_id } = (await who.call(orders.place, { body: { ...form, ...given } })).data
    const body = { amount: 59_000, reason: '통장에서 확인' }
    await (await staff()).call(adminOrders.confirmDeposit, { params: { od_id }, body })
    const [booking] = await bookingsOf(ctx, od_id)
    return { who, params: { booking_id: booking?.booking_id ?? '' } }
  }
  const [own, theirs] = [await books(hp), await books('010-6644-1000')]
  await repriceDate(clerk, cheap.session_id)
  const body = {
    ...{ session_id: cheap.session_id, expected_difference: -58_000 },
    account: { bank: '20', number: '1002123456789', holder: '이서연' },
  }
  const heard = await own.who.refused(myBookings.move, { params: own.params, body })
  expect(`${heard.status} ${heard.message}`).toEqual(refused)
  // nor do they move, cancel or settle it at the desk
  const desk = { session_id, ...own.params }
  for (const knock of [
    clerk.refused(adminDates.cancelBooking, { params: desk, body: { reason: '변심' } }),
    clerk.refused(adminDates.moveBooking, { params: desk, body: { to: cheap.session_id } }),
    clerk.refused(adminDates.settle, { params: desk, body: { amount: 1 } }),
  ])
    expect((await knock).status).toBe(403)
  const moved = await theirs.who.call(myBookings.move, { params: theirs.params, body })
  expect(moved.data.session).toMatchObject({ session_id: cheap.session_id })
})

const exchange = (sent: Sent, { io_nos }: Goods) =>
  askedClaim(sent, { kind: 'exchange', io_no: io_nos[1] }).then(
    () => 'asked',
    (error: { status: number; message: string }) => `${error.status} ${error.message}`,
  )

test('nor are goods that one made cheaper taken in exchange', async () => {
  const { clerk, kin } = await twofold('product')
  const goods = await stockItem(house, { options: [{}, { io_price: 5_000 }] })
  const [own, theirs] = [await sentOrder(1, { me: kin, goods }), await sentOrder(1, { goods })]
  await reprice(clerk, goods, 1_000)
  expect(await exchange(own, goods)).toEqual(refused)
  expect(await exchange(theirs, goods)).toBe('asked')
})

test('nor an option whose own price they lowered, dear as it still may be', async () => {
  const { clerk, kin } = await twofold('product')
  const goods = await stockItem(house, { options: [{}, { io_price: 30_000 }] })
  const [own, theirs] = [await sentOrder(1, { me: kin, goods }), await sentOrder(1, { goods })]
  const { it_id } = goods
  const { data } = await clerk.call(adminProducts.show, { params: { it_id } })
  const { it_id: _, archived: __, updated_at: ___, ...form } = data
  const options = form.options.map((one) => (one.io_price ? { ...one, io_price: 2_000 } : one))
  await clerk.call(adminProducts.save, { params: { it_id }, body: { ...form, options } })
  expect(await exchange(own, goods)).toEqual(refused)
  expect(await exchange(theirs, goods)).toBe('asked')
})

test('an exchange by which nothing is gained is anybody’s', async () => {
  const { clerk, kin } = await twofold('product')
  const goods = await stockItem(house, { options: [{}, { io_price: 5_000 }] })
  const own = await sentOrder(1, { me: kin, goods })
  await reprice(clerk, goods, 9_000)
  expect(await exchange(own, goods)).toBe('asked')
})

test.each([
  ['goods', '빼고 주문하거나'],
  ['added', '뒤에 더해 주세요'],
  ['exchange', '반품해 주세요'],
  ['move', '다른 직원에게 옮겨 달라고'],
  ['bottle', '다른 직원에게 봐 달라고'],
] as const)('who is refused (%s) hears what they can do', async (way, words) => {
  const { clerk, mb_id } = await twofold('product')
  const goods = await stockItem(house)
  await reprice(clerk, goods, 1_000)
  await expect(refusePricers(ctx, { mb_id }, { it_ids: [goods.it_id] }, way)).rejects.toThrow(words)
})

test('a price that went up, or that somebody else has set, is anybody’s', async () => {
  const [{ clerk, kin }, other] = [await twofold('product'), await twofold('product')]
  const [dearer, theirs] = [await stockItem(house), await stockItem(house)]
  await reprice(clerk, dearer, 20_000)
  await reprice(other.clerk, theirs, 1_000)
  expect(await order(kin, dearer, account)).toBe('placed')
  expect(await order(kin, theirs, account)).toBe('placed')
})

test('a coupon is not used by whoever made it', async () => {
  const { kin, desk } = await twofold('finance')
  const cz_id = await makeKind(ctx, { cp_price: 9_000 })
  await ctx.db.execute(sql`
    insert into event (name, subject, actor, payload) values ('coupon.created', ${String(cz_id)}, ${desk}, '{}')`)
  const other = await shopper({ mb_id: `coupon_other_${people}` })
  const goods = await stockItem(house)
  const use = async (who: Shopper) => {
    const { data } = await who.call(coupons.download, { params: { cz_id } })
    return order(who, goods, { ...account, coupons: [data.cp_id], expected_total: 5_000 })
  }
  expect(await use(kin)).toEqual(expect.stringContaining('403 쿠폰이나 견적서를 만든 직원은'))
  expect(await use(other)).toBe('placed')
})
