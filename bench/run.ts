import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { widenHolds } from '#test/wide-holds.ts'
import { cleanClone } from './clean-clone.ts'
import { hammer } from './hammer.ts'
import { loginFlood } from './login-flood.ts'
import { cpuOf, memoryOf, openShop } from './shop.ts'
import { rate, Shopper } from './shopper.ts'

type Row = { what: string; measured: string; goal: string; met: boolean }
const rows: Row[] = []
const add = (what: string, value: number, unit: string, goal: number, atLeast: boolean) =>
  rows.push({
    what,
    measured: shown(value, unit),
    goal: `${atLeast ? '≥' : '≤'} ${goal}${unit}`,
    met: atLeast ? value >= goal : value <= goal,
  })
const shown = (value: number, unit: string) =>
  `${value >= 100 ? Math.round(value) : value.toFixed(2)}${unit}`

const dataDir = mkdtempSync(path.join(tmpdir(), 'odemoa-bench-'))
let shop = await openShop(dataDir)
try {
  await shop.stop()
  shop = await openShop(dataDir)
  add('cold start to first answer, filled database', shop.coldStart / 1000, ' s', 2.5, false)

  const page = '/shop/category/2'
  const { bare, kept } = await keptPage(shop.url, page)
  add(
    `kept page ${page} against a bare server (${Math.round(kept)} to ${Math.round(bare)} requests/s)`,
    (kept / bare) * 100,
    ' %',
    40,
    true,
  )
  const { render, answer } = await renderCost(shop.url, shop.pid)
  add(
    `category page rendered, nothing kept: CPU of its thread (the whole answer, its queries and packing: ${shown(answer, ' ms')})`,
    render,
    ' ms',
    5,
    false,
  )
  add('add to cart, ten users', await addToCart(shop.url), '/s', 800, true)
  // all of them come from this machine, which no shop's customers do
  await widenHolds(shop.url, 'owner-of-the-bench')
  add('guest order, ten users', await placeOrders(shop.url), '/s', 150, true)
  const flood = await loginFlood(shop.url, page)
  add('log-ins, eight at a time', flood.perSecond, '/s', 20, true)
  add(
    `p99 of ${page} during these log-ins, against ${flood.quiet.toFixed(1)} ms without`,
    flood.p99 / flood.quiet,
    ' times',
    5,
    false,
  )
  add('memory of the server process after all this', memoryOf(shop.pid), ' MB', 350, false)
  await shop.stop()
  if (process.argv.includes('--clean')) {
    const { total, seed } = await cleanClone()
    add('first start of a clean clone', total / 60_000, ' min', 4, false)
    add('of which filling the shop', seed / 1000, ' s', 20, false)
  }
} finally {
  await shop.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
console.table(
  rows.map(({ what, measured, goal, met }) => ({ what, measured, goal, met: met ? 'yes' : 'NO' })),
)
process.exitCode = rows.every((row) => row.met) ? 0 : 1

/** The kept page and a bare server that sends the same bytes under the same headers, in turns: neither has the better half of a noisy machine. */
async function keptPage(url: string, page: string) {
  const asking = { 'accept-encoding': 'br' }
  // asked for often enough to be kept and packed carefully
  for (let n = 0; n < 5; n++) await fetch(url + page, { headers: asking })
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  const { headers, body } = await rawAnswer(url + page, asking)
  const worker = new Worker(new URL('./bare-server.ts', import.meta.url), {
    workerData: { body, headers },
  })
  const port = await new Promise<number>((resolve) => worker.once('message', resolve))
  const results = { bare: [] as number[], kept: [] as number[] }
  for (let round = 0; round < 3; round++) {
    results.bare.push((await hammer(`http://127.0.0.1:${port}/`, asking, 4)).perSecond)
    results.kept.push((await hammer(url + page, asking, 4)).perSecond)
  }
  await worker.terminate()
  return { bare: median(results.bare), kept: median(results.kept) }
}

/** An answer as it stands on the wire, still packed. */
function rawAnswer(
  url: string,
  headers: Record<string, string>,
): Promise<{ headers: Record<string, string>; body: Uint8Array }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const sent = Object.entries(answer.headers).filter(
          ([name]) => !['date', 'connection', 'keep-alive'].includes(name),
        )
        resolve({
          headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
          body: new Uint8Array(Buffer.concat(chunks)),
        })
      })
    }).on('error', reject)
  })
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/**
 * Every request asks for another price band, so that nothing kept can answer. `render` is React's way from data to HTML, as the
 * server tells it; `answer` is all that the process did meanwhile, its queries, packing and jobs included.
 */
