import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { openPublicFiles } from '#platform/public-files.ts'
import { robotsText } from '#platform/sitemap.ts'
import { category } from '#shop/catalog/tables.ts'
import { adminCms, adminEntries } from '#shop/content/admin-contract.ts'
import { notice } from '#shop/support/tables.ts'
import { classPolicy, classProduct } from '#shop/tssa/tables.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { fill } from '#test/ordering.ts'
import { shopper } from '#test/shopper.ts'
import { findPublicFile } from './public-files.ts'

const { house } = await testShop()
const origin = house.config.ORIGIN

/** A shop that has not written its files yet. */
function freshFiles() {
  const config = { ...house.config, DATA_DIR: mkdtempSync(join(tmpdir(), 'public-files-')) }
  const find = openPublicFiles({ ...house, config }, findPublicFile)
  return async (path: string) => (await find(path))?.text()
}

test('the sitemap names its parts, and a part holds each page in both languages', async () => {
  const { it_id } = await stockItem(house)
  const hidden = await stockItem(house, { it_use: false })
  const read = freshFiles()
  expect(await read('/sitemap.xml')).toContain(
    `<sitemap><loc>${origin}/sitemap-products-1.xml</loc></sitemap>`,
  )
  const products = await read('/sitemap-products-1.xml')
  const page = `${origin}/shop/product/${it_id}`
  expect(products).toContain(`<url><loc>${page}</loc><lastmod>`)
  expect(products).toContain(`<url><loc>${page}?lang=en</loc>`)
  expect(products).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${page}?lang=en"/>`)
  expect(products).not.toContain(hidden.it_id)
  expect(await read('/sitemap-pages-1.xml')).toContain(`<loc>${origin}/shop/best-seller</loc>`)
})

