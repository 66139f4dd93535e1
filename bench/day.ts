import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '#kernel/client.ts'
import { freePort } from '#platform/postgres/free-port.ts'
import { reachPostgres } from '#platform/postgres/reach.ts'
import { carts } from '#shop/cart/contract.ts'
import { products } from '#shop/catalog/contract.ts'
import { checkout } from '#shop/order/contract/checkout.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import type { PayWindow } from '#shop/payment/contract.ts'
import { paymentDesk } from '#shop/payment/desk-contract.ts'
import type { Kept } from '#shop/payment/twin/toss-payment.ts'
import { sessions } from '#shop/session/contract.ts'
import { settings } from '#shop/setting/contract.ts'
import { widenHolds } from '#test/wide-holds.ts'
import { ask, audit, countStock } from './day-books.ts'
import { faults, openBetween } from './day-faults.ts'
import { memoryOf } from './processes.ts'
import { openShop } from './shop.ts'
import { Visitor } from './visitor.ts'

/**
 * A day of trade: visits, orders, and something that goes wrong every ten minutes; the hours in between are left out. `DAY` is the part
 * of a day. In the end the books must be clean, and every order that a buyer was told of must be there.
 */
const part = Number(process.env.DAY ?? 0.1)
const day = {
  visits: 10_000 * part,
  orders: 300 * part,
  faults: Math.max(faults.length, Math.round(144 * part)),
}
const password = 'owner-of-the-bench'

const dataDir = mkdtempSync(path.join(tmpdir(), 'odemoa-day-'))
const port = await freePort()
const between = await openBetween(() => `http://127.0.0.1:${port}`)
const given = { port, env: { TWINS: between.url } }
let shop = await openShop(dataDir, given)
let opening: Promise<unknown> = Promise.resolve()
const { url } = shop
const seen = new Map<string, number>()
const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1)
const told = new Set<string>()
let handled = 0

try {
  await widenHolds(url, password)
  const goods = await restock()
  const [{ id: account } = { id: '' }] = (await new Visitor(url).call(settings.show, {})).data
    .bank_accounts
  const database = () => reachPostgres(dataDir) ?? ''
  const before = await countStock(database())
  const since = new Date()
  const memory = memoryOf(shop.pid)

  for (let fault = 0; fault < day.faults; fault++) {
    const [name, befall] = faults[fault % faults.length] ?? faults[0] ?? []
    const trade = Promise.all([
      ...share(day.visits, fault).map(() => visit()),
      ...share(day.orders, fault).map((order) => buy(goods, account, order).catch(note)),
    ])
    await sleep(Math.random() * 500)
    await befall?.({ dataDir, killShop, turn: between.turn })
    await trade
    await opening
    await deskWork().catch(note)
    count(`fault: ${name}`)
    process.stdout.write(`\r· ${fault + 1} of ${day.faults} faults, ${told.size} orders told `)
  }
  console.log()
  await deskWork().catch(note)
  await nightFalls(database)
  const books = path.join(dataDir, 'twins', 'toss.json')
  // those of the sample orders are older
  const theirs = Object.values(
    JSON.parse(readFileSync(books, 'utf8')) as Record<string, Kept>, // as the stand-in writes them
  ).filter(({ requestedAt }) => new Date(requestedAt) >= since)
  const wrong = await audit({ url: database(), since, before, told: [...told], theirs })
  const states = await ask<{ status: string; count: number }>(
    database(),
    'select od_status as status, count(*)::int as count from shop_order where od_time >= $1 group by 1 order by 2 desc',
    [since],
  )
  console.table(Object.fromEntries([...seen].sort()))
  console.table(Object.fromEntries(states.map(({ status, count }) => [status, count])))
  console.log(
    `· memory of the process: ${Math.round(memory)} MB in the morning, ${Math.round(memoryOf(shop.pid))} MB at night`,
  )
  for (const line of wrong) console.error(`✗ ${line}`)
  console.log(wrong.length ? `${wrong.length} lines are wrong` : 'the books are clean')
  process.exitCode = wrong.length ? 1 : 0
} finally {
  await opening
  await shop.stop()
  between.close()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}

