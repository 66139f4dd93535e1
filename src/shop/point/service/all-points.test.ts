import { beforeAll, describe, expect, test } from 'vitest'
import { koreanToday } from '#kernel/korean-time.ts'
import { adminPoints } from '#shop/point/contract.ts'
import { type Shopper, shopper } from '#test/shopper.ts'

const mark = `p${Date.now()}`
let clerk: Shopper
let people = 0

beforeAll(async () => {
  clerk = await shopper({ mb_id: `${mark}_clerk`, staff_role: 'finance' })
})

async function newMember() {
  const mb_id = `${mark}_${people++}`
  return { mb_id, ...(await shopper({ mb_id })) }
}

const give = (mb_id: string, points: number, reason: string) =>
  clerk.call(adminPoints.adjust, { params: { mb_id }, body: { points, reason } })

describe('the points of all members', () => {
  test('are found by member, reason, direction and day, with what came in and went out', async () => {
    const [one, two] = [await newMember(), await newMember()]
    await give(one.mb_id, 3_000, `사과 ${mark}`)
    await give(one.mb_id, -1_000, `정정 ${mark}`)
    await give(two.mb_id, 500, `사과 ${mark}`)
    const today = koreanToday()
    const all = await clerk.call(adminPoints.all, {
      query: { keyword: mark, from: today, to: today },
    })
    expect(all).toMatchObject({ total: 3, came_in: 3_500, went_out: 1_000 })
    expect(all.data[0]).toMatchObject({
      mb_id: two.mb_id,
      mb_name: '민지',
      po_point: 500,
      po_content: `사과 ${mark}`,
    })
    expect((await clerk.call(adminPoints.all, { query: { reason: `사과 ${mark}` } })).total).toBe(2)
    expect(
      (await clerk.call(adminPoints.all, { query: { keyword: one.mb_id, kind: 'out' } })).data,
    ).toMatchObject([{ po_point: -1_000, po_mb_point: 2_000 }])
    expect(
      (await clerk.call(adminPoints.all, { query: { keyword: mark, to: '2020-01-01' } })).total,
    ).toBe(0)
    expect(
      (await clerk.call(adminPoints.all, { query: { keyword: mark, per_page: 2, page: 2 } })).data,
    ).toHaveLength(1)
    expect((await clerk.call(adminPoints.all, { query: { keyword: '%' } })).total).toBe(0)
  })

  test.each([
    { sort: 'mb_id' },
    { per_page: 101 },
    { kind: 'x' },
    { from: '2026-02-30' },
    { to: 'soon' },
  ])('asked by %j are refused with the field', async (query) => {
    const refusal = await clerk.refused(adminPoints.all, { query: query as object }) // wrong on purpose
    expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, Object.keys(query)])
  })

  test('refuse a stranger; the accountant reads and gives nothing', async () => {
    const me = await newMember()
    expect(await me.refused(adminPoints.all, { query: {} })).toMatchObject({ status: 403 })
    expect(await (await shopper()).refused(adminPoints.all, { query: {} })).toMatchObject({
      status: 401,
    })
    const books = await shopper({ mb_id: `${mark}_books`, staff_role: 'accountant' })
    expect((await books.call(adminPoints.all, { query: { keyword: mark } })).total).toBeGreaterThan(
      0,
    )
    expect(
      await books.refused(adminPoints.adjust, {
        params: { mb_id: me.mb_id },
        body: { points: 1, reason: '그냥' },
      }),
    ).toMatchObject({ status: 403 })
  })
})
