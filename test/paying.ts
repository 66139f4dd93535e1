import { asc, eq, sql } from 'drizzle-orm'
import { afterAll } from 'vitest'
import { api } from '#api.ts'
import { openApi } from '#platform/api-server.ts'
import { reactTask } from '#platform/react.ts'
import { event } from '#platform/tables.ts'
import { openTwins } from '#platform/twins.ts'
import { reactions } from '#reactions.ts'
import { checkout } from '#shop/order/contract/checkout.ts'
import type { OrderFormTyped } from '#shop/order/contract/place.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import type { PayWindow } from '#shop/payment/contract.ts'
import { twins } from '#twins.ts'
import { testShop } from './database.ts'
import { stockItem } from './goods.ts'
import { fill } from './ordering.ts'
import { serveApp } from './serve-app.ts'
import { type Shopper, shopper } from './shopper.ts'

/** What a stand-in answers in place of its own answer; null leaves it to itself. */
type Instead = (path: string, request: Request) => Response | null | Promise<Response | null>

/** The shop and the stand-ins of its providers behind one real port, as long as the tests of a file run; `asked` is what the stand-ins were asked for. */
export async function payingShop() {
  const shop = await testShop()
  const { house } = shop
  let twinFetch: ReturnType<typeof openTwins> | null = null
  let instead: Instead | null = null
  const asked: string[] = []
  const apiFetch = openApi(house, api)
  async function askTwin(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    asked.push(`${request.method} ${pathname.replace('/twin/', '')}`)
    const fault = await instead?.(pathname.replace('/twin/', ''), request.clone())
    return fault ?? (await twinFetch?.(request)) ?? new Response(null, { status: 503 })
  }
  const server = serveApp(0, (request) =>
    new URL(request.url).pathname.startsWith('/twin/')
      ? askTwin(request)
      : apiFetch(request, '127.0.0.1'),
  )
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const base = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
  house.config.TWINS = `${base}/twin`
  twinFetch = openTwins(house, twins)
  afterAll(() => {
    house.config.TWINS = null
    server.close()
  })
  const answerWith = (fault: Instead | null) => {
    instead = fault
  }
  return { ...shop, base, asked, answerWith }
}

/** A full cart whose order was sent with this way to pay: the window is open, nothing is paid. */
export async function startPaying(
  given: Partial<OrderFormTyped> & { ct_qty?: number; who?: Shopper; stock?: number } = {},
) {
  const { house } = await testShop()
  const { ct_qty = 1, who, stock = 100, ...form } = given
  const buyer = who ?? (await shopper(form.currency === 'usd' ? { language: 'en.usd' } : {}))
  const goods = await stockItem(house, { options: [{ io_stock_qty: stock }] })
  const { totals } = await fill(buyer, goods, ct_qty)
  const body = orderForm({ od_settle_case: '신용카드', expected_total: totals.total, ...form })
  const { data } = await buyer.call(orders.place, { body })
  return {
    buyer,
    goods,
    total: totals.total,
    body,
    od_id: data.od_id,
    window: windowIn(data.window),
    pay_id: data.window?.pay_id ?? '',
  }
}

function windowIn(window: PayWindow | null): PayWindow {
  if (!window) throw new Error('no window was opened')
  return window
}

/** What the buyer chooses in the window, and the address the browser is sent to. */
export async function choose(
  base: string,
  { toss, redirect, pay_id }: PayWindow,
  choice: string,
): Promise<URLSearchParams> {
  const form: Record<string, string> = toss
    ? {
        orderId: pay_id,
        orderName: toss.order_name,
        method: toss.method,
        easy: toss.easy ? '1' : '',
        amount: String(toss.amount),
        taxFreeAmount: String(toss.tax_free),
        successUrl: toss.success_url,
        failUrl: toss.fail_url,
        choice,
      }
    : { token: new URL(redirect ?? '').searchParams.get('token') ?? '', choice }
  const answer = await fetch(`${base}/twin/${toss ? 'toss/window' : 'paypal/checkoutnow'}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  return new URL(answer.headers.get('location') ?? base, base).searchParams
}

/** What the return page does with its address. */
export async function comeBack(who: Shopper, back: URLSearchParams) {
  const pay_id = back.get('pay_id') ?? ''
  const amount = back.get('amount')
  const provider_key = back.get('paymentKey') ?? back.get('token') ?? ''
  return (
    await who.call(checkout.confirm, {
      params: { pay_id },
      body: { provider_key, ...(amount ? { amount: Number(amount) } : {}) },
    })
  ).data
}

/** Chosen, and back: the whole way of a payment. */
export async function payThrough(
  base: string,
  choice: string,
  given: Parameters<typeof startPaying>[0] = {},
) {
  const started = await startPaying(given)
  const back = await choose(base, started.window, choice)
  return { ...started, back, end: await comeBack(started.buyer, back) }
}

/** Runs what follows every event of these subjects, each twice as a retry would. */
export async function follow(...subjects: string[]) {
  const { house } = await testShop()
  const react = reactTask(reactions)
  for (const subject of subjects) {
    const happened = await house.db
      .select({ event_id: event.event_id })
      .from(event)
      .where(eq(event.subject, subject))
      .orderBy(asc(event.event_id))
    for (const { event_id } of happened) {
      await react(house, { event_id })
      await react(house, { event_id })
    }
  }
}

/** The events of a subject, by name. */
export async function eventsOf(subject: string): Promise<string[]> {
  const { house } = await testShop()
  const found = await house.db.execute<{ name: string }>(
    sql`select name from event where subject = ${subject} order by event_id`,
  )
  return found.rows.map(({ name }) => name)
}
