import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { ticketOf } from '#shop/seat/service/ticket-token.ts'
import { classTickets } from '#shop/tssa/ticket-contract.ts'
import { buyClass } from '#test/class-buying.ts'
import { newMember } from '#test/class-dates.ts'
import { newDate } from '#test/classes.ts'
import { testShop } from '#test/database.ts'
import { shopper, staff } from '#test/shopper.ts'

const { house } = await testShop()

test('the ticket of seats that are only held says what is to be paid and until when, and nothing once it is paid', async () => {
  const [minji, guest, boss] = [await newMember(), await shopper(), await staff()]
  const { session_id } = await newDate(house)
  const unpaid = { credit: 0, od_settle_case: '무통장' as const }
  const { booking_id, od_id } = await buyClass(minji, session_id, 2, unpaid)
  const token = ticketOf(house.config, booking_id)
  const seen = async () => (await guest.call(classTickets.show, { params: { token } })).data
  const { rows } = await house.db.execute<{ until: string }>(
    sql`select to_char(od_deposit_deadline at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until from shop_order where od_id = ${od_id}`,
  )
  expect(await seen()).toMatchObject({
    state: 'held',
    due: { amount: 118_000, currency: 'krw', until: rows[0]?.until, od_id },
  })
  await boss.call(adminOrders.confirmDeposit, {
    params: { od_id },
    body: { amount: 118_000, reason: '통장에서 확인' },
  })
  expect(await seen()).toMatchObject({ state: 'confirmed', due: null })
})
