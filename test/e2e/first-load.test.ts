import { expect, test } from 'vitest'
import { shopUrl } from './shop-url.ts'

const shop = shopUrl()

/** kB of packed script that a page's HTML may ask for; why not less: docs/decisions/first-load.md. */
const most: Record<string, number> = {
  '/': 146,
  '/login': 143,
  '/shop/category/12': 150,
  '/shop/search': 150,
  '/shop/cart': 152,
  '/shop/order-form': 173,
  '/shop/product/1701000011': 173,
  '/contents/diy': 144,
  '/customer/notice': 144,
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
  '%s brings at most %i kB of script before it is asked for anything',
  async (path, limit) => {
    const files = await scriptsOf(path)
    const sizes = await Promise.all(files.map(packedSize))
    const sum = sizes.reduce((total, size) => total + size, 0) / 1000
    expect(files.length).toBeGreaterThan(5)
    expect(Math.min(...sizes)).toBeGreaterThan(0)
    expect(sum, `${path} brings ${sum.toFixed(1)} kB`).toBeLessThanOrEqual(limit)
  },
)

test.each(Object.keys(most))(
  '%s is whole as it comes: no part waits at its end to push the rest down',
  async (path) => {
    const html = await htmlOf(path)
    expect(html).toContain('</main>')
    expect(html).not.toMatch(/<template id="B:|<div hidden id="S:/)
  },
)
