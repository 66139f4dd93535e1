import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Refusal } from '#kernel/client.ts'
import { after, before } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { products } from '#shop/catalog/contract.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { type Shopper, shopper } from '#test/shopper.ts'
import { adminCms, adminEntries } from './admin-contract.ts'
import {
  cms,
  heroes,
  instaFeeds,
  popupClass,
  popups,
  promotions,
  recipes,
  selects,
  stores,
  type TemplateNode,
  weekPicks,
} from './contract.ts'
import { customStories } from './custom-contract.ts'
import { countedPopups } from './store.ts'

const { house } = await testShop()
let editor: Shopper
let guest: Shopper
beforeAll(async () => {
  editor = await shopper({ mb_id: 'writer', staff_role: 'content' })
  guest = await shopper()
})

let made = 0
const template = (innerText: string): TemplateNode => ({
  id: 'page',
  tag: 'p',
  option: { class: '', style: {}, props: { innerText } },
  children: [],
})
const page = (more: object = {}) => ({
  kind: 'page' as const,
  name: `page-${++made}`,
  title: '안내',
  title_en: 'Notice',
  description: '',
  description_en: '',
  link: '',
  link_en: '',
  it_ids: [],
  template: template('처음'),
  ...more,
})
const now = { publish_from: null, publish_until: null }
const head = {
  title: '제목',
  title_en: '',
  position: 0,
  shown: true,
  opens_at: null,
  closes_at: null,
}
const popup = {
  ...head,
  type: 'daily',
  thumbnail_ko: 'scene-candle-tall',
  thumbnail_en: '',
  link: '/shop/best-seller',
  link_en: '',
}
const hero = {
  ...{
    eyebrow: '',
    eyebrow_en: '',
    text: '',
    text_en: '',
    image: 'scene-books',
    image_tall: '',
    alt: '책',
    alt_en: '',
  },
  ...{
    button: '보기',
    button_en: 'See',
    url: '/shop/new-item',
    second: '',
    second_en: '',
    second_url: '',
  },
}
const card = { summary: '', summary_en: '', image: 'scene-diy-wide' }

async function published(more: object = {}) {
  const { data } = await editor.call(adminCms.create, { body: page(more) })
  return (
    await editor.call(adminCms.publish, {
      params: { id: Number(data.id) },
      body: { version: 1, ...now },
    })
  ).data
}
const seen = (name: string) => guest.call(cms.published, { params: { name } })
const textOf = async (name: string) => (await seen(name)).template?.option.props.innerText

test('every desk of the content refuses a stranger, a member and other staff; the accountant only reads', async () => {
  const member = await shopper({ mb_id: 'content_member' })
  const order = await shopper({ mb_id: 'content_order', staff_role: 'order' })
  const books = await shopper({ mb_id: 'content_books', staff_role: 'accountant' })
  const id = { id: '1', kind: 'popup', number: '1' }
  for (const endpoint of [...Object.values(adminEntries), ...Object.values(adminCms)]) {
    const ask = { params: id, body: {} } as never
    expect((await guest.refused(endpoint, ask)).status, endpoint.path).toBe(401)
    expect((await member.refused(endpoint, ask)).status, endpoint.path).toBe(403)
    expect((await order.refused(endpoint, ask)).status, endpoint.path).toBe(403)
    if (endpoint.method !== 'GET')
      expect((await books.refused(endpoint, ask)).status, endpoint.path).toBe(403)
  }
  expect(
    (await books.call(adminEntries.list, { params: { kind: 'popup' } })).total,
  ).toBeGreaterThanOrEqual(0)
})

test('stories about custom work are listed while they are on the shop, by their place below the first of them', async () => {
  const { data } = await editor.call(adminCms.create, {
    body: page({ name: 'custom-hotel', title: '호텔의 향', title_en: 'The scent of a hotel' }),
  })
  const listed = () => guest.call(customStories.list, { query: { per_page: 100 } })
  const before = await listed()
  expect(before.data.map(({ name }) => name)).not.toContain('hotel')
  await editor.call(adminCms.publish, { params: { id: data.id }, body: { version: 1, ...now } })
  const after = await listed()
  expect(after.total).toBe(before.total + 1)
  expect(after.data.find(({ name }) => name === 'hotel')).toMatchObject({
    title: '호텔의 향',
    title_en: 'The scent of a hotel',
  })
  expect(after.data.map(({ name }) => name)).not.toContain('fragrance')
  await editor.call(adminCms.withdraw, { params: { id: data.id } })
  expect((await listed()).total).toBe(before.total)
})

