import { expect, test } from 'vitest'
import { products } from '#shop/catalog/contract.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { shopper } from '#test/shopper.ts'
import { wishes } from './contract.ts'

const { house } = await testShop()

test('a member sees the own wish on a product and in lists, and nobody else does', async () => {
  const { it_id } = await stockItem(house)
  const minji = await shopper({ mb_id: 'wisher' })
  const guest = await shopper()
  // the answer everyone gets is kept first
  const show = { params: { it_id } }
  expect((await guest.call(products.show, show)).data.wishes).toEqual([])

  const { data } = await minji.call(wishes.add, { body: { it_id } })
  const mine = [{ wi_id: data.wi_id, it_id }]
  expect((await minji.call(products.show, show)).data.wishes).toEqual(mine)
  const listed = await minji.call(products.list, { query: { keyword: it_id } })
  expect(listed.data.map((tile) => [tile.it_id, tile.wishes])).toEqual([[it_id, mine]])

  const other = await shopper({ mb_id: 'other-wisher' })
  for (const who of [guest, other])
    expect((await who.call(products.show, show)).data.wishes).toEqual([])

  await minji.call(wishes.remove, { params: { wi_id: data.wi_id } })
  expect((await minji.call(products.show, show)).data.wishes).toEqual([])
})
