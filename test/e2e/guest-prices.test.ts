import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { discounted, formatMoney } from '#kernel/money.ts'
import type { Paged } from '#kernel/paging.ts'
import { shopPages } from '#kernel/shop-pages.ts'
import { adminApplications } from '#shop/application/desk-contract.ts'
import type { ProductDetail, ProductTile } from '#shop/catalog/contract.ts'
import { percentFor } from '#shop/catalog/own-price-rules.ts'
import type { OwnPrices } from '#shop/catalog/trade-contract.ts'
import { desktop, visitor } from './browser.ts'
import { anyBusinessNumber, ask, joinAs } from './buyer.ts'
import { staff } from './desk.ts'
import { shopUrl } from './shop-url.ts'
import { open } from './steps.ts'

const typed = {
  ...{ company: '달빛공방', representative: '서하늘' },
  ...{ opened_on: '2020-03-02', business_type: '소매업', business_item: '향초' },
  ...{ zip: '04524', address: '서울특별시 중구 세종대로 110', name: '서하늘' },
  ...{ mobile: '010-1234-5678', email: 'moon@mail.example', region: '부산 해운대구' },
  ...{ homepage: 'https://moon.example', interest: '소이 왁스', privacy: true, secrecy: true },
}
// the name of a script that is fetched for members of a grade says nothing
const ofGrade =
  /my-prices|\\?"own-prices\\?"|내 등급 가격|내 등급가|Prices of your grade|Your grade’s price|"graded",?:?true/
const feeds = [
  ...readFileSync('src/public-files.ts', 'utf8').matchAll(/path: '(\/feeds\/[^']+)'/g),
].map(([, path = '']) => path)
const currencies = ['krw', 'usd'] as const
type Amounts = { own: Set<string>; everybodys: Set<string> }

test('every page and feed that a guest may open tells no price of a grade, whoever of it was there before', async () => {
  expect(feeds.length).toBeGreaterThan(2)
  const { page } = await visitor(desktop)
  await memberOfGrade(page)
  const goods = await amountsOf(page)
  const all = [...goods.values()]
  const everybodys = new Set(all.flatMap((one) => [...one.everybodys]))
  const own = new Set(all.flatMap((one) => [...one.own]).filter((word) => !everybodys.has(word)))
  expect([goods.size > 100, own.size > 100]).toEqual([true, true])
  const paths = [...new Set([...(await namedPages()), ...withoutRows, ...feeds])]
  expect(paths.length).toBeGreaterThan(300)

  // the member first: what is kept from now on was made for them, if it was made for somebody
  await inTurns(paths, async (path) => {
    await page.evaluate(async (path) => (await fetch(path)).text(), path)
  })
  const told: [string, string[]][] = []
  let priced = 0
  await inTurns(paths, async (path) => {
    const html = await readAsGuest(path)
    if (ofGrade.test(html)) told.push([path, [ofGrade.exec(html)?.[0] ?? '']])
    const it_id = /^\/shop\/product\/([^/?]+)/.exec(path)?.[1] ?? ''
    const mine = goods.get(it_id)
    if ([...sumsIn(html)].some((word) => mine?.everybodys.has(word))) priced++
    const of = (html: string) => [...sumsIn(html)].filter((word) => own.has(word))
    const here = of(html)
    const certain = here.filter((word) => mine?.own.has(word) && !mine.everybodys.has(word))
    if (certain.length) told.push([path, certain])
    if (here.length === certain.length) return
    // a sum of the page itself, such as that of a recipe, also stands on the one that was never made before
    const elsewhere = new Set(of(await readAsGuest(path, phoneAgent)))
    const left = here.filter((word) => !elsewhere.has(word))
    if (left.length) told.push([path, left])
  })
  expect(told).toEqual([])
  // what is looked for would be seen
  expect(priced).toBeGreaterThan(100)
}, 900_000)

const phoneAgent =
  'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 Mobile Safari/537.36'
/** Pages that no sitemap names, because they are of one visitor, or found by words. */
const withoutRows = [
  ...shopPages.filter((path) => !path.includes(':')),
  ...['candle', '왁스'].map((keyword) => `/shop/search?keyword=${encodeURIComponent(keyword)}`),
  '/customer/search?keyword=candle',
].flatMap((path) => [path, `${path}${path.includes('?') ? '&' : '?'}lang=en`])

async function readAsGuest(path: string, agent = 'Mozilla/5.0 (X11; Linux x86_64)') {
  const answer = await fetch(new URL(path, shopUrl()), { headers: { 'user-agent': agent } })
  expect([path, answer.ok]).toEqual([path, true])
  return answer.text()
}

