import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import * as clock from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { classCarts, classHolds } from '#shop/cart/class-contract.ts'
import { carts } from '#shop/cart/contract.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { type OrderFormTyped, orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { bookingsOf } from '#shop/seat/service/book.ts'
import { newClass, newDate, seatsOf } from '#test/classes.ts'
import { secondProcess } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { countOrders, fill } from '#test/ordering.ts'
import { choose, comeBack, eventsOf, follow, payingShop } from '#test/paying.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'
import { paperText } from './papers.ts'

const { house, base, asked } = await payingShop()
const second = await secondProcess()
afterAll(() => second.pool.end())
const ctx = houseCtx(house)
const either = (at: number) => (at % 2 ? { house: second.house } : {})

const put = async (who: Shopper, session_id: number, given: object = {}) =>
  (await who.call(classCarts.add, { body: { session_id, people: 1, ...given } })).data
let people = 0
/** An order form of classes alone: without a receiver. */
const classForm = (given: Partial<OrderFormTyped> = {}): OrderFormTyped => {
  const { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, ...form } = orderForm()
  // each is somebody else: who books twice in one slot is asked
  const od_hp = `010-9000-${1000 + people++}`
  return { ...form, od_hp, classes_only: true, expected_total: 59_000, ...given }
}
const place = async (who: Shopper, given: Partial<OrderFormTyped> = {}) =>
  (await who.call(orders.place, { body: classForm(given) })).data
const card = { od_settle_case: '신용카드' as const }
/** The bank of the stand-in, pressed at its window. */
async function deposit(pay_id: string, choice: string) {
  const found = await house.db.execute<{ provider_key: string }>(
    sql`select provider_key from payment where pay_id = ${pay_id}`,
  )
  await fetch(`${base}/twin/toss/account/${found.rows[0]?.provider_key}`, {
    method: 'POST',
    body: new URLSearchParams({ choice }),
    redirect: 'manual',
  })
}
const gone = (session_id: number) =>
  house.db.execute(
    sql`update class_hold set held_until = now() - interval '1 second' where session_id = ${session_id}`,
  )

