import { sql } from 'drizzle-orm'
import { houseCtx } from '#platform/context.ts'
import { classCarts } from '#shop/cart/class-contract.ts'
import { putCredit } from '#shop/credit/service/move-credit.ts'
import { type OrderFormTyped, orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { bookingsOf } from '#shop/seat/service/book.ts'
import type { newMember } from './class-dates.ts'
import { testShop } from './database.ts'

const { house } = await testShop()
const ctx = houseCtx(house)
let made = 0

/** An order of the member's basket: a class alone, paid from the balance unless told otherwise. */
export async function buyClass(
  { mb_id, who }: Awaited<ReturnType<typeof newMember>>,
  session_id: number,
  people = 1,
  given: Partial<OrderFormTyped> = {},
  each = 59_000,
) {
  const total = each * people
  await putCredit(ctx, {
    ...{ mb_id, amount: total, content: '더 입금한 금액' },
    rel: { rel_table: 'test', rel_id: `${mb_id}${session_id}${made}`, rel_action: 'came' },
  })
  await who.call(classCarts.add, { body: { session_id, people } })
  const { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, od_pwd, ...form } = orderForm()
  const { data } = await who.call(orders.place, {
    body: {
      // of two classes at one time of one phone the shop asks whether it is meant
      ...{ ...form, classes_only: true, od_hp: `010-73${made % 10}0-${1000 + made++}` },
      ...{ expected_total: total, credit: total, ...given },
    },
  })
  const [booking] = await bookingsOf(ctx, data.od_id)
  return { od_id: data.od_id, booking_id: booking?.booking_id ?? '' }
}

export async function balanceOf(mb_id: string): Promise<number> {
  const found = await ctx.db.execute<{ balance: number }>(
    sql`select coalesce(sum(cr_amount), 0)::int as balance from credit where mb_id = ${mb_id}`,
  )
  return found.rows[0]?.balance ?? 0
}
