import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { readCsv } from '#kernel/csv.ts'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { adminCoupons, type KindForm } from '#shop/coupon/admin-contract.ts'
import { coupons } from '#shop/coupon/contract.ts'
import { makeKind } from '#shop/coupon/sample.ts'
import { coupon } from '#shop/coupon/tables.ts'
import { testShop } from '#test/database.ts'
import { type Shopper, shopper } from '#test/shopper.ts'
import { giveRound } from './rounds.ts'

const mark = `k${Date.now()}`
let ctx: Ctx
let clerk: Shopper
let people = 0

beforeAll(async () => {
  ctx = houseCtx((await testShop()).house)
  clerk = await shopper({ mb_id: `${mark}_clerk`, staff_role: 'finance' })
})

const form: KindForm = {
  cp_subject: '봄맞이 쿠폰',
  cp_subject_en: 'Spring coupon',
  cp_method: 2,
  cp_target: '',
  cp_type: 1,
  cp_price: 10,
  cp_trunc: 100,
  cp_minimum: 30_000,
  cp_maximum: 5_000,
  cz_way: 'zone',
  cz_start: '2020-01-01',
  cz_end: '2098-12-31',
  cz_days: null,
  cz_level: 1,
  cz_limit: null,
  cz_each: 1,
  cz_point: 0,
  cz_combine: true,
}

async function newMember() {
  const mb_id = `${mark}_${people++}`
  return { mb_id, ...(await shopper({ mb_id })) }
}

const of = (cz_id: number) => ({ params: { cz_id } })
const heldOf = (cz_id: number) => ctx.db.select().from(coupon).where(eq(coupon.cz_id, cz_id))
const round = (mb_ids: string[], key = `key-${mark}-${people++}`) => ({
  key,
  to: 'members' as const,
  mb_ids,
})

describe('the form of a coupon', () => {
  test('makes a coupon that members can download', async () => {
    const { data } = await clerk.call(adminCoupons.create, { body: form })
    expect(data).toMatchObject({
      cp_subject: '봄맞이 쿠폰',
      state: 'running',
      cz_issued: 0,
      used: 0,
      version: 1,
    })
    const me = await newMember()
    await me.call(coupons.download, of(data.cz_id))
    const figures = await clerk.call(adminCoupons.figures, of(data.cz_id))
    expect(figures.data).toMatchObject({ issued: 1, used: 0, open: 1, sums: [] })
    const holders = await clerk.call(adminCoupons.holders, of(data.cz_id))
    expect(holders.data).toMatchObject([{ mb_id: me.mb_id, state: 'usable', od_id: null }])
  })

  test.each<[string, Partial<Record<keyof KindForm, unknown>>]>([
    ['cp_subject', { cp_subject: ' ' }],
    ['cp_subject', { cp_subject: '<b>' }],
    ['cp_price', { cp_price: 100 }],
    ['cp_price', { cp_price: 0 }],
    ['cp_price', { cp_price: 1.5 }],
    ['cp_trunc', { cp_trunc: 7 }],
    ['cp_target', { cp_method: 0, cp_target: '' }],
    ['cp_target', { cp_method: 0, cp_target: 'nothing' }],
    ['cp_target', { cp_method: 1, cp_target: '999999' }],
    ['cp_minimum', { cp_type: 0, cp_price: 5_000, cp_minimum: 4_000 }],
    ['cz_end', { cz_start: '2026-02-02', cz_end: '2026-02-01' }],
    ['cz_start', { cz_start: '2026-02-30' }],
    ['cz_way', { cz_way: 'pigeon' }],
    ['cz_each', { cz_each: 0 }],
    ['cz_limit', { cz_limit: -1 }],
    ['cz_days', { cz_days: 0 }],
    ['cz_level', { cz_level: 11 }],
    ['cz_point', { cz_point: -1 }],
  ])('refuses a bad %s at its field: %j', async (field, part) => {
    const refusal = await clerk.refused(adminCoupons.create, {
      body: { ...form, ...part } as KindForm,
    }) // wrong on purpose
    expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, [field]])
  })

  test('drops what does not belong to the sort of coupon', async () => {
    const { data } = await clerk.call(adminCoupons.create, {
      body: {
        ...form,
        cp_type: 0,
        cp_price: 3_000,
        cp_target: '12',
        cz_way: 'code',
        cz_point: 500,
      },
    })
    expect(data).toMatchObject({ cp_target: '', cp_trunc: 1, cp_maximum: 0, cz_point: 0 })
  })

  test('keeps what members were promised, and takes the rest', async () => {
    const { data: kind } = await clerk.call(adminCoupons.create, { body: form })
    const me = await newMember()
    await me.call(coupons.download, of(kind.cz_id))
    const now = await clerk.call(adminCoupons.show, of(kind.cz_id))
    const wrong = await clerk.refused(adminCoupons.save, {
      ...of(kind.cz_id),
      body: { ...form, cp_price: 5, cz_way: 'code', version: now.data.version },
    })
    expect([wrong.status, Object.keys(wrong.errors).sort()]).toEqual([422, ['cp_price', 'cz_way']])
    const saved = await clerk.call(adminCoupons.save, {
      ...of(kind.cz_id),
      body: { ...form, cp_subject: '여름 쿠폰', cz_end: '2097-12-31', version: now.data.version },
    })
    expect(saved.data).toMatchObject({ cp_subject: '여름 쿠폰', cz_end: '2097-12-31' })
    // dates of a coupon that ends with its kind move along
    expect((await me.call(coupons.list, { query: {} })).data[0]?.cp_end).toBe('2097-12-31')
  })

  test('a save on top of a newer one is refused', async () => {
    const { data } = await clerk.call(adminCoupons.create, { body: form })
    await clerk.call(adminCoupons.save, {
      ...of(data.cz_id),
      body: { ...form, version: data.version },
    })
    expect(
      await clerk.refused(adminCoupons.save, {
        ...of(data.cz_id),
        body: { ...form, version: data.version },
      }),
    ).toMatchObject({ status: 409 })
  })
})

