import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { coupons } from '#shop/coupon/contract.ts'
import { makeKind } from '#shop/coupon/sample.ts'
import { coupon, couponCode, couponKind } from '#shop/coupon/tables.ts'
import { points } from '#shop/point/contract.ts'
import { grantPoints } from '#shop/point/service/grant-points.ts'
import { loginCheck, sessions } from '#shop/session/contract.ts'
import { testShop } from '#test/database.ts'
import { shopper } from '#test/shopper.ts'
import { birthdaysOn, giveFor } from './give-coupons.ts'
import { issueCoupon, newCouponId } from './issue-coupon.ts'

let ctx: Ctx
let people = 0

beforeAll(async () => {
  ctx = houseCtx((await testShop()).house)
})

async function minji() {
  const mb_id = `coupons${people++}`
  return { mb_id, ...(await shopper({ mb_id })) }
}

const issuedOf = async (cz_id: number) =>
  (await ctx.db.select().from(couponKind).where(eq(couponKind.cz_id, cz_id)))[0]?.cz_issued
const heldOf = (cz_id: number) => ctx.db.select().from(coupon).where(eq(coupon.cz_id, cz_id))
const params = (cz_id: number) => ({ params: { cz_id } })

describe('the coupon zone', () => {
  test('one member pressing twenty times at once gets one coupon', async () => {
    const [me, cz_id] = [await minji(), await makeKind(ctx)]
    const pressed = await Promise.allSettled(
      Array.from({ length: 20 }, () => me.call(coupons.download, params(cz_id))),
    )
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(
      pressed.filter((one) => one.status === 'rejected').map((one) => one.reason.status),
    ).toEqual(Array(19).fill(409))
    expect([await issuedOf(cz_id), (await heldOf(cz_id)).length]).toEqual([1, 1])
  })

  test('of twenty members at once only as many get one as there are', async () => {
    const cz_id = await makeKind(ctx, { cz_limit: 5 })
    const crowd = await Promise.all(Array.from({ length: 20 }, minji))
    const pressed = await Promise.allSettled(
      crowd.map((one) => one.call(coupons.download, params(cz_id))),
    )
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect([await issuedOf(cz_id), (await heldOf(cz_id)).length]).toEqual([5, 5])
  })

  test('of five hundred, fifty at a time, a hundred get one of a hundred', async () => {
    const cz_id = await makeKind(ctx, { cz_limit: 100 })
    await ctx.db.execute(
      sql`insert into member (mb_id, password_hash, mb_name, mb_email) select 'crowd' || n, '', '민지', 'crowd' || n || '@mail.example' from generate_series(1, 500) n`,
    )
    let had = 0
    for (let wave = 0; wave < 10; wave++) {
      const tried = await Promise.allSettled(
        Array.from({ length: 50 }, (_, at) =>
          issueCoupon(ctx, { cz_id, mb_id: `crowd${wave * 50 + at + 1}` }),
        ),
      )
      had += tried.filter((one) => one.status === 'fulfilled' && one.value !== null).length
    }
    expect(had).toBe(100)
    expect([await issuedOf(cz_id), (await heldOf(cz_id)).length]).toEqual([100, 100])
  })

  test('says why a coupon cannot be had', async () => {
    const me = await minji()
    const [gone, grade] = [
      await makeKind(ctx, { cz_limit: 0, cz_end: '2099-01-01' }),
      await makeKind(ctx, { cz_level: 9, cz_end: '2099-01-02' }),
    ]
    const zone = await me.call(coupons.zone, { query: { sort: 'cz_id', per_page: 100 } })
    const reasonOf = (cz_id: number) => zone.data.find((one) => one.cz_id === cz_id)?.reason
    expect([reasonOf(gone), reasonOf(grade)]).toEqual([
      '준비한 쿠폰이 모두 나갔어요.',
      '회원 등급 9부터 받을 수 있는 쿠폰이에요.',
    ])
    expect((await me.refused(coupons.download, params(gone))).status).toBe(409)
  })

  test.each<[string, Parameters<typeof makeKind>[1], number]>([
    ['stopped', { cz_use: false }, 409],
    ['over', { cz_end: '2020-01-01', cz_start: '2019-01-01' }, 409],
    ['not begun', { cz_start: '2098-01-01', cz_end: '2099-01-01' }, 409],
    ['not of the zone', { cz_way: 'code' }, 404],
  ])('%s is refused', async (_, given, status) => {
    const cz_id = await makeKind(ctx, given)
    expect((await (await minji()).refused(coupons.download, params(cz_id))).status).toBe(status)
    expect(await issuedOf(cz_id)).toBe(0)
  })

  test('refuses a stranger to the shop, and what does not exist', async () => {
    expect(
      (await (await shopper()).refused(coupons.download, params(await makeKind(ctx)))).status,
    ).toBe(401)
    expect(
      (await (await minji()).refused(coupons.download, { params: { cz_id: 999999999 } })).status,
    ).toBe(404)
    expect((await (await minji()).refused(coupons.download, { params: { cz_id: 0 } })).status).toBe(
      404,
    )
  })

  test('takes points for a coupon that costs some, or gives neither', async () => {
    const [me, poor, cz_id] = [await minji(), await minji(), await makeKind(ctx, { cz_point: 700 })]
    await grantPoints(ctx, {
      mb_id: me.mb_id,
      points: 1_000,
      content: '회원 가입 축하 포인트',
      rel: { rel_table: 'test', rel_id: me.mb_id, rel_action: 'given' },
    })
    await me.call(coupons.download, params(cz_id))
    expect((await me.call(points.summary, {})).data.usable).toBe(300)
    expect((await poor.refused(coupons.download, params(cz_id))).status).toBe(409)
    expect(await issuedOf(cz_id)).toBe(1)
  })
})