describe('basket', () => {
  test('a class lies beside goods, is counted, priced and not sent', async () => {
    const who = await shopper()
    const goods = await stockItem(house)
    const { totals: alone } = await fill(who, goods)
    const { session_id, class_id } = await newDate(house)
    const cart = await put(who, session_id, {
      people: 2,
      attendees: [{ name: '지우', hp: '010-2222-3333' }],
      note: '임신 중이에요',
    })
    expect(cart.count).toBe(2)
    expect(cart.totals).toMatchObject({
      goods: alone.goods + 118_000,
      shipping: alone.shipping,
      to_free_shipping: alone.to_free_shipping,
    })
    expect(cart.lines.find((line) => line.seat)).toMatchObject({
      ...{ io_type: 2, it_id: `class-${class_id}`, ct_qty: 2, ct_price: 59_000, op_qty: 8 },
      seat: { session_id, attendees: [{ name: '지우', hp: '01022223333' }], note: '임신 중이에요' },
    })
  })

  test('put in again a date takes the place of what stood there, and leaves like any line', async () => {
    const who = await shopper()
    const { session_id } = await newDate(house)
    await put(who, session_id, { people: 3 })
    const again = await put(who, session_id, { people: 2 })
    expect(again.lines.map((line) => line.ct_qty)).toEqual([2])
    const { data } = await who.call(carts.remove, {
      body: { ct_ids: again.lines.map(({ ct_id }) => ct_id) },
    })
    expect(data.lines).toEqual([])
  })

  test('more people than seats, than a booking takes, or than names are refused at their field', async () => {
    const who = await shopper()
    const small = await newClass(house, { max_people: 3 })
    const { session_id } = await newDate(house, { class_id: small, capacity: 2 })
    const refusal = (people: number, more = {}) =>
      who.refused(classCarts.add, { body: { session_id, people, ...more } })
    expect(await refusal(3)).toMatchObject({ status: 409, detail: { code: 'SHORT_STOCK' } })
    expect(await refusal(4)).toMatchObject({ status: 422, errors: { people: [expect.anything()] } })
    const many = [{ name: '하나' }, { name: '둘' }]
    expect(await refusal(1, { attendees: many })).toMatchObject({
      errors: { attendees: [expect.anything()] },
    })
    const { session_id: full } = await newDate(house, { capacity: 1, booked: 1 })
    const closed = await who.refused(classCarts.add, { body: { session_id: full, people: 1 } })
    expect(closed).toMatchObject({ status: 409, detail: { code: 'SOLD_OUT' } })
    expect(closed.message).toContain('마감')
  })

  test('a price of the date itself, materials and an exempt tuition come out right', async () => {
    const who = await shopper()
    const class_id = await newClass(house, { material_fee: 11_000, tuition_notax: true })
    const { session_id } = await newDate(house, { class_id, price: 80_000 })
    const { totals } = await put(who, session_id)
    expect(totals).toMatchObject({ total: 91_000, exempt: 80_000, taxable: 11_000, vat: 1_000 })
  })

  test('and stand on two lines of the statement, in both languages', async () => {
    const who = await shopper()
    const class_id = await newClass(house, { material_fee: 11_000, tuition_notax: true })
    const { session_id } = await newDate(house, { class_id, price: 80_000 })
    await put(who, session_id, { people: 2 })
    const { od_id } = await place(who, { expected_total: 182_000 })
    const rowsIn = async (lang: 'kr' | 'en') =>
      (await paperText({ ...ctx, lang }, od_id, 'statement')).rows
    const [tuition, rest] = await rowsIn('kr')
    expect(tuition?.slice(1)).toEqual(['80,000원', '2', '160,000원', '면세', '160,000원'])
    expect(rest?.slice(1)).toEqual(['11,000원', '2', '20,000원', '2,000원', '22,000원'])
    expect([tuition?.[0], rest?.[0]]).toMatchObject(
      [/\n수강료$/, /\n재료비 등$/].map((end) => expect.stringMatching(end)),
    )
    const english = await rowsIn('en')
    expect(english[0]?.slice(1)).toEqual(['₩80,000', '2', '₩160,000', 'Tax-free', '₩160,000'])
    expect(english[1]?.[0]).toMatch(/Materials and other costs$/)
  })

  test('a guest’s classes follow into the account', async () => {
    const { session_id } = await newDate(house)
    const [guest, mb_id] = [await shopper(), `learner_${Date.now()}`]
    await put(guest, session_id, { people: 2 })
    const member = await shopper({ mb_id })
    const { mergeCarts } = await import('#shop/cart/service.ts')
    await mergeCarts(ctx, guest.cart_key, member.cart_key)
    const { data } = await member.call(carts.show, {})
    expect(data.lines).toMatchObject([{ ct_qty: 2, seat: { session_id } }])
  })
})

describe('holds', () => {
  test('seats are kept for ten minutes from the first asking, however often the page is loaded', async () => {
    const who = await shopper()
    const { session_id } = await newDate(house, { capacity: 2 })
    await put(who, session_id, { people: 2 })
    const first = await who.call(classHolds.hold, { body: {} })
    const again = await who.call(classHolds.hold, { body: {} })
    expect(again.data.until).toBe(first.data.until)
    const left = +new Date(first.data.until ?? '') - +new Date(first.data.now)
    expect(Math.round(left / 60_000)).toBe(10)
    expect(await seatsOf(house, session_id)).toEqual({ booked: 0, held: 2 })
    const late = await shopper()
    const refused = await late.refused(classCarts.add, { body: { session_id, people: 1 } })
    expect(refused.detail).toMatchObject({ code: 'SOLD_OUT' })
    // what is mine is still mine
    expect((await who.call(carts.show, {})).data).toMatchObject({ orderable: true })
    const [line] = (await who.call(carts.show, {})).data.lines
    await who.call(carts.remove, { body: { ct_ids: [line?.ct_id ?? 0] } })
    await who.call(classHolds.hold, { body: {} })
    expect(await seatsOf(house, session_id)).toEqual({ booked: 0, held: 0 })
  })
})