async function renderCost(url: string, pid: number): Promise<{ render: number; answer: number }> {
  // a shop that has been open for a while: the engine optimises what runs often
  const [warmUp, visits] = [900, 300]
  const visit = async (n: number) => {
    const answer = await fetch(`${url}/shop/category/2?price_min=${n}`)
    await answer.text()
    return Number(/render;dur=([\d.]+)/.exec(answer.headers.get('server-timing') ?? '')?.[1])
  }
  for (let n = 0; n < warmUp; n++) await visit(n)
  const before = cpuOf(pid)
  let render = 0
  for (let n = 0; n < visits; n++) render += await visit(warmUp + n)
  return { render: render / visits, answer: (cpuOf(pid) - before) / visits }
}

async function someGoods(url: string): Promise<{ it_id: string; io_no: number }[]> {
  const guest = new Shopper(url)
  const list = (await guest.ask('GET', '/api/v1/products?per_page=60&in_stock=1')).body.data as {
    it_id: string
    default_price: { model: { op_qty: number } }
  }[]
  const goods = await Promise.all(
    list
      .filter((one) => one.default_price.model.op_qty > 30)
      .map(async ({ it_id }) => {
        const { options, it_buy_min_qty } = (await guest.ask('GET', `/api/v1/products/${it_id}`))
          .body.data as {
          options: { io_no: number; op_qty: number }[]
          it_buy_min_qty: number
        }
        return { it_id, io_no: options[0]?.io_no ?? 0, min: it_buy_min_qty }
      }),
  )
  return goods.filter((one) => one.io_no && one.min <= 1)
}

async function shoppers(url: string, count: number): Promise<Shopper[]> {
  const all = Array.from({ length: count }, () => new Shopper(url))
  await Promise.all(all.map((one) => one.arrive()))
  return all
}

/** Ten users who put one thing after the other into their carts; after eight the next guest takes over. Guests arrive before the clock starts. */
async function addToCart(url: string): Promise<number> {
  const [goods, guests] = [await someGoods(url), await shoppers(url, 1_200)]
  const users = guests.splice(0, 10)
  let turn = 0
  const added = users.map(() => 0)
  const { perSecond, failed } = await rate(10, 6, async (user) => {
    const good = goods[turn++ % goods.length]
    added[user] = (added[user] ?? 0) + 1
    if (added[user] % 8 === 0) users[user] = guests.pop() ?? users[user] ?? new Shopper(url)
    const answer = await users[user]?.ask('POST', '/api/v1/cart', {
      it_id: good?.it_id,
      options: [{ io_no: good?.io_no, ct_qty: 1 }],
    })
    return answer?.status === 201
  })
  if (failed) console.warn(`${failed} refused while adding to carts`)
  return perSecond
}

/** Only the order call is timed: carts are filled before the clock starts. */
async function placeOrders(url: string): Promise<number> {
  const goods = await someGoods(url)
  await restock(url, goods)
  const ready: { shopper: Shopper; total: number }[] = []
  const users = await shoppers(url, 900)
  for (let at = 0; at < users.length; at += 20) {
    await Promise.all(
      users.slice(at, at + 20).map(async (shopper, n) => {
        const good = goods[(at + n) % goods.length]
        const { status, body } = await shopper.ask('POST', '/api/v1/cart', {
          it_id: good?.it_id,
          options: [{ io_no: good?.io_no, ct_qty: 1 }],
        })
        if (status === 201)
          ready.push({ shopper, total: (body.data as { totals: { total: number } }).totals.total })
      }),
    )
  }
  const account = (
    (await new Shopper(url).ask('GET', '/api/v1/settings')).body.data as {
      bank_accounts: { id: string }[]
    }
  ).bank_accounts[0]?.id
  const started = performance.now()
  let placed = 0
  let guests = 0
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      for (let next = ready.pop(); next; next = ready.pop()) {
        // limits per person count by phone number: each guest is a person of their own
        const phone = `010-3${String(guests++).padStart(3, '0')}-1234`
        const answer = await next.shopper.ask(
          'POST',
          '/api/v1/orders',
          {
            od_name: '김하늘',
            od_hp: phone,
            od_email: `bench-${phone}@mail.example`,
            od_pwd: 'look-it-up-1',
            od_b_name: '김하늘',
            od_b_hp: phone,
            od_b_zip: '04524',
            od_b_addr1: '서울특별시 중구 세종대로 110',
            od_settle_case: '무통장',
            od_bank_account: account,
            od_deposit_name: '김하늘',
            agree_order: true,
            agree_privacy: true,
            agree_no_return: true,
            expected_total: next.total,
            currency: 'krw',
          },
          { 'idempotency-key': crypto.randomUUID() },
        )
        if (answer.status === 201) placed++
        else console.warn(answer.status, JSON.stringify(answer.body).slice(0, 200))
      }
    }),
  )
  return placed / ((performance.now() - started) / 1000)
}

async function restock(url: string, goods: { io_no: number }[]) {
  const owner = new Shopper(url)
  await owner.arrive()
  await owner.ask('POST', '/api/v1/login', { mb_id: 'owner', password: 'owner-of-the-bench' })
  for (const { io_no } of goods)
    await owner.ask('PUT', `/api/v1/admin/options/${io_no}/stock`, { change: 5_000 })
}
