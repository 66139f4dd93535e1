import { expect, test } from 'vitest'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { fill, place } from '#test/ordering.ts'
import { shopper, staff } from '#test/shopper.ts'
import { deskSearch, mostViews, savedViews } from './contract.ts'

const { house } = await testShop()
const boss = await staff()
const goods = await stockItem(house, { it_name: '월계수 룸스프레이' })
const minji = await shopper({ mb_id: 'laurel_minji' })
const { totals } = await fill(minji, goods)
const od_id = await place(minji, { expected_total: totals.total, od_name: '서월계' })

const find = async (who: typeof boss, keyword: string) =>
  (await who.call(deskSearch.find, { query: { keyword } })).data
const idsOf = async (who: typeof boss, keyword: string) =>
  Object.fromEntries(
    (await find(who, keyword)).map(({ kind, rows }) => [kind, rows.map(({ id }) => id)]),
  )

test('one word finds orders by number, buyer and goods, products and members', async () => {
  expect(await idsOf(boss, '월계수')).toEqual({ order: [od_id], product: [goods.it_id] })
  expect((await idsOf(boss, od_id)).order).toEqual([od_id])
  expect((await idsOf(boss, '서월계')).order).toEqual([od_id])
  expect(await idsOf(boss, 'laurel_minji')).toEqual({ member: ['laurel_minji'] })
  expect(await find(boss, '없는말입니다')).toEqual([])
  expect(await find(boss, '%%')).toEqual([])
})

test('a kind shows five and says that there are more', async () => {
  for (let at = 0; at < 6; at++) await stockItem(house, { it_name: `감초 오일 ${at}` })
  const [group] = await find(boss, '감초')
  expect([group?.kind, group?.rows.length, group?.more]).toEqual(['product', 5, true])
})

test('a role finds nothing that its lists would not show', async () => {
  const kinds = async (staff_role: string) => {
    const who = await shopper({ mb_id: `finds_${staff_role}`, staff_role })
    return (await find(who, '월계수')).map(({ kind }) => kind)
  }
  expect(await kinds('product')).toEqual(['product'])
  expect(await kinds('content')).toEqual([])
  expect(await kinds('class')).toEqual([])
  expect(await kinds('order')).toEqual(['order', 'product'])
  expect(await kinds('accountant')).toEqual(['order', 'product'])
  expect((await minji.refused(deskSearch.find, { query: { keyword: '월계수' } })).status).toBe(403)
  const short = await boss.refused(deskSearch.find, { query: { keyword: ' 월 ' } })
  expect([short.status, Object.keys(short.errors)]).toEqual([422, ['keyword']])
})

test('a view is kept for its owner and list alone, replaced by its name, and eight at most', async () => {
  const one = await shopper({ mb_id: 'views_one', staff_role: 'order' })
  const two = await shopper({ mb_id: 'views_two', staff_role: 'accountant' })
  const params = { list: 'orders' }
  const view = (name: string, period = '1w') => ({ name, filters: { period } })
  await one.call(savedViews.save, { params, body: view('이번 주') })
  const { data } = await one.call(savedViews.save, { params, body: view('이번 주', '1m') })
  expect(data).toEqual([view('이번 주', '1m')])
  expect((await two.call(savedViews.list, { params })).data).toEqual([])
  expect((await one.call(savedViews.list, { params: { list: 'members' } })).data).toEqual([])
  for (let at = 1; at < mostViews; at++)
    await two.call(savedViews.save, { params, body: view(`보기 ${at}`) })
  const both = await Promise.allSettled(
    ['마지막', '하나 더'].map((name) => two.call(savedViews.save, { params, body: view(name) })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const dropped = await one.call(savedViews.remove, { params, body: { name: '이번 주' } })
  expect(dropped.data).toEqual([])
  expect((await minji.refused(savedViews.list, { params })).status).toBe(403)
})