test('a draft is not found until it is published, and its newer draft waits', async () => {
  const { data } = await editor.call(adminCms.create, { body: page() })
  const id = data.id
  expect((await guest.refused(cms.published, { params: { name: data.name } })).status).toBe(404)
  await editor.call(adminCms.publish, { params: { id }, body: { version: 1, ...now } })
  expect(await textOf(data.name)).toBe('처음')
  const { name: _, kind: __, ...rest } = page({ template: template('다음') })
  await editor.call(adminCms.save, { params: { id }, body: { ...rest, version: 1 } })
  expect(await textOf(data.name)).toBe('처음')
  await editor.call(adminCms.publish, { params: { id }, body: { version: 2, ...now } })
  expect(await textOf(data.name)).toBe('다음')
  await editor.call(adminCms.withdraw, { params: { id } })
  expect((await guest.refused(cms.published, { params: { name: data.name } })).status).toBe(404)
})

test('a page waits for its time and goes when it is over', async () => {
  const later = after(new Date(), { hours: 1 }).toISOString()
  const earlier = before(new Date(), { hours: 1 }).toISOString()
  const { id, name } = await published()
  const publish = (publish_from: string | null, publish_until: string | null) =>
    editor.call(adminCms.publish, {
      params: { id },
      body: { version: 1, publish_from, publish_until },
    })
  await publish(later, null)
  expect((await guest.refused(cms.published, { params: { name } })).status).toBe(404)
  await publish(null, earlier)
  expect((await guest.refused(cms.published, { params: { name } })).status).toBe(404)
  await publish(earlier, later)
  expect(await textOf(name)).toBe('처음')
  const refused = await editor.refused(adminCms.publish, {
    params: { id },
    body: { version: 1, publish_from: later, publish_until: earlier },
  })
  expect(Object.keys(refused.errors)).toEqual(['publish_until'])
})

test('two who save the same page: the second is refused and loses nothing, and old versions come back', async () => {
  const { id } = await published()
  const { name: _, kind: __, ...mine } = page({ template: template('내 것') })
  const save = (body: typeof mine, version: number) =>
    editor.call(adminCms.save, { params: { id }, body: { ...body, version } })
  await save(mine, 1)
  const lost = await editor.refused(adminCms.save, {
    params: { id },
    body: { ...mine, version: 1 },
  })
  expect([lost.status, lost.detail.version]).toEqual([409, 2])
  const versions = await editor.call(adminCms.versions, { params: { id } })
  expect(versions.data.map(({ number }) => number)).toEqual([2, 1])
  expect(versions.data[0]?.made_by).toBe('writer')
  const restored = await editor.call(adminCms.restore, {
    params: { id, number: 1 },
    body: { version: 2 },
  })
  expect([restored.data.version, restored.data.template.option.props.innerText]).toEqual([
    3,
    '처음',
  ])
  expect(
    (
      await editor.refused(adminCms.restore, {
        params: { id, number: 1 },
        body: { version: 2 },
      })
    ).status,
  ).toBe(409)
  expect(
    (
      await editor.refused(adminCms.restore, {
        params: { id, number: 99 },
        body: { version: 3 },
      })
    ).status,
  ).toBe(404)
})

