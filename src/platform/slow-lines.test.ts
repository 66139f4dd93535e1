import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { calm } from '#test/calm.ts'
import { addressReader } from './client-address.ts'
import { createHttpServer, type Limits, listen } from './http-server.ts'
import { openLog } from './log.ts'

// a twentieth of the shop's own: 15, 30 and 5 of them are 0.75, 1.5 and 0.25 seconds
const second = 50

async function serving(limits: Limits = {}) {
  const http = createHttpServer(
    async (request) => ({ status: 200, headers: {}, body: await request.text() }),
    openLog({ LOG_LEVEL: 'silent' }),
    addressReader(),
    { load: calm, second, silence: 60_000, ...limits },
  )
  onTestFinished(() => {
    http.server.closeAllConnections()
    http.server.close()
  })
  await listen(http.server, 0, '127.0.0.1')
  const { port } = http.server.address() as AddressInfo
  return { port, isWell: async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status }
}

/** A line that is opened and says this; `closed` tells after how many ms it ended and what it heard. */
async function line(port: number, says: string) {
  const socket: Socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let heard = ''
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    heard += chunk
  })
  const since = performance.now()
  const closed = new Promise<{ after: number; heard: string }>((done) =>
    socket.on('close', () => done({ after: performance.now() - since, heard })),
  )
  await new Promise<void>((done) => {
    socket.once('connect', done)
    socket.once('close', () => done())
  })
  if (says) socket.write(says)
  return { socket, closed, since }
}

/** A byte now and then, as long as anybody listens. */
async function dribble(socket: Socket, bytes: string, every: number) {
  while (!socket.destroyed) {
    socket.write(bytes)
    await sleep(every)
  }
}

// case 181
test('a thousand lines that never end their headers are closed in time, and whoever comes meanwhile is served', async () => {
  const { port, isWell } = await serving()
  const lines = await Promise.all(
    Array.from({ length: 1_000 }, () => line(port, 'GET / HTTP/1.1\r\nhost: x\r\n')),
  )
  for (const { socket } of lines) void dribble(socket, 'x-a: b\r\n', 10 * second)
  expect(await isWell()).toBe(200)
  const ends = await Promise.all(lines.map(({ closed }) => closed))
  // a line in vain may be a moment late on a busy machine, but none is held for its own sake
  expect(Math.max(...ends.map(({ after }) => after))).toBeLessThan(15_000)
  expect(ends.every(({ heard }) => heard === '' || heard.includes(' 408 '))).toBe(true)
  expect(await isWell()).toBe(200)
}, 60_000)

// case 182
test('a body that comes byte by byte is not waited for to its end', async () => {
  const { port, isWell } = await serving()
  const { socket, closed } = await line(
    port,
    'POST /api/v1/cart HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n',
  )
  void dribble(socket, 'a', second)
  expect(await isWell()).toBe(200)
  expect((await closed).heard).toMatch(/^HTTP\/1\.1 408 /)
}, 60_000)

// case 184
test('more lines than there may be are turned away, and idle ones make room again', async () => {
  const { port, isWell } = await serving({ lines: 40 })
  const idle = await Promise.all(
    Array.from({ length: 40 }, () => line(port, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n')),
  )
  const oneMore = await line(port, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  expect((await oneMore.closed).heard).toBe('')
  await Promise.all(idle.map(({ closed }) => closed))
  await expect.poll(() => isWell().catch(() => 0)).toBe(200)
}, 60_000)