describe('a code', () => {
  const code = async (
    given: Partial<typeof couponCode.$inferInsert> & { code: string },
    kind = {},
  ) => {
    const cz_id = await makeKind(ctx, { cz_way: 'code', ...kind })
    await ctx.db.insert(couponCode).values({ cz_id, ...given })
    return cz_id
  }

  test('is read however it is typed, once per member', async () => {
    await code({ code: 'AUTUMN2026' })
    const me = await minji()
    await me.call(coupons.enterCode, { body: { code: ' autumn-2026 ' } })
    expect((await me.refused(coupons.enterCode, { body: { code: 'AUTUMN2026' } })).status).toBe(409)
    await (await minji()).call(coupons.enterCode, { body: { code: 'Autumn 2026' } })
  })

  test('for one is had by one of twenty at once', async () => {
    const cz_id = await code({ code: 'ONLYONE', most: 1 })
    const crowd = await Promise.all(Array.from({ length: 20 }, minji))
    const entered = await Promise.allSettled(
      crowd.map((one) => one.call(coupons.enterCode, { body: { code: 'onlyone' } })),
    )
    expect(entered.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect([await issuedOf(cz_id), (await heldOf(cz_id)).length]).toEqual([1, 1])
  })

  test('that is wrong is told at its field, and guessing ends', async () => {
    const me = await minji()
    for (let guess = 0; guess < 10; guess++)
      expect(
        (await me.refused(coupons.enterCode, { body: { code: `wrong${guess}` } })).errors,
      ).toHaveProperty('code')
    expect((await me.refused(coupons.enterCode, { body: { code: 'wrong' } })).status).toBe(429)
  })

  test.each([[{ code: '' }], [{ code: 'x'.repeat(41) }], [{ code: 5 as unknown as string }]])(
    '%j is refused at its field',
    async (body) => {
      const refusal = await (await minji()).refused(coupons.enterCode, { body })
      expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, ['code']])
    },
  )
})

describe('what follows from something', () => {
  test('gives once per occasion, also when told twice at once', async () => {
    const cz_id = await makeKind(ctx, { cz_way: 'birthday', cz_each: 1 })
    const { mb_id } = await minji()
    await Promise.all([
      giveFor(ctx, 'birthday', mb_id, 'birthday-2026'),
      giveFor(ctx, 'birthday', mb_id, 'birthday-2026'),
    ])
    await giveFor(ctx, 'birthday', mb_id, 'birthday-2027')
    expect(await heldOf(cz_id)).toHaveLength(2)
  })

  test('who was born on 29 February celebrates on 1 March in other years', () => {
    expect([
      birthdaysOn('2027-03-01'),
      birthdaysOn('2028-03-01'),
      birthdaysOn('2028-02-29'),
    ]).toEqual([['02-29', '03-01'], ['03-01'], ['02-29']])
  })

  test('a coupon that holds so many days begins on its day', async () => {
    const cz_id = await makeKind(ctx, { cz_days: 7 })
    const { mb_id } = await minji()
    const now = new Date('2026-03-01T16:00:00Z')
    await issueCoupon({ ...ctx, now }, { cz_id, mb_id })
    expect((await heldOf(cz_id))[0]).toMatchObject({ cp_start: '2026-03-02', cp_end: '2026-03-08' })
  })
})

describe('my coupons', () => {
  test('stand under usable, used and expired, with a count in the header', async () => {
    const [me, cz_id] = [await minji(), await makeKind(ctx, { cz_each: 9 })]
    const one = () => issueCoupon(ctx, { cz_id, mb_id: me.mb_id })
    const [, used, over, back] = [await one(), await one(), await one(), await one()]
    const change = (cp_id: string | undefined, set: Partial<typeof coupon.$inferInsert>) =>
      ctx.db
        .update(coupon)
        .set(set)
        .where(eq(coupon.cp_id, cp_id ?? ''))
    await change(used?.cp_id, { used_at: ctx.now, od_id: 'x' })
    await change(over?.cp_id, { cp_end: '2020-01-01' })
    await change(back?.cp_id, { withdrawn_at: ctx.now })
    const list = await me.call(coupons.list, {})
    expect(list).toMatchObject({ total: 1, counts: { usable: 1, used: 1, expired: 1 } })
    expect((await me.call(coupons.list, { query: { state: 'used' } })).data[0]).toMatchObject({
      cp_id: used?.cp_id,
      state: 'used',
      od_id: 'x',
    })
    expect((await me.call(coupons.list, { query: { state: 'expired' } })).data[0]).toMatchObject({
      cp_id: over?.cp_id,
      state: 'expired',
    })
    expect(loginCheck.parse(await me.call(sessions.check, {})).coupon_count).toBe(1)
  })

  test('refuses a guest and a wrong sort', async () => {
    expect((await (await shopper()).refused(coupons.list, {})).status).toBe(401)
    expect(
      (await (await minji()).refused(coupons.list, { query: { sort: 'mb_id' as 'cp_end' } }))
        .status,
    ).toBe(422)
  })

  test('a number is sixteen letters and digits in four groups, none of them easily mistaken', () => {
    for (let round = 0; round < 200; round++)
      expect(newCouponId()).toMatch(/^([A-HJ-NP-Z1-9]{4}-){3}[A-HJ-NP-Z1-9]{4}$/)
  })
})
