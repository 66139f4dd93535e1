import { expect, test } from 'vitest'
import { readAtMost, readJson, TooLong } from './read-answer.ts'

function endless(headers: Record<string, string> = {}) {
  const seen = { sent: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      seen.sent += 64 * 1024
      controller.enqueue(new Uint8Array(64 * 1024))
    },
  })
  return { seen, answer: new Response(body, { headers }) }
}

test('an answer without an end is read as far as answers go, and no further', async () => {
  const { seen, answer } = endless()
  await expect(readAtMost(answer)).rejects.toBeInstanceOf(TooLong)
  expect(seen.sent).toBeLessThan(1024 * 1024)
})

test('one that says itself how long it is, is not begun', async () => {
  const { seen, answer } = endless({ 'content-length': '300000000' })
  await expect(readJson(answer)).rejects.toBeInstanceOf(TooLong)
  expect(seen.sent).toBeLessThanOrEqual(128 * 1024)
})

test('an ordinary one is read whole', async () => {
  expect(await readJson(Response.json({ a: [1, '가'] }))).toEqual({ a: [1, '가'] })
  expect((await readAtMost(new Response(null))).length).toBe(0)
})
