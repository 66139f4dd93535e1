import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calm } from '#test/calm.ts'
import { testShop } from '#test/database.ts'
import { houseCtx } from './context.ts'
import { announce } from './events.ts'
import { createHttpServer, type HttpServer, listen } from './http-server.ts'
import { openLog } from './log.ts'
import { type Metrics, openMetrics } from './metrics.ts'
import { reactTask } from './react.ts'
import { openPatterns } from './route-patterns.ts'
import { event } from './tables.ts'

const token = 'a-token-that-nobody-guesses'
const { house, pool } = await testShop()
const queue = { waiting: 3, failing: 2, given_up: 1, oldest: 40 }
let isThere = true
let metrics: Metrics
let http: HttpServer
let base: string

beforeAll(async () => {
  metrics = await openMetrics({
    token,
    pool,
    patternOf: openPatterns(['/metrics', '/shop/search', '/api/v1/orders/:od_id']),
    counted: {
      'order.placed': { name: 'odemoa_orders_placed_total', help: 'Orders placed' },
      'payment.changed': {
        name: 'odemoa_payments_total',
        help: 'Payments',
        by: { label: 'outcome', key: 'to', values: ['paid', 'failed'] },
      },
    },
    queue: async () => {
      if (!isThere) throw new Error('the database is away')
      return queue
    },
  })
  http = createHttpServer(
    async (request) =>
      new URL(request.url).pathname === '/metrics'
        ? metrics.answer(request)
        : { status: 200, headers: {}, body: 'well' },
    openLog({ LOG_LEVEL: 'silent' }),
    (address) => address,
    { load: calm },
  )
  http.seen = metrics.seen
  http.isOwnHost = (host) => !host.startsWith('127.')
  await listen(http.server, 0, '127.0.0.1')
  base = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`
})

afterAll(() => {
  metrics.close()
  http.server.closeAllConnections()
  http.server.close()
})

const line = /^[a-z_][a-z0-9_]*(\{([a-z_]+="[^"\\]*",?)+\})? (NaN|[+-]?Inf|-?[\d.]+(e[+-]?\d+)?)$/i

async function scrape(): Promise<string[]> {
  const answer = await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return (await answer.text()).split('\n').filter((text) => text && !text.startsWith('#'))
}

test.each([
  ['no token', undefined],
  ['another token', 'Bearer a-token-that-somebody-guesses'],
  ['the token without its kind', token],
])('with %s nothing is told', async (_name, authorization) => {
  const answer = await fetch(`${base}/metrics`, { headers: authorization ? { authorization } : {} })
  expect(answer.status).toBe(401)
  expect(await answer.text()).not.toContain('odemoa_')
})

test('whoever has the token reads lines that Prometheus reads, under whatever name of the machine', async () => {
  const lines = await scrape()
  expect(lines.filter((text) => !line.test(text))).toEqual([])
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds{worker="1"}',
    'nodejs_heap_size_used_bytes{worker="1"}',
    'odemoa_database_connections{state="idle",worker="1"}',
    'odemoa_database_waiting{worker="1"} 0',
    'odemoa_database_up 1',
    'odemoa_jobs{state="waiting"} 3',
    'odemoa_jobs{state="given_up"} 1',
    'odemoa_jobs_oldest_seconds 40',
  ])
    expect(lines.filter((text) => text.startsWith(name))).toHaveLength(1)
})

test('requests count under their pattern, and nothing a visitor wrote is repeated', async () => {
  http.isOwnHost = () => true
  await fetch(`${base}/api/v1/orders/26112110153042`)
  await fetch(`${base}/shop/search.data?keyword=${encodeURIComponent('홍길동')}`)
  await fetch(`${base}/hong@example.com/010-1234-5678`, { method: 'POST' })
  await fetch(`${base}/${encodeURIComponent('홍길동')}`, { method: 'PATCH' })
  const order = 'method="GET",route="/api/v1/orders/:od_id"'
  const told = [
    `odemoa_http_requests_total{${order},status="200",worker="1"} 1`,
    `odemoa_http_request_duration_seconds_count{${order},worker="1"} 1`,
    `odemoa_http_request_duration_seconds_bucket{le="+Inf",${order},worker="1"} 1`,
    'odemoa_http_requests_total{method="GET",route="/shop/search",status="200",worker="1"} 1',
    'odemoa_http_requests_total{method="POST",route="/*",status="200",worker="1"} 1',
    'odemoa_http_requests_total{method="other",route="/*",status="405",worker="1"} 1',
  ]
  // an answer is counted when its line is done, which may be after it is read
  await expect.poll(scrape).toEqual(expect.arrayContaining(told))
  expect((await scrape()).join('\n')).not.toMatch(/26112110153042|%ED|홍길동|hong|010-1234|keyword/)
})

test('orders and payments count when what follows them is done; an unknown outcome is "other"', async () => {
  const ctx = houseCtx(house)
  // others wrote here too
  const before = (await house.db.select().from(event)).map(({ event_id }) => event_id)
  await announce(ctx, 'order.placed', 26112110153042)
  await announce(ctx, 'payment.changed', 'pay-1', { to: 'paid' })
  await announce(ctx, 'payment.changed', 'pay-2', { to: '홍길동' })
  await announce(ctx, 'order.tagged', 26112110153042)
  const react = reactTask([])
  for (const { event_id } of await house.db.select().from(event))
    if (!before.includes(event_id)) await react({ ...house, metrics }, { event_id })
  const lines = await scrape()
  expect(lines).toContain('odemoa_orders_placed_total{worker="1"} 1')
  expect(lines).toContain('odemoa_payments_total{outcome="paid",worker="1"} 1')
  expect(lines).toContain('odemoa_payments_total{outcome="other",worker="1"} 1')
})

test('while the database is away the process still tells of itself', async () => {
  isThere = false
  const lines = await scrape()
  expect(lines).toContain('odemoa_database_up 0')
  expect(lines.filter((text) => text.startsWith('odemoa_jobs'))).toEqual([])
})
