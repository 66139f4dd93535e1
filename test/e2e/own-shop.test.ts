import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'
import { openShop, type RunningShop } from './running-shop.ts'
import { open } from './steps.ts'

let shop: RunningShop
beforeAll(async () => {
  shop = await openShop({ GA_ID: 'G-0000000000' })
})
afterAll(async () => {
  await shop.stop()
})

/** The processes of the shop's own database: everything that descends from the shop and is a PostgreSQL. */
function databaseOf(shopPid: number): number[] {
  const rows = execFileSync('ps', ['-axo', 'pid=,ppid=,command='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [])
    .map(([, pid, parent, command = '']) => ({ pid: Number(pid), parent: Number(parent), command }))
  const below = (pid: number): typeof rows =>
    rows.filter((row) => row.parent === pid).flatMap((row) => [row, ...below(row.pid)])
  return below(shopPid)
    .filter(({ command }) => /postgres/.test(command) && !/guard\.ts/.test(command))
    .map(({ pid }) => pid)
}

/** A connection may have ended since it was listed. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT') {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

test('analytics ask first: no is kept and nothing is measured; yes measures without page views, and the shop keeps the number of the visit', async () => {
  const script = 'https://www.googletagmanager.com/gtag/js'
  const visit = async () => {
    const { page, context, complaints } = await visitor(phone, { baseURL: shop.url })
    const asked: string[] = []
    // the service is answered by us: it hands out a number, as the real one does
    await context.route(`${script}**`, (route) => {
      asked.push(route.request().url())
      return route.fulfill({
        contentType: 'text/javascript',
        body: 'for (const [what, , name, tell] of [...window.dataLayer]) if (what === "get" && name === "client_id") tell("123.456")',
      })
    })
    await open(page, '/')
    return {
      page,
      asked,
      complaints,
      strip: page.getByRole('complementary', { name: '방문 분석 동의' }),
    }
  }
  const no = await visit()
  await no.strip.getByRole('button', { name: '안 할래요' }).click()
  await no.strip.waitFor({ state: 'hidden' })
  await open(no.page, '/shop/best-seller')
  await no.page.waitForLoadState('networkidle')
  expect([await no.strip.isVisible(), no.asked]).toEqual([false, []])

  const yes = await visit()
  // both answers are of one size and weight
  const [refuse, agree] = await Promise.all(
    ['안 할래요', '허용'].map((name) => yes.strip.getByRole('button', { name }).boundingBox()),
  )
  expect([agree?.width, agree?.height]).toEqual([refuse?.width, refuse?.height])
  const kept = yes.page.waitForResponse((answer) =>
    answer.url().endsWith('/api/statistic-center/set-session'),
  )
  await yes.strip.getByRole('button', { name: '허용' }).click()
  expect((await kept).request().postDataJSON()).toEqual({ ga_client_id: '123.456' })
  expect(yes.asked).toEqual([`${script}?id=G-0000000000`])
  const told = await yes.page.evaluate(() =>
    JSON.stringify(
      [...(Reflect.get(window, 'dataLayer') as ArrayLike<unknown>[])].map((row) => Array.from(row)),
    ),
  )
  expect(told).toContain('"send_page_view":false')
  expect(told).toContain('"ad_storage":"denied"')
  await open(yes.page, '/shop/best-seller')
  expect(await yes.strip.isVisible()).toBe(false)
  expect([...no.complaints, ...yes.complaints]).toEqual([])
})

test('while the database does not answer there is a page that says so, and the shop recovers by itself', async () => {
  const { page, context } = await visitor(desktop, { baseURL: shop.url })
  const frozen = databaseOf(shop.pid)
  expect(frozen.length).toBeGreaterThan(3)
  for (const pid of frozen) signal(pid, 'SIGSTOP')
  try {
    const answer = await page.goto('/shop/product/1702000005')
    expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '5'])
    expect(answer?.headers()['cache-control']).not.toMatch(/public|s-maxage|max-age=[1-9]/)
    await page.getByRole('heading', { level: 1, name: '잠시 쉬어 가는 중이에요' }).waitFor()
    expect((await context.request.get('/healthz')).status()).toBe(200)
    // nobody has asked for figures
    expect((await context.request.get('/metrics')).status()).toBe(404)
    expect((await context.request.get('/readyz')).status()).toBe(503)
  } finally {
    for (const pid of frozen) signal(pid, 'SIGCONT')
  }
  await page.getByRole('button', { name: '다시 시도' }).click()
  await page.getByRole('heading', { level: 1, name: '무화과잎 유리 캔들 220 g' }).waitFor()
  expect((await context.request.get('/readyz')).status()).toBe(200)
})
