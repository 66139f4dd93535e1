import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { tightDay } from '#kernel/day-words.ts'
import { after, koreanDay } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { classCarts } from '#shop/cart/class-contract.ts'
import { carts } from '#shop/cart/contract.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { myOrders } from '#shop/order/contract/mine.ts'
import { orders } from '#shop/order/contract/place.ts'
import { myBookings } from '#shop/tssa/contract.ts'
import { buyClass } from '#test/class-buying.ts'
import { newMember } from '#test/class-dates.ts'
import { newClass, newDate } from '#test/classes.ts'
import { mailboxOf } from '#test/mailbox.ts'
import { payingShop } from '#test/paying.ts'
import { staff } from '#test/shopper.ts'
import { classOrderTemplates, classTwins } from './templates/class-order-text.ts'

const { house } = await payingShop()
/** What speaks of a thing that is sent. */
const ofParcels =
  /배송|택배|송장|배달|반품|보내 드릴|정성껏|상품|delivery|parcel|courier|ship|return|preparing/i
/** What the buyer was told. */
const mails = async (od_id: string) =>
  (await mailboxOf(od_id))
    .map(({ subject, text }) => `${subject}\n${text}`)
    .filter((mail) => !mail.includes('/admin/'))
const unpaid = { credit: 0, od_settle_case: '무통장' as const }

describe('an order of classes alone, in its mails', () => {
  test('is a booking when it is placed, paid and over; the ticket stands first, nothing of a parcel is said', async () => {
    const [minji, boss] = [await newMember(), await staff()]
    const { session_id } = await newDate(house)
    const { od_id, booking_id } = await buyClass(minji, session_id, 2, unpaid)
    await boss.call(adminOrders.confirmDeposit, {
      params: { od_id },
      body: { amount: 118_000, reason: '통장에서 확인' },
    })
    const { ticket } = (await minji.who.call(myBookings.show, { params: { booking_id } })).data
    const [placed, paid] = await mails(od_id)
    expect(placed).toContain('예약을 받았어요')
    expect(paid).toContain('예약이 확정되었어요')
    expect(paid).toContain(ticket)
    expect(paid?.indexOf(ticket)).toBeLessThan(paid?.indexOf('118,000') ?? 0)
    expect(paid).toContain('2명')
    for (const mail of await mails(od_id)) expect(mail).not.toMatch(ofParcels)
  })

  test('given up at its ticket is told once, by the booking', async () => {
    const minji = await newMember()
    const { session_id } = await newDate(house)
    const { od_id, booking_id } = await buyClass(minji, session_id)
    const params = { booking_id }
    await minji.who.call(myBookings.cancel, { params, body: { expected_percent: 100 } })
    const all = [...(await mailboxOf(od_id)), ...(await mailboxOf(booking_id))]
    expect(all.filter(({ subject }) => subject.includes('취소'))).toHaveLength(1)
  })

  test('given up on its page is told as a booking', async () => {
    const minji = await newMember()
    const { session_id } = await newDate(house)
    const { od_id } = await buyClass(minji, session_id)
    await minji.who.call(orders.cancel, { params: { od_id }, body: {} })
    const cancelled = (await mails(od_id)).filter((mail) => mail.includes('취소'))
    expect(cancelled).toHaveLength(1)
    expect(cancelled[0]).toContain('예약이 취소되었어요')
    expect(cancelled[0]).not.toMatch(ofParcels)
  })

  test('names every day of a course: in the basket, on the order and in its mails', async () => {
    const minji = await newMember()
    const class_id = await newClass(house, { meetings: 3 })
    const { session_id, starts_at } = await newDate(house, { class_id })
    const { od_id } = await buyClass(minji, session_id)
    const days = [0, 7, 14].map((days) => koreanDay(after(starts_at, { days })))
    const { lines } = (await minji.who.call(orders.show, { params: { od_id } })).data
    const paid = (await mails(od_id)).find((mail) => mail.includes('확정'))
    for (const told of [lines[0]?.ct_option, paid])
      expect(told).toContain(`3회: ${days.map((day) => tightDay(day, 'kr')).join(', ')}`)
    for (const day of days) expect(lines[0]?.ct_option_en).toContain(tightDay(day, 'en'))
    const other = await newMember()
    await other.who.call(classCarts.add, { body: { session_id, people: 1 } })
    const cart = (await other.who.call(carts.show, {})).data
    expect(cart.lines[0]?.ct_option).toBe(lines[0]?.ct_option)
  })

  test('whose deposit the bank took back is a booking that waits again', async () => {
    const minji = await newMember()
    const { session_id } = await newDate(house)
    const { od_id } = await buyClass(minji, session_id, 1, unpaid)
    const ctx = houseCtx(house)
    await transact(ctx, (ctx) => announce(ctx, 'order.deposit_returned', od_id, { amount: 59_000 }))
    const told = (await mails(od_id)).find((mail) => mail.includes('은행에서 취소'))
    expect(told).toContain('예약이 아직 결제되지 않은 것')
    expect(told).not.toMatch(ofParcels)
  })

  test('whose deposit the bank took back after the class promises no booking: the sum is owed', async () => {
    const [minji, boss] = [await newMember(), await staff()]
    const { session_id } = await newDate(house)
    const { od_id } = await buyClass(minji, session_id, 1, unpaid)
    await boss.call(adminOrders.confirmDeposit, {
      params: { od_id },
      body: { amount: 59_000, reason: '통장에서 확인' },
    })
    await mails(od_id)
    await house.db.execute(
      sql`update shop_order set od_status = '완료', od_receipt_price = 0 where od_id = ${od_id}`,
    )
    await transact(houseCtx(house), (ctx) =>
      announce(ctx, 'order.deposit_returned', od_id, { amount: 59_000, sent: true }),
    )
    const told = (await mails(od_id)).find((mail) => mail.includes('은행에서 취소'))
    expect(told).toContain('59,000원이 은행에서 취소되어 보내신 분의 은행으로 돌아갔어요')
    expect(told).toContain('내실 금액으로 남아 있어요')
    expect(told).toMatch(/입금할 금액\W+59,000원/)
    expect(told).not.toMatch(/확정|결제되지 않은|입금 기한/)
    expect(told).not.toMatch(ofParcels)
  })

  test('has words of its own for every one that speaks of goods', () => {
    for (const twin of Object.values(classTwins)) {
      const { title, body, message } = classOrderTemplates[twin ?? 'order.class_paid'].texts
      for (const { ko, en } of [title, body, message]) expect(`${ko}\n${en}`).not.toMatch(ofParcels)
    }
  })
})

test('an order of classes alone is a booking in the list of a member, without a parcel to claim', async () => {
  const minji = await newMember()
  const { session_id } = await newDate(house)
  await buyClass(minji, session_id)
  const { data } = await minji.who.call(myOrders.list, { query: {} })
  expect(data).toMatchObject([{ unsent: true, parcels: 0 }])
  expect(data[0]?.actions.some(({ name }) => name === 'claim')).toBe(false)
})
