import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPublicFiles } from '#platform/public-files.ts'
import { robotsText } from '#platform/sitemap.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
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
  expect(await read('/sitemap.xml')).toContain(`<sitemap><loc>${origin}/sitemap-products-1.xml</loc></sitemap>`)
  const products = await read('/sitemap-products-1.xml')
  const page = `${origin}/shop/product/${it_id}`
  expect(products).toContain(`<url><loc>${page}</loc><lastmod>`)
  expect(products).toContain(`<url><loc>${page}?lang=en</loc>`)
  expect(products).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${page}?lang=en"/>`)
  expect(products).not.toContain(hidden.it_id)
  expect(await read('/sitemap-pages-1.xml')).toContain(`<loc>${origin}/shop/best-seller</loc>`)
})

test('parts that do not exist are not found', async () => {
  const read = freshFiles()
  for (const path of ['/sitemap-products-0.xml', '/sitemap-products-999.xml', '/sitemap-members-1.xml', '/feeds/other.xml']) expect(await read(path)).toBeUndefined()
})

test('Google’s feed tells price, sale price and stock in the currency of its language', async () => {
  const { it_id } = await stockItem(house, { it_name: '삼나무 & 캔들', it_price: 20_000, it_price_usd: 1_900, discount_rate: 10, it_explan: '<p>비 온 뒤 <b>숲</b></p>' })
  const read = freshFiles()
  const korean = (await read('/feeds/google.xml'))?.split('\n').find((line) => line.includes(it_id))
  expect(korean).toContain('<g:title>삼나무 &amp; 캔들</g:title>')
  expect(korean).toContain('<g:description>비 온 뒤 숲</g:description>')
  expect(korean).toContain('<g:price>20000 KRW</g:price><g:sale_price>18000 KRW</g:sale_price>')
  expect(korean).toContain('<g:availability>in_stock</g:availability>')
  const english = (await read('/feeds/google-en.xml'))?.split('\n').find((line) => line.includes(it_id))
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

test('robots are kept out of what is personal and shown the sitemap', () => {
  expect(robotsText(origin)).toContain('Disallow: /my-page\n')
  expect(robotsText(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`)
})
