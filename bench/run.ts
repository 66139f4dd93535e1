import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { addToCart } from './parts/cart.ts'
import { cleanClone } from './parts/clean-clone.ts'
import { coldStart } from './parts/cold-start.ts'
import { deskLists } from './parts/desk-lists.ts'
import { type AtSize, fill, growthRows, seriesOf, sizeOf } from './parts/growth.ts'
import { guestOrders } from './parts/guest-orders.ts'
import { keptPage } from './parts/kept-page.ts'
import { loginFlood } from './parts/login-flood.ts'
import { pagesOf } from './parts/pages-anew.ts'
import { searchesOf } from './parts/searches.ts'
import { memoryRow, soak } from './parts/soak.ts'
import { twoProcesses } from './parts/two-processes.ts'
import { machineOf, writeReport } from './report/report.ts'
import { goalOf, type Measured, part, shown, verdictOf } from './rows.ts'
import { openShop, type Shop } from './shop.ts'

const { values: wish } = parseArgs({
  options: {
    /** fills 10,000 and 100,000 products as well, and writes docs/ */
    large: { type: 'boolean' },
    /** minutes of visits, over which memory must stay flat */
    soak: { type: 'string', default: '0' },
    /** the first start of a clean clone */
    clean: { type: 'boolean' },
    /** only parts whose names bear this word */
    only: { type: 'string', default: '' },
    out: { type: 'string' },
    /** the folder of a shop's data that stays afterwards, for a run that need not fill one */
    data: { type: 'string' },
  },
})
const [small, ...larger] = [1_000, 10_000, 100_000].map(sizeOf)
const folder = wish.out ?? (wish.large && !wish.only ? 'docs' : 'build/bench')
const started = performance.now()
const taken = new Date().toISOString()
const parts: Measured[] = []
const dataDir = wish.data ?? mkdtempSync(path.join(tmpdir(), 'odemoa-bench-'))
const besideDir = `${dataDir}-beside`
let shop: Shop | null = null
const close = () => shop?.stop()

async function measure<M extends Measured>(what: string, work: () => Promise<M>) {
  if (!what.includes(wish.only)) return undefined
  let whole: M | undefined
  parts.push(
    await part(what, async () => {
      whole = await work()
      return whole
    }),
  )
  return whole
}

const open = async () => {
  shop = await openShop(dataDir)
  return shop
}

try {
  // the first start fills the shop with samples
  if (!wish.data || !existsSync(dataDir)) await (await open()).stop()
  if (small) await fill(dataDir, small)
  await measure('cold start', () => coldStart(dataDir, '1,000', true))

  const now = await open()
  const sizes: AtSize[] = []
  const pages = await measure('pages rendered anew', () => pagesOf(now))
  await measure('kept page', () => keptPage(now))
  const searches = await measure('search', () => searchesOf(now, '1,000', false))
  const desk = await measure('admin lists', () => deskLists(now, '1,000 products', false))
  await measure('add to cart', () => addToCart(now))
  await measure('guest orders', () => guestOrders(now))
  await measure('log-ins', () => loginFlood(now))
  await measure('memory', async () => ({
    rows: [memoryRow(now, 'memory of the server process after all this')],
  }))
  if (Number(wish.soak)) await measure('soak', () => soak(now, Number(wish.soak)))
  await close()
  await measure('two workers', () => twoProcesses(dataDir))

  if (small)
    sizes.push({ size: small, pages: pages?.costs, searches: searches?.costs, desk: desk?.p95 })
  for (const size of wish.large ? larger : [])
    sizes.push(await atSize(size, size === larger.at(-1)))
  if (wish.large)
    await measure('growth', async () => ({ rows: growthRows(sizes), series: seriesOf(sizes) }))
  else
    parts.push({
      rows: ['search', 'suggestions', 'admin lists', 'growth'].map((what) => ({
        what: `${what} at 100,000 products: npm run bench -- --large`,
        value: null,
        unit: '',
      })),
    })
  if (wish.clean) await measure('clean clone', cleanClone)
} finally {
  await close()
  rmSync(besideDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 })
  if (!wish.data) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 })
}

/** Another shop of the smallest size, to be asked in turn with the largest. */
async function openBeside(size: (typeof larger)[number]): Promise<Shop> {
  await (await openShop(besideDir)).stop()
  await fill(besideDir, size)
  return openShop(besideDir)
}

async function atSize(size: (typeof larger)[number], isLargest: boolean): Promise<AtSize> {
  const name = size.products.toLocaleString('en')
  await fill(dataDir, size)
  if (isLargest) await measure('cold start', () => coldStart(dataDir, name, false))
  const now = await open()
  try {
    // the largest shop's pages stand in the rows of growth
    const pages = await measure(`pages rendered anew, ${name}`, async () => {
      const beside = isLargest && small ? await openBeside(small) : undefined
      try {
        const found = await pagesOf(now, beside)
        return {
          ...found,
          rows: found.rows.map((row) => ({
            ...row,
            what: `${row.what}, ${name} products`,
            goal: undefined,
          })),
        }
      } finally {
        await beside?.stop()
      }
    })
    const searches = await measure(`search, ${name}`, () => searchesOf(now, name, isLargest))
    const orders = `${name} products and ${size.orders.toLocaleString('en')} orders`
    const desk = await measure(`admin lists, ${name}`, () => deskLists(now, orders, isLargest))
    if (isLargest)
      await measure(`memory, ${name}`, async () => ({
        rows: [memoryRow(now, `memory of the server process after this, ${name} products`)],
      }))
    return {
      size,
      pages: pages?.costs,
      beside: pages?.beside,
      searches: searches?.costs,
      desk: desk?.p95,
    }
  } finally {
    await now.stop()
  }
}

const minutes = (performance.now() - started) / 60_000
const command = `npm run bench${process.argv.length > 2 ? ` -- ${process.argv.slice(2).join(' ')}` : ''}`
writeReport({ taken, machine: machineOf(), command, minutes, parts }, folder)
const rows = parts.flatMap((one) => one.rows)
console.table(
  rows.map((row) => ({
    what: row.what,
    measured: shown(row.value, row.unit),
    goal: goalOf(row),
    met: verdictOf(row),
  })),
)
console.log(
  `${minutes.toFixed(1)} minutes; written to ${folder}/bench.html, bench.json and bench.md`,
)
process.exitCode = rows.some((row) => ['short', 'broken'].includes(verdictOf(row))) ? 1 : 0