describe('bank transfer', () => {
  test('holds the seats until its deadline, and books when the money is there', async () => {
    const who = await shopper()
    const { session_id } = await newDate(house)
    await put(who, session_id, { people: 2, attendees: [{ name: '지우', hp: '' }] })
    const { od_id } = await place(who, { expected_total: 118_000 })
    const { data } = await who.call(orders.show, { params: { od_id } })
    expect(data).toMatchObject({ od_status: '주문', od_b_addr1: '', totals: { shipping: 0 } })
    expect(await bookingsOf(ctx, od_id)).toMatchObject([
      { state: 'held', people: 2, amount: 118_000, ct_id: data.lines[0]?.ct_id },
    ])
    expect(await seatsOf(house, session_id)).toEqual({ booked: 0, held: 2 })
    const boss = await staff()
    await boss.call(adminOrders.confirmDeposit, {
      params: { od_id },
      body: { amount: 118_000, reason: '통장에서 확인' },
    })
    const [booking] = await bookingsOf(ctx, od_id)
    expect(booking).toMatchObject({ state: 'confirmed', held_until: null })
    expect(await seatsOf(house, session_id)).toEqual({ booked: 2, held: 0 })
    expect(await eventsOf(booking?.booking_id ?? '')).toEqual(['class.booked'])
  })

  test('never holds past the closing of booking', async () => {
    const who = await shopper()
    const { session_id } = await newDate(house, { closes_at: { hours: 2 } })
    await put(who, session_id)
    const { od_id } = await place(who)
    const { data } = await who.call(orders.show, { params: { od_id } })
    const left = +new Date(data.od_deposit_deadline ?? '') - Date.now()
    expect(left).toBeLessThanOrEqual(2 * 60 * 60_000)
  })

  test('an order that is cancelled gives its seats back', async () => {
    const who = await shopper()
    const { session_id } = await newDate(house)
    await put(who, session_id)
    const { od_id } = await place(who)
    await who.call(orders.cancel, { params: { od_id }, body: { reason: '' } })
    expect(await bookingsOf(ctx, od_id)).toMatchObject([{ state: 'cancelled_by_member' }])
    expect(await seatsOf(house, session_id)).toEqual({ booked: 0, held: 0 })
  })

  test('money that comes when the seats are gone is refused with words, and nothing moves', async () => {
    const [who, quick, boss] = [await shopper(), await shopper(), await staff()]
    const { session_id } = await newDate(house, { capacity: 1 })
    await put(who, session_id)
    const { od_id } = await place(who)
    await gone(session_id)
    await put(quick, session_id)
    await place(quick)
    const refused = await boss.refused(adminOrders.confirmDeposit, {
      params: { od_id },
      body: { amount: 59_000, reason: '통장에서 확인' },
    })
    expect(refused).toMatchObject({ status: 409, detail: { code: 'SEATS_GONE' } })
    expect(await seatsOf(house, session_id)).toEqual({ booked: 0, held: 1 })
  })
})

