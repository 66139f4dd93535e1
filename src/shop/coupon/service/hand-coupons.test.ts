import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { coupons } from '#shop/coupon/contract.ts'
import { memberCoupons } from '#shop/coupon/holder-contract.ts'
import { makeKind } from '#shop/coupon/sample.ts'
import { coupon } from '#shop/coupon/tables.ts'
import { adminAudit } from '#shop/member/audit-contract.ts'
import { adminMembers } from '#shop/member/desk-contract.ts'
import { testShop } from '#test/database.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'

const mark = `hand${Date.now().toString(36)}`
let ctx: Ctx
let clerk: Shopper
let people = 0

beforeAll(async () => {
  ctx = houseCtx((await testShop()).house)
  clerk = await shopper({ mb_id: `${mark}_clerk`, staff_role: 'finance' })
})

async function newMember() {
  const mb_id = `${mark}_${people++}`
  return { mb_id, me: await shopper({ mb_id }) }
}
const asked = (cz_id: number, key = `key-${mark}-${people++}`) => ({
  key,
  cz_id,
  reason: '배송이 늦어 사과',
})

test('staff give a member one coupon by hand, and the log keeps who did it and why', async () => {
  const { mb_id, me } = await newMember()
  const cz_id = await makeKind(ctx, { cz_way: 'staff', cp_subject: '사과 쿠폰' })
  const params = { mb_id }
  const body = asked(cz_id)
  const { data } = await clerk.call(memberCoupons.give, { params, body })
  expect(data.cp_id).not.toBeNull()
  // pressed twice
  expect((await clerk.call(memberCoupons.give, { params, body })).data.cp_id).toBeNull()
  expect((await clerk.call(memberCoupons.list, { params })).data).toMatchObject([
    { cp_id: data.cp_id, cp_subject: '사과 쿠폰', state: 'usable', od_id: null },
  ])
  expect((await me.call(coupons.list, {})).data.map((one) => one.cp_id)).toEqual([data.cp_id])
  const event = {
    name: 'coupon.handed',
    actor: `${mark}_clerk`,
    payload: { reason: '배송이 늦어 사과', coupon: '사과 쿠폰' },
  }
  expect((await clerk.call(adminMembers.show, { params })).data.events[0]).toMatchObject(event)
  expect(
    (await (await staff()).call(adminAudit.list, { query: { kind: 'coupon', subject: mb_id } }))
      .data,
  ).toMatchObject([event])
})

test('only what runs and what the member may have is offered, and no limit is passed', async () => {
  const { mb_id } = await newMember()
  const params = { mb_id }
  const [open, high, over] = [
    await makeKind(ctx),
    await makeKind(ctx, { cz_level: 5 }),
    await makeKind(ctx, { cz_end: '2020-01-01', cz_start: '2019-01-01' }),
  ]
  const choices = async () =>
    new Map(
      (await clerk.call(memberCoupons.choices, { params, query: { per_page: 100 } })).data.map(
        (one) => [one.cz_id, one.why],
      ),
    )
  expect(await choices().then((all) => [all.get(open), all.has(over)])).toEqual([null, false])
  expect((await choices()).get(high)).toContain('등급 5')
  await clerk.call(memberCoupons.give, { params, body: asked(open) })
  expect((await choices()).get(open)).toBe('이미 받은 쿠폰이에요.')
  for (const cz_id of [open, high, over])
    expect((await clerk.refused(memberCoupons.give, { params, body: asked(cz_id) })).status).toBe(
      409,
    )
  expect((await clerk.call(memberCoupons.list, { params })).total).toBe(1)
})

test('a reason and a coupon are needed; staff and strangers get none, members and other staff may not give', async () => {
  const { mb_id, me } = await newMember()
  const params = { mb_id }
  const cz_id = await makeKind(ctx)
  const empty = await clerk.refused(memberCoupons.give, {
    params,
    body: { key: `key-${mark}`, cz_id: 0, reason: ' ' },
  })
  expect([empty.status, Object.keys(empty.errors).sort()]).toEqual([422, ['cz_id', 'reason']])
  expect(
    (
      await clerk.refused(memberCoupons.give, {
        params: { mb_id: 'nobody-here' },
        body: asked(cz_id),
      })
    ).status,
  ).toBe(404)
  expect(
    (await clerk.refused(memberCoupons.give, { params, body: asked(999_999_999) })).status,
  ).toBe(404)
  expect(
    (
      await clerk.refused(memberCoupons.give, {
        params: { mb_id: `${mark}_clerk` },
        body: asked(cz_id),
      })
    ).status,
  ).toBe(409)
  expect((await me.refused(memberCoupons.give, { params, body: asked(cz_id) })).status).toBe(403)
  const content = await shopper({ mb_id: `${mark}_content`, staff_role: 'content' })
  expect((await content.refused(memberCoupons.list, { params })).status).toBe(403)
})

test('staff take one coupon back with a reason; it can be used no more, and one that is used stays', async () => {
  const { mb_id, me } = await newMember()
  const cz_id = await makeKind(ctx, { cz_way: 'staff', cp_subject: '잘못 준 쿠폰', cz_each: 5 })
  const give = async () =>
    (await clerk.call(memberCoupons.give, { params: { mb_id }, body: asked(cz_id) })).data.cp_id ??
    ''
  const [wrong, used] = [await give(), await give()]
  await ctx.db.update(coupon).set({ used_at: ctx.now }).where(eq(coupon.cp_id, used))
  const ask = (cp_id: string, owner = mb_id) => ({
    params: { mb_id: owner, cp_id },
    body: { reason: '두 장을 줬어요' },
  })
  expect(
    (await clerk.refused(memberCoupons.withdraw, { ...ask(wrong), body: { reason: ' ' } })).status,
  ).toBe(422)
  expect((await me.refused(memberCoupons.withdraw, ask(wrong))).status).toBe(403)
  const other = await newMember()
  expect((await clerk.refused(memberCoupons.withdraw, ask(wrong, other.mb_id))).status).toBe(404)
  const ends = await Promise.allSettled([
    clerk.call(memberCoupons.withdraw, ask(wrong)),
    clerk.call(memberCoupons.withdraw, ask(wrong)),
  ])
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await clerk.refused(memberCoupons.withdraw, ask(used))).status).toBe(409)
  expect(
    (await clerk.call(memberCoupons.list, { params: { mb_id } })).data.map(({ cp_id, state }) => [
      cp_id,
      state,
    ]),
  ).toEqual(
    expect.arrayContaining([
      [wrong, 'withdrawn'],
      [used, 'used'],
    ]),
  )
  expect(
    (await (await staff()).call(adminAudit.list, { query: { kind: 'coupon', subject: mb_id } }))
      .data[0],
  ).toMatchObject({
    name: 'coupon.withdrawn',
    payload: { reason: '두 장을 줬어요', coupon: '잘못 준 쿠폰' },
  })
})
