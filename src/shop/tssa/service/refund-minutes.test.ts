import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { after, koreanToday, startOfKoreanDay } from '#kernel/korean-time.ts'
import { houseCtx, nobody } from '#platform/context.ts'
import { classCarts } from '#shop/cart/class-contract.ts'
import { putCredit } from '#shop/credit/service/move-credit.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { bookingsOf } from '#shop/seat/service/book.ts'
import { newMember, newSession } from '#test/class-dates.ts'
import { testShop } from '#test/database.ts'
import { cancelMyBooking, previewMyCancel } from './change-booking.ts'

const { house } = await testShop()
const ctx = houseCtx(house)
let phones = 0

/** A seat at two in the afternoon in ten days, paid from the balance; all comes back up to seven days before, half up to the day before. */
async function booked() {
  const { mb_id, who } = await newMember()
  const session_id = await newSession({ inDays: 10 })
  const rel = { rel_table: 'test', rel_id: mb_id, rel_action: 'came' }
  await putCredit(ctx, { mb_id, amount: 59_000, content: '더 입금한 금액', rel })
  await who.call(classCarts.add, { body: { session_id, people: 1 } })
  const { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, od_pwd, ...form } = orderForm()
  const { data } = await who.call(orders.place, {
    body: {
      ...{ ...form, classes_only: true, od_hp: `010-7300-${1000 + phones++}` },
      ...{ expected_total: 59_000, credit: 59_000 },
    },
  })
  const [booking] = await bookingsOf(ctx, data.od_id)
  const at = (now: Date) => houseCtx(house, { visitor: { ...nobody, mb_id }, now })
  return { mb_id, at, booking_id: booking?.booking_id ?? '' }
}
const back = async (mb_id: string) =>
  (
    await ctx.db.execute<{ sum: number }>(
      sql`select coalesce(sum(cr_amount), 0)::int as sum from credit where mb_id = ${mb_id}`,
    )
  ).rows[0]?.sum

const dayOf = (inDays: number) => startOfKoreanDay(koreanToday(), inDays)
const justBefore = (at: Date) => new Date(at.getTime() - 1)
const lastOf = (inDays: number) => justBefore(dayOf(inDays + 1))
const start = () => after(dayOf(10), { hours: 14 })
const minutes: [when: string, now: () => Date, percent: number, amount: number][] = [
  ['in the last second seven days before', () => lastOf(3), 100, 59_000],
  ['at 00:00 six days before', () => dayOf(4), 50, 29_500],
  // in London it is still the seventh day before
  ['at 08:30 six days before', () => after(dayOf(4), { hours: 8.5 }), 50, 29_500],
  ['in the last second of the day before', () => lastOf(9), 50, 29_500],
  ['at 00:00 on the day', () => dayOf(10), 0, 0],
  ['at the last moment before it starts', () => justBefore(start()), 0, 0],
]

test.each(minutes)(
  'a class cancelled %s in Korea gives back what its table says',
  async (_, now, percent, amount) => {
    const { mb_id, at, booking_id } = await booked()
    const then = at(now())
    expect(await previewMyCancel(then, booking_id)).toMatchObject({ percent, amount })
    const asked = { reason: '', expected_percent: percent, expected_amount: amount }
    expect(await cancelMyBooking(then, booking_id, asked)).toMatchObject({
      ...{ state: 'cancelled_by_member', refunded: { percent, amount } },
    })
    expect(await back(mb_id)).toBe(amount)
  },
)

test('what was read at 23:59 and pressed at 00:00 is refused with the new sum, and nothing moves', async () => {
  const { mb_id, at, booking_id } = await booked()
  const { percent, amount } = await previewMyCancel(at(lastOf(3)), booking_id)
  expect({ percent, amount }).toEqual({ percent: 100, amount: 59_000 })
  const asked = { reason: '', expected_percent: percent, expected_amount: amount }
  await expect(cancelMyBooking(at(dayOf(4)), booking_id, asked)).rejects.toMatchObject({
    ...{ code: 'CONFLICT', detail: { percent: 50, amount: 29_500 } },
  })
  expect(await back(mb_id)).toBe(0)
})

test('from its first minute on a class is not cancelled any more', async () => {
  const { at, booking_id } = await booked()
  await expect(previewMyCancel(at(start()), booking_id)).rejects.toMatchObject({
    code: 'CONFLICT',
  })
})
