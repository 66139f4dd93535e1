import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { adminGifts } from '#shop/coupon/gift-contract.ts'
import { adminCredits, credits } from '#shop/credit/contract.ts'
import { adminSettings, type Settings } from '#shop/setting/contract.ts'
import { testShop } from '#test/database.ts'
import { sampleSettings } from '#test/settings.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'
import { putCredit } from './move-credit.ts'
import { usableCredit } from './my-credit.ts'

const { house } = await testShop()
const ctx = houseCtx(house)
const boss = await staff()
const one = await shopper({ mb_id: 'hand-one', staff_role: 'finance' })
const two = await shopper({ mb_id: 'hand-two', staff_role: 'finance' })
let made = 0

async function save(value: Settings['gifts']) {
  const { data } = await boss.call(adminSettings.show, {})
  await boss.call(adminSettings.save, {
    params: { name: 'gifts' },
    body: { value, version: data.versions.gifts ?? 0 },
  })
}
beforeAll(() => save({ ...sampleSettings.gifts, each: 5_000, day: 9_000, hand: 8_000 }))
afterAll(() => save(sampleSettings.gifts))

async function member() {
  const mb_id = `hand-member-${made++}`
  return { mb_id, who: await shopper({ mb_id }) }
}
const asked = (mb_id: string, amount: number) => ({
  params: { mb_id },
  body: { amount, reason: '늦은 배송 사과', key: `hand-key-${made++}` },
})
const waitingOf = async (mb_id: string) =>
  (await boss.call(adminGifts.list, { query: { state: 'waiting' } })).data.filter(
    (gift) => gift.mb_id === mb_id,
  )
const account = { bank: '20', number: '1002-123-456789', holder: '김민지' }
async function payout(who: Shopper, amount: number, number = account.number) {
  const { data } = await who.call(credits.askPayout, {
    body: { amount, account: { ...account, number } },
  })
  return { payout_id: data.payouts[0]?.payout_id ?? 0 }
}

describe('a balance given by hand', () => {
  test('waits above the ceilings until somebody else of finance agrees', async () => {
    const { mb_id } = await member()
    const given = await one.call(adminCredits.adjust, asked(mb_id, 5_000))
    expect(given.data).toMatchObject({ balance: 5_000, waiting: false })
    const large = await one.call(adminCredits.adjust, asked(mb_id, 4_001))
    expect(large.data).toMatchObject({ balance: 5_000, waiting: true })
    const [gift] = await waitingOf(mb_id)
    const params = { gift_id: gift?.gift_id ?? 0 }
    expect((await one.refused(adminGifts.approve, { params })).status).toBe(403)
    await two.call(adminGifts.approve, { params })
    expect(await usableCredit(ctx, mb_id)).toBe(9_001)
  })

  test('is never for oneself, nor for another account of the same phone, mail, address or bank account', async () => {
    const own = await one.refused(adminCredits.adjust, asked('hand-one', 10))
    expect([own.status, own.message]).toEqual([403, expect.stringContaining('다른 자금 담당')])
    await house.db.execute(
      sql`update member set mb_hp = '010-7777-1234', mb_zip = '04524', mb_addr1 = '서울 중구 세종대로 110', mb_addr2 = '3층' where mb_id = 'hand-one'`,
    )
    const [phone, place] = [await member(), await member()]
    await house.db.execute(
      sql`update member set mb_hp = '01077771234' where mb_id = ${phone.mb_id}`,
    )
    await house.db.execute(
      sql`update member set mb_zip = '04524', mb_addr1 = '서울 중구 세종대로110', mb_addr2 = '3 층' where mb_id = ${place.mb_id}`,
    )
    for (const { mb_id } of [phone, place])
      for (const amount of [10, -10])
        expect((await one.refused(adminCredits.adjust, asked(mb_id, amount))).status).toBe(403)
    const bank = await member()
    const rel = { rel_table: 'test', rel_action: 'came' }
    for (const mb_id of [bank.mb_id, 'hand-one'])
      await putCredit(ctx, {
        mb_id,
        amount: 2_000,
        content: '시험',
        rel: { ...rel, rel_id: mb_id },
      })
    await payout(bank.who, 1_000, '1002-999-000111')
    await payout(one, 1_000, '1002-999-000111')
    expect((await one.refused(adminCredits.adjust, asked(bank.mb_id, 10))).status).toBe(403)
    await two.call(adminCredits.adjust, asked(bank.mb_id, 10))
  })
})

describe('money that leaves by hand', () => {
  test('is not sent by whoever gave it, nor by whoever receives it', async () => {
    const { mb_id, who } = await member()
    await one.call(adminCredits.adjust, asked(mb_id, 3_000))
    const params = await payout(who, 3_000)
    const body = { note: '보냈음' }
    const refusal = await one.refused(adminCredits.sent, { params, body })
    expect([refusal.status, refusal.message]).toEqual([403, expect.stringContaining('준 사람')])
    await two.call(adminCredits.sent, { params, body })
    await putCredit(ctx, {
      ...{ mb_id: 'hand-two', amount: 1_000, content: '시험' },
      rel: { rel_table: 'test', rel_id: 'two', rel_action: 'came' },
    })
    const mine = await payout(two, 1_000, '1002-000-222333')
    expect((await two.refused(adminCredits.sent, { params: mine, body })).status).toBe(403)
    expect((await two.refused(adminCredits.account, { params: mine })).status).toBe(403)
    await boss.call(adminCredits.sent, { params: mine, body })
  })

  test('above the ceiling is sent once another person has agreed to that sum', async () => {
    const { mb_id, who } = await member()
    await putCredit(ctx, {
      ...{ mb_id, amount: 9_000, content: '시험' },
      rel: { rel_table: 'test', rel_id: mb_id, rel_action: 'came' },
    })
    const params = await payout(who, 9_000)
    const body = { note: '보냈음' }
    const refusal = await one.refused(adminCredits.sent, { params, body })
    expect([refusal.status, refusal.message]).toEqual([409, expect.stringContaining('8,000원')])
    const [gift] = await waitingOf(mb_id)
    await two.call(adminGifts.approve, { params: { gift_id: gift?.gift_id ?? 0 } })
    await one.call(adminCredits.sent, { params, body })
  })
})
