import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { koreanDay } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { products } from '#shop/catalog/contract.ts'
import { searches } from '#shop/catalog/search-contract.ts'
import { statistics } from '#shop/statistics/contract.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { shopper } from '#test/shopper.ts'
import { adminSearch } from './admin-contract.ts'

const { house } = await testShop()
const keeper = await shopper({ mb_id: 'search_keeper', staff_role: 'product' })
const guest = await shopper()
const find = async (keyword: string) =>
  (await guest.call(products.list, { query: { keyword, sort: 'fit', per_page: 5 } })).data.map(
    ({ it_id }) => it_id,
  )
const unfound = async (keyword: string) =>
  (await keeper.call(adminSearch.list, { query: { keyword } })).data.map(({ words }) => words[0])

test('a search without result comes to the desk, and leaves it once its words have a meaning', async () => {
  const goods = await stockItem(house, { it_name: '몰약 왁스타블렛', it_name_en: 'Myrrh tablet' })
  await guest.call(statistics.visit, { body: { platform: 'pc', words: ['옷장향기판'] } })
  expect(await unfound('옷장')).toEqual(['옷장향기판'])
  expect(await find('옷장향기판')).toEqual([])

  const { data: made } = await keeper.call(adminSearch.addSynonym, {
    body: { words: ['옷장 향기판', '몰약 왁스타블렛', 'closet tablet', '옷장향기판'] },
  })
  expect(made.words).toEqual(['옷장향기판', '몰약 왁스타블렛', 'closet tablet'])
  expect(await find('옷장향기판')).toEqual([goods.it_id])
  expect(await find('옷장 향기판')).toEqual([goods.it_id])
  expect(await find('Closet Tablet')).toEqual([goods.it_id])
  expect(await unfound('옷장')).toEqual([])

  const change = {
    params: { sy_id: made.id },
    body: { words: ['가', '나'], version: made.version },
  }
  await keeper.call(adminSearch.changeSynonym, change)
  expect((await keeper.refused(adminSearch.changeSynonym, change)).status).toBe(409)
  expect(await find('옷장향기판')).toEqual([])
  await keeper.call(adminSearch.removeSynonym, { params: { sy_id: made.id } })
  const gone = await keeper.refused(adminSearch.removeSynonym, { params: { sy_id: made.id } })
  expect(gone.status).toBe(404)
})

test('a search of signs alone does not come to the desk', async () => {
  const signs = ['%', '_', "%_'", '\\', '🕯️']
  for (const word of [...signs, '%없는말판%'])
    await guest.call(statistics.visit, { body: { platform: 'pc', words: [word] } })
  const { data } = await keeper.call(adminSearch.list, { query: { per_page: 100 } })
  const rows = data.map(({ words }) => words[0])
  expect(rows).toContain('%없는말판%')
  expect(rows.filter((word) => word !== undefined && signs.includes(word))).toEqual([])
})

test('nobody who searched stands in what is counted, nor what names a person', async () => {
  await guest.call(statistics.visit, {
    body: { platform: 'pc', words: ['민지 010-1234-5678', 'minji@mail.example', '없는향목록'] },
  })
  const { rows } = await houseCtx(house).db.execute(
    sql`select * from search_day where day = ${koreanDay(new Date())}::date`,
  )
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
    'day',
    'keyword',
    'lang',
    'results',
    'searches',
  ])
  expect(JSON.stringify(rows)).toContain('없는향목록')
  expect(JSON.stringify(rows)).not.toMatch(/010-1234|minji@/)
})

test('words lead to a page of the shop while it is shown', async () => {
  const body = {
    words: ['배송 얼마', 'how much to ship'],
    title: '배송비 안내',
    title_en: 'Shipping costs',
    url: '/customer/shipment-cost',
    sp_use: true,
  }
  const { data: made } = await keeper.call(adminSearch.addPage, { body })
  const pageOf = async (keyword: string) =>
    (await guest.call(searches.read, { query: { keyword } })).data.page
  expect(await pageOf('배송얼마')).toMatchObject({ url: '/customer/shipment-cost' })
  const { data } = await guest.call(searches.suggest, { query: { keyword: 'How much to ship' } })
  expect(data.rows[0]).toMatchObject({ kind: 'page', title_en: 'Shipping costs' })
  await keeper.call(adminSearch.changePage, {
    params: { sp_id: made.id },
    body: { ...body, sp_use: false, version: made.version },
  })
  expect(await pageOf('배송얼마')).toBeNull()
  const bad = async (wrong: object) =>
    Object.keys((await keeper.refused(adminSearch.addPage, { body: { ...body, ...wrong } })).errors)
  expect(await bad({ url: 'javascript:alert(1)' })).toEqual(['url'])
  expect(await bad({ words: ['!?'] })).toEqual(['words'])
  expect(await bad({ title: ' ' })).toEqual(['title'])
  await keeper.call(adminSearch.removePage, { params: { sp_id: made.id } })
})

test('suggestions have at most eight rows, goods with picture and price, and say what was repaired', async () => {
  const goods = await stockItem(house, {
    it_name: '유칼립투스 큐브',
    it_name_en: 'Eucalyptus cube',
  })
  const ask = async (keyword: string) =>
    (await guest.call(searches.suggest, { query: { keyword } })).data
  const half = await ask('유칼립투ㅅ')
  expect(half.rows.length).toBeLessThanOrEqual(8)
  expect(half.rows.find(({ url }) => url.endsWith(goods.it_id))).toMatchObject({
    kind: 'product',
    image: '/img/candle-800.webp',
    price: { value: 10_000, currency: 'krw' },
  })
  expect(half.repaired).toBe(false)
  expect(await ask('유갈립투스')).toMatchObject({ word: '유칼립투스', repaired: true })
  expect((await guest.refused(searches.suggest, { query: { keyword: ' ' } })).status).toBe(422)
})

test('what was typed can be looked for as it is', async () => {
  const goods = await stockItem(house, { it_name: '페츌리 스톤', it_name_en: 'Stone of patchouly' })
  const read = async (exact?: '1') =>
    (await guest.call(searches.read, { query: { keyword: '패츌리', exact } })).data
  expect(await read()).toMatchObject({ word: '페츌리', repaired: true, total: 1 })
  expect(await read('1')).toMatchObject({ word: '패츌리', repaired: false, total: 0 })
  expect((await read('1')).near).toContain('페츌리')
  expect(await find('패츌리')).toEqual([goods.it_id])
})
