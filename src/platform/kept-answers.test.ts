import { expect, test } from 'vitest'
import { api } from '#api.ts'
import { Refusal } from '#kernel/client.ts'
import { products } from '#shop/catalog/contract.ts'
import { orders } from '#shop/order/contract/place.ts'
import { settings } from '#shop/setting/contract.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { shopper } from '#test/shopper.ts'
import { openKept } from './kept.ts'
import { openReader } from './kept-answers.ts'

const { house } = await testShop()
const read = openReader(house, api)({ lang: 'kr', currency: 'krw', ip: '10.7.7.7' })

test('a page reads in this process what the same question brings over the wire', async () => {
  const { it_id } = await stockItem(house)
  const guest = await shopper()
  const [item, list] = [{ params: { it_id } }, { query: { per_page: 5, in_stock: '1' } }] as const
  expect(await read(products.show, item)).toEqual(await guest.call(products.show, item))
  expect(await read(products.list, list)).toEqual(await guest.call(products.list, list))
  expect(await read(settings.show, {})).toEqual(await guest.call(settings.show, {}))
})

test('it is refused in the same words', async () => {
  const guest = await shopper()
  for (const ask of [{ params: { it_id: 'nothing-here' } }, { params: { it_id: '../settings' } }]) {
    const refused = await guest.refused(products.show, ask)
    const here: unknown = await read(products.show, ask)?.catch((error: unknown) => error)
    expect(here).toBeInstanceOf(Refusal)
    expect(here).toMatchObject({
      status: refused.status,
      code: refused.code,
      message: refused.message,
    })
  }
  const wrong: unknown = await read(products.list, { query: { per_page: 100_000 } })?.catch(
    (error: unknown) => error,
  )
  expect(wrong).toMatchObject({ status: 422, errors: { per_page: expect.any(Array) } })
})

test('what belongs to somebody is asked like from outside', () => {
  expect(read(orders.show, { params: { od_id: '1' } })).toBeNull()
})

test('a question is kept when it is asked a second time, one that stands alone at once', async () => {
  const own = { ...house, kept: openKept() }
  const reader = openReader(own, api)({ lang: 'kr', currency: 'krw', ip: '10.7.7.7' })
  const rare = { query: { per_page: 3, price_min: 777 } } as const
  const answers = []
  for (let time = 0; time < 3; time++) answers.push(await reader(products.list, rare))
  expect(answers[1]).not.toBe(answers[0])
  expect(answers[2]).toBe(answers[1])
  const [first, second] = await Promise.all([
    reader(products.list, { query: { per_page: 4 } }),
    reader(products.list, { query: { per_page: 4 } }),
  ])
  expect(second).toBe(first)
  expect(await reader(settings.show, {})).toBe(await reader(settings.show, {}))
  // what was dropped is known to be asked for: it is kept as soon as it is made again
  own.kept.drop(['*'])
  const anew = await reader(products.list, rare)
  expect(anew).not.toBe(answers[2])
  expect(await reader(products.list, rare)).toBe(anew)
})
