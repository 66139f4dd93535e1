import { expect, test } from 'vitest'
import { failureAnswer } from './answer.ts'
import type { Log } from './log.ts'
import { packPage } from './pages.ts'

test.each([
  ['a bug', new Error('broken'), 500],
  ['a database that is away', Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }), 503],
  ['a row that others hold too long', Object.assign(new Error('held'), { code: '55P03' }), 503],
  ['a statement that takes too long', Object.assign(new Error('long'), { code: '57014' }), 503],
  ['a full disk', Object.assign(new Error('full'), { code: 'ENOSPC' }), 503],
])('%s is logged without the key that stands in the path', (_, error, status) => {
  const lines: string[] = []
  const log = { error: (line: unknown) => lines.push(JSON.stringify(line)) } as unknown as Log // all that is asked of it
  const answer = failureAnswer(error, 'kr', log, 'GET /api/v1/quotations/Ab3dE6gH9jK2mN5pQ8sT/pdf')
  expect(answer.status).toBe(status)
  expect(lines.join()).toContain('GET /api/v1/quotations/…/pdf')
  expect(lines.join()).not.toContain('Ab3dE6')
})

test('a page that is asked to be quiet tells nobody where its visitor was', async () => {
  const packed = (quiet: boolean) =>
    packPage(
      new Response('<p>hello'),
      { origin: 'https://shop.example', secure: true, quiet },
      null,
      'private, no-cache',
    )
  expect((await packed(true)).headers['referrer-policy']).toBe('no-referrer')
  expect((await packed(false)).headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
})
