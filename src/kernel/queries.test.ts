import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { call, fileThroughBrowser, requestTimeout, uploadTimeout } from './queries.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const list = endpoint({
  method: 'GET',
  path: '/api/v1/admin/orders',
  who: ['order'],
  about: 'A list',
  answer: z.object({}),
})

test('what staff do to a hundred orders at once is not told as failed while it is done', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'))
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const many = endpoint({
    method: 'POST',
    path: '/api/v1/admin/order-deposits',
    who: ['order'],
    about: 'Many at once',
    answer: z.object({}),
  })
  await call(list, {})
  await call(many, { body: {} })
  expect(timeout.mock.calls).toEqual([[requestTimeout], [uploadTimeout]])
})

test('a file that is made for long is waited for longer than an answer', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'))
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await call(list, {})
  await fileThroughBrowser('/api/v1/admin/orders-sheet', { method: 'POST', body: '{}' })
  await fileThroughBrowser('/api/v1/reviews', { method: 'POST', body: new FormData() })
  expect(timeout.mock.calls).toEqual([[requestTimeout], [uploadTimeout], [uploadTimeout]])
})