describe('a stopped coupon', () => {
  test('cannot be received, given or used, and holds again after the stop', async () => {
    const { data: kind } = await clerk.call(adminCoupons.create, { body: form })
    const [me, other] = [await newMember(), await newMember()]
    await me.call(coupons.download, of(kind.cz_id))
    const stopped = await clerk.call(adminCoupons.stop, {
      ...of(kind.cz_id),
      body: { version: kind.version },
    })
    expect(stopped.data.state).toBe('stopped')
    expect(await other.refused(coupons.download, of(kind.cz_id))).toMatchObject({ status: 409 })
    expect(
      await clerk.refused(adminCoupons.issue, { ...of(kind.cz_id), body: round([other.mb_id]) }),
    ).toMatchObject({ status: 409 })
    expect((await me.call(coupons.list, { query: {} })).total).toBe(0)
    expect((await me.call(coupons.list, { query: { state: 'expired' } })).data).toMatchObject([
      { state: 'stopped' },
    ])
    await clerk.call(adminCoupons.resume, {
      ...of(kind.cz_id),
      body: { version: stopped.data.version },
    })
    expect((await me.call(coupons.list, { query: {} })).total).toBe(1)
  })
})

describe('giving to many', () => {
  test('the same key twice at once is one round, and each member gets one', async () => {
    const cz_id = await makeKind(ctx, { cz_way: 'staff', cz_each: 5 })
    const members = await Promise.all(Array.from({ length: 3 }, newMember))
    const body = round(members.map(({ mb_id }) => mb_id))
    const [one, two] = await Promise.all([
      clerk.call(adminCoupons.issue, { ...of(cz_id), body }),
      clerk.call(adminCoupons.issue, { ...of(cz_id), body }),
    ])
    expect(one.data.ci_id).toBe(two.data.ci_id)
    const payload = { ci_id: one.data.ci_id }
    await Promise.all([giveRound(ctx.house, payload), giveRound(ctx.house, payload)])
    await giveRound(ctx.house, payload)
    expect((await heldOf(cz_id)).map(({ mb_id }) => mb_id).sort()).toEqual(
      members.map(({ mb_id }) => mb_id).sort(),
    )
    const rounds = await clerk.call(adminCoupons.rounds, of(cz_id))
    expect(rounds.data).toMatchObject([{ to: 'members', ended_at: expect.stringMatching(/^20/) }])
  })

  test('two rounds at once never pass the limit', async () => {
    const cz_id = await makeKind(ctx, { cz_way: 'staff', cz_limit: 3, cz_each: 1 })
    const members = await Promise.all(Array.from({ length: 5 }, newMember))
    const names = members.map(({ mb_id }) => mb_id)
    const begun = await Promise.all(
      [0, 1].map(() => clerk.call(adminCoupons.issue, { ...of(cz_id), body: round(names) })),
    )
    await Promise.all(begun.map(({ data }) => giveRound(ctx.house, { ci_id: data.ci_id })))
    const held = await heldOf(cz_id)
    expect([held.length, new Set(held.map(({ mb_id }) => mb_id)).size]).toEqual([3, 3])
  })

  test('names nobody knows and spans that end before they start are refused at their field', async () => {
    const cz_id = await makeKind(ctx, { cz_way: 'staff' })
    const fieldsOf = async (
      body:
        | ReturnType<typeof round>
        | { key: string; to: 'grades'; level_from: number; level_to: number },
    ) => {
      const refusal = await clerk.refused(adminCoupons.issue, { ...of(cz_id), body })
      return [refusal.status, Object.keys(refusal.errors)]
    }
    expect(await fieldsOf(round(['nobody_here']))).toEqual([422, ['mb_ids']])
    expect(await fieldsOf(round([]))).toEqual([422, ['mb_ids']])
    expect(
      await fieldsOf({ key: `key-${mark}`, to: 'grades', level_from: 5, level_to: 2 }),
    ).toEqual([422, ['level_to']])
  })
})

