import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { callThrough, Refusal, type Transport } from './client.ts'
import { endpoint } from './endpoint.ts'
import { one } from './paging.ts'

const asked = endpoint({
  method: 'GET',
  path: '/api/v1/asked',
  who: 'anyone',
  about: 'for this test',
  answer: one(z.object({ name: z.string() })),
})

const answering =
  (body: string, status = 200): Transport =>
  async () =>
    new Response(body, { status, headers: { 'content-type': 'application/json; charset=utf-8' } })

test('an answer that was cut off on its way is none, never an empty one', async () => {
  const cut = callThrough(answering('{"data":{"na'), asked, {})
  await expect(cut).rejects.toThrow()
  await expect(cut).rejects.not.toBeInstanceOf(Refusal)
})

test('a refusal is one also where its words were cut off', async () => {
  await expect(callThrough(answering('{"mess', 503), asked, {})).rejects.toMatchObject({
    status: 503,
    message: '',
  })
  expect(await callThrough(answering('{"data":{"name":"candle"}}'), asked, {})).toEqual({
    data: { name: 'candle' },
  })
})
