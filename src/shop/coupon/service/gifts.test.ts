import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { koreanToday } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { adminGifts } from '#shop/coupon/gift-contract.ts'
import { memberCoupons } from '#shop/coupon/holder-contract.ts'
import { makeKind } from '#shop/coupon/sample.ts'
import { adminPoints } from '#shop/point/contract.ts'
import { usablePoints } from '#shop/point/service/my-points.ts'
import { adminSettings, type Settings } from '#shop/setting/contract.ts'
import { testShop } from '#test/database.ts'
import { sampleSettings } from '#test/settings.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'

const { house } = await testShop()
const ctx = houseCtx(house)
const boss = await staff()
let [one, two]: Shopper[] = []

async function save(value: Settings['gifts']) {
  const { data } = await boss.call(adminSettings.show, {})
  await boss.call(adminSettings.save, {
    params: { name: 'gifts' },
    body: { value, version: data.versions.gifts ?? 0 },
  })
}
const finance = async (who: Shopper | undefined) => {
  if (!who) throw new Error('nobody')
  return who
}
const give = async (who: Shopper | undefined, mb_id: string, points: number, key?: string) =>
  (
    await (
      await finance(who)
    ).call(adminPoints.adjust, {
      params: { mb_id },
      body: { points, reason: '늦은 배송 사과', ...(key ? { key } : {}) },
    })
  ).data
const waiting = async () => (await boss.call(adminGifts.list, { query: { state: 'waiting' } })).data

beforeAll(async () => {
  one = await shopper({ mb_id: 'gift-one', staff_role: 'finance' })
  two = await shopper({ mb_id: 'gift-two', staff_role: 'finance' })
  for (const mb_id of ['gift-a', 'gift-b', 'gift-c', 'gift-d']) await shopper({ mb_id })
  await save({ ...sampleSettings.gifts, each: 5_000, day: 9_000 })
})
afterAll(() => save(sampleSettings.gifts))

describe('points given by hand', () => {
  test('belong to finance and the owner, and never to oneself', async () => {
    const clerk = await shopper({ mb_id: 'gift-clerk', staff_role: 'order' })
    const body = { points: 10, reason: '사은' }
    const params = { mb_id: 'gift-a' }
    expect((await clerk.refused(adminPoints.adjust, { params, body })).status).toBe(403)
    const me = await finance(one)
    for (const points of [10, -10])
      expect(
        (
          await me.refused(adminPoints.adjust, {
            params: { mb_id: 'gift-one' },
            body: { points, reason: '나에게' },
          })
        ).status,
      ).toBe(403)
  })

  test('wait above the ceiling of one gift and of one day until somebody else agrees', async () => {
    expect(await give(one, 'gift-a', 5_000)).toMatchObject({ usable: 5_000, waiting: false })
    expect(await give(one, 'gift-a', 5_001)).toMatchObject({ usable: 5_000, waiting: true })
    // 5,000 of today's 9,000 are gone
    expect(await give(one, 'gift-b', 4_001)).toMatchObject({ waiting: true })
    expect(await give(one, 'gift-b', 4_000)).toMatchObject({ waiting: false })
    const [small, large] = (await waiting()).filter(({ asked_by }) => asked_by === 'gift-one')
    expect([small?.points, large?.points]).toEqual([4_001, 5_001])
    const params = { gift_id: large?.gift_id ?? 0 }
    const own = await (await finance(one)).refused(adminGifts.approve, { params })
    expect([own.status, own.message]).toEqual([403, expect.stringContaining('다른 사람')])
    const other = await finance(two)
    const ends = await Promise.allSettled(
      [1, 2].map(() => other.call(adminGifts.approve, { params })),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await usablePoints(ctx, 'gift-a')).toBe(10_001)
    const no = { params: { gift_id: small?.gift_id ?? 0 }, body: { reason: '근거가 없어요' } }
    await other.call(adminGifts.refuse, no)
    expect((await other.refused(adminGifts.approve, { params: no.params })).status).toBe(409)
    expect(await usablePoints(ctx, 'gift-b')).toBe(4_000)
    const told = await house.db.execute(
      sql`select actor, payload->>'asked_by' as asked_by, (payload->>'worth')::int as worth from event where name = 'gift.approved' and subject = ${String(params.gift_id)}`,
    )
    expect(told.rows).toEqual([{ actor: 'gift-two', asked_by: 'gift-one', worth: 5_001 }])
  })

  test('of one press are one gift, and many at once never pass the day', async () => {
    const key = 'one-press-1'
    await Promise.all([give(two, 'gift-c', 1_000, key), give(two, 'gift-c', 1_000, key)])
    expect(await usablePoints(ctx, 'gift-c')).toBe(1_000)
    const all = await Promise.all(Array.from({ length: 4 }, () => give(two, 'gift-c', 4_000)))
    expect(all.filter((gift) => !gift.waiting)).toHaveLength(2)
    expect(await usablePoints(ctx, 'gift-c')).toBe(9_000)
  })
})

test('a coupon counts as what it takes off, and waits in the same way', async () => {
  const today = koreanToday()
  const period = { cz_start: today, cz_end: '2099-12-31' }
  const [small, open] = [
    await makeKind(ctx, { ...period, cp_price: 3_000 }),
    await makeKind(ctx, { ...period, cp_type: 1, cp_price: 10, cp_maximum: 0 }),
  ]
  const giver = await finance(await shopper({ mb_id: 'gift-three', staff_role: 'finance' }))
  const body = (cz_id: number) => ({ key: `key-${cz_id}-abc`, cz_id, reason: '사과의 뜻' })
  const params = { mb_id: 'gift-d' }
  const { data } = await giver.call(memberCoupons.give, { params, body: body(small) })
  expect(data).toEqual({ cp_id: expect.any(String), waiting: false })
  const held = await giver.call(memberCoupons.give, { params, body: body(open) })
  expect(held.data).toEqual({ cp_id: null, waiting: true })
  const gift = (await waiting()).find(({ asked_by }) => asked_by === 'gift-three')
  await boss.call(adminGifts.approve, { params: { gift_id: gift?.gift_id ?? 0 } })
  const list = await boss.call(memberCoupons.list, { params })
  expect(list.data.map(({ cz_id }) => cz_id).toSorted()).toEqual([small, open].toSorted())
  const clerk = await shopper({ mb_id: 'gift-clerk-2', staff_role: 'order' })
  expect((await clerk.refused(memberCoupons.give, { params, body: body(small) })).status).toBe(403)
})
