import { beforeAll, describe, expect, test } from 'vitest'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { type Shopper, shopper } from '#test/shopper.ts'
import { adminCategories, type CategoryForm } from './category-contract.ts'
import { categories, products } from './contract.ts'

let clerk: Shopper
const mark = `c${Date.now()}`

beforeAll(async () => {
  await testShop()
  clerk = await shopper({ mb_id: `${mark}_clerk`, staff_role: 'product' })
})

const form = (part: Partial<CategoryForm> = {}): CategoryForm => ({
  parent_id: null,
  name: `향 ${mark}`,
  name_en: 'Scent',
  ca_use: true,
  ca_nocoupon: false,
  ...part,
})
const make = async (part: Partial<CategoryForm> = {}) =>
  (await clerk.call(adminCategories.create, { body: form(part) })).data.ca_id
const of = (ca_id: number) => ({ params: { ca_id } })
const found = async (ca_id: number) =>
  (await clerk.call(adminCategories.list, {})).data.find((row) => row.ca_id === ca_id)
const place = (ca_id: number, parent_id: number | null) =>
  clerk.refused(adminCategories.save, { ...of(ca_id), body: form({ parent_id }) })

describe('the tree of categories', () => {
  test('a category never stands below itself, nor deeper than three', async () => {
    const top = await make()
    const middle = await make({ parent_id: top })
    const low = await make({ parent_id: middle })
    for (const parent_id of [top, middle, low]) {
      const refusal = await place(top, parent_id)
      expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, ['parent_id']])
    }
    expect(
      (await clerk.refused(adminCategories.create, { body: form({ parent_id: low }) })).status,
    ).toBe(422)
    expect((await place(low, 999_999)).status).toBe(422)
  })

  test('two that move below each other at once make no loop', async () => {
    const [one, two] = [await make(), await make()]
    const moves = await Promise.allSettled([
      clerk.call(adminCategories.save, { ...of(one), body: form({ parent_id: two }) }),
      clerk.call(adminCategories.save, { ...of(two), body: form({ parent_id: one }) }),
    ])
    expect(moves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const parents = [(await found(one))?.parent_id, (await found(two))?.parent_id]
    expect(parents).toContain(null)
  })

  test('goods are found on the shelf their category moved to', async () => {
    const { house } = await testShop()
    const [old, shelf] = [await make(), await make()]
    const low = await make({ parent_id: old })
    const { it_id } = await stockItem(house, { ca_id: low })
    await clerk.call(adminCategories.save, { ...of(low), body: form({ parent_id: shelf }) })
    const on = async (ca_id: number) =>
      (await (await shopper()).call(products.list, { query: { ca_id } })).data.map(
        (tile) => tile.it_id,
      )
    expect([await on(old), await on(shelf)]).toEqual([[], [it_id]])
  })

  test('a hidden one leaves the menus, and comes back', async () => {
    const ca_id = await make({ name: `숨김 ${mark}` })
    const shown = async () =>
      (await (await shopper()).call(categories.tree, {})).data.data.some(({ id }) => id === ca_id)
    expect(await shown()).toBe(true)
    await clerk.call(adminCategories.save, { ...of(ca_id), body: form({ ca_use: false }) })
    expect(await shown()).toBe(false)
  })

  test('is put in order as a whole, or not at all', async () => {
    const top = await make()
    const [one, two] = [await make({ parent_id: top }), await make({ parent_id: top })]
    await clerk.call(adminCategories.sort, { body: { parent_id: top, ca_ids: [two, one] } })
    expect([(await found(two))?.ca_order, (await found(one))?.ca_order]).toEqual([1, 2])
    expect(
      await clerk.refused(adminCategories.sort, { body: { parent_id: top, ca_ids: [two] } }),
    ).toMatchObject({ status: 409 })
  })

  test('one with goods or categories below stays; an empty one goes', async () => {
    const { house } = await testShop()
    const top = await make()
    const low = await make({ parent_id: top })
    await stockItem(house, { ca_id: low })
    expect(await clerk.refused(adminCategories.remove, of(top))).toMatchObject({ status: 409 })
    expect(await clerk.refused(adminCategories.remove, of(low))).toMatchObject({ status: 409 })
    const empty = await make()
    await clerk.call(adminCategories.remove, of(empty))
    expect(await clerk.refused(adminCategories.remove, of(empty))).toMatchObject({ status: 404 })
  })

  test.each<[string, object]>([
    ['name', { name: '' }],
    ['name_en', { name_en: '<b>' }],
    ['ca_use', { ca_use: 'yes' }],
    ['parent_id', { parent_id: 'x' }],
  ])('a bad %s is refused at its field', async (field, part) => {
    const refusal = await clerk.refused(adminCategories.create, {
      body: { ...form(), ...part } as CategoryForm,
    }) // wrong on purpose
    expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, [field]])
  })

  test('refuses a stranger; staff of orders read', async () => {
    const orders = await shopper({ mb_id: `${mark}_orders`, staff_role: 'order' })
    expect((await orders.call(adminCategories.list, {})).data.length).toBeGreaterThan(0)
    expect(await orders.refused(adminCategories.create, { body: form() })).toMatchObject({
      status: 403,
    })
    const stranger = await shopper({ mb_id: `${mark}_shopper` })
    expect(await stranger.refused(adminCategories.list, {})).toMatchObject({ status: 403 })
    expect(await stranger.refused(adminCategories.remove, of(1))).toMatchObject({ status: 403 })
  })
})

describe('goods that stand first', () => {
  const listed = async (ca_id: number, ask: object = {}) => {
    const query = { ca_id, sort: 'sold', order: 'desc', per_page: 3, ...ask } as const
    const { data, total } = await (await shopper()).call(products.list, { query })
    return [data.map(({ it_id }) => it_id), total]
  }

  test('lead their category in the order given, on every page, and nothing is shown twice', async () => {
    const { house } = await testShop()
    const ca_id = await make()
    const made = []
    for (let at = 0; at < 7; at++) made.push((await stockItem(house, { ca_id })).it_id)
    const bySales = ((await listed(ca_id, { per_page: 7 }))[0] ?? []) as string[]
    const picks = [bySales[5], bySales[2], bySales[6], bySales[4]] as string[]
    await clerk.call(adminCategories.save, { ...of(ca_id), body: form({ picks }) })
    const rest = bySales.filter((it_id) => !picks.includes(it_id))
    const all = [...picks, ...rest]
    expect(await listed(ca_id)).toEqual([all.slice(0, 3), 7])
    expect(await listed(ca_id, { page: 2 })).toEqual([all.slice(3, 6), 7])
    expect(await listed(ca_id, { page: 3 })).toEqual([all.slice(6), 7])
    // another order is the shopper's own
    const cheap = await listed(ca_id, { sort: 'price', order: 'asc', per_page: 7 })
    expect(cheap).not.toEqual([all, 7])
    expect((await found(ca_id))?.picks).toEqual(picks)
    // saved without a word on them they stay
    await clerk.call(adminCategories.save, { ...of(ca_id), body: form({ name: '새 이름' }) })
    expect((await found(ca_id))?.picks).toEqual(picks)
  })

  test('are goods of the shop, each once', async () => {
    const { it_id } = await stockItem((await testShop()).house)
    const ca_id = await make()
    for (const picks of [[it_id, it_id], ['no-such-item']]) {
      const body = form({ picks })
      const refusal = await clerk.refused(adminCategories.save, { ...of(ca_id), body })
      expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, ['picks']])
    }
  })
})