/** The routes of the shop that search engines may keep, by the file that draws them. */
function indexedRoutes(): string[] {
  const rows = [
    ...readFileSync('src/routes.ts', 'utf8').matchAll(
      /(?:index|route)\((?:'([^']+)', )?'([^']+\.tsx)'/g,
    ),
  ]
  // a landing page is a page of the contents, and stands there
  const frames = /^(admin|my-page)|:token|^\*$|^custom\/formula|^custom\/fragrance(\/:name)?$/
  return rows
    .filter(
      ([, path = '', file = '']) =>
        !frames.test(path) && !readFileSync(`src/${file}`, 'utf8').includes('noindex'),
    )
    .map(([, path = '']) => `/${path}`)
}

test('every page that search engines may keep is in the sitemap, in both languages', async () => {
  const editor = await shopper({ mb_id: 'map_writer', staff_role: 'content' })
  const { it_id } = await stockItem(house)
  const card = {
    title: '하나',
    title_en: '',
    position: 0,
    shown: true,
    opens_at: null,
    closes_at: null,
    summary: '',
    summary_en: '',
    image: 'scene-books',
  }
  const story = {
    ...card,
    closes_at: '2099-01-01T00:00:00.000Z',
    body: '',
    body_en: '',
    it_ids: [],
  }
  const recipe = {
    ...card,
    difficulty: 1,
    minutes: 10,
    tools: [],
    materials: [],
    steps: [{ text: '섞어요', text_en: '', image: '' }],
    cautions: '',
    cautions_en: '',
  }
  const make = async (kind: string, body: object) =>
    (await editor.call(adminEntries.create, { params: { kind }, body: { ...body } })).data.id
  const cms = {
    kind: 'page' as const,
    name: 'on-the-map',
    title: '안내',
    title_en: '',
    description: '',
    description_en: '',
    link: '',
    link_en: '',
    it_ids: [],
  }
  const template = {
    id: 'page',
    tag: 'p',
    option: { class: '', style: {}, props: { innerText: '안내' } },
    children: [],
  }
  const { data } = await editor.call(adminCms.create, { body: { ...cms, template } })
  await editor.call(adminCms.publish, {
    params: { id: data.id },
    body: { version: 1, publish_from: null, publish_until: null },
  })
  await houseCtx(house)
    .db.insert(category)
    .values({ ca_id: 801, name: '지도', name_en: 'Map', parent_id: null })
    .onConflictDoNothing()
  const { db } = houseCtx(house)
  const [news] = await db
    .insert(notice)
    .values({ title: '공방 소식', content: '<p>쉬어요</p>', board: 'tssa' })
    .returning()
  const [policy] = await db.insert(classPolicy).values({ name: '기준', name_en: '' }).returning()
  const lesson = {
    title_en: '',
    kind: 'oneday',
    category: 'perfume',
    level: 'first',
    minutes: 60,
    price: 1_000,
    policy_id: policy?.policy_id ?? 0,
  }
  const [lessonShown, lessonHidden] = await db
    .insert(classProduct)
    .values([
      { ...lesson, title: '향' },
      { ...lesson, title: '숨긴 향', class_use: false },
    ])
    .returning()
  const samples: Record<string, string> = {
    '/tssa/product/:productId': `/tssa/product/${lessonShown?.class_id}`,
    '/tssa/notice/:id': `/tssa/notice/${news?.id}`,
    '/tools/:tool': '/tools/soap',
    '/shop/category/:categoryId': '/shop/category/801',
    '/shop/product/:productId': `/shop/product/${it_id}`,
    '/customer/notice/:id': '/customer/notice/',
    '/contents/diy/:id': `/contents/diy/${await make('diy', recipe)}`,
    '/contents/promotion/:id': `/contents/promotion/${await make('promotion', story)}`,
    '/contents/select/:id': `/contents/select/${await make('select', { ...story, closes_at: null })}`,
    '/contents/:path': '/contents/on-the-map',
  }
  const hidden = `/contents/select/${await make('select', { ...story, closes_at: null, shown: false })}<`
  house.kept.drop(['*'])
  const read = freshFiles()
  const parts = [
    ...((await read('/sitemap.xml')) ?? '').matchAll(/<loc>[^<]*(\/sitemap-[^<]+)<\/loc>/g),
  ].map(([, path = '']) => path)
  const all = (await Promise.all(parts.map(read))).join('')
  const wanted = indexedRoutes().map((path) => samples[path] ?? path)
  expect(wanted.length).toBeGreaterThan(15)
  const hasNotices = all.includes('/customer/notice/')
  for (const path of wanted.filter((one) => hasNotices || one !== '/customer/notice/')) {
    const end = path.endsWith('/') && path !== '/' ? '' : '<'
    expect(all, path).toContain(`<loc>${origin}${path}${end}`)
    if (end) expect(all, path).toContain(`<loc>${origin}${path}?lang=en<`)
  }
  expect(all).not.toContain(hidden)
  expect(all).not.toContain(`/tssa/product/${lessonHidden?.class_id}<`)
  expect(all).not.toContain(`/customer/notice/${news?.id}<`)
})

test('parts that do not exist are not found', async () => {
  const read = freshFiles()
  for (const path of [
    '/sitemap-products-0.xml',
    '/sitemap-products-999.xml',
    '/sitemap-members-1.xml',
    '/feeds/other.xml',
  ])
    expect(await read(path)).toBeUndefined()
})

test('Google’s feed tells price, sale price and stock in the currency of its language', async () => {
  const { it_id } = await stockItem(house, {
    it_name: '삼나무 & 캔들',
    it_price: 20_000,
    it_price_usd: 1_900,
    discount_rate: 10,
    it_explan: '<p>비 온 뒤 <b>숲</b></p>',
  })
  const read = freshFiles()
  const korean = (await read('/feeds/google.xml'))?.split('\n').find((line) => line.includes(it_id))
  expect(korean).toContain('<g:title>삼나무 &amp; 캔들</g:title>')
  expect(korean).toContain('<g:description>비 온 뒤 숲</g:description>')
  expect(korean).toContain('<g:price>20000 KRW</g:price><g:sale_price>18000 KRW</g:sale_price>')
  expect(korean).toContain('<g:availability>in_stock</g:availability>')
  const english = (await read('/feeds/google-en.xml'))
    ?.split('\n')
    .find((line) => line.includes(it_id))
  expect(english).toContain('<g:price>19.00 USD</g:price><g:sale_price>17.10 USD</g:sale_price>')
  expect(english).toContain(`<g:link>${origin}/shop/product/${it_id}?lang=en</g:link>`)
})

test('Naver’s feed is a table of what is in stock and has a price', async () => {
  const inStock = await stockItem(house, { it_name: '탭\t있는 이름' })
  const soldOut = await stockItem(house, { options: [{ io_stock_qty: 0 }] })
  const priceless = await stockItem(house, { it_price: 0 })
  const feed = (await freshFiles()('/feeds/naver.txt')) ?? ''
  const [head = '', ...lines] = feed.trimEnd().split('\n')
  expect(head.split('\t').slice(0, 3)).toEqual(['id', 'title', 'price_pc'])
  const line = lines.find((one) => one.startsWith(inStock.it_id))
  expect(line?.split('\t').slice(0, 4)).toEqual([inStock.it_id, '탭 있는 이름', '10000', '10000'])
  expect(lines.every((one) => one.split('\t').length === head.split('\t').length)).toBe(true)
  expect(feed).not.toContain(soldOut.it_id)
  expect(feed).not.toContain(priceless.it_id)
})

test('Naver’s feed says what one piece costs to send, as its cart does', async () => {
  const items = [
    await stockItem(house),
    await stockItem(house, { it_price: 900_000 }),
    await stockItem(house, { it_sc_type: 1 }),
    await stockItem(house, { it_sc_type: 2, it_sc_price: 2_500, it_sc_minimum: 10_001 }),
    await stockItem(house, { it_sc_type: 2, it_sc_price: 2_500, it_sc_minimum: 10_000 }),
    await stockItem(house, { it_sc_type: 3, it_sc_price: 3_500 }),
    await stockItem(house, { it_sc_type: 4, it_sc_price: 1_500, it_sc_qty: 6 }),
  ]
  const collected = await stockItem(house, { it_sc_type: 3, it_sc_price: 3_500, it_sc_method: 1 })
  const feed = (await freshFiles()('/feeds/naver.txt')) ?? ''
  const [head = '', ...lines] = feed.split('\n').map((line) => line.split('\t'))
  const told = (it_id: string) =>
    Number(lines.find(([id]) => id === it_id)?.[head.indexOf('shipping')])
  const counted = []
  for (const item of items) {
    const { totals } = await fill(await shopper(), item)
    counted.push(totals.shipping)
  }
  expect(items.map(({ it_id }) => told(it_id))).toEqual(counted)
  expect(counted.filter((cost) => cost > 0).length).toBeGreaterThan(3)
  expect(told(collected.it_id)).toBe(-1)
})

test('robots are kept out of what is personal and shown the sitemap', () => {
  expect(robotsText(origin)).toContain('Disallow: /my-page\n')
  expect(robotsText(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`)
})