test('two saves at the same moment: one wins', async () => {
  const { id } = await published()
  const { name: _, kind: __, ...content } = page()
  const outcomes = await Promise.allSettled(
    [1, 2, 3].map(() =>
      editor.call(adminCms.save, { params: { id }, body: { ...content, version: 1 } }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect((outcome.reason as Refusal).status).toBe(409)
})

test('a bad tree is refused with the path and the name of its piece', async () => {
  const bad = {
    id: 'root',
    tag: 'div',
    option: {},
    children: [{ id: 'evil', tag: 'script', option: {}, children: [] }],
  }
  const refused = await editor.refused(adminCms.create, { body: page({ template: bad }) })
  expect(refused.status).toBe(422)
  expect(refused.errors['template.children.0']?.[0]).toContain('‘evil’')
})

test('five hundred levels and ten thousand pieces are refused by name, not by a crash', async () => {
  let deep: object = { id: 'level-500', tag: 'div', option: {}, children: [] }
  for (let level = 499; level > 0; level--)
    deep = { id: `level-${level}`, tag: 'div', option: {}, children: [deep] }
  const many = {
    id: 'root',
    tag: 'div',
    option: {},
    children: Array.from({ length: 10_000 }, (_, at) => ({
      id: `p-${at}`,
      tag: 'p',
      option: {},
      children: [],
    })),
  }
  for (const [tree, name] of [
    [deep, '‘level-13’'],
    [many, '‘p-499’'],
  ] as const) {
    const refused = await editor.refused(adminCms.create, { body: page({ template: tree }) })
    expect(refused.status).toBe(422)
    expect(JSON.stringify(refused.errors)).toContain(name)
  }
})

test.each(['', '../etc', 'Company', 'a b', '-x', 'diy', 'privacy'])(
  'a page cannot be named %s',
  async (name) => {
    expect(
      Object.keys((await editor.refused(adminCms.create, { body: page({ name }) })).errors),
    ).toEqual(['name'])
  },
)

test('a name is taken once per kind, and strange names are not found', async () => {
  const { name } = await published()
  expect(
    (await editor.refused(adminCms.create, { body: page({ name }) })).errors.name,
  ).toHaveLength(1)
  expect(
    (await editor.call(adminCms.create, { body: page({ name, kind: 'trend' }) })).data.name,
  ).toBe(name)
  for (const strange of ['../x', '%2e%2e', 'NOPE', "x' or 1=1", 'x'.repeat(70), 'nothing-here']) {
    expect((await guest.refused(cms.published, { params: { name: strange } })).status).toBe(404)
    expect((await guest.refused(cms.trend, { params: { trendId: strange } })).status).toBe(404)
  }
})

test('a trend brings its goods in their order; what is not sold is left out', async () => {
  const [one, two] = [await stockItem(house), await stockItem(house)]
  const { name } = await published({ kind: 'trend', it_ids: [two.it_id, 'gone', one.it_id] })
  const trend = await guest.call(cms.trend, { params: { trendId: name } })
  expect(trend.data.map(({ it_id }) => it_id)).toEqual([two.it_id, one.it_id])
  expect(trend.template?.tag).toBe('p')
  expect((await guest.refused(cms.published, { params: { name } })).status).toBe(404)
})

const create = (kind: string, body: object) =>
  editor.call(adminEntries.create, { params: { kind }, body: body as Record<string, unknown> })
const wrong = async (kind: string, body: object) =>
  Object.keys(
    (
      await editor.refused(adminEntries.create, {
        params: { kind },
        body: body as Record<string, unknown>,
      })
    ).errors,
  )

test('popups: those open now in their order, and English falls back to Korean', async () => {
  const later = after(new Date(), { hours: 1 }).toISOString()
  await create('popup', { ...popup, title: '둘째', position: 2 })
  await create('popup', { ...popup, title: '첫째', position: 1, link_en: '/shop/new-item' })
  await create('popup', { ...popup, title: '숨긴 것', shown: false })
  await create('popup', { ...popup, title: '나중 것', opens_at: later })
  const list = await guest.call(popups.list, { query: { active: 'true', page: 1 } })
  expect(
    list.data.map(({ title, link_en, thumbnail_en }) => [title, link_en, thumbnail_en]),
  ).toEqual([
    ['첫째', '/shop/new-item', '/img/scene-candle-tall-800.webp'],
    ['둘째', '/shop/best-seller', '/img/scene-candle-tall-800.webp'],
  ])
})

test('a followed popup is counted; another class, a stranger’s id and floods are refused', async () => {
  const { data } = await create('popup', popup)
  const id = Number(data.id)
  const record = (body: object) =>
    guest.refused(popups.record, { body: body as { class: typeof popupClass; id: number } })
  await guest.call(popups.record, { body: { class: popupClass, id } })
  await guest.call(popups.record, { body: { class: popupClass, id } })
  expect(await countedPopups(houseCtx(house), id)).toBe(2)
  for (const name of [
    'App\\Models\\User',
    '__proto__',
    'constructor',
    ['App\\Resources\\Popups'],
    null,
  ])
    expect(await record({ class: name, id })).toMatchObject({
      status: 422,
      errors: { class: expect.anything() },
    })
  for (const bad of [0, -1, 1.5, 'x', null])
    expect(await record({ class: popupClass, id: bad })).toMatchObject({
      status: 422,
      errors: { id: expect.anything() },
    })
  expect((await record({ class: popupClass, id: 999_999 })).status).toBe(404)
  expect((await record({ class: popupClass, id, more: 'x'.repeat(2_000) })).status).toBe(413)
  const flood = await shopper({ ip: '10.99.0.1' })
  for (let count = 0; count < 60; count++)
    await flood.call(popups.record, { body: { class: popupClass, id } })
  expect((await flood.refused(popups.record, { body: { class: popupClass, id } })).status).toBe(429)
})

test.each([
  ['popup', { ...popup, title: ' ' }, ['title']],
  ['popup', { ...popup, link: 'javascript:alert(1)' }, ['link']],
  ['popup', { ...popup, link_en: '//evil' }, ['link_en']],
  ['popup', { ...popup, type: 'hourly' }, ['type']],
  ['popup', { ...popup, thumbnail_ko: '' }, ['thumbnail_ko']],
  ['popup', { ...popup, thumbnail_ko: '../x' }, ['thumbnail_ko']],
  [
    'popup',
    { ...popup, opens_at: '2026-01-02T00:00:00Z', closes_at: '2026-01-01T00:00:00Z' },
    ['closes_at'],
  ],
  ['popup', { ...popup, position: 'first' }, ['position']],
  [
    'week_pick',
    {
      ...head,
      from: '2025-02-30',
      until: '2025-03-09',
      image: 'x',
      url: '/',
      discount: 10,
      trendId: '',
    },
    ['from'],
  ],
  [
    'week_pick',
    {
      ...head,
      from: '2025-03-10',
      until: '2025-03-09',
      image: 'x',
      url: '/',
      discount: 10,
      trendId: '',
    },
    ['until'],
  ],
  [
    'week_pick',
    {
      ...head,
      from: '2025-03-01',
      until: '2025-03-09',
      image: 'x',
      url: 'data:x',
      discount: 91,
      trendId: '',
    },
    ['discount'],
  ],
  [
    'week_pick',
    {
      ...head,
      from: '2025-03-01',
      until: '2025-03-09',
      image: 'x',
      url: 'data:x',
      discount: 9,
      trendId: 'A B',
    },
    ['url', 'trendId'],
  ],
  [
    'diy',
    {
      ...head,
      ...card,
      difficulty: 1,
      minutes: 30,
      tools: [],
      materials: [],
      steps: [],
      cautions: '',
      cautions_en: '',
    },
    ['steps'],
  ],
  ['promotion', { ...head, ...card, body: '', body_en: '', it_ids: [] }, ['closes_at']],
  [
    'store',
    {
      ...head,
      address: '',
      address_en: '',
      hours: '',
      hours_en: '',
      closed: '',
      closed_en: '',
      parking: '',
      parking_en: '',
      phone: '',
      map_url: 'http://x',
      coordinates: '서울',
      map_picture: '',
      directions: '',
      directions_en: '',
      images: [],
    },
    ['map_url', 'coordinates', 'address'],
  ],
  ['hero', { ...head, ...hero, url: 'javascript:1', alt: '' }, ['alt', 'url']],
  ['hero', { ...head, ...hero, button: '', image: '' }, ['image', 'button']],
  ['insta', { ...head, picture: 'x', permalink: 'javascript:1' }, ['permalink']],
])('a %s that is wrong is refused by its fields', async (kind, body, fields) => {
  expect((await wrong(kind, body)).sort()).toEqual([...fields].sort())
})

test('kinds and ids that are not there are not found', async () => {
  for (const kind of ['nothing', '__proto__', 'constructor'])
    expect((await editor.refused(adminEntries.list, { params: { kind } })).status).toBe(404)
  const { data } = await create('popup', popup)
  expect(
    (await editor.refused(adminEntries.show, { params: { kind: 'store', id: Number(data.id) } }))
      .status,
  ).toBe(404)
  expect(
    (await editor.refused(adminEntries.show, { params: { kind: 'popup', id: 0 } })).status,
  ).toBe(404)
})

test('a list of the desk takes only its own sort columns', async () => {
  const refused = await editor.refused(adminEntries.list, {
    params: { kind: 'popup' },
    query: { sort: 'body' as 'title' },
  })
  expect(Object.keys(refused.errors)).toEqual(['sort'])
})

test('two who save the same form: the second is told, and a delete is for good', async () => {
  const { data } = await create('popup', popup)
  const params = { kind: 'popup', id: Number(data.id) }
  await editor.call(adminEntries.save, {
    params,
    body: { version: 1, form: { ...popup, title: '고침' } },
  })
  const lost = await editor.refused(adminEntries.save, {
    params,
    body: { version: 1, form: popup },
  })
  expect([lost.status, lost.detail.version]).toEqual([409, 2])
  await editor.call(adminEntries.remove, { params })
  expect((await editor.refused(adminEntries.remove, { params })).status).toBe(404)
})

test('week picks are numbered by their days', async () => {
  const week = {
    ...head,
    image: 'scene-home-wide',
    url: '/shop/category/2',
    discount: 20,
    trendId: 'week-2',
  }
  await create('week_pick', { ...week, title: '둘', from: '2025-07-21', until: '2025-07-27' })
  await create('week_pick', { ...week, title: '하나', from: '2025-07-14', until: '2025-07-20' })
  const { data, today } = await guest.call(weekPicks.list, {})
  expect(data.map(({ week: number, title, trendId }) => [number, title, trendId])).toEqual([
    [1, '하나', 'week-2'],
    [2, '둘', 'week-2'],
  ])
  expect(today).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

test('the badge of a week says what its goods really cost less', async () => {
  const cut = (discount_rate: number) => stockItem(house, { discount_rate })
  const [ten, none, ten_too] = [await cut(10), await cut(0), await cut(10)]
  const week = { ...head, image: 'scene-home-wide', url: '/shop/category/2', discount: 20 }
  const trendOf = async (...goods: { it_id: string }[]) =>
    (await published({ kind: 'trend', it_ids: goods.map(({ it_id }) => it_id) })).name
  const [mixed, even, full] = [
    await trendOf(ten, none),
    await trendOf(ten, ten_too),
    await trendOf(none),
  ]
  for (const [at, trendId] of [mixed, even, full, ''].entries())
    await create('week_pick', {
      ...{ ...week, trendId, title: `할인 ${at}` },
      ...{ from: `2025-09-0${at + 1}`, until: `2025-09-0${at + 1}` },
    })
  const { data } = await guest.call(weekPicks.list, {})
  expect(
    data
      .filter(({ title }) => title.startsWith('할인'))
      .map(({ discount, discount_all }) => [discount, discount_all]),
  ).toEqual([
    [10, false],
    [10, true],
    [0, true],
    [20, true],
  ])
})

test('the feed has six JPEG pictures at most', async () => {
  // other files have put theirs into it
  await house.db.execute(sql`update content_entry set shown = false where kind = 'insta'`)
  for (let at = 0; at < 8; at++)
    await create('insta', {
      ...head,
      position: at,
      picture: `scene-${at}`,
      permalink: 'https://www.instagram.com/p/x/',
    })
  const { data } = await guest.call(instaFeeds.list, {})
  expect(data).toHaveLength(6)
  expect(data[0]?.media_url).toBe('/img/scene-0-640.jpg')
})

test('a recipe knows which of its materials can be put in the cart', async () => {
  const { it_id, io_no } = await stockItem(house)
  const sold = await stockItem(house, { options: [{ io_stock_qty: 0 }] })
  const material = (id: string) => ({ it_id: id, qty: 2, note: '', note_en: '' })
  const { data } = await create('diy', {
    ...head,
    ...card,
    difficulty: 2,
    minutes: 40,
    tools: [],
    materials: [material(it_id), material(sold.it_id), material('gone')],
    steps: [{ text: '섞어요', text_en: '', image: '' }],
    cautions: '',
    cautions_en: '',
  })
  const recipe = (await guest.call(recipes.show, { params: { id: Number(data.id) } })).data
  expect(
    recipe.materials.map((one) => [one.product?.it_id ?? null, one.choice?.io_no ?? null]),
  ).toEqual([
    [it_id, io_no],
    [sold.it_id, null],
    [null, null],
  ])
  expect((await guest.call(recipes.list, {})).data.map(({ id }) => id)).toContain(recipe.id)
})

test('an ended promotion is listed last and can still be read; one that is hidden cannot', async () => {
  const story = { ...head, ...card, body: '', body_en: '', it_ids: [] }
  const ended = await create('promotion', {
    ...story,
    title: '끝난 것',
    opens_at: '2025-01-01T00:00:00Z',
    closes_at: '2025-02-01T00:00:00Z',
  })
  const running = await create('promotion', {
    ...story,
    title: '하는 것',
    position: 5,
    closes_at: after(new Date(), { days: 1 }).toISOString(),
  })
  const hidden = await create('promotion', {
    ...story,
    shown: false,
    closes_at: '2025-02-01T00:00:00Z',
  })
  const mine = [ended, running, hidden].map(({ data }) => Number(data.id))
  const listed = (await guest.call(promotions.list, {})).data.map(({ id }) => id)
  // other files of this worker have written some, too
  expect(listed.filter((id) => mine.includes(id))).toEqual([running.data.id, ended.data.id])
  expect(
    (await guest.call(promotions.show, { params: { id: Number(ended.data.id) } })).data.title,
  ).toBe('끝난 것')
  expect(
    (await guest.refused(promotions.show, { params: { id: Number(hidden.data.id) } })).status,
  ).toBe(404)
  for (const id of ['0', 'x', '1e3', '-1', '9'.repeat(20)])
    expect((await guest.refused(promotions.show, { params: { id: id as never } })).status).toBe(404)
})

test('a selection has its story and goods, a store its address', async () => {
  const { it_id } = await stockItem(house)
  const { data } = await create('select', {
    ...head,
    ...card,
    body: '이야기',
    body_en: '',
    it_ids: [it_id],
  })
  expect((await guest.call(selects.show, { params: { id: Number(data.id) } })).data).toMatchObject({
    body: '이야기',
    products: [{ it_id }],
  })
  // a category tells the story that has its goods
  const { breadcrumb } = (await guest.call(products.show, { params: { it_id } })).data
  const [first] = (
    await guest.call(selects.list, { query: { ca_id: breadcrumb[0]?.id, per_page: 1 } })
  ).data
  expect(first?.id).toBe(Number(data.id))
  expect((await guest.call(selects.list, { query: { ca_id: 999_999 } })).data).toEqual([])
  await create('store', {
    ...head,
    title: '본점',
    address: '서울',
    address_en: '',
    hours: '',
    hours_en: '',
    closed: '',
    closed_en: '',
    parking: '',
    parking_en: '',
    phone: '02-0000-0000',
    map_url: '',
    images: [],
  })
  expect((await guest.call(stores.list, {})).data).toContainEqual(
    expect.objectContaining({ title: '본점', address: '서울' }),
  )
})

test('the home page begins with the first hero that is open now, and with the shop’s own when there is none', async () => {
  const shown = async () => (await guest.call(heroes.show, {})).data
  const make = (more: object) =>
    editor.call(adminEntries.create, {
      params: { kind: 'hero' },
      body: { ...head, ...hero, ...more },
    })
  expect(await shown()).toBeNull()
  await make({
    title: '지난 첫 화면',
    opens_at: '2001-01-01T00:00:00.000Z',
    closes_at: '2001-02-01T00:00:00.000Z',
  })
  await make({ title: '다음 첫 화면', opens_at: '2099-01-01T00:00:00.000Z' })
  await make({ title: '숨긴 첫 화면', shown: false })
  expect(await shown()).toBeNull()
  await make({ title: '둘째', position: 5 })
  await make({ title: '첫째', title_en: 'First', position: 1 })
  expect(await shown()).toMatchObject({
    title: '첫째',
    title_en: 'First',
    image: '/img/scene-books-800.webp',
    image_tall: '/img/scene-books-800.webp',
    url: '/shop/new-item',
  })
})
