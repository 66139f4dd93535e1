import { expect, test } from 'vitest'
import { phone, visitor } from './browser.ts'
import { visit } from './phone-visit.ts'
import { shopUrl } from './shop-url.ts'

const shop = shopUrl()

/** kB of packed script that a page's HTML may ask for, what each file costs on its way included; why not less: docs/decisions/first-load.md. */
const perFile = 0.3
const most: Record<string, number> = {
  '/': 151,
  '/login': 150.6,
  '/shop/category/12': 153.2,
  '/shop/search': 154.8,
  '/shop/cart': 156,
  '/shop/order-form': 181.3,
  '/shop/product/1701000011': 175.8,
  '/contents/diy': 151.4,
  '/customer/notice': 150.5,
}

const htmlOf = async (path: string) => await (await fetch(shop + path)).text()

async function scriptsOf(path: string): Promise<string[]> {
  const html = await htmlOf(path)
  return [...new Set([...html.matchAll(/\/assets\/[^"'\\]+\.js/g)].map(([file]) => file))]
}

async function packedSize(file: string): Promise<number> {
  // without a word of its own `fetch` unpacks, and the length is gone
  const answer = await fetch(shop + file, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('content-encoding') ?? 'none', file).toMatch(/^(br|none)$/)
  return Number(answer.headers.get('content-length'))
}

test.each(Object.entries(most))(
  '%s brings at most %f kB of script before it is asked for anything',
  async (path, limit) => {
    const files = await scriptsOf(path)
    const sizes = await Promise.all(files.map(packedSize))
    const sum = sizes.reduce((total, size) => total + size, 0) / 1000 + files.length * perFile
    expect(files.length).toBeGreaterThan(5)
    expect(Math.min(...sizes)).toBeGreaterThan(0)
    expect(sum, `${path} brings ${sum.toFixed(1)} kB`).toBeLessThanOrEqual(limit)
  },
)

/** What a phone pays in its first ten seconds, late parts, popups and letters included: kB in all, of script, of fonts; requests. On the quick line of a test more pictures come than on a phone's. */
const tenSeconds: Record<string, { all: number; script: number; font: number; requests: number }> =
  {
    '/': { all: 440, script: 170, font: 120, requests: 43 },
    '/shop/category/12': { all: 445, script: 182, font: 130, requests: 42 },
    '/shop/product/1701000011': { all: 490, script: 195, font: 160, requests: 42 },
    '/shop/cart': { all: 365, script: 175, font: 130, requests: 32 },
  }

test('a phone pays in its first ten seconds no more than what is written here', async () => {
  const { context } = await visitor(phone)
  const browser = context.browser()
  if (!browser) throw new Error('a visitor has a browser')
  const visits = await Promise.all(
    Object.keys(tenSeconds).map(async (path) => {
      const { asked } = await visit(browser, shop + path, { unhurried: true })
      const kB = (kind?: string) =>
        asked.reduce((sum, one) => sum + (!kind || one.kind === kind ? one.bytes : 0), 0) / 1_000
      const seen = { all: kB(), script: kB('script'), font: kB('font'), requests: asked.length }
      expect(seen.script, path).toBeGreaterThan(50)
      return { path, seen }
    }),
  )
  const over = visits.flatMap(({ path, seen }) =>
    (Object.keys(seen) as (keyof typeof seen)[])
      .filter((what) => seen[what] > (tenSeconds[path]?.[what] ?? 0))
      .map((what) => `${path} ${what}: ${seen[what]}`),
  )
  expect(over).toEqual([])
}, 60_000)

test.each(Object.keys(most))(
  '%s is whole as it comes: no part waits at its end to push the rest down',
  async (path) => {
    const html = await htmlOf(path)
    expect(html).toContain('</main>')
    expect(html).not.toMatch(/<template id="B:|<div hidden id="S:/)
  },
)