describe('codes', () => {
  test('a batch works once each and leaves as a table', async () => {
    const cz_id = await makeKind(ctx, { cz_way: 'code' })
    expect(
      (await clerk.call(adminCoupons.makeCodes, { ...of(cz_id), body: { count: 30 } })).data.made,
    ).toBe(30)
    const { data, total } = await clerk.call(adminCoupons.codes, of(cz_id))
    expect([total, data[0]?.most]).toEqual([30, 1])
    const code = data[0]?.code ?? ''
    expect(code).toMatch(/^([A-Z1-9]{4}-){3}[A-Z1-9]{4}$/)
    await (await newMember()).call(coupons.enterCode, { body: { code } })
    expect(await (await newMember()).refused(coupons.enterCode, { body: { code } })).toMatchObject({
      status: 422,
    })
    expect((await clerk.call(adminCoupons.figures, of(cz_id))).data).toMatchObject({
      codes: 30,
      codes_used: 1,
    })
  })

  test('the table of more codes than one page holds has each of them once, and the log says who took it', async () => {
    const cz_id = await makeKind(ctx, { cz_way: 'code' })
    const { made } = (
      await clerk.call(adminCoupons.makeCodes, { ...of(cz_id), body: { count: 1_203 } })
    ).data
    const { bytes } = await clerk.file(adminCoupons.codesCsv, of(cz_id))
    const [head, ...lines] = readCsv(await bytes.text())
    expect([head?.length, lines.length]).toEqual([4, made])
    expect(new Set(lines.map(([code]) => code)).size).toBe(made)
    const told = await ctx.db.execute<{ lines: number }>(
      sql`select (payload ->> 'lines')::int as lines from event where name = 'list.saved' and subject = ${`coupon-${cz_id}`}`,
    )
    expect(told.rows).toEqual([{ lines: made }])
  })

  test('whoever may not give a coupon reads no code that would be one, and finds a whole one', async () => {
    const cz_id = await makeKind(ctx, { cz_way: 'code' })
    await clerk.call(adminCoupons.makeCodes, { ...of(cz_id), body: { count: 3 } })
    const body = { code: `open ${mark}`, most: null }
    await clerk.call(adminCoupons.makeCodes, { ...of(cz_id), body })
    const { data: whole } = await clerk.call(adminCoupons.codes, of(cz_id))
    const once = whole.find(({ most }) => most === 1)?.code ?? ''
    for (const staff_role of ['order', 'accountant'] as const) {
      const one = await shopper({ mb_id: `${mark}_codes_${staff_role}`, staff_role })
      const { data } = await one.call(adminCoupons.codes, of(cz_id))
      expect(data.filter(({ code }) => /^[A-Z1-9]{4}-••••$/.test(code))).toHaveLength(3)
      const ask = (keyword: string) =>
        one.call(adminCoupons.codes, { params: { cz_id }, query: { keyword } })
      expect((await ask(once)).data.map(({ code }) => code)).toEqual([once])
      // nor is it guessed letter by letter
      expect((await ask(once.slice(0, 6))).total).toBe(0)
      if (staff_role === 'order')
        expect((await one.refused(adminCoupons.codesCsv, of(cz_id))).status).toBe(403)
      else
        expect(await (await one.file(adminCoupons.codesCsv, of(cz_id))).bytes.text()).not.toContain(
          once,
        )
    }
  })

  test('a worded code is known however it is typed, once in the whole shop', async () => {
    const cz_id = await makeKind(ctx, { cz_way: 'code' })
    const body = { code: `spring ${mark}`, most: 2 }
    await clerk.call(adminCoupons.makeCodes, { ...of(cz_id), body })
    const again = await clerk.refused(adminCoupons.makeCodes, {
      ...of(cz_id),
      body: { code: `SPRING-${mark}`, most: null },
    })
    expect([again.status, Object.keys(again.errors)]).toEqual([422, ['code']])
    const bad = await clerk.refused(adminCoupons.makeCodes, {
      ...of(cz_id),
      body: { code: '=1+1' },
    })
    expect([bad.status, Object.keys(bad.errors)]).toEqual([422, ['code']])
    expect(
      await clerk.refused(adminCoupons.makeCodes, {
        ...of(await makeKind(ctx)),
        body: { count: 1 },
      }),
    ).toMatchObject({ status: 409 })
  })
})

