import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { openCircuit } from '#platform/circuit.ts'
import { askAgain, askProvider, NoAnswer } from './http.ts'

let broken = 0
const server = createServer((request, response) => {
  const say = (status: number, text: string, headers: Record<string, string> = {}) =>
    response.writeHead(status, headers).end(text)
  if (request.url === '/html')
    return say(200, '<html><body>We are down for maintenance</body></html>', {
      'content-type': 'text/html',
    })
  if (request.url === '/huge')
    return say(200, `{"status":"DONE","padding":"${'x'.repeat(600_000)}"}`)
  if (request.url === '/elsewhere') return say(302, '', { location: 'https://evil.example/' })
  if (request.url === '/word') return say(200, '"DONE"')
  if (request.url === '/silent') return undefined
  if (request.url === '/breaks')
    return ++broken < 3 ? say(500, '{"code":"PROVIDER_ERROR"}') : say(200, '{"status":"DONE"}')
  return say(200, '{"status":"DONE"}')
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = server.address()
const base = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const asked = (path: string, patience = 5_000) => ({
  method: 'GET' as const,
  url: `${base}${path}`,
  headers: {},
  patience,
  circuit: openCircuit(),
})

test.each(['/html', '/huge', '/elsewhere', '/word'])(
  'what is no JSON of a sane size from the provider itself (%s) tells nothing',
  async (path) => {
    await expect(askProvider(asked(path))).rejects.toBeInstanceOf(NoAnswer)
  },
)

test('silence is given up on, and a connection nobody answers too', async () => {
  await expect(askProvider(asked('/silent', 200))).rejects.toBeInstanceOf(NoAnswer)
  await expect(askProvider({ ...asked('/'), url: 'http://127.0.0.1:9/' })).rejects.toBeInstanceOf(
    NoAnswer,
  )
})

test('a read that breaks twice is asked a third time', async () => {
  expect(await askAgain(asked('/breaks'))).toEqual({ status: 200, body: { status: 'DONE' } })
  expect(broken).toBe(3)
})