/** The numbers that fall into this part of the day. */
function share(all: number, at: number): number[] {
  const [from, to] = [
    Math.round((all * at) / day.faults),
    Math.round((all * (at + 1)) / day.faults),
  ]
  return Array.from({ length: to - from }, (_, n) => from + n)
}

function note(error: unknown) {
  count(
    error instanceof Refusal
      ? `refused: ${error.status} ${error.message.slice(0, 60)}`
      : `gave up: ${String(error).slice(0, 80)}`,
  )
}

async function killShop() {
  process.kill(shop.pid, 'SIGKILL')
  // as the launcher does
  opening = openShop(dataDir, given).then((next) => {
    shop = next
  })
  await opening
}

async function visit() {
  const visitor = new Visitor(url)
  const pages = [
    '/',
    '/shop/category/2',
    '/shop/product/1702000001',
    '/shop/search?keyword=캔들',
    '/tssa/books',
    '/contents/diy',
  ]
  await sleep(Math.random() * 2_000)
  const status = await visitor.look(pages[Math.floor(Math.random() * pages.length)] ?? '/')
  count(status === 0 ? 'visits cut' : `visits answered ${status}`)
  if (status >= 500 && status !== 503) throw new Error(`a page answered ${status}`)
}

/** A guest buys one or two of something: by transfer, or by card to its end. */
async function buy(goods: { it_id: string; io_no: number }[], account: string, at: number) {
  const guest = new Visitor(url)
  const good = goods[at % goods.length]
  if (!good) throw new Error('nothing is for sale')
  const isCard = at % 2 === 1
  await guest.insist(() => guest.call(sessions.check, {}))
  await guest.insist(() =>
    guest.call(carts.add, {
      body: { it_id: good.it_id, options: [{ io_no: good.io_no, ct_qty: 1 + (at % 2) }] },
    }),
  )
  const { data: cart } = await guest.insist(() => guest.call(carts.show, {}))
  const body = orderForm({
    od_hp: `010-4${String(at).padStart(3, '0')}-1234`,
    od_b_hp: `010-4${String(at).padStart(3, '0')}-1234`,
    od_email: `day-${at}@mail.example`,
    expected_total: cart.totals.total,
    agree_no_return: true,
    ...(isCard
      ? { od_settle_case: '신용카드', od_bank_account: undefined }
      : { od_bank_account: account }),
  })
  // one press, one key, however often it is sent
  const key = { 'idempotency-key': randomUUID() }
  const { data } = await guest.insist(() => guest.call(orders.place, { body }, key))
  if (!data.window) {
    told.add(data.od_id)
    return count('orders by transfer')
  }
  const back = await guest.insist(() => choose(data.window))
  // some close the tab when they have paid
  if (at % 10 === 9) return count('tabs closed in the window')
  const end = await guest.insist(async () => {
    const { data: state } = await guest.call(checkout.confirm, {
      params: { pay_id: back.get('pay_id') ?? '' },
      body: { provider_key: back.get('paymentKey') ?? '', amount: Number(back.get('amount')) },
    })
    return state
  })
  count(`cards: ${end.state}`)
  if (end.state === 'paid') told.add(data.od_id)
}

async function choose(window: PayWindow | null): Promise<URLSearchParams> {
  if (!window?.toss) throw new Error('no window of a card')
  const { toss, pay_id } = window
  const answer = await fetch(`${url}/twin/toss/window`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      ...{ orderId: pay_id, orderName: toss.order_name, method: toss.method, easy: '' },
      ...{ amount: String(toss.amount), taxFreeAmount: String(toss.tax_free) },
      ...{ successUrl: toss.success_url, failUrl: toss.fail_url, choice: 'pay' },
    }),
  })
  const back = new URL(answer.headers.get('location') ?? url, url).searchParams
  if (!back.get('paymentKey')) throw new Error('the window did not lead back')
  return back
}

