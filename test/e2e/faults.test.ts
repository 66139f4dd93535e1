import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'
import { makeItem } from './desk.ts'
import { addToCart, logInAsOwner, logInHere, open } from './steps.ts'

/** Answers what the browser itself says, and closes it. */
function alertsOf(page: Page): string[] {
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
  return said
}

test('hearts of a guest ask once for a login, which leads back', async () => {
  const { page } = await visitor(desktop)
  await open(page, '/shop/category/12?family=woody')
  const hearts = page.getByRole('main').getByRole('button', { name: /찜하기$/ })
  await hearts.nth(0).click()
  await hearts.nth(1).click()
  const ask = page.getByRole('dialog', { name: '알림' })
  await ask.getByText('로그인이 필요합니다.').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
  await ask.getByRole('button', { name: '확인' }).click()
  await page.waitForURL(
    (url) =>
      url.pathname === '/login' &&
      url.searchParams.get('redirect') === '/shop/category/12?family=woody',
  )
  expect(await page.getByRole('dialog').count()).toBe(0)
  await logInHere(page)
  await page.waitForURL(
    (url) => url.pathname === '/shop/category/12' && url.search === '?family=woody',
  )
  await page.getByRole('heading', { level: 1, name: '세일' }).waitFor()
})

test('without scripts there are text, price, the buy bar, links and the search', async () => {
  const { page } = await visitor(desktop, { javaScriptEnabled: false })
  await page.goto('/shop/product/1702000001')
  const main = page.getByRole('main')
  for (const shown of [
    main.getByRole('heading', { level: 1, name: '히노키 세라믹 캔들 220 g' }),
    main.getByText('42,000').first(),
    main.getByText('세이지색 도자기에 담은 히노키예요.'),
    main.getByRole('button', { name: '장바구니 담기' }),
  ])
    expect(await shown.isVisible()).toBe(true)
  await page.getByRole('banner').getByRole('link', { name: '베스트' }).click()
  await page.getByRole('heading', { level: 1, name: '베스트' }).waitFor()
  const box = page.getByRole('banner').getByRole('combobox', { name: '상품 검색' })
  await box.fill('로즈')
  await box.press('Enter')
  await page.getByRole('heading', { level: 1, name: '‘로즈’ 검색' }).waitFor()
  expect(await main.getByRole('article').filter({ hasText: '로즈' }).count()).toBeGreaterThan(3)
})

test('a page whose file is gone is asked for once with reload=1, and then the visitor is told', async () => {
  const { page, context } = await visitor(desktop)
  const alerts = alertsOf(page)
  await open(page, '/')
  await context.route(/\/assets\/best-seller-[^/]*\.js$/, (route) => route.abort())
  const loads: string[] = []
  page.on(
    'request',
    (request) =>
      request.isNavigationRequest() &&
      loads.push(new URL(request.url()).pathname + new URL(request.url()).search),
  )
  await page.getByRole('banner').getByRole('link', { name: '베스트' }).click()
  await page.waitForURL('**/shop/best-seller?reload=1')
  await page.getByRole('heading', { level: 1, name: '베스트' }).waitFor()
  expect(loads).toEqual(['/shop/best-seller?reload=1'])
  expect(alerts).toEqual([])

  await context.unroute(/\/assets\/best-seller-[^/]*\.js$/)
  await open(page, '/shop/best-seller?reload=1')
  await context.route(/\/assets\/new-item-[^/]*\.js$/, (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: '신상품' }).click()
  await expect.poll(() => alerts).toEqual(['페이지를 불러오지 못했어요. 새로고침 해 주세요.'])
})

test('in a browser that cannot stop the reload of the router it is the same', async () => {
  const { page, context } = await visitor(desktop)
  const alerts = alertsOf(page)
  await context.addInitScript(() =>
    Object.defineProperty(window, 'navigation', { value: undefined }),
  )
  await open(page, '/')
  await context.route(/\/assets\/best-seller-[^/]*\.js$/, (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: '베스트' }).click()
  await page.waitForURL('**/shop/best-seller?reload=1')
  await page.getByRole('heading', { level: 1, name: '베스트' }).waitFor()
  expect(alerts).toEqual([])

  await context.unroute(/\/assets\/best-seller-[^/]*\.js$/)
  await open(page, '/shop/best-seller?reload=1')
  await context.route(/\/assets\/new-item-[^/]*\.js$/, (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: '신상품' }).click()
  await expect.poll(() => alerts).toEqual(['페이지를 불러오지 못했어요. 새로고침 해 주세요.'])
})

test('a part whose file is gone asks once for a refresh', async () => {
  const { page, context } = await visitor(phone)
  const alerts = alertsOf(page)
  await context.route(/\/assets\/help-sheet-[^/]*\.js$/, (route) => route.abort())
  const ask = async () => {
    await open(page, '/')
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('help-sheet'),
    )
    await page.getByRole('button', { name: '상담' }).click()
    await failed
    await page.getByRole('dialog', { name: '고객센터' }).waitFor()
  }
  const flag = () => page.evaluate(() => localStorage.getItem('errorHandler'))
  await ask()
  await expect.poll(() => alerts).toEqual(['There is updated content. Please refresh.'])
  expect(await flag()).not.toBeNull()
  await ask()
  await expect.poll(flag).toBeNull()
  expect(alerts.length).toBe(1)
})

test.each([
  'Failed to fetch dynamically imported module: /a.js',
  'Importing a module script failed.',
])('an error of the window that says "%s" asks once for a refresh', async (message) => {
  const { page } = await visitor(phone)
  const alerts = alertsOf(page)
  await open(page, '/')
  const fail = () =>
    page.evaluate((said) => {
      window.dispatchEvent(new ErrorEvent('error', { message: said }))
      return localStorage.getItem('errorHandler')
    }, message)
  expect(await fail()).not.toBeNull()
  expect(alerts).toEqual(['There is updated content. Please refresh.'])
  expect(await fail()).toBeNull()
  expect(alerts.length).toBe(1)
})

test('no page breaks its own policy', async () => {
  const item = await makeItem({ it_name: '규칙을 지키는 캔들' })
  const { page, context } = await visitor(desktop)
  const broken: string[] = []
  await context.exposeFunction('tellViolation', (what: string) => broken.push(what))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const tell: unknown = Reflect.get(window, 'tellViolation')
      if (typeof tell === 'function')
        tell(`${location.pathname} ${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  await open(page, '/')
  await open(page, '/shop/category/12')
  await page.getByRole('button', { name: /^더보기/ }).click()
  await page.waitForURL(/page=2/)
  await addToCart(page, item.it_id)
  await open(page, '/shop/cart')
  await page.getByRole('button', { name: /^주문하기/ }).click()
  await page.getByRole('button', { name: '주소 찾기' }).click()
  await page.getByLabel('우편번호').waitFor()
  await logInAsOwner(page)
  for (const path of [
    '/admin/orders',
    '/admin/products',
    '/admin/products/1702000001',
    '/admin/settings',
  ]) {
    await open(page, path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  expect(broken).toEqual([])
  // and a page that did break it would have been heard
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'void 0'
    document.body.append(script)
  })
  await expect.poll(() => broken.length).toBe(1)
})
