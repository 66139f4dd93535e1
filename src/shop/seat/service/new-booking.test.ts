import { beforeAll, expect, test } from 'vitest'
import { type House, houseCtx } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import { newDate } from '#test/classes.ts'
import { testShop } from '#test/database.ts'
import { newBooking } from './new-booking.ts'

let house: House

beforeAll(async () => {
  house = (await testShop()).house
})

const people = [{ name: '이지현', hp: '' }]

test('two bookings of one second that draw the same digits both stand, within one transaction', async () => {
  const { session_id } = await newDate(house)
  const ctx = houseCtx(house)
  const row = { session_id, people: 1, state: 'confirmed', amount: 0, created_at: ctx.now } as const
  const drawn = [11_111, 11_111, 22_222]
  const draw = () => drawn.shift() ?? 0
  const numbers = await transact(ctx, async (ctx) => [
    await newBooking(ctx, row, people, draw),
    await newBooking(ctx, row, people, draw),
  ])
  expect(numbers.map((number) => number.slice(-5))).toEqual(['11111', '22222'])
  expect(numbers[0]).toMatch(/^T\d{17}$/)
  await expect(transact(ctx, (ctx) => newBooking(ctx, row, people, () => 11_111))).rejects.toThrow(
    'no number was free',
  )
})
