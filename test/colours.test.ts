import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync('src/ui/tokens.css', 'utf8')

function paletteOf(head: string): Record<string, string> {
  const rules = css.slice(css.indexOf(`${head} {`)).split('}', 1)[0] ?? ''
  return Object.fromEntries(
    [...rules.matchAll(/--([a-z]+(?:-[a-z0-9]+)?): (#[\da-f]{6})/g)].map(([, name, hex]) => [
      name,
      hex,
    ]),
  )
}

const light = paletteOf(':root')
const themes = { light, dark: { ...light, ...paletteOf('[data-theme="dark"]') } }

/** By the formula of WCAG. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const papers = ['paper-0', 'paper-50', 'paper-100']
const words = 'ink-900 ink-700 ink-500 pine-700 ember-600 amber-700 info ok bad'.split(' ')
const pairs = [
  ...words.flatMap((word) => papers.map((paper) => [word, paper])),
  ...['amber', 'ember', 'pine'].map((name) => [`${name}-700`, `${name}-100`]),
  ...['info', 'ok', 'bad'].map((name) => [name, `${name}-100`]),
  ['paper-0', 'ember-600'],
  ['paper-0', 'amber-700'],
]

test.each(Object.entries(themes))('words can be read on every paper: %s', (_, palette) => {
  const faint = pairs.filter(
    ([a = '', b = '']) => !(contrast(palette[a] ?? '', palette[b] ?? '') >= 4.5),
  )
  expect(faint).toEqual([])
})

/** Ember is of prices and what is taken off them, of the counts on signs, and of what staff may choose for a page. */
const embers = new Set([
  'ui/tokens.css',
  'ui/badge.tsx',
  'ui/count-badge.tsx',
  'ui/price.tsx',
  'shop/cart/ui/amounts.tsx',
  'shop/catalog/ui/product-tile.tsx',
  'shop/catalog/admin/product-columns.tsx',
  'shop/catalog/pages/product/trade-prices.tsx',
  'shop/content/ui/week-picks.tsx',
  'shop/content/piece-rules.ts',
  'shop/content/admin/looks/look-words.ts',
  'shop/order/ui/coupon-choices.tsx',
  // the figures of the first page, as it was drawn
  'shop/order/admin/today-cards.tsx',
])

test('ember is the colour of prices: what warns is amber, and what is wrong is red', () => {
  const worn = globSync('src/**/*.{ts,tsx,css}')
    .map((file) => file.replaceAll('\\', '/').slice('src/'.length))
    .filter((file) => /\bember-\d00\b/.test(readFileSync(`src/${file}`, 'utf8')))
  expect(worn.filter((file) => !embers.has(file))).toEqual([])
  expect([...embers].filter((file) => !worn.includes(file))).toEqual([])
})
