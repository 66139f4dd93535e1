import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { exponent } from '../figures.ts'
import type { Row, Series } from '../rows.ts'
import type { PageCosts } from './pages-anew.ts'
import type { SearchCosts } from './searches.ts'

export type Size = { products: number; orders: number; members: number; clicks: number }
/** What one size of the shop cost. */
export type AtSize = {
  size: Size
  pages?: PageCosts
  /** of a shop of the smallest size, asked in turn with this one */
  beside?: PageCosts
  searches?: SearchCosts
  desk?: number
}

export const sizeOf = (products: number): Size => ({
  products,
  orders: products * 5,
  members: products,
  clicks: products * 10,
})

/** Makes the shop that large, as `npm run seed` does; it must not be open. */
export async function fill(dataDir: string, size: Size) {
  const begun = performance.now()
  const wanted = Object.entries(size).flatMap(([name, count]) => [`--${name}`, String(count)])
  const child = spawn(process.execPath, ['db/large.ts', ...wanted], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`filling the shop ended with ${code}`)
  const minutes = (performance.now() - begun) / 60_000
  console.log(`· ${size.products.toLocaleString('en')} products: ${minutes.toFixed(1)} minutes`)
}

const read: [what: string, unit: string, of: (one: AtSize) => number | undefined][] = [
  ['category page anew, CPU', 'ms', (one) => one.pages?.category.shop],
  ['category page anew, its database', 'ms', (one) => one.pages?.category.database],
  ['product page anew, CPU', 'ms', (one) => one.pages?.product.shop],
  ['product page anew, its database', 'ms', (one) => one.pages?.product.database],
  ['search, p50', 'ms', (one) => one.searches?.search.p50],
  ['suggestions, p50', 'ms', (one) => one.searches?.suggest.p50],
  ['admin lists, p95', 'ms', (one) => one.desk],
]

export function seriesOf(sizes: readonly AtSize[]): Series[] {
  return read.map(([what, unit, of]) => ({
    what,
    unit,
    points: sizes.flatMap((one) => {
      const value = of(one)
      return value === undefined ? [] : [{ size: one.size.products, value }]
    }),
  }))
}

/** Exponents of all costs, and what the largest shop's pages cost against the smallest one's. */
export function growthRows(sizes: readonly AtSize[]): Row[] {
  const [first, last] = [sizes[0], sizes.at(-1)]
  const against = `${last?.size.products.toLocaleString('en')} products against ${first?.size.products.toLocaleString('en')}`
  const pages = (['category', 'product'] as const).map((name): Row => {
    const [small, large] = [(last?.beside ?? first?.pages)?.[name], last?.pages?.[name]]
    return {
      what: `${name} page anew, CPU of the process, ${against}`,
      value: (large?.shop ?? Number.NaN) / (small?.shop ?? Number.NaN),
      unit: 'times',
      goal: { most: 1.3 },
      said: [
        `with its database ${timesOf(small, large)} times`,
        ...(last?.beside ? ['asked in turn with a shop of the smallest size'] : []),
      ],
      broken: [...(small?.broken ?? []), ...(large?.broken ?? [])],
    }
  })
  const exponents = seriesOf(sizes).map(
    ({ what, points }): Row => ({
      what: `growth of ${what}, exponent`,
      value: exponent(points),
      unit: '',
      said: [points.map(({ value }) => value.toFixed(1)).join(' → ')],
    }),
  )
  return [...pages, ...exponents]
}

function timesOf(small: Spent, large: Spent): string {
  const sum = (one: Spent) => (one ? one.shop + one.database : Number.NaN)
  return (sum(large) / sum(small)).toFixed(2)
}
type Spent = { shop: number; database: number } | undefined
