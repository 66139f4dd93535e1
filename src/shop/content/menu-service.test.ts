import { beforeAll, expect, test } from 'vitest'
import { settings } from '#shop/setting/contract.ts'
import type { Menus } from '#shop/setting/menu-contract.ts'
import { standardMenus } from '#shop/setting/menus-text.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { type Shopper, shopper } from '#test/shopper.ts'
import { adminEntries } from './admin-contract.ts'
import { adminMenus } from './menus-contract.ts'

const { house } = await testShop()
let editor: Shopper
let guest: Shopper
beforeAll(async () => {
  editor = await shopper({ mb_id: 'menu_writer', staff_role: 'content' })
  guest = await shopper()
})

const link = (url: string) => ({ id: 'one', word: { ko: '하나', en: 'One' }, url, show: true })
/** only what leads to goods that this shop has */
const few: Menus = { ...standardMenus, bar: [], mega: [], side: [], footer: [] }

async function save(value: Menus, version?: number) {
  const { versions } = (await editor.call(adminMenus.show, {})).data
  return editor.call(adminMenus.save, {
    params: { name: 'menus' },
    body: { value, version: version ?? versions.menus ?? 0 },
  })
}
async function refusedFields(value: Menus) {
  const { versions } = (await editor.call(adminMenus.show, {})).data
  const refusal = await editor.refused(adminMenus.save, {
    params: { name: 'menus' },
    body: { value, version: versions.menus ?? 0 },
  })
  expect(refusal.status).toBe(422)
  return Object.keys(refusal.errors)
}

test('menus refuse a stranger, a member and other staff; the accountant only reads', async () => {
  const others = [
    await shopper({ mb_id: 'menu_member' }),
    await shopper({ mb_id: 'menu_order', staff_role: 'order' }),
  ]
  const books = await shopper({ mb_id: 'menu_books', staff_role: 'accountant' })
  for (const endpoint of Object.values(adminMenus)) {
    const ask = { params: { name: 'menus' }, body: { value: few, version: 0 } } as never
    expect((await guest.refused(endpoint, ask)).status).toBe(401)
    for (const other of others) expect((await other.refused(endpoint, ask)).status).toBe(403)
  }
  expect(
    (
      await books.refused(adminMenus.save, {
        params: { name: 'menus' },
        body: { value: few, version: 0 },
      })
    ).status,
  ).toBe(403)
  expect((await books.call(adminMenus.show, {})).data.values.menus.bar.length).toBeGreaterThan(0)
})

test('what is saved is what every page is told next, and whoever saves over it is refused', async () => {
  const { it_id } = await stockItem(house)
  await guest.call(settings.show, {})
  const { version } = (
    await save({ ...few, bar: [link(`/shop/product/${it_id}`), link('https://blog.example/a')] })
  ).data
  expect((await guest.call(settings.show, {})).data.menus.bar.map(({ url }) => url)).toEqual([
    `/shop/product/${it_id}`,
    'https://blog.example/a',
  ])
  const late = await editor.refused(adminMenus.save, {
    params: { name: 'menus' },
    body: { value: few, version: version - 1 },
  })
  expect(late.status).toBe(409)
})

test('a link to a script, another host in disguise or a page that is not there is refused at its field', async () => {
  for (const url of [
    'javascript:alert(1)',
    '//evil.example',
    'http://plain.example',
    '/nowhere',
    '/shop/product/0000000',
    '/shop/category/999999',
    '/contents/no-such-page',
    '/contents/diy/999999',
  ])
    expect(await refusedFields({ ...few, bar: [link('/'), link(url)] }), url).toEqual(['bar.1.url'])
  expect(
    await refusedFields({
      ...few,
      footer: [{ id: 'a', title: { ko: '묶음', en: '' }, links: [link('/contents/no-such-page')] }],
    }),
  ).toEqual(['footer.0.links.0.url'])
})

/** A promotion that shoppers see, or do not yet. */
const promotion = {
  title: '기획전',
  title_en: '',
  position: 0,
  opens_at: null,
  closes_at: '2099-01-01T00:00:00.000Z',
  summary: '',
  summary_en: '',
  image: 'scene-books',
  body: '',
  body_en: '',
  it_ids: [],
}
const make = async (shown: boolean) =>
  Number(
    (
      await editor.call(adminEntries.create, {
        params: { kind: 'promotion' },
        body: { ...promotion, shown },
      })
    ).data.id,
  )

test('a hidden promotion cannot be linked, a shown one can', async () => {
  expect(
    await refusedFields({ ...few, bar: [link(`/contents/promotion/${await make(false)}`)] }),
  ).toEqual(['bar.0.url'])
  await save({ ...few, bar: [link(`/contents/promotion/${await make(true)}`)] })
})

test('only the menus and the top bar go through this door', async () => {
  const refusal = await editor.refused(adminMenus.save, {
    params: { name: 'payment' },
    body: { value: {}, version: 1 },
  })
  expect(refusal.status).toBe(404)
  const bar = { id: 'x', text: { ko: '알림', en: '' }, url: '/nowhere', show: true }
  expect(
    Object.keys(
      (
        await editor.refused(adminMenus.save, {
          params: { name: 'top_bar' },
          body: { value: bar, version: 1 },
        })
      ).errors,
    ),
  ).toEqual(['url'])
})

test('a page that is deleted takes its links along', async () => {
  const [id, { it_id }] = [await make(true), await stockItem(house)]
  const page = `/contents/promotion/${id}`
  await save({
    ...few,
    bar: [link(page), link(`/shop/product/${it_id}`)],
    footer: [{ id: 'a', title: { ko: '묶음', en: '' }, links: [link(`${page}#top`)] }],
  })
  expect((await editor.call(adminMenus.links, { query: { page } })).data).toEqual({ count: 2 })
  await editor.call(adminEntries.remove, { params: { kind: 'promotion', id } })
  const { values, dead } = (await editor.call(adminMenus.show, {})).data
  expect(values.menus.bar.map(({ url }) => url)).toEqual([`/shop/product/${it_id}`])
  expect(values.menus.footer).toEqual([])
  expect(dead).toEqual([])
  expect((await guest.call(settings.show, {})).data.menus.footer).toEqual([])
})

test('a link that died is told, and keeps nothing else from being saved', async () => {
  const id = await make(true)
  const page = `/contents/promotion/${id}`
  await save({ ...few, bar: [link(page)] })
  await editor.call(adminEntries.save, {
    params: { kind: 'promotion', id },
    body: { form: { ...promotion, shown: false }, version: 1 },
  })
  const { values, dead } = (await editor.call(adminMenus.show, {})).data
  expect(dead).toEqual([page])
  const words = { ...values.menus.bar[0], word: { ko: '다른 말', en: '' } } as Menus['bar'][number]
  await save({ ...values.menus, bar: [words] })
  expect(await refusedFields({ ...few, bar: [words, link('/contents/no-such')] })).toEqual([
    'bar.1.url',
  ])
})