test('the coupon desk refuses a stranger; the accountant reads', async () => {
  const cz_id = await makeKind(ctx)
  const stranger = await newMember()
  const [books, goods] = [
    await shopper({ mb_id: `${mark}_books`, staff_role: 'accountant' }),
    await shopper({ mb_id: `${mark}_goods`, staff_role: 'product' }),
  ]
  for (const one of [stranger, goods]) {
    expect(await one.refused(adminCoupons.list, { query: {} })).toMatchObject({ status: 403 })
    expect(await one.refused(adminCoupons.create, { body: form })).toMatchObject({ status: 403 })
    expect(
      await one.refused(adminCoupons.stop, { ...of(cz_id), body: { version: 1 } }),
    ).toMatchObject({ status: 403 })
  }
  expect(await (await shopper()).refused(adminCoupons.codesCsv, of(cz_id))).toMatchObject({
    status: 401,
  })
  expect((await books.call(adminCoupons.show, of(cz_id))).data.cz_id).toBe(cz_id)
  expect(
    await books.refused(adminCoupons.issue, { ...of(cz_id), body: round(['x']) }),
  ).toMatchObject({ status: 403 })
  expect(
    await books.refused(adminCoupons.makeCodes, { ...of(cz_id), body: { count: 1 } }),
  ).toMatchObject({ status: 403 })
  expect(await clerk.refused(adminCoupons.show, of(999_999_999))).toMatchObject({ status: 404 })
})

test('the list counts every state of what was searched for, whichever of them is shown', async () => {
  const keyword = `세는 쿠폰 ${mark}`
  for (const given of [
    {},
    {},
    { cz_use: false },
    { cz_end: '2021-01-01' },
    { cz_start: '2098-01-01' },
  ])
    await makeKind(ctx, { cp_subject: keyword, ...given })
  const counts = { running: 2, coming: 1, over: 1, stopped: 1 }
  expect(await clerk.call(adminCoupons.list, { query: { keyword } })).toMatchObject({
    total: 5,
    counts,
  })
  expect(await clerk.call(adminCoupons.list, { query: { keyword, state: 'over' } })).toMatchObject({
    total: 1,
    counts,
  })
})

test.each([{ sort: 'cp_price' }, { per_page: 101 }, { way: 'x' }, { state: 'gone' }])(
  'the list asked by %j is refused with the field',
  async (query) => {
    const refusal = await clerk.refused(adminCoupons.list, { query: query as object }) // wrong on purpose
    expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, Object.keys(query)])
  },
)