async function memberOfGrade(page: Page) {
  await joinAs(page, 'kr')
  const { data } = await ask<{ data: { ap_id: number } }>(page, {
    path: '/api/v1/dealer-apply',
    body: { ...typed, business_number: anyBusinessNumber() },
  })
  const call = await staff()
  const params = { ap_id: data.ap_id }
  const { version } = (await call(adminApplications.show, { params })).data
  const body = { decision: 'approved' as const, reply: '', mb_level: 5, version }
  await call(adminApplications.decide, { params, body })
  await open(page, '/shop/category/2')
}

/** What every product costs the grade of this member, and what it costs everybody, as a page would write it. */
async function amountsOf(page: Page): Promise<Map<string, Amounts>> {
  const read = <T>(path: string) => ask<T>(page, { path, method: 'GET' })
  const found = new Map<string, Amounts>()
  for (const currency of currencies) {
    await ask(page, { path: '/api/v1/language', body: { lang: 'kr', currency } })
    for (let at = 1, last = 1; at <= last; at++) {
      const list = await read<Paged<ProductTile>>(`/api/v1/products?page=${at}&per_page=100`)
      last = list.last_page
      const ids = list.data.map(({ it_id }) => it_id)
      const steps = (await read<{ data: OwnPrices[] }>(`/api/v1/my-prices?ids=${ids}`)).data
      await inTurns(ids, async (it_id) => {
        const { data } = await read<{ data: ProductDetail }>(`/api/v1/products/${it_id}`)
        const listed = [data.default_price, ...data.options, ...data.add_ons].flatMap((one) => [
          'value' in one && typeof one.value === 'number' ? one.value : null,
          'price' in one ? one.price : null,
          'before' in one ? one.before : null,
        ])
        const prices = listed.filter((sum) => sum !== null)
        // what a choice costs more than another stands beside it, and what all of them cost by measure
        const between = prices.flatMap((one) => prices.map((other) => Math.abs(one - other)))
        const measured = [data, ...data.options].flatMap(
          ({ unit_price }) => unit_price?.value ?? [],
        )
        const percent = percentFor(steps.find((one) => one.it_id === it_id)?.steps ?? [], 1)
        const words = (sums: readonly number[]) => sums.map((sum) => wordOf(sum, currency))
        const before = found.get(it_id) ?? { own: new Set(), everybodys: new Set() }
        const mine = percent > 0 ? prices.map((sum) => discounted(sum, percent, currency)) : []
        found.set(it_id, {
          own: new Set([...before.own, ...words(mine)]),
          everybodys: new Set([
            ...before.everybodys,
            ...words([...prices, ...between, ...measured]),
          ]),
        })
      })
    }
  }
  await ask(page, { path: '/api/v1/language', body: { lang: 'kr', currency: 'krw' } })
  return found
}

const wordOf = (sum: number, currency: 'krw' | 'usd') =>
  formatMoney(sum, currency, 'kr').replace(/[^\d.$]/g, '')

/** Amounts of a page: won with their commas or as plain numbers, dollars with their sign; and every number of its data. */
function sumsIn(html: string): Set<string> {
  const shown = html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')
  const won = shown.match(/(?<![\w.,/-])(\d{1,3}(,\d{3})+|\d{4,7})(?![\w,/-])/g) ?? []
  const dollars = shown.match(/\$[\d,]+\.\d\d/g) ?? []
  const numbers = dataIn(html).filter((one) => typeof one === 'number')
  const amounts = numbers.map((one) => (dollars.length ? `$${(one / 100).toFixed(2)}` : `${one}`))
  return new Set([...won, ...dollars, ...amounts].map((word) => word.replaceAll(',', '')))
}

/** The values that travel with a page for the browser to go on with. */
function dataIn(html: string): unknown[] {
  const parts = html.matchAll(/streamController\.enqueue\((".*?(?<!\\)(?:\\\\)*")\)/g)
  return [...parts].flatMap(([, text = '""']) => {
    const line = /^(?:P\d+:)?(\[[\s\S]*\])\s*$/.exec(JSON.parse(text))
    return line ? JSON.parse(line[1] ?? '[]') : []
  })
}

/** What the sitemaps name, every part of them, in both languages. */
async function namedPages(): Promise<string[]> {
  const linksIn = async (path: string) =>
    [...(await readAsGuest(path)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => {
      const { pathname, search } = new URL(url.replaceAll('&amp;', '&'))
      return pathname + search
    })
  const parts = await linksIn('/sitemap.xml')
  return (await Promise.all(parts.map(linksIn))).flat()
}

async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<void>) {
  const left = [...all]
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one)
    }),
  )
}