describe('card', () => {
  test('paid, the order and its booking stand together, and the basket is empty', async () => {
    const who = await shopper()
    const { session_id } = await newDate(house, { capacity: 1 })
    await put(who, session_id)
    await who.call(classHolds.hold, { body: {} })
    const { od_id, window } = await place(who, card)
    expect(await seatsOf(house, session_id)).toEqual({ booked: 0, held: 1 })
    const back = await choose(base, window as never, 'pay')
    expect(await comeBack(who, back)).toMatchObject({ state: 'paid', od_id })
    expect(await bookingsOf(ctx, od_id)).toMatchObject([{ state: 'confirmed' }])
    expect(await seatsOf(house, session_id)).toEqual({ booked: 1, held: 0 })
    expect((await who.call(carts.show, {})).data.lines).toEqual([])
  })

  test('the provider is told what bears no VAT', async () => {
    const who = await shopper()
    const class_id = await newClass(house, { material_fee: 11_000, tuition_notax: true })
    const { session_id } = await newDate(house, { class_id })
    await put(who, session_id)
    const { window } = await place(who, { ...card, expected_total: 70_000 })
    expect(window?.toss).toMatchObject({ amount: 70_000, tax_free: 59_000 })
  })

  test('a window that was left gives the seats back to the basket, which keeps them', async () => {
    const who = await shopper()
    const { session_id } = await newDate(house, { capacity: 1 })
    await put(who, session_id)
    const { window } = await place(who, card)
    const { checkout } = await import('#shop/order/contract/checkout.ts')
    await who.call(checkout.leave, {
      params: { pay_id: window?.pay_id ?? '' },
      body: { code: 'PAY_PROCESS_CANCELED', message: '' },
    })
    expect(await seatsOf(house, session_id)).toEqual({ booked: 0, held: 1 })
    expect((await who.call(carts.show, {})).data.orderable).toBe(true)
  })

  test('the hold ends while the window is open: nothing is taken where somebody else was quicker', async () => {
    const [slow, quick] = [await shopper(), await shopper()]
    const { session_id } = await newDate(house, { capacity: 1 })
    await put(slow, session_id)
    const { window } = await place(slow, card)
    await gone(session_id)
    await put(quick, session_id)
    await place(quick)
    const back = await choose(base, window as never, 'pay')
    asked.length = 0
    expect(await comeBack(slow, back)).toMatchObject({ state: 'failed', code: 'SEATS_GONE' })
    expect(asked.filter((one) => one.includes('confirm'))).toEqual([])
    expect(await countOrders(slow)).toBe(0)
  })

  test('the hold ends and nobody came: the payment goes through', async () => {
    const who = await shopper()
    const { session_id } = await newDate(house, { capacity: 1 })
    await put(who, session_id)
    const { window } = await place(who, card)
    await gone(session_id)
    const back = await choose(base, window as never, 'pay')
    expect(await comeBack(who, back)).toMatchObject({ state: 'paid' })
    expect(await seatsOf(house, session_id)).toEqual({ booked: 1, held: 0 })
  })

  test('a deposit that the bank takes back makes the booking wait again', async () => {
    const who = await shopper()
    const { session_id } = await newDate(house, { capacity: 1 })
    await put(who, session_id)
    const { od_id, window } = await place(who, { od_settle_case: '가상계좌' })
    await comeBack(who, await choose(base, window as never, 'pay'))
    const states = []
    for (const press of ['DONE', 'WAITING_FOR_DEPOSIT', 'DONE']) {
      await deposit(window?.pay_id ?? '', press)
      await follow(window?.pay_id ?? '')
      states.push((await bookingsOf(ctx, od_id))[0]?.state, await seatsOf(house, session_id))
    }
    const [held, booked] = [
      { booked: 0, held: 1 },
      { booked: 1, held: 0 },
    ]
    expect(states).toEqual(['confirmed', booked, 'held', held, 'confirmed', booked])
  })

  test('a deposit into a virtual account that comes after the seats went is given back', async () => {
    const [slow, quick] = [await shopper(), await shopper()]
    const { session_id } = await newDate(house, { capacity: 1 })
    await put(slow, session_id)
    const { od_id, window } = await place(slow, { od_settle_case: '가상계좌' })
    const end = await comeBack(slow, await choose(base, window as never, 'pay'))
    expect(end).toMatchObject({ state: 'waiting', od_id })
    await gone(session_id)
    await put(quick, session_id)
    await place(quick)
    await deposit(window?.pay_id ?? '', 'DONE')
    await follow(window?.pay_id ?? '')
    const { data } = await slow.call(orders.show, { params: { od_id } })
    expect(data.od_status).toBe('취소')
    expect(await eventsOf(window?.pay_id ?? '')).toContain('payment.undone')
    expect(await seatsOf(house, session_id)).toEqual({ booked: 0, held: 1 })
  })
})

