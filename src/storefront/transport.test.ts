import { afterEach, expect, test, vi } from 'vitest'
import { guarded, whenLoginIsNeeded } from './transport.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

type Sent = { path: string; token: string | undefined }

/** A server that gives the token on login-check and refuses every other one. */
function shop({ token = '', refuse = 0 } = {}) {
  const sent: Sent[] = []
  let greeted = 0
  vi.stubGlobal('document', { cookie: token && `XSRF-TOKEN=${token}` })
  const send = guarded(async (path, init) => {
    sent.push({ path, token: (init.headers as Record<string, string>)?.['X-XSRF-TOKEN'] })
    if (path !== '/api/v1/login-check')
      return new Response('{}', { status: refuse && greeted < refuse ? 419 : 201 })
    greeted += 1
    vi.stubGlobal('document', { cookie: `XSRF-TOKEN=new${greeted}` })
    return new Response('{}')
  })
  return { sent, send }
}

test('a change carries the token of the cookie; a reading carries none', async () => {
  const { sent, send } = shop({ token: 'abc' })
  await send('/api/v1/cart', { method: 'POST' })
  await send('/api/v1/cart', { method: 'GET' })
  expect(sent).toEqual([
    { path: '/api/v1/cart', token: 'abc' },
    { path: '/api/v1/cart', token: undefined },
  ])
})

test('without a token the first change asks for one, and two at once ask once', async () => {
  const { sent, send } = shop()
  await Promise.all([
    send('/api/v1/cart', { method: 'POST' }),
    send('/api/v1/my-wish', { method: 'POST' }),
  ])
  expect(sent.map((one) => one.path).sort()).toEqual([
    '/api/v1/cart',
    '/api/v1/login-check',
    '/api/v1/my-wish',
  ])
  expect(sent[1]?.token).toBe('new1')
})

test('a refused token is renewed and the change sent once more', async () => {
  const { sent, send } = shop({ token: 'old', refuse: 1 })
  const response = await send('/api/v1/cart', { method: 'POST' })
  expect(response.status).toBe(201)
  expect(sent.map((one) => one.token)).toEqual(['old', undefined, 'new1'])
})

test('a token refused twice is not tried for ever', async () => {
  const { sent, send } = shop({ token: 'old', refuse: 9 })
  expect((await send('/api/v1/cart', { method: 'POST' })).status).toBe(419)
  expect(sent).toHaveLength(3)
})

test('a 401 asks for a login', async () => {
  vi.stubGlobal('document', { cookie: '' })
  const ask = vi.fn()
  const stop = whenLoginIsNeeded(ask)
  await guarded(async () => new Response('{}', { status: 401 }))('/api/v1/my-wish', {
    method: 'GET',
  })
  stop()
  expect(ask).toHaveBeenCalledOnce()
})
