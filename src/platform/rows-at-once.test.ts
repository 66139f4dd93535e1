import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { calm } from '#test/calm.ts'
import { addressReader } from './client-address.ts'
import { createHttpServer, listen } from './http-server.ts'
import { openLog } from './log.ts'

test('what is answered at once counts for all that comes at once', async () => {
  const turns: number[] = []
  let inTurn = 0
  const { server } = createHttpServer(
    () => {
      if (inTurn++ === 0)
        setImmediate(() => {
          turns.push(inTurn)
          inTurn = 0
        })
      return { status: 200, headers: {}, body: 'yes' }
    },
    openLog({ LOG_LEVEL: 'silent' }),
    addressReader(''),
    { load: calm },
  )
  await listen(server, 0, '127.0.0.1')
  const { port } = server.address() as AddressInfo // a port, not a pipe
  const row = 'GET /api/v1/products HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(30)
  await Promise.all(
    Array.from(
      { length: 60 },
      () =>
        new Promise((done) => {
          const socket = connect(port, '127.0.0.1', () => socket.write(row))
          socket.on('data', () => {})
          socket.on('close', done)
        }),
    ),
  )
  expect(Math.max(...turns)).toBeLessThanOrEqual(200)
  server.close()
})