describe('crowds and clashes', () => {
  test('200 people order the 8 seats of a date at two processes: exactly 8 have them, the others hear that it is full', async () => {
    const { session_id } = await newDate(house, { capacity: 8 })
    const crowd = await Promise.all(Array.from({ length: 200 }, (_, at) => shopper(either(at))))
    await house.db.execute(sql`
      insert into cart_line (cart_key, it_id, session_id, ct_class, ct_qty, ct_price, ct_price_usd)
      select key, 'class-1', ${session_id}, '{"attendees":[],"note":"","anyway":true}'::jsonb, 1, 59000, 4214
      from unnest(${`{${crowd.map(({ cart_key }) => cart_key).join(',')}}`}::text[]) key`)
    // on a busy machine somebody waits too long for a connection, hears 503 and presses again
    const press = (who: Shopper): Promise<string> =>
      place(who).then(
        () => 'placed',
        (refusal) =>
          refusal.status === 503
            ? press(who)
            : `${refusal.status} ${/마감|모자라/.test(refusal.message)}`,
      )
    const ends = await Promise.all(crowd.map(press))
    const count = (end: string) => ends.filter((one) => one === end).length
    expect([count('placed'), count('409 true')]).toEqual([8, 192])
    expect(await seatsOf(house, session_id)).toEqual({ booked: 0, held: 8 })
    const found = await house.db.execute<{ bookings: number; orders: number }>(sql`
      select count(*)::int as bookings, count(distinct b.od_id)::int as orders from class_booking b join shop_order using (od_id) where session_id = ${session_id}`)
    expect(found.rows).toEqual([{ bookings: 8, orders: 8 }])
  }, 120_000)

  test('somebody who is booked in that slot already is told, and may go on on purpose', async () => {
    const who = await shopper({ mb_id: `twice_${Date.now()}` })
    const { session_id } = await newDate(house)
    const { session_id: same } = await newDate(house)
    const form = { od_pwd: undefined }
    await put(who, session_id)
    await place(who, form)
    const body = { session_id: same, people: 1 }
    const refused = await who.refused(classCarts.add, { body })
    expect(refused).toMatchObject({ status: 409, detail: { code: 'SAME_SLOT' } })
    await put(who, same, { anyway: true })
    await place(who, { ...form })
    expect(await seatsOf(house, same)).toEqual({ booked: 0, held: 1 })
  })

  test('the second evening of a course is such a slot too, week by week or on a day of its own', async () => {
    const who = await shopper({ mb_id: `course_${Date.now()}` })
    const class_id = await newClass(house, { meetings: 2 })
    const { session_id } = await newDate(house, { class_id })
    await put(who, session_id)
    await place(who, { od_pwd: undefined })
    const clashes = async (days: number) => {
      const date = await newDate(house, { starts_at: { days }, closes_at: { days: days - 1 } })
      const body = { session_id: date.session_id, people: 1 }
      return who.call(classCarts.add, { body }).then(
        () => false,
        (refusal: { detail: { code: string } }) => refusal.detail.code === 'SAME_SLOT',
      )
    }
    expect([await clashes(17), await clashes(24)]).toEqual([true, false])
    const later = JSON.stringify([clock.after(ctx.now, { days: 24 }).toISOString()])
    await house.db.execute(
      sql`update class_session set later_starts = ${later}::jsonb where session_id = ${session_id}`,
    )
    expect([await clashes(17), await clashes(24)]).toEqual([false, true])
  })

  test('two dates of one basket are compared by every meeting of theirs', async () => {
    const who = await shopper()
    const class_id = await newClass(house, { meetings: 3 })
    const { session_id } = await newDate(house, { class_id })
    const ends = async (days: number, given = {}) => {
      const date = await newDate(house, { starts_at: { days }, closes_at: { days: days - 1 } })
      const cart = await put(who, date.session_id, given)
      const end = await place(who, { expected_total: cart.totals.total }).then(
        () => 'placed',
        (refusal) => refusal.detail.code,
      )
      if (end !== 'placed')
        await who.call(carts.remove, {
          body: {
            ct_ids: cart.lines
              .filter(({ seat }) => seat?.session_id === date.session_id)
              .map(({ ct_id }) => ct_id),
          },
        })
      return end
    }
    await put(who, session_id)
    // its third evening, two weeks after the first
    expect(await ends(24)).toBe('SAME_SLOT')
    // of the two that clash only one was put in on purpose
    expect(await ends(17, { anyway: true })).toBe('SAME_SLOT')
    expect(await ends(25)).toBe('placed')
  })

  test('a guest is known by the basket; a phone number that somebody types tells what its owner has booked to staff alone', async () => {
    const { session_id } = await newDate(house)
    const { session_id: same } = await newDate(house)
    const od_hp = '010-7777-8888'
    const guest = await shopper()
    await put(guest, session_id)
    await place(guest, { od_hp })
    const again = await guest.refused(classCarts.add, { body: { session_id: same, people: 1 } })
    expect(again).toMatchObject({ status: 409, detail: { code: 'SAME_SLOT' } })
    for (const stranger of [await shopper(), await shopper({ mb_id: `nosy_${Date.now()}` })]) {
      await put(stranger, same, { attendees: [{ name: '지우', hp: od_hp }] })
      await place(stranger, { od_hp })
    }
    expect(await seatsOf(house, same)).toEqual({ booked: 0, held: 2 })
    const boss = await staff()
    const body = { session_id: same, people: 1, attendees: [{ name: '지우', hp: od_hp }] }
    expect(await boss.refused(classCarts.add, { body })).toMatchObject({
      detail: { code: 'SAME_SLOT' },
    })
  })

  test('goods cannot slip into an order without an address', async () => {
    const who = await shopper()
    const { session_id } = await newDate(house)
    await put(who, session_id)
    await fill(who, await stockItem(house))
    const refused = await who.refused(orders.place, { body: classForm() })
    expect(refused).toMatchObject({ status: 409, detail: { code: 'ADDRESS_NEEDED' } })
    const blank = await who.refused(orders.place, { body: classForm({ classes_only: false }) })
    expect(Object.keys(blank.errors)).toEqual(['od_b_name', 'od_b_hp', 'od_b_zip', 'od_b_addr1'])
  })
})

