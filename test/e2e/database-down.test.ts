import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeBrowser, desktop, visitor } from './browser.ts'
import { openShop, type RunningShop } from './running-shop.ts'

let shop: RunningShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(async () => {
  await closeBrowser()
  await shop.stop()
})

/** The processes of the shop's own database: everything that descends from the shop and is a PostgreSQL. */
function databaseOf(shopPid: number): number[] {
  const rows = execFileSync('ps', ['-axo', 'pid=,ppid=,command='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [])
    .map(([, pid, parent, command = '']) => ({ pid: Number(pid), parent: Number(parent), command }))
  const below = (pid: number): typeof rows => rows.filter((row) => row.parent === pid).flatMap((row) => [row, ...below(row.pid)])
  return below(shopPid)
    .filter(({ command }) => /postgres/.test(command) && !/guard\.ts/.test(command))
    .map(({ pid }) => pid)
}

test('while the database does not answer there is a page that says so, and the shop recovers by itself', async () => {
  const { page, context } = await visitor(desktop, { baseURL: shop.url })
  const frozen = databaseOf(shop.pid)
  expect(frozen.length).toBeGreaterThan(3)
  for (const pid of frozen) process.kill(pid, 'SIGSTOP')
  try {
    const answer = await page.goto('/shop/product/1702000005')
    expect(answer?.status()).toBe(503)
    expect(answer?.headers()['cache-control']).not.toMatch(/public|s-maxage|max-age=[1-9]/)
    await page.getByRole('heading', { level: 1, name: '잠시 쉬어 가는 중이에요' }).waitFor()
    expect((await context.request.get('/healthz')).status()).toBe(200)
    expect((await context.request.get('/readyz')).status()).toBe(503)
  } finally {
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
  }
  await page.getByRole('button', { name: '다시 시도' }).click()
  await page.getByRole('heading', { level: 1, name: '무화과잎 유리 캔들 220 g' }).waitFor()
  expect((await context.request.get('/readyz')).status()).toBe(200)
})
