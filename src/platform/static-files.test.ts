import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { openStaticFiles } from '#platform/static-files.ts'

const dir = mkdtempSync(join(tmpdir(), 'static-'))
mkdirSync(join(dir, 'assets'))
mkdirSync(join(dir, '.vite'))
writeFileSync(join(dir, 'assets', 'shop-a1.js'), 'plain')
writeFileSync(join(dir, 'assets', 'shop-a1.js.br'), 'brotli')
writeFileSync(join(dir, 'assets', 'shop-a1.js.gz'), 'gzip')
writeFileSync(join(dir, 'assets', 'shop-a1.js.map'), 'secret')
writeFileSync(join(dir, '.vite', 'manifest.json'), 'secret')
writeFileSync(join(dir, '향.png'), 'x'.repeat(600_000))
const files = openStaticFiles(dir)
afterAll(() => rmSync(dir, { recursive: true }))

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return files(new Request(`http://shop.example${path}`, { headers, method }))
}

test.each([
  ['br, gzip', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip', 'gzip'],
  ['*', 'br', 'brotli'],
  ['', null, 'plain'],
])('a browser that accepts "%s" gets %s', async (accepted, encoding, body) => {
  const response = ask('/assets/shop-a1.js', { 'accept-encoding': accepted })
  expect(response?.headers.get('content-encoding')).toBe(encoding)
  expect(response?.headers.get('vary')).toBe('Accept-Encoding')
  expect(await response?.text()).toBe(body)
})

test('hashed files are kept for ever, and asked again cost nothing', () => {
  const first = ask('/assets/shop-a1.js')
  expect(first?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const again = ask('/assets/shop-a1.js', { 'if-none-match': `W/${first?.headers.get('etag')}` })
  expect(again?.status).toBe(304)
  expect(
    ask('/assets/shop-a1.js', {
      'if-none-match': String(first?.headers.get('etag')),
      'accept-encoding': 'br',
    })?.status,
  ).toBe(200)
})

test('a big file with a Korean name comes from the disk', async () => {
  const response = ask('/%ED%96%A5.png')
  expect(response?.headers.get('content-type')).toBe('image/png')
  expect(await response?.text()).toHaveLength(600_000)
})

test.each([
  '/assets/gone.js',
  '/favicon.ico',
  '/assets/shop-a1.js.map',
  '/assets/../../etc/passwd%00',
])('%s is a plain 404', async (path) => {
  const response = ask(path)
  if (path.startsWith('/assets/..')) return expect(response).toBeNull()
  expect([response?.status, await response?.text()]).toEqual([404, 'Not found'])
})

test.each(['/', '/shop/list', '/.vite/manifest.json', '/%E0%A4%A'])(
  '%s is left to the pages',
  (path) => {
    expect(ask(path)).toBeNull()
  },
)

test('only reading is allowed', async () => {
  expect(ask('/assets/shop-a1.js', {}, 'POST')?.status).toBe(405)
  expect(await ask('/assets/shop-a1.js', {}, 'HEAD')?.text()).toBe('')
})

test('files of this release are there when the next one has taken its place, those that were never read are a plain 404', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const dir = mkdtempSync(join(tmpdir(), 'released-'))
  const names = Array.from({ length: 50 }, (_, at) => `part-${at}.js`)
  for (const name of names) writeFileSync(join(dir, name), name)
  const at = (files: ReturnType<typeof openStaticFiles>, name: string) =>
    files(new Request(`http://shop.example/${name}`))
  const old = openStaticFiles(dir)
  // twenty at a time, some while after the start
  vi.advanceTimersByTime(2_100)
  const young = openStaticFiles(dir)
  expect(at(young, 'part-7.js')?.status).toBe(200)
  rmSync(dir, { recursive: true })
  for (const name of names) expect(await at(old, name)?.text()).toBe(name)
  expect(await at(young, 'part-7.js')?.text()).toBe('part-7.js')
  expect(at(young, 'part-8.js')?.status).toBe(404)
})
