import { expect, test } from 'vitest'
import { addresses } from '#shop/member/account-contract.ts'
import { myOrders } from '#shop/order/contract/mine.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { fill, place } from '#test/ordering.ts'
import { shopper } from '#test/shopper.ts'

const { house } = await testShop()
const book = async (who: Awaited<ReturnType<typeof shopper>>) =>
  (await who.call(addresses.list, { query: {} })).data

test('the address of an order is kept when that is asked, once, the first as the usual one', async () => {
  const minji = await shopper({ mb_id: 'place-minji' })
  const order = async (given = {}) => {
    const { totals } = await fill(minji, await stockItem(house))
    return place(minji, { expected_total: totals.total, ...given })
  }
  await order()
  expect(await book(minji)).toEqual([])
  await order({ save_address: true })
  await order({ save_address: true })
  expect(await book(minji)).toMatchObject([
    { ad_addr1: '서울특별시 중구 세종대로 110', ad_default: true },
  ])
  await order({ save_address: true, od_b_name: '김하늘' })
  expect((await book(minji)).map(({ ad_default }) => ad_default)).toEqual([true, false])
})

test('the last places come newest first, each once, and are nobody else’s', async () => {
  const minji = await shopper({ mb_id: 'place-minji-2' })
  for (const od_b_name of ['김하늘', '박바다', '김하늘']) {
    const { totals } = await fill(minji, await stockItem(house))
    await place(minji, { expected_total: totals.total, od_b_name })
  }
  const { data } = await minji.call(myOrders.places, {})
  expect(data.map(({ ad_name }) => ad_name).toSorted()).toEqual(['김하늘', '박바다'])
  expect((await (await shopper({ mb_id: 'place-junho' })).call(myOrders.places, {})).data).toEqual(
    [],
  )
})
