import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#kernel/days.ts'
import { after, before, koreanDay } from '#kernel/korean-time.ts'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import { member } from '#shop/member/tables.ts'
import { adminPoints, points } from '#shop/point/contract.ts'
import { pointLot } from '#shop/point/tables.ts'
import { testShop } from '#test/database.ts'
import { shopper, staff } from '#test/shopper.ts'
import { endOf, tellOfEnds } from './end-points.ts'
import { earnOnOrder, grantPoints } from './grant-points.ts'
import { usablePoints } from './my-points.ts'
import { returnSpent, spendOnOrder, withdrawEarned } from './spend-points.ts'
import { welcomeMember } from './welcome.ts'

let ctx: Ctx
let people = 0

beforeAll(async () => {
  ctx = houseCtx((await testShop()).house)
})

async function minji(balance = 0): Promise<string> {
  const mb_id = `points${people++}`
  await shopper({ mb_id })
  if (balance) await grant(mb_id, balance)
  return mb_id
}

function grant(mb_id: string, amount: number, at = ctx, id = String(people++)) {
  return grantPoints(at, {
    mb_id,
    points: amount,
    content: '회원 가입 축하 포인트',
    rel: { rel_table: 'test', rel_id: id, rel_action: 'given' },
  })
}

const later = (days: number): Ctx => ({
  ...ctx,
  now: after(ctx.now, { days }),
})

/** The ledger explains every point: its running sum, the lots and the member's sum agree. */
async function booksOf(mb_id: string): Promise<number> {
  const found = await ctx.db.execute<{
    balance: number
    ledger: number
    last: number
    lots: number
  }>(sql`
    select m.mb_point as balance, coalesce((select sum(po_point)::int from point where mb_id = m.mb_id), 0) as ledger,
      coalesce((select po_mb_point from point where mb_id = m.mb_id order by po_id desc limit 1), 0) as last, coalesce((select sum(lot_left)::int from point_lot where mb_id = m.mb_id), 0) as lots
    from member m where m.mb_id = ${mb_id}`)
  const books = found.rows[0]
  expect(books).toEqual({
    balance: books?.balance,
    ledger: books?.balance,
    last: books?.balance,
    lots: books?.balance,
  })
  return books?.balance ?? -1
}

describe('points come in', () => {
  test('once for one thing, however often it is said', async () => {
    const mb_id = await minji()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => grant(mb_id, 300, ctx, 'same')),
    )
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await booksOf(mb_id)).toBe(300)
  })

  test('with a last day from the settings', async () => {
    const mb_id = await minji(500)
    const [lot] = await ctx.db.select().from(pointLot).where(eq(pointLot.mb_id, mb_id))
    expect(lot?.lot_expires).toBe(addDays(koreanDay(ctx.now), 364))
  })
})

describe('points go out', () => {
  test('of twenty at once only as many win as there are points', async () => {
    const mb_id = await minji(5_000)
    const spent = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => spendOnOrder(ctx, mb_id, `od-${mb_id}-${at}`, 1_000)),
    )
    expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(
      spent
        .filter((one) => one.status === 'rejected')
        .every((one) => one.reason.code === 'CONFLICT'),
    ).toBe(true)
    expect(await booksOf(mb_id)).toBe(0)
  })

  test('the nearest to their end first', async () => {
    const mb_id = await minji()
    await grant(mb_id, 1_000, later(2))
    await grant(mb_id, 1_000)
    await spendOnOrder(ctx, mb_id, 'od-first', 1_500)
    const lots = await ctx.db
      .select()
      .from(pointLot)
      .where(eq(pointLot.mb_id, mb_id))
      .orderBy(pointLot.lot_expires)
    expect(lots.map(({ lot_left }) => lot_left)).toEqual([0, 500])
  })

  test('more than there are is refused with what there is', async () => {
    const mb_id = await minji(900)
    await expect(spendOnOrder(ctx, mb_id, 'od-more', 1_000)).rejects.toMatchObject({
      code: 'CONFLICT',
      detail: { balance: 900 },
    })
  })
})

describe('a cancelled order', () => {
  test('gives points back to their own lots, once, also when cancelled twenty times at once', async () => {
    const mb_id = await minji()
    await grant(mb_id, 1_000, later(100))
    await grant(mb_id, 1_000, later(50))
    await spendOnOrder(ctx, mb_id, 'od-back', 1_500)
    const back = await Promise.all(
      Array.from({ length: 20 }, () => returnSpent(ctx, mb_id, 'od-back')),
    )
    expect(back.reduce((sum, one) => sum + one, 0)).toBe(1_500)
    const lots = await ctx.db.select().from(pointLot).where(eq(pointLot.mb_id, mb_id))
    expect(lots.every((lot) => lot.lot_left === lot.lot_point)).toBe(true)
    expect(await booksOf(mb_id)).toBe(2_000)
  })

  test('gives back in parts that add up to what was spent and no more', async () => {
    const mb_id = await minji(3_000)
    await spendOnOrder(ctx, mb_id, 'od-part', 2_500)
    expect([
      await returnSpent(ctx, mb_id, 'od-part', 1_000),
      await returnSpent(ctx, mb_id, 'od-part', 1_000),
      await returnSpent(ctx, mb_id, 'od-part', 1_000),
    ]).toEqual([1_000, 1_000, 500])
    expect(await booksOf(mb_id)).toBe(3_000)
  })

  test('leaves a month to spend what would have ended meanwhile', async () => {
    const mb_id = await minji(1_000)
    await spendOnOrder(ctx, mb_id, 'od-old', 1_000)
    const after = later(400)
    await returnSpent(after, mb_id, 'od-old')
    expect(await usablePoints(after, mb_id)).toBe(1_000)
    expect(await usablePoints(later(431), mb_id)).toBe(0)
  })

  test('takes earned points back as far as the balance reaches, and tells what is missing', async () => {
    const mb_id = await minji()
    await earnOnOrder(ctx, mb_id, 'od-earned', 1_000)
    await spendOnOrder(ctx, mb_id, 'od-next', 700)
    expect(await withdrawEarned(ctx, mb_id, 'od-earned', 1_000)).toBe(700)
    expect(await booksOf(mb_id)).toBe(0)
  })
})

