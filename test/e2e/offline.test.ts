import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'
import { changeStock, makeItem } from './desk.ts'
import { openShop } from './running-shop.ts'
import { cartLines, open } from './steps.ts'

/** Awake, with everything that comes after the first view. */
async function openAwake(page: Page, path: string) {
  await open(page, path)
  await page.waitForLoadState('networkidle')
}

const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /장바구니/ })
const kept = '연결이 끊겼어요. 이 기기에 담아 두었다가 연결되면 장바구니에 넣을게요.'

test('what is added without a line is kept through a closed tab and goes in once when it is back', async () => {
  const item = await makeItem({ it_name: '끊긴 줄의 캔들' })
  const { page, context } = await visitor(phone)
  await openAwake(page, `/shop/product/${item.it_id}`)
  await context.setOffline(true)
  await page.getByRole('button', { name: '장바구니 담기' }).first().click()
  await page.getByText(kept).waitFor()
  await expect.poll(() => badge(page).innerText()).toContain('1')
  await page.close()
  await context.setOffline(false)

  const back = await context.newPage()
  await open(back, '/')
  await back.getByText('다시 연결되어, 이 기기에 담아 둔 1가지를 보냈어요.').waitFor()
  expect(await back.evaluate(() => localStorage.getItem('odemoa/held'))).toBeNull()
  await open(back, '/shop/cart')
  await expect.poll(() => cartLines(back).count()).toBe(1)
  expect(await cartLines(back).getByLabel('수량', { exact: true }).inputValue()).toBe('1')
})

test('a cart opened while something waits to be sent wakes up as the server wrote it', async () => {
  const item = await makeItem({ it_name: '장바구니로 돌아온 캔들' })
  const { page, context } = await visitor(phone)
  await openAwake(page, `/shop/product/${item.it_id}`)
  await context.setOffline(true)
  await page.getByRole('button', { name: '장바구니 담기' }).first().click()
  await page.getByText(kept).waitFor()
  await page.close()
  await context.setOffline(false)

  const back = await context.newPage()
  const faults: string[] = []
  back.on('pageerror', ({ message }) => faults.push(message))
  await open(back, '/shop/cart')
  await expect.poll(() => cartLines(back).count()).toBe(1)
  expect(faults).toEqual([])
})

test('an answer that is lost on the way does not put it in twice', async () => {
  const item = await makeItem({ it_name: '답이 사라진 캔들' })
  const { page, context } = await visitor(desktop)
  await openAwake(page, `/shop/product/${item.it_id}`)
  // the shop hears it, the browser never learns
  await context.route('**/api/v1/cart', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: '장바구니 담기' }).first().click()
  await page.getByText(kept).waitFor()
  await context.unroute('**/api/v1/cart')
  await open(page, '/shop/cart')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('odemoa/held'))).toBeNull()
  await page.reload()
  await expect.poll(() => cartLines(page).count()).toBe(1)
  expect(await cartLines(page).getByLabel('수량', { exact: true }).inputValue()).toBe('1')
})

test('what was sold out meanwhile is told with its reason', async () => {
  const item = await makeItem({ it_name: '그새 팔린 캔들' })
  const { page, context } = await visitor(desktop)
  await openAwake(page, `/shop/product/${item.it_id}`)
  await context.setOffline(true)
  await page.getByRole('button', { name: '장바구니 담기' }).first().click()
  await page.getByText(kept).waitFor()
  await changeStock(item.io_nos[0], -20)
  await context.setOffline(false)
  const told = page.getByRole('alertdialog')
  await told.getByText(`${item.name}: 품절된 옵션이에요.`).waitFor()
  await told.getByRole('button', { name: '확인' }).click()
  await expect.poll(() => badge(page).innerText()).not.toContain('1')
})

test('a quantity changed without a line stands at once and is sent when it is back', async () => {
  const item = await makeItem({ it_name: '수량을 바꾼 캔들' })
  const { page, context } = await visitor(phone)
  await open(page, `/shop/product/${item.it_id}`)
  await page.getByRole('button', { name: '장바구니 담기' }).first().click()
  await expect.poll(() => badge(page).innerText()).toContain('1')
  await openAwake(page, '/shop/cart')
  const line = cartLines(page).filter({ hasText: item.name })
  await context.setOffline(true)
  await line.getByRole('button', { name: '하나 더하기' }).click()
  await page.getByRole('main').getByText('1가지를 이 기기에 담아 두었어요').waitFor()
  expect(await line.getByLabel('수량', { exact: true }).inputValue()).toBe('2')
  await context.setOffline(false)
  await page.getByText('1가지를 보냈어요').waitFor()
  await page.reload()
  await expect.poll(() => line.getByLabel('수량', { exact: true }).inputValue()).toBe('2')
})

const worker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state)
const caches = (page: Page) =>
  page.evaluate(async () => {
    const names = await window.caches.keys()
    const kept = await Promise.all(
      names.map(async (name) =>
        (await (await window.caches.open(name)).keys()).map(({ url }) => url),
      ),
    )
    return { names, kept: kept.flat().map((url) => new URL(url).pathname) }
  })

test('without a line the shop shows its own page with the cart as last seen, and nothing else is kept', async () => {
  const item = await makeItem({ it_name: '마지막으로 본 캔들' })
  const { page, context, complaints } = await visitor(phone, { serviceWorkers: 'allow' })
  await openAwake(page, `/shop/product/${item.it_id}`)
  await page.getByRole('button', { name: '장바구니 담기' }).first().click()
  await expect.poll(() => badge(page).innerText()).toContain('1')
  await expect.poll(() => worker(page)).toBe('activated')
  await openAwake(page, '/shop/cart')
  expect((await caches(page)).kept).toEqual(['/offline.html'])

  await context.setOffline(true)
  await page.goto('/shop/best-seller')
  await page.getByRole('heading', { level: 1, name: '연결되지 않았어요' }).waitFor()
  await page.getByText(`${item.name} × 1`).waitFor()
  expect(await page.getByRole('link', { name: /^[\d-]+$/ }).getAttribute('href')).toMatch(/^tel:/)
  // the back office has no such page
  const desk = await context.newPage()
  await expect(desk.goto('/admin')).rejects.toThrow()
  await desk.close()
  await context.setOffline(false)
  // it opens by itself
  await page.getByRole('heading', { level: 1, name: '베스트' }).waitFor()

  await open(page, '/?lang=en')
  await context.setOffline(true)
  await page.goto('/shop/cart')
  await page.getByRole('heading', { level: 1, name: 'No connection' }).waitFor()
  // the sample item has no English name
  const said = await page
    .getByRole('main')
    .locator('h1, h2, p, button')
    .filter({ visible: true })
    .allInnerTexts()
  expect(said.join(' ')).not.toMatch(/[가-힣]/)
  expect(complaints).toEqual([])
})

let quiet: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  quiet = await openShop({ OFFLINE_PAGE: 'off' })
})
afterAll(() => quiet.stop())

test('where it is turned off the worker that was there takes its page and goes', async () => {
  const { page } = await visitor(phone, { serviceWorkers: 'allow', baseURL: quiet.url })
  await open(page, '/')
  // one of before
  await page.evaluate(async () => {
    await (await window.caches.open('odemoa-offline-before')).put('/offline.html', new Response(''))
    await navigator.serviceWorker.register('/sw.js')
  })
  // asked for by name alone: opening what the worker just threw away would make it anew
  const names = () => page.evaluate(() => window.caches.keys())
  await expect.poll(async () => [await names(), await worker(page)]).toEqual([[], undefined])
})
