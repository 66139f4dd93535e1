import { describe, expect, test } from 'vitest'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { orderTags } from '#shop/order/contract/tags.ts'
import { testShop } from '#test/database.ts'
import { placedOrder } from '#test/ordering.ts'
import { eventsOf } from '#test/paying.ts'
import { shopper, staff } from '#test/shopper.ts'

await testShop()
const boss = await staff()
const put = (ids: string[], change: { add?: string[]; remove?: string[] }) =>
  boss.call(orderTags.put, { body: { ids, ...change } })
const listed = async () => (await boss.call(orderTags.list, {})).data
const found = async (query: object) =>
  (await boss.call(adminOrders.list, { query })).data.map(({ od_id }) => od_id)

describe('tags of orders', () => {
  test('come on and off many at once, are counted, found by and told in the history', async () => {
    const [one, two] = [await placedOrder(), await placedOrder()]
    const ids = [one.od_id, two.od_id]
    expect((await put(ids, { add: [' 선물  포장 ', 'VIP'] })).data).toEqual({ done: 2 })
    // the same again changes nothing, whatever its case
    expect((await put(ids, { add: ['vip'] })).data).toEqual({ done: 0 })
    expect(await listed()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: '선물 포장', count: 2 }),
        expect.objectContaining({ name: 'VIP', count: 2 }),
      ]),
    )
    await put([two.od_id], { remove: ['선물 포장'] })
    expect(await found({ tag: '선물 포장' })).toEqual([one.od_id])
    expect((await found({ tag: 'vip' })).toSorted()).toEqual(ids.toSorted())
    const { data } = await boss.call(adminOrders.show, { params: { od_id: one.od_id } })
    expect(data.tags).toEqual(['선물 포장', 'VIP'].toSorted((a, b) => a.localeCompare(b)))
    expect((await eventsOf(two.od_id)).filter((name) => name === 'order.tagged')).toHaveLength(2)
    const sheet = await boss.file(adminOrders.sheet, {
      query: { tag: 'vip' },
      body: { format: 'csv', columns: ['od_id', 'tags', 'staff'] },
    })
    expect(await sheet.bytes.text()).toContain('VIP')
  })

  test('are renamed and removed on every order; two of one name cannot be', async () => {
    const { od_id } = await placedOrder()
    await put([od_id], { add: ['확인 필요', '재방문'] })
    const tag = (await listed()).find(({ name }) => name === '확인 필요')
    const params = { tag_id: tag?.tag_id ?? 0 }
    const taken = await boss.refused(orderTags.rename, { params, body: { name: '재방문' } })
    expect([taken.status, Object.keys(taken.errors)]).toEqual([409, ['name']])
    await boss.call(orderTags.rename, { params, body: { name: '확인함' } })
    expect(await found({ tag: '확인함' })).toEqual([od_id])
    await boss.call(orderTags.remove, { params })
    expect(await found({ tag: '확인함' })).toEqual([])
    expect((await boss.refused(orderTags.remove, { params })).status).toBe(404)
  })

  test('are short, without commas, and at most ten on an order', async () => {
    const { od_id } = await placedOrder()
    const bad = (add: string[]) => boss.refused(orderTags.put, { body: { ids: [od_id], add } })
    expect((await bad(['가,나'])).status).toBe(422)
    expect((await bad(['가'.repeat(21)])).status).toBe(422)
    const ten = Array.from({ length: 10 }, (_, at) => `열개 ${at}`)
    await put([od_id], { add: ten })
    expect((await bad(['하나 더'])).errors).toHaveProperty('add')
    expect((await listed()).some(({ name }) => name === '하나 더')).toBe(false)
  })

  test('belong to order staff', async () => {
    const { od_id } = await placedOrder()
    const reader = await shopper({ mb_id: 'tag-reader', staff_role: 'accountant' })
    const body = { ids: [od_id], add: ['몰래'] }
    expect((await reader.refused(orderTags.put, { body })).status).toBe(403)
    expect((await (await shopper()).refused(orderTags.list, {})).status).toBe(401)
    expect((await reader.call(orderTags.list, {})).data).toEqual(expect.any(Array))
  })
})

test('an order is given to a colleague, found as theirs, and given back', async () => {
  const { od_id } = await placedOrder()
  const clerk = await shopper({ mb_id: 'care-clerk', staff_role: 'order' })
  await shopper({ mb_id: 'care-writer', staff_role: 'content' })
  const give = (mb_id: string | null) => ({ body: { ids: [od_id], mb_id } })
  expect((await clerk.refused(orderTags.assign, give('care-writer'))).status).toBe(422)
  expect((await clerk.call(orderTags.assign, give('care-clerk'))).data).toEqual({ done: 1 })
  expect((await clerk.call(orderTags.assign, give('care-clerk'))).data).toEqual({ done: 0 })
  expect(await found({ staff: 'care-clerk' })).toEqual([od_id])
  expect(await found({ staff: 'nobody', ids: od_id })).toEqual([])
  await clerk.call(orderTags.assign, give(null))
  expect(await found({ staff: 'nobody', ids: od_id })).toEqual([od_id])
  expect((await eventsOf(od_id)).filter((name) => name === 'order.assigned')).toHaveLength(2)
})