describe('points end', () => {
  test('after their last day, with a row in the ledger', async () => {
    const mb_id = await minji(800)
    expect(await usablePoints(later(364), mb_id)).toBe(800)
    await transact(later(365), (ctx) => endOf(ctx, mb_id))
    expect(await booksOf(mb_id)).toBe(0)
  })

  test('never both spent and ended', async () => {
    const over = later(365)
    for (let round = 0; round < 30; round++) {
      const mb_id = await minji(1_000)
      const ends = await Promise.allSettled([
        spendOnOrder(ctx, mb_id, `od-midnight-${round}`, 1_000),
        transact(over, (ctx) => endOf(ctx, mb_id)),
        spendOnOrder(ctx, mb_id, `od-midnight-${round}-2`, 1_000),
      ])
      const spent = ends.filter(({ status }, at) => at !== 1 && status === 'fulfilled').length
      const rows = await ctx.db.execute<{ ended: number }>(
        sql`select count(*)::int as ended from point where mb_id = ${mb_id} and rel_action = 'ended'`,
      )
      expect([spent + Number(rows.rows[0]?.ended), await booksOf(mb_id)]).toEqual([1, 0])
    }
  })

  test('members hear of it once a month before', async () => {
    const mb_id = await minji()
    await grant(mb_id, 700, { ...ctx, now: before(ctx.now, { days: 340 }) })
    await tellOfEnds(ctx.house)
    await tellOfEnds(ctx.house)
    const told = await ctx.db.execute<{ count: number }>(
      sql`select count(*)::int as count from event where name = 'point.expiring' and payload ->> 'mb_id' = ${mb_id}`,
    )
    expect(told.rows[0]?.count).toBe(1)
  })
})

describe('the ledger', () => {
  test('a member reads their own rows, page by page with the running sum', async () => {
    const mb_id = await minji(1_000)
    await spendOnOrder(ctx, mb_id, 'od-page', 300)
    const me = await shopper({ mb_id })
    const page = await me.call(points.list, { query: { per_page: 1 } })
    expect(page).toMatchObject({
      total: 2,
      last_page: 2,
      data: [{ po_point: -300, po_mb_point: 700, od_id: 'od-page' }],
    })
    expect((await me.call(points.summary, {})).data.usable).toBe(700)
  })

  test('refuses a guest, and a member at the staff desk', async () => {
    expect((await (await shopper()).refused(points.list, {})).status).toBe(401)
    const me = await shopper({ mb_id: await minji() })
    expect(
      (
        await me.refused(adminPoints.adjust, {
          params: { mb_id: 'x' },
          body: { points: 100, reason: '선물' },
        })
      ).status,
    ).toBe(403)
  })

  test.each([
    [{ points: 0, reason: '선물이에요' }, 'points'],
    [{ points: 0.5, reason: '선물이에요' }, 'points'],
    [{ points: 2_000_000, reason: '선물이에요' }, 'points'],
    [{ points: 100, reason: ' ' }, 'reason'],
  ])('staff are told what is wrong with %j', async (body, field) => {
    const mb_id = await minji()
    expect(
      Object.keys(
        (await (await staff()).refused(adminPoints.adjust, { params: { mb_id }, body })).errors,
      ),
    ).toEqual([field])
  })

  test('staff give and take by hand, and cannot take what is not there', async () => {
    const mb_id = await minji()
    const boss = await staff()
    await boss.call(adminPoints.adjust, {
      params: { mb_id },
      body: { points: 500, reason: '배송 지연 사과' },
    })
    expect(
      (
        await boss.call(adminPoints.adjust, {
          params: { mb_id },
          body: { points: -200, reason: '잘못 지급' },
        })
      ).data.usable,
    ).toBe(300)
    expect(
      (
        await boss.refused(adminPoints.adjust, {
          params: { mb_id },
          body: { points: -400, reason: '잘못 지급' },
        })
      ).status,
    ).toBe(409)
    expect(
      (
        await boss.refused(adminPoints.adjust, {
          params: { mb_id: 'nobody-here' },
          body: { points: 400, reason: '선물이에요' },
        })
      ).status,
    ).toBe(404)
    expect(await booksOf(mb_id)).toBe(300)
    expect((await ctx.db.select().from(member).where(eq(member.mb_id, mb_id)))[0]?.mb_point).toBe(
      300,
    )
  })
})

test('whoever joined is welcomed once; whoever has left meanwhile is let go', async () => {
  const mb_id = await minji()
  const joined = (who: string) =>
    welcomeMember(ctx, {
      event_id: 0,
      name: 'member.joined',
      subject: who,
      actor: who,
      lang: 'kr',
      payload: { mb_id: who },
    })
  await joined(mb_id)
  await joined(mb_id)
  expect(await booksOf(mb_id)).toBe(1_000)
  await expect(joined('nobody-by-this-name')).resolves.toBeUndefined()
})
