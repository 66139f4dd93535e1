import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { formatMoney } from '#kernel/money.ts'
import { houseCtx } from '#platform/context.ts'
import { classCarts } from '#shop/cart/class-contract.ts'
import { putCredit } from '#shop/credit/service/move-credit.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { ownPapers } from '#shop/order/contract/papers.ts'
import { type OrderFormTyped, orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { bookingsOf } from '#shop/seat/service/book.ts'
import { myBookings } from '#shop/tssa/contract.ts'
import { adminDates } from '#shop/tssa/date-contract.ts'
import { myWaits } from '#shop/tssa/wait-contract.ts'
import { newMember } from '#test/class-dates.ts'
import { newDate, seatsOf } from '#test/classes.ts'
import { stockItem } from '#test/goods.ts'
import { fill } from '#test/ordering.ts'
import { payingShop } from '#test/paying.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'

const { house } = await payingShop()
const ctx = houseCtx(house)
const account = { bank: '20', number: '1002123456789', holder: '김민지' }
let desk: Shopper
let phones = 0
// of two classes at one time of one phone the shop asks whether it is meant
const newPhone = () => `010-7000-${1000 + phones++}`
beforeAll(async () => {
  desk = await shopper({ mb_id: `refunds_${Date.now()}`, staff_role: 'class' })
})

const put = (who: Shopper, session_id: number, people = 1) =>
  who.call(classCarts.add, { body: { session_id, people } })
/** An order of the member's basket: classes alone, paid from the balance. */
async function buy(
  { mb_id, who }: Awaited<ReturnType<typeof newMember>>,
  session_id: number,
  people = 1,
  given: Partial<OrderFormTyped> = {},
) {
  const total = 59_000 * people
  await putCredit(ctx, {
    mb_id,
    amount: total,
    content: '더 입금한 금액',
    rel: { rel_table: 'test', rel_id: `${mb_id}${session_id}`, rel_action: 'came' },
  })
  await put(who, session_id, people)
  const { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, od_pwd, ...form } = orderForm()
  const { data } = await who.call(orders.place, {
    body: {
      ...{ ...form, classes_only: true, od_hp: newPhone() },
      ...{ expected_total: total, credit: total, ...given },
    },
  })
  const [booking] = await bookingsOf(ctx, data.od_id)
  return { od_id: data.od_id, booking_id: booking?.booking_id ?? '' }
}
async function balanceOf(mb_id: string) {
  const found = await ctx.db.execute<{ balance: number }>(
    sql`select coalesce(sum(cr_amount), 0)::int as balance from credit where mb_id = ${mb_id}`,
  )
  return found.rows[0]?.balance
}
async function orderOf(od_id: string) {
  const found = await ctx.db.execute<Record<string, unknown>>(
    sql`select od_status, od_receipt_price, od_cancel_price, od_kept_price from shop_order where od_id = ${od_id}`,
  )
  return found.rows[0]
}
const preview = async (who: Shopper, booking_id: string) =>
  (await who.call(myBookings.refund, { params: { booking_id } })).data
const cancel = (who: Shopper, booking_id: string, percent: number, more = {}) =>
  who.call(myBookings.cancel, {
    params: { booking_id },
    body: { expected_percent: percent, ...more },
  })

describe('a class that is cancelled by its member', () => {
  test('gives all back in time: the order is cancelled with it', async () => {
    const minji = await newMember()
    const { session_id } = await newDate(house, { capacity: 2 })
    const { od_id, booking_id } = await buy(minji, session_id, 2)
    expect(await balanceOf(minji.mb_id)).toBe(0)
    expect(await preview(minji.who, booking_id)).toMatchObject({ percent: 100, amount: 118_000 })
    await cancel(minji.who, booking_id, 100, { expected_amount: 118_000 })
    expect(await balanceOf(minji.mb_id)).toBe(118_000)
    expect(await orderOf(od_id)).toMatchObject({ od_status: '취소', od_kept_price: 0 })
    expect(await seatsOf(house, session_id)).toEqual({ booked: 0, held: 0 })
  })

  test('gives back its part later on, once, however often it is pressed, and keeps the rest', async () => {
    const minji = await newMember()
    const { session_id } = await newDate(house, { starts_at: { days: 3 }, closes_at: { days: 2 } })
    const { od_id, booking_id } = await buy(minji, session_id)
    expect(await preview(minji.who, booking_id)).toMatchObject({
      ...{ percent: 50, worth: 59_000, amount: 29_500, od_id },
    })
    expect(
      await minji.who.refused(myBookings.cancel, {
        params: { booking_id },
        body: { expected_percent: 50, expected_amount: 59_000 },
      }),
    ).toMatchObject({ status: 409, detail: { amount: 29_500 } })
    const ends = await Promise.allSettled(
      Array.from({ length: 5 }, () => cancel(minji.who, booking_id, 50)),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balanceOf(minji.mb_id)).toBe(29_500)
    expect(await orderOf(od_id)).toEqual({
      ...{ od_status: '취소', od_receipt_price: 59_000 },
      ...{ od_cancel_price: 29_500, od_kept_price: 29_500 },
    })
  })

  test('beside goods leaves them alone, and what it keeps never comes back with them', async () => {
    const minji = await newMember()
    const { session_id } = await newDate(house, { starts_at: { days: 3 }, closes_at: { days: 2 } })
    await put(minji.who, session_id)
    const { totals } = await fill(minji.who, await stockItem(house))
    const amount = totals.total
    const rel = { rel_table: 'test', rel_id: minji.mb_id, rel_action: 'came' }
    await putCredit(ctx, { mb_id: minji.mb_id, amount, content: '더 입금한 금액', rel })
    const { data } = await minji.who.call(orders.place, {
      body: {
        ...orderForm({ expected_total: amount, credit: amount, od_pwd: undefined }),
        od_hp: newPhone(),
      },
    })
    const [booking] = await bookingsOf(ctx, data.od_id)
    const sums = await preview(minji.who, booking?.booking_id ?? '')
    await cancel(minji.who, booking?.booking_id ?? '', 50)
    expect(await balanceOf(minji.mb_id)).toBe(sums.amount)
    expect(await orderOf(data.od_id)).toMatchObject({ od_status: '입금' })
    const { rows } = (await minji.who.call(ownPapers.text, { params: { od_id: data.od_id } })).data
    const fee = formatMoney(sums.worth - sums.amount, 'krw')
    expect(rows.at(-1)).toMatchObject({ 0: '클래스 취소 수수료', 5: fee })
    expect(rows.flat()).not.toContain('반품 배송비 등')
    await minji.who.call(orders.cancel, { params: { od_id: data.od_id }, body: {} })
    expect(await balanceOf(minji.mb_id)).toBe(amount - (sums.worth - sums.amount))
  })

  test('and was paid by transfer asks where to, and the desk sends it', async () => {
    const minji = await newMember()
    const boss = await staff()
    const { session_id } = await newDate(house)
    const { od_id, booking_id } = await buy(minji, session_id, 1, {
      credit: 0,
      od_settle_case: '무통장',
    })
    expect(await minji.who.refused(myBookings.refund, { params: { booking_id } })).toMatchObject({
      status: 409,
    })
    await boss.call(adminOrders.confirmDeposit, {
      params: { od_id },
      body: { amount: 59_000, reason: '통장에서 확인' },
    })
    expect(await preview(minji.who, booking_id)).toMatchObject({ way: 'account', amount: 59_000 })
    const refusal = await minji.who.refused(myBookings.cancel, {
      params: { booking_id },
      body: { expected_percent: 100 },
    })
    expect(refusal).toMatchObject({ status: 422 })
    expect(Object.keys(refusal.errors)).toContain('account.bank')
    await cancel(minji.who, booking_id, 100, { account })
    const { rows } = await ctx.db.execute(
      sql`select way, state, amount, holder from payment_refund where od_id = ${od_id}`,
    )
    expect(rows).toEqual([{ way: 'bank', state: 'queued', amount: 59_000, holder: '김민지' }])
  })
})

describe('a class that is moved to a date of another price', () => {
  test('gives the difference back, and is worth less from then on', async () => {
    const minji = await newMember()
    const { session_id, class_id } = await newDate(house, { capacity: 2 })
    const cheap = await newDate(house, { class_id, price: 50_000, starts_at: { days: 12 } })
    const { od_id, booking_id } = await buy(minji, session_id, 2)
    const params = { booking_id }
    const choices = await minji.who.call(myBookings.choices, { params })
    expect(choices.data).toMatchObject([{ session_id: cheap.session_id, difference: -18_000 }])
    expect(
      await minji.who.refused(myBookings.move, { params, body: { session_id: cheap.session_id } }),
    ).toMatchObject({ status: 409, detail: { difference: -18_000, way: 'card' } })
    expect(await seatsOf(house, session_id)).toEqual({ booked: 2, held: 0 })
    const body = { session_id: cheap.session_id, expected_difference: -18_000 }
    const { data } = await minji.who.call(myBookings.move, { params, body })
    expect(data).toMatchObject({ amount: 100_000, moved: true })
    expect(await balanceOf(minji.mb_id)).toBe(18_000)
    expect([await seatsOf(house, session_id), await seatsOf(house, cheap.session_id)]).toEqual([
      { booked: 0, held: 0 },
      { booked: 2, held: 0 },
    ])
    expect(await preview(minji.who, booking_id)).toMatchObject({ amount: 100_000 })
    await cancel(minji.who, booking_id, 100)
    expect(await balanceOf(minji.mb_id)).toBe(118_000)
    expect(await orderOf(od_id)).toMatchObject({ od_status: '취소', od_kept_price: 0 })
  })

  test('owes the difference of a dearer one, which the order asks for', async () => {
    const minji = await newMember()
    const { session_id, class_id } = await newDate(house)
    const dear = await newDate(house, { class_id, price: 70_000, starts_at: { days: 12 } })
    const { od_id, booking_id } = await buy(minji, session_id)
    const body = { session_id: dear.session_id, expected_difference: 11_000 }
    const { data } = await minji.who.call(myBookings.move, { params: { booking_id }, body })
    expect(data).toMatchObject({ amount: 70_000, session: { session_id: dear.session_id } })
    const order = await minji.who.call(orders.show, { params: { od_id } })
    expect(order.data).toMatchObject({ od_misu: 11_000 })
    const live = order.data.lines.filter(({ ct_status }) => ct_status === '입금')
    expect(live).toMatchObject([{ ct_price: 70_000, ct_qty: 1 }])
  })

  test('keeps its line and says the new date when the price is the same', async () => {
    const minji = await newMember()
    const { session_id, class_id } = await newDate(house)
    const other = await newDate(house, { class_id, starts_at: { days: 12 } })
    const { od_id, booking_id } = await buy(minji, session_id)
    const before = (await minji.who.call(orders.show, { params: { od_id } })).data.lines[0]
    await minji.who.call(myBookings.move, {
      params: { booking_id },
      body: { session_id: other.session_id },
    })
    const [after, ...rest] = (await minji.who.call(orders.show, { params: { od_id } })).data.lines
    expect(rest).toEqual([])
    expect(after?.ct_id).toBe(before?.ct_id)
    expect(after?.ct_option).not.toBe(before?.ct_option)
  })
})

test('the studio calls a date off: everybody has all of it back at once, whoever was paying is told, and the line ends', async () => {
  const [minji, junho, sora] = [await newMember(), await newMember(), await newMember()]
  const { session_id } = await newDate(house, {
    ...{ capacity: 2, starts_at: { days: 3 }, closes_at: { days: 2 } },
  })
  const { od_id, booking_id } = await buy(minji, session_id)
  const unpaid = await buy(junho, session_id, 1, { credit: 0, od_settle_case: '무통장' })
  await sora.who.call(myWaits.join, { params: { session_id }, body: { people: 1 } })
  const { data } = await desk.call(adminDates.cancel, {
    params: { session_id },
    body: { reason: '강사의 사정' },
  })
  expect(data).toMatchObject({ status: 'cancelled', booked: 0, held: 0 })
  expect(data.waits.map(({ state }) => state)).toEqual(['cancelled'])
  expect(await balanceOf(minji.mb_id)).toBe(59_000)
  expect(await orderOf(od_id)).toMatchObject({ od_status: '취소', od_kept_price: 0 })
  expect(await orderOf(unpaid.od_id)).toMatchObject({ od_status: '취소', od_receipt_price: 0 })
  expect(data.roster.find((row) => row.booking_id === booking_id)).toMatchObject({
    ...{ state: 'cancelled_by_shop', refund_amount: 59_000 },
  })
})

test('seats on offer are taken with one press: they are the basket’s, and are booked when they are paid', async () => {
  const [host, minji, junho] = [await newMember(), await newMember(), await newMember()]
  const { session_id } = await newDate(house, { capacity: 1 })
  const { booking_id } = await buy(host, session_id)
  for (const { who } of [minji, junho])
    await who.call(myWaits.join, { params: { session_id }, body: { people: 1 } })
  const [wait] = (await minji.who.call(myWaits.list, { query: {} })).data
  const params = { wait_id: wait?.wait_id ?? 0 }
  expect(await minji.who.refused(myWaits.accept, { params })).toMatchObject({ status: 409 })
  await cancel(host.who, booking_id, 100)
  const taken = await minji.who.call(myWaits.accept, { params })
  expect(await minji.who.call(myWaits.accept, { params })).toEqual(taken)
  expect(await seatsOf(house, session_id)).toEqual({ booked: 0, held: 1 })
  expect((await minji.who.call(myWaits.list, { query: {} })).data).toMatchObject([
    { state: 'offered' },
  ])
  const { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, od_pwd, ...form } = orderForm()
  await putCredit(ctx, {
    ...{ mb_id: minji.mb_id, amount: 59_000, content: '더 입금한 금액' },
    rel: { rel_table: 'test', rel_id: minji.mb_id, rel_action: 'came' },
  })
  await minji.who.call(orders.place, {
    body: {
      ...{ ...form, classes_only: true, direct: true, od_hp: '010-7111-1111' },
      ...{ expected_total: 59_000, credit: 59_000 },
    },
  })
  expect(await seatsOf(house, session_id)).toEqual({ booked: 1, held: 0 })
  expect((await minji.who.call(myWaits.list, { query: {} })).data).toEqual([])
  expect((await junho.who.call(myWaits.list, { query: {} })).data).toMatchObject([
    { state: 'waiting', place: 1 },
  ])
})
