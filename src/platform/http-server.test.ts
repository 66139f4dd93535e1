import { get } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { installPhrases } from '#kernel/translate.ts'
import { calm } from '#test/calm.ts'
import { addressReader } from './client-address.ts'
import {
  createHttpServer,
  type Fetch,
  type HttpServer,
  type Limits,
  listen,
} from './http-server.ts'
import { openLog } from './log.ts'
import { phrases } from './phrases.ts'
import { requestId } from './request-id.ts'
import { securityHeaders } from './security-headers.ts'

installPhrases('en', phrases)

const open: HttpServer[] = []
afterEach(() => {
  for (const { server } of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serving(fetch: Fetch, limits: Limits = {}) {
  const http = createHttpServer(
    fetch,
    openLog({ LOG_LEVEL: 'silent' }),
    addressReader('127.0.0.1'),
    {
      // however busy the machine of the tests is
      load: calm,
      ...limits,
    },
  )
  open.push(http)
  await listen(http.server, 0, '127.0.0.1')
  return {
    ...http,
    port: (http.server.address() as AddressInfo).port,
    set(isOwnHost: HttpServer['isOwnHost'], headers: HttpServer['headers']) {
      Object.assign(http, { isOwnHost, headers })
    },
  }
}

test('who reads nothing is cut, who reads piece by piece is not', async () => {
  const large = new Uint8Array(24 * 1024 * 1024)
  const { server, port } = await serving(() => ({ status: 200, headers: {}, body: large }), {
    silence: 5_000,
  })
  const cut = new Promise<string>((done) => {
    server.once('connection', (socket) => socket.once('close', () => done('cut')))
  })
  const idle = connect(port, '127.0.0.1', () => idle.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'))
  idle.on('error', () => {})
  idle.pause()
  const read = await new Promise<number>((done, fail) => {
    get(`http://127.0.0.1:${port}/`, (answer) => {
      let size = 0
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length
        answer.pause()
        setImmediate(() => answer.resume())
      })
      answer.on('end', () => done(size))
      answer.on('error', fail)
    })
  })
  expect(read).toBe(large.length)
  expect(await cut).toBe('cut')
}, 30_000)

test('files go without the headers of documents', async () => {
  const http = await serving(() => ({ status: 200, headers: {}, body: 'yes' }))
  http.set(() => true, Object.entries(securityHeaders(true)))
  const headersOf = async (path: string) =>
    (await fetch(`http://127.0.0.1:${http.port}${path}`)).headers
  const page = await headersOf('/shop/cart')
  expect(page.get('permissions-policy')).toBe('camera=(self), microphone=(), geolocation=()')
  expect(page.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  for (const path of ['/assets/shell.js', '/img/candle-480.avif', '/api/v1/cart']) {
    const file = await headersOf(path)
    expect(file.get('x-content-type-options')).toBe('nosniff')
    expect(file.get('strict-transport-security')).toContain('max-age')
    for (const name of [
      'permissions-policy',
      'cross-origin-opener-policy',
      'referrer-policy',
      'connection',
    ])
      expect(file.has(name), `${path} ${name}`).toBe(false)
  }
})

test('every answer carries the headers of the shop; strange requests are refused before they reach it', async () => {
  const asked: string[] = []
  const http = await serving((request) => {
    asked.push(new URL(request.url).pathname)
    return { status: 200, headers: { 'referrer-policy': 'no-referrer' }, body: 'yes' }
  })
  const raw = async (text: string) =>
    new Promise<string>((done) => {
      let answer = ''
      const socket = connect(http.port, '127.0.0.1', () => socket.write(text))
      socket.on('data', (chunk) => {
        answer += chunk
      })
      socket.on('close', () => done(answer))
      socket.on('error', () => done(answer))
    })
  const ask = (line: string, host = 'shop.example') =>
    raw(`${line} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)
  http.set(
    (host) => host === 'shop.example',
    [
      ['x-content-type-options', 'nosniff'],
      ['referrer-policy', 'origin'],
    ],
  )
  const good = await ask('GET /a')
  expect(good).toMatch(/^HTTP\/1\.1 200/)
  expect(good).toMatch(/x-content-type-options: nosniff/i)
  // an answer's own word stands
  expect(good).toMatch(/referrer-policy: no-referrer/i)
  const refused: [string, string | undefined, number][] = [
    ['GET /a%00', undefined, 400],
    ['GET /shop\\product', undefined, 400],
    ['GET /api/../admin', undefined, 400],
    ['GET /?keyword=%00', undefined, 400],
    ['TRACE /healthz', undefined, 405],
    ['PROPFIND /robots.txt', undefined, 405],
    ['GET /', 'evil.example', 421],
  ]
  for (const [line, host, status] of refused) {
    const answer = await ask(line, host)
    expect([line, answer.split(' ')[1]]).toEqual([line, String(status)])
    expect(answer).toMatch(/nosniff/)
  }
  expect(asked).toEqual(['/a'])
  expect(await ask('GET /healthz', 'evil.example')).toMatch(/^HTTP\/1\.1 200/)
})

test('a server that is late turns away who only looks, in both languages, and never who buys', async () => {
  const { port } = await serving(() => ({ status: 200, headers: {}, body: 'yes' }), {
    load: { ...calm, late: () => 2_000 },
  })
  const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method })
  const turned = await ask('/contents/about')
  expect(turned.status).toBe(503)
  expect(turned.headers.get('retry-after')).toBe('3')
  expect(await turned.text()).toMatch(/아주 많아요[\s\S]*Very many visitors/)
  expect((await ask('/shop/order-form')).status).toBe(200)
  expect((await ask('/api/v1/orders', 'POST')).status).toBe(200)
})

test('a server whose memory is nearly used up turns away who only looks, and never who buys', async () => {
  const { port } = await serving(() => ({ status: 200, headers: {}, body: 'yes' }), {
    load: { ...calm, held: () => 0.9 },
  })
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
  expect([await statusOf('/contents/about'), await statusOf('/shop/order-form')]).toEqual([
    503, 200,
  ])
})

test('one visitor who asks without end is turned away in words, and the next is answered at once', async () => {
  let working = 0
  let most = 0
  const { port } = await serving(async (request, ip) => {
    if (ip === '192.0.2.9' || request.url.endsWith('/healthz'))
      return { status: 200, headers: {}, body: 'yes' }
    most = Math.max(most, ++working)
    await new Promise((later) => setTimeout(later, 300))
    working--
    return { status: 200, headers: {}, body: 'yes' }
  })
  const pipelined = 'GET /api/v1/products HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(30)
  const heard: Promise<string>[] = Array.from(
    { length: 40 },
    () =>
      new Promise((done) => {
        let told = ''
        const socket = connect(port, '127.0.0.1', () => socket.write(pipelined))
        socket.on('data', (chunk: Buffer) => {
          told += chunk
          if (told.split('HTTP/1.1 ').length > 30) socket.destroy()
        })
        socket.on('close', () => done(told))
      }),
  )
  await expect.poll(() => working).toBeGreaterThan(0)
  const other = await fetch(`http://127.0.0.1:${port}/api/v1/products`, {
    headers: { 'x-forwarded-for': '192.0.2.9' },
  })
  expect(other.status).toBe(200)
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  const answers = (await Promise.all(heard)).join('')
  expect(most).toBeLessThanOrEqual(200)
  // the first that is too many closes its line, and is the last that it hears
  const refused = answers.match(/HTTP\/1\.1 503[\s\S]*?connection: close/gi) ?? []
  expect(refused.length).toBe(40)
  expect(answers.split('HTTP/1.1 ').length).toBeLessThanOrEqual(40 * 5 + 1)
  expect(answers).toMatch(/HTTP\/1\.1 503[\s\S]*retry-after: 3/)
  expect(answers).toMatch(/HTTP\/1\.1 200/)
})

test('an answer that takes its time comes through on a line that may not be silent so long', async () => {
  const { port } = await serving(
    async () => {
      await new Promise((later) => setTimeout(later, 2_000))
      return { status: 200, headers: {}, body: 'a long file' }
    },
    { silence: 500 },
  )
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/admin/orders-sheet`)
  expect(await answer.text()).toBe('a long file')
})

test('every request has an id, which its answer and its work carry and no visitor chooses', async () => {
  const { port } = await serving(async () => {
    await new Promise((later) => setImmediate(later))
    return { status: 200, headers: {}, body: requestId() ?? '' }
  })
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'x-request-id': 'forged-by-a-visitor' },
    })
    return [answer.headers.get('x-request-id'), await answer.text()]
  }
  const [one, two] = await Promise.all([ask('/shop/cart'), ask('/shop/cart')])
  expect(one[0]).toMatch(/^[\w-]{12}$/)
  expect(one[0]).toBe(one[1])
  expect(two[0]).toBe(two[1])
  expect(one[0]).not.toBe(two[0])
  expect((await ask('/img/candle-480.avif'))[0]).toBe(null)
  expect(requestId()).toBe(undefined)
})

test('a request that two programs may cut in two ways is refused, and its line closed', async () => {
  const asked: string[] = []
  const { port } = await serving((request) => {
    asked.push(request.url)
    return { status: 200, headers: {}, body: 'yes' }
  })
  const say = (head: string[], end = '\r\n') =>
    new Promise<string>((done) => {
      let answer = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(head.join(end) + end + end))
      socket.on('data', (chunk) => {
        answer += chunk
      })
      socket.on('close', () => done(answer))
      socket.on('error', () => done(answer))
    })
  const post = ['POST /api/v1/cart HTTP/1.1', 'host: x']
  const odd: [string, Promise<string>][] = [
    ['400', say([...post, 'content-length: 3', 'transfer-encoding: chunked'])],
    ['400', say([...post, 'content-length: 3', 'content-length: 4'])],
    ['400', say([...post, 'content-length: +3'])],
    ['400', say([...post, 'x: a', ' folded: b'])],
    ['400', say(post, '\n')],
    ['431', say([...post, `x: ${'a'.repeat(17 * 1024)}`])],
  ]
  for (const [status, answer] of odd) expect((await answer).split(' ')[1]).toBe(status)
  expect(asked).toEqual([])
})

test('slow and idle lines, their number and their headers have bounds', async () => {
  const { server } = await serving(() => ({ status: 200, headers: {}, body: '' }))
  expect([server.headersTimeout, server.requestTimeout, server.keepAliveTimeout]).toEqual([
    15_000, 30_000, 5_000,
  ])
  expect([server.maxConnections, server.maxHeadersCount]).toEqual([2_000, 100])
})
