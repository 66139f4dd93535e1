import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { chromiumPaths } from '#test/e2e/chromium.ts'
import { type Kind, type Visit, type VisitOptions, visit } from '#test/e2e/phone-visit.ts'
import { openBareReact } from './bare-react.ts'
import { openShop } from './shop.ts'
import { Shopper } from './shopper.ts'

const { values: wish } = parseArgs({
  options: {
    phone: { type: 'boolean' },
    /** a shop that is open already, else one is opened for this */
    url: { type: 'string' },
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    /** where the filmstrip goes */
    out: { type: 'string', default: 'build/phone' },
    /** each file of the last visit */
    files: { type: 'boolean' },
    unhurried: { type: 'boolean' },
    /** without the bare pages beside them */
    alone: { type: 'boolean' },
  },
})

const all: Record<string, string> = {
  home: '/',
  category: '/shop/category/12',
  product: '/shop/product/1701000011',
  search: '/shop/search',
  cart: '/shop/cart',
  'order form': '/shop/order-form',
}
const everyMs = 500
const bareRuns = 3
const wanted = wish.pages?.split(',') ?? Object.keys(all)

const dataDir = mkdtempSync(path.join(tmpdir(), 'odemoa-phone-'))
const shop = wish.url ? null : await openShop(dataDir)
const url = wish.url ?? shop?.url ?? ''
const bareDir = mkdtempSync(path.join(tmpdir(), 'odemoa-bare-'))
const bareReact = wish.alone ? null : await openBareReact(bareDir)
const [executablePath] = await chromiumPaths()
const browser = await chromium.launch({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    // as on a phone: letters as wide as they are, not rounded to a desktop's whole pixels
    '--font-render-hinting=none',
  ],
})
try {
  const cookies = await buyer()
  const film: string[] = []
  const rows: Record<string, Record<string, string | number>> = {}
  for (const name of wanted) {
    const address = url + (all[name] ?? name)
    const options = {
      film: true,
      unhurried: wish.unhurried,
      cookies: /cart|order/.test(address) ? cookies : [],
    }
    // kept and packed, as for any visitor but the first
    for (let n = 0; n < 3; n++) await fetch(address, { headers: { 'user-agent': 'Mobile' } })
    const runs = await visits(Number(wish.runs), address, options)
    const bare = bareReact && {
      page: await visits(bareRuns, address, { ...options, bare: true }),
      react: await visits(
        bareRuns,
        `${bareReact.url}/?elements=${median(runs.map(({ elements }) => elements))}`,
      ),
    }
    rows[name] = row(runs, bare)
    film.push(strip(name, middleOf(runs)))
    if (wish.files) list(runs.at(-1))
  }
  console.table(rows)
  mkdirSync(wish.out, { recursive: true })
  const file = path.join(wish.out, 'filmstrip.html')
  writeFileSync(file, sheet(film, rows))
  console.log(`the screens of these visits: ${file}`)
} finally {
  await browser.close()
  bareReact?.stop()
  await shop?.stop()
  for (const made of [dataDir, bareDir]) rmSync(made, { recursive: true, force: true })
}

async function visits(times: number, address: string, options: VisitOptions = {}) {
  const made: Visit[] = []
  while (made.length < times) made.push(await visit(browser, address, options))
  return made
}

/** Somebody with two things in the cart; nothing else is known of them. */
async function buyer() {
  const guest = new Shopper(url)
  await guest.arrive()
  const { data } = (await guest.ask('GET', '/api/v1/products?per_page=20&in_stock=1')).body as {
    data: { it_id: string }[]
  }
  let added = 0
  for (const { it_id } of data) {
    const { options } = (await guest.ask('GET', `/api/v1/products/${it_id}`)).body.data as {
      options: { io_no: number }[]
    }
    const answer = await guest.ask('POST', '/api/v1/cart', {
      it_id,
      options: [{ io_no: options[0]?.io_no, ct_qty: 1 }],
    })
    if (answer.status === 201 && ++added === 2) break
  }
  return [...guest.cookies].map(([name, value]) => ({ name, value, url }))
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function middleOf(runs: Visit[]): Visit | undefined {
  return runs.toSorted((a, b) => a.largestPaint - b.largestPaint)[Math.floor(runs.length / 2)]
}

function row(runs: Visit[], bare: { page: Visit[]; react: Visit[] } | null) {
  const of = (read: (one: Visit) => number) => median(runs.map(read))
  const kB = (kind?: Kind) =>
    Number(
      (
        of(({ asked }) =>
          asked.reduce((sum, one) => sum + (!kind || one.kind === kind ? one.bytes : 0), 0),
        ) / 1_000
      ).toFixed(1),
    )
  const times = (what: number, than: number) => (than ? (what / than).toFixed(2) : '–')
  const middle = (those: Visit[], read: (one: Visit) => number) => median(those.map(read))
  const largest = of((one) => one.largestPaint)
  const blocked = of((one) => one.blocked)
  return {
    'first paint ms': Math.round(of(({ firstPaint }) => firstPaint)),
    'largest ms': Math.round(largest),
    ...(bare && {
      'of a bare page': times(
        largest,
        middle(bare.page, (one) => one.largestPaint),
      ),
    }),
    'blocked ms': Math.round(blocked),
    ...(bare && {
      'of bare React': times(
        blocked,
        middle(bare.react, (one) => one.blocked),
      ),
    }),
    'longest ms': Math.round(of(({ longest }) => longest)),
    'usable ms': Math.round(of(({ usable }) => usable)),
    shift: Number(of(({ shift }) => shift).toFixed(4)),
    'all kB': kB(),
    page: kB('page'),
    style: kB('style'),
    script: kB('script'),
    font: kB('font'),
    picture: kB('picture'),
    data: kB('data'),
    requests: of(({ asked }) => asked.length),
    largest: middleOf(runs)?.largest ?? '',
  }
}

function list(one: Visit | undefined) {
  for (const { at, kind, bytes, url: file } of one?.asked ?? [])
    console.log(String(at).padStart(6), kind.padEnd(8), String(bytes).padStart(7), file)
}

function strip(name: string, run: Visit | undefined): string {
  if (!run) return ''
  const cells: string[] = []
  let last = ''
  for (let at = 0; at <= 10_000; at += everyMs) {
    const now = run.screens.findLast((one) => one.at <= at)?.jpeg ?? ''
    const changed = now !== last && now
    const face = changed ? `<img src="data:image/jpeg;base64,${now}">` : '<i></i>'
    cells.push(`<td>${face}<br>${(at / 1_000).toFixed(1)} s</td>`)
    last = now
  }
  return `<h2>${name}</h2><table><tr>${cells.join('')}</tr></table>`
}

function sheet(film: string[], rows: Record<string, Record<string, string | number>>) {
  const heads = Object.keys(Object.values(rows)[0] ?? {})
  const lines = Object.entries(rows).map(
    ([name, row]) => `<tr><th>${name}</th>${heads.map((one) => `<td>${row[one]}</td>`).join('')}`,
  )
  return `<!doctype html><meta charset="utf-8"><title>First visit on a phone</title>
<style>body{font:14px system-ui}img,i{display:block;width:120px;height:266px;background:#eee}
td,th{padding:2px 6px;text-align:right}</style>
<table><tr><th></th>${heads.map((one) => `<th>${one}</th>`).join('')}</tr>${lines.join('')}</table>
${film.join('\n')}`
}
