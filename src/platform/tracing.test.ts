import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { calm } from '#test/calm.ts'
import { testShop } from '#test/database.ts'
import { serveApp } from '#test/serve-app.ts'
import { addressReader } from './client-address.ts'
import { openDatabase } from './database.ts'
import { createHttpServer, listen } from './http-server.ts'
import { openLog } from './log.ts'
import { openPatterns } from './route-patterns.ts'
import { openTracing } from './tracing.ts'

const { url } = await testShop()

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Told = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  status: { code?: number }
  attributes: Attribute[]
}
const told = ({ attributes }: Told, key: string) => {
  const value = attributes.find((one) => one.key === key)?.value
  return value?.stringValue ?? value?.intValue
}

/** Somebody who listens on a port of this machine, as long as the test runs. */
async function listening(answer: (request: Request) => Response | Promise<Response>) {
  const server = serveApp(0, answer)
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function collector() {
  const heard: { path: string; text: string }[] = []
  const at = await listening(async (request) => {
    heard.push({ path: new URL(request.url).pathname, text: await request.text() })
    return Response.json({})
  })
  const spans = () =>
    heard.flatMap(({ text }) =>
      JSON.parse(text).resourceSpans.flatMap((resource: { scopeSpans: { spans: Told[] }[] }) =>
        resource.scopeSpans.flatMap((scope) => scope.spans),
      ),
    ) as Told[]
  return { at, heard, spans }
}

test('a collector hears of a request, its statements and its calls to others, by the id of its answer, and of nobody', async () => {
  const { at, heard, spans } = await collector()
  const provider = await listening(() => Response.json({ paid: true }, { status: 502 }))
  const tracing = await openTracing({
    endpoint: at,
    service: 'a-shop',
    share: 1,
    patternOf: openPatterns(['/api/v1/orders/:od_id']),
  })
  // one connection: whoever waits for it gets it in their own place
  const { db, close } = openDatabase(url, { onBegin: tracing.statement, max: 1 })
  onTestFinished(close)
  const http = createHttpServer(
    async (request) => {
      await db.execute(sql`select ${'박비밀'}::text as name, pg_sleep(0.02)`)
      await fetch(`${provider}/v1/payments/secret-key-of-a-payment?name=x`, {
        headers: { authorization: 'Basic c2VjcmV0' },
      })
      await db.execute(sql`select nonsense`).catch(() => undefined)
      return { status: 200, headers: {}, body: new URL(request.url).pathname }
    },
    openLog({ LOG_LEVEL: 'silent' }),
    addressReader(),
    { load: calm },
  )
  onTestFinished(() => void http.server.close())
  http.traced = tracing.request
  await listen(http.server, 0, '127.0.0.1')
  const { port } = http.server.address() as AddressInfo
  const ask = async (od_id: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/orders/${od_id}?hp=01012345678`, {
      headers: { traceparent: '00-11111111111111111111111111111111-2222222222222222-01' },
    })
    await answer.text()
    return answer.headers.get('x-request-id') ?? ''
  }
  // a crowd at one connection: what each asked still hangs below each
  const ids = await Promise.all(['261123-0001', '261123-0002', '261123-0003'].map(ask))
  await expect.poll(() => new Set(ids).size).toBe(3)
  await tracing.close()

  expect(heard.every(({ path }) => path === '/v1/traces')).toBe(true)
  const all = spans()
  for (const id of ids) {
    const request = all.find((span) => told(span, 'odemoa.request') === id)
    if (!request) throw new Error(`nothing was heard of ${id}`)
    expect([request.name, request.parentSpanId ?? '']).toEqual(['GET /api/v1/orders/:od_id', ''])
    expect(Number(told(request, 'http.response.status_code'))).toBe(200)
    const below = all.filter(({ parentSpanId }) => parentSpanId === request.spanId)
    expect(below.map(({ traceId }) => traceId)).toEqual(Array(3).fill(request.traceId))
    expect(below.map(({ name }) => name).sort()).toEqual([
      `GET ${new URL(provider).host}`,
      'SELECT',
      'SELECT',
    ])
    const call = below.find(({ name }) => name.startsWith('GET'))
    // 2: it failed
    expect([Number(call && told(call, 'http.response.status_code')), call?.status.code]).toEqual([
      502, 2,
    ])
    expect(below.filter(({ status }) => status.code === 2)).toHaveLength(2)
  }
  // the visitor's own trace is not joined
  const text = heard.map((one) => one.text).join('\n')
  expect(text).toContain('a-shop')
  expect(text).not.toMatch(/박비밀|secret|01012345678|261123-000|1111111111/)
})

test('a share of nothing tells nothing, and a collector that is away breaks nothing', async () => {
  const { at, heard } = await collector()
  const traced = async (endpoint: string, share: number) => {
    const tracing = await openTracing({ endpoint, service: 'odemoa', share, patternOf: () => null })
    const http = createHttpServer(
      () => ({ status: 200, headers: {}, body: 'yes' }),
      openLog({ LOG_LEVEL: 'silent' }),
      addressReader(),
      { load: calm },
    )
    http.traced = tracing.request
    await listen(http.server, 0, '127.0.0.1')
    const { port } = http.server.address() as AddressInfo
    const { status } = await fetch(`http://127.0.0.1:${port}/shop/cart`)
    http.server.close()
    await tracing.close()
    return status
  }
  expect(await traced(at, 0)).toBe(200)
  expect(heard).toEqual([])
  // nobody listens there
  expect(await traced('http://127.0.0.1:9', 1)).toBe(200)
}, 60_000)

test('a shop that is not watched loads nothing of it', () => {
  const source = readFileSync('src/platform/tracing.ts', 'utf8')
  expect(source.match(/^import (?!type).*@opentelemetry/gm)).toBeNull()
  expect(source.match(/await Promise\.all\(\[\s+import\('@opentelemetry/)).not.toBeNull()
})