describe('after the sale', () => {
  test('paid, an order of classes alone is not among those to be sent', async () => {
    const who = await shopper()
    const { session_id } = await newDate(house)
    await put(who, session_id)
    const boss = await staff()
    const query = { od_status: '입금,준비' }
    const before = await boss.call(adminOrders.list, { query })
    const { od_id, window } = await place(who, card)
    await comeBack(who, await choose(base, window as never, 'pay'))
    const after = await boss.call(adminOrders.list, { query: { ...query, per_page: 100 } })
    expect(after.data.map((row) => row.od_id)).not.toContain(od_id)
    expect([after.total, after.counts.to_ship, after.counts.입금]).toEqual([
      before.total,
      before.counts.to_ship,
      (before.counts.입금 ?? 0) + 1,
    ])
    const { data } = await boss.call(adminOrders.list, { query: { keyword: od_id } })
    expect(data).toMatchObject([{ od_id, classes_only: true }])
  })

  test('of a paid class the buyer cancels by its refund table, not by the order', async () => {
    const who = await shopper()
    const { session_id } = await newDate(house, { starts_at: { days: 3 }, closes_at: { days: 2 } })
    await put(who, session_id)
    const { od_id, window } = await place(who, card)
    await comeBack(who, await choose(base, window as never, 'pay'))
    const params = { od_id }
    const refused = await who.refused(orders.cancel, { params, body: { reason: '' } })
    expect(refused.message).toContain('환불 기준')
    const boss = await staff()
    await boss.call(adminOrders.cancel, { params, body: { reason: '공방 사정' } })
    expect(await bookingsOf(ctx, od_id)).toMatchObject([
      { state: 'cancelled_by_shop', refund_percent: 100 },
    ])
    expect(await seatsOf(house, session_id)).toEqual({ booked: 0, held: 0 })
  })

  test.each([1, 2])(
    'an order of a class that meets %d times is completed once the last meeting is over',
    async (meetings) => {
      const who = await shopper()
      const { session_id } = await newDate(house, {
        class_id: await newClass(house, { meetings }),
      })
      await put(who, session_id)
      const { od_id, window } = await place(who, card)
      await comeBack(who, await choose(base, window as never, 'pay'))
      const { completeHeldClasses } = await import('./complete-order.ts')
      const status = async () => {
        await completeHeldClasses(house)
        return (await who.call(orders.show, { params: { od_id } })).data.od_status
      }
      expect(await status()).toBe('입금')
      const ago = (hours: number) => clock.before(ctx.now, { hours }).toISOString()
      await house.db.execute(
        sql`update class_session set starts_at = ${ago(6)}::timestamptz, closes_at = ${ago(7)}::timestamptz, ends_at = ${ago(4)}::timestamptz where session_id = ${session_id}`,
      )
      if (meetings > 1) {
        expect(await status()).toBe('입금')
        await house.db.execute(
          sql`update class_session set later_starts = ${JSON.stringify([ago(3)])}::jsonb where session_id = ${session_id}`,
        )
      }
      expect(await status()).toBe('완료')
    },
  )
})