/** Between two faults the staff take in deposits, ship and cancel. */
async function deskWork() {
  const desk = new Visitor(url)
  await desk.insist(() => desk.call(sessions.check, {}))
  await desk.insist(() => desk.call(sessions.login, { body: { mb_id: 'owner', password } }))
  const list = await desk.insist(() => desk.call(adminOrders.list, { query: { per_page: 10 } }))
  for (const { od_id, od_status } of list.data) {
    if (!told.has(od_id)) continue
    const params = { od_id }
    handled++
    const work =
      handled % 5 === 0 && (od_status === '주문' || od_status === '입금')
        ? () =>
            desk.call(adminOrders.cancel, { params, body: { reason: '손님이 마음을 바꿨어요' } })
        : od_status === '입금'
          ? () =>
              desk.call(adminOrders.ship, {
                params,
                body: { company: 'cj', od_invoice: String(400_000_000_000 + handled) },
              })
          : null
    if (work) await work().then(() => count('work of the staff'), note)
  }
  // what was paid by transfer is given back by hand
  const { data: back } = await desk.insist(() =>
    desk.call(paymentDesk.refunds, { query: { state: 'queued' } }),
  )
  for (const { refund_id } of back) {
    const params = { refund_id }
    const sent = () => desk.call(paymentDesk.sent, { params, body: { note: '국민은행에서 보냄' } })
    await sent().then(() => count('refunds sent by hand'), note)
  }
}

/** The clock goes on: what is unfinished is asked about, what was never paid ends, the queue runs dry. */
async function nightFalls(database: () => string) {
  await ask(
    database(),
    "update order_draft set expires_at = now() - interval '1 minute' where state = 'open'",
  )
  const unfinished = `select 'payment '||status as what, count(*)::int as count from payment where status = 'confirming' group by 1
    union all select 'draft '||state, count(*)::int from order_draft where state in ('open', 'confirming') group by 1
    union all select 'refund '||state, count(*)::int from payment_refund where state in ('queued', 'asked') group by 1
    union all select 'job '||task_identifier||' '||coalesce(left(last_error, 80), ''), count(*)::int from graphile_worker.jobs
      where attempts < max_attempts and run_at < now() + interval '1 hour' group by 1`
  const end = performance.now() + 360_000
  for (;;) {
    await ask(
      database(),
      "update payment set confirmed_at = confirmed_at - interval '3 minutes', asked_at = asked_at - interval '3 minutes' where status = 'confirming'",
    )
    await ask(
      database(),
      "update graphile_worker._private_jobs set locked_at = locked_at - interval '3 minutes', run_at = least(run_at, now()) where attempts < max_attempts",
    )
    const left = await ask(database(), unfinished)
    if (!left.length) return
    if (performance.now() > end) {
      console.warn('! still unfinished:')
      return console.table(left)
    }
    await sleep(5_000)
  }
}

async function restock(): Promise<{ it_id: string; io_no: number }[]> {
  const desk = new Visitor(url)
  await desk.call(sessions.check, {})
  await desk.call(sessions.login, { body: { mb_id: 'owner', password } })
  const { data } = await desk.call(products.list, { query: { per_page: 30, in_stock: '1' } })
  const goods: { it_id: string; io_no: number }[] = []
  for (const { it_id } of data) {
    const { data: one } = await desk.call(products.show, { params: { it_id } })
    const io_no = one.options[0]?.io_no
    // nothing that asks for more than one, for words or for a consent of its own
    if (io_no && one.it_buy_min_qty <= 1) goods.push({ it_id, io_no })
  }
  const io_nos = `{${goods.map(({ io_no }) => io_no).join(',')}}`
  await ask(
    reachPostgres(dataDir) ?? '',
    'update item_option set io_stock_qty = io_stock_qty + 5000 where io_no = any($1::bigint[])',
    [io_nos],
  )
  return goods
}
