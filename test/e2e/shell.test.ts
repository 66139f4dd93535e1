import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { adminSettings } from '#shop/setting/contract.ts'
import { desktop, phone, visitor } from './browser.ts'
import { staff } from './desk.ts'
import { overflow } from './overflow.ts'
import { shopUrl } from './shop-url.ts'
import { open } from './steps.ts'

const twoViews = [
  {
    lang: 'kr',
    size: phone,
    moved: '오드모아가 새 주소로 이사했어요',
    go: '새 주소로 가기',
    stay: '여기서 더 보기',
  },
  {
    lang: 'en',
    size: desktop,
    moved: 'ODEMOA has moved',
    go: 'Go to the new address',
    stay: 'Stay here for now',
  },
]
const product = '/shop/product/1702000001'
const remembered = (page: Page) =>
  page.evaluate(() =>
    ['language', 'currency'].map((name) => localStorage.getItem(`pinia/session/${name}`)),
  )

test('the language toggle turns words and prices, is remembered, and survives a lost cookie with one reload', async () => {
  const { page, context, complaints } = await visitor(desktop)
  await open(page, product)
  const main = page.getByRole('main')
  expect(await main.getByText('42,000').filter({ visible: true }).first().isVisible()).toBe(true)
  expect(await remembered(page)).toEqual(['kr', 'krw'])
  await page.getByRole('button', { name: '영어로 보기' }).click()
  await page.locator('html[lang=en]').waitFor()
  await main
    .getByText(/\$\d+\.\d\d/)
    .filter({ visible: true })
    .first()
    .waitFor()
  expect(await main.getByText('42,000').count()).toBe(0)
  expect(await remembered(page)).toEqual(['en', 'usd'])

  await context.clearCookies({ name: 'odemoa_lang' })
  const languages: (string | null)[] = []
  page.on('response', async (answer) => {
    if (!answer.request().isNavigationRequest()) return
    // counted at once: of a page that is left for another the browser may never tell the text
    const at = languages.push(null) - 1
    languages[at] = /<html lang="(\w+)"/.exec(await answer.text().catch(() => ''))?.[1] ?? null
  })
  await page.goto('/shop/best-seller', { waitUntil: 'commit' })
  await page.locator('html[lang=en]').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Best sellers' }).waitFor()
  await open(page, '/')
  // Korean once, then repaired; the next page comes in English at once
  await expect.poll(() => languages.slice(1)).toEqual(['en', 'en'])
  expect(complaints).toEqual([])
})

test('?lang=en wins over what the browser remembers', async () => {
  const { page } = await visitor(desktop)
  await open(page, '/')
  await open(page, `${product}?lang=en`)
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  expect(await page.getByRole('button', { name: 'Add to cart' }).isVisible()).toBe(true)
})

test.each(twoViews)(
  'under an old host name an overlay leads to the same page of the new one, and can be put aside ($lang)',
  async ({ lang, size, moved, go, stay }) => {
    const call = await staff()
    const keep = (old_hosts: string[], new_host_url: string) => async () => {
      const { versions } = (await call(adminSettings.show, {})).data
      await call(adminSettings.save, {
        params: { name: 'moving' },
        body: { value: { old_hosts, new_host_url }, version: versions.moving ?? 0 },
      })
    }
    await keep(['127.0.0.1'], shopUrl())()
    onTestFinished(keep([], ''))
    const { page } = await visitor(size)
    await page.goto(
      `${shopUrl().replace('localhost', '127.0.0.1')}/shop/best-seller?sort=new&lang=${lang}`,
    )
    const overlay = page.getByRole('dialog', { name: moved })
    await overlay.waitFor()
    await page.keyboard.press('Tab')
    await overlay.getByRole('button', { name: stay }).click()
    await expect.poll(() => overlay.isVisible()).toBe(false)
    await page.reload()
    await overlay.getByRole('link', { name: go }).click()
    await page.waitForURL(`${shopUrl()}/shop/best-seller?sort=new&lang=${lang}`)
    expect(await overlay.count()).toBe(0)
  },
)

test('a closed top bar stays closed', async () => {
  const { page } = await visitor(phone)
  await open(page, '/')
  const close = page.getByRole('button', { name: '알림 띠 닫기' })
  await close.click()
  expect(await close.isVisible()).toBe(false)
  await open(page, '/shop/best-seller')
  expect(await close.isVisible()).toBe(false)
})

test('the mega menu opens by hover, click and keyboard; Escape gives the focus back', async () => {
  const { page } = await visitor(desktop)
  await open(page, '/')
  const button = page.getByRole('button', { name: '카테고리' })
  const deep = page.getByRole('banner').getByRole('link', { name: '오 드 퍼퓸' })
  const away = () => page.mouse.move(700, 880)
  await button.hover()
  await deep.waitFor()
  await away()
  await deep.waitFor({ state: 'hidden' })
  await button.click()
  await deep.waitFor()
  expect(await button.getAttribute('aria-expanded')).toBe('true')
  await away()
  await deep.waitFor({ state: 'hidden' })

  await button.focus()
  await page.keyboard.press('Enter')
  await deep.waitFor()
  await page.keyboard.press('Escape')
  await deep.waitFor({ state: 'hidden' })
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('ArrowDown')
  await page.waitForFunction(() => document.activeElement?.textContent === '향수')
  await page.keyboard.press('Escape')
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  await button.hover()
  await deep.click()
  await page.waitForURL('**/shop/category/101')
  await deep.waitFor({ state: 'hidden' })
})

test('a blank word is not searched for; a real one stays in the box', async () => {
  const { page } = await visitor(desktop)
  await open(page, '/')
  const box = page.getByRole('banner').getByRole('combobox', { name: '상품 검색' })
  await box.fill('   ')
  await box.press('Enter')
  await box.fill('히노키')
  await box.press('Enter')
  await page.waitForURL(/\/shop\/search\?keyword=/)
  expect(await box.inputValue()).toBe('히노키')
  await page.getByRole('heading', { level: 1, name: '‘히노키’ 검색' }).waitFor()
  // the blank one left nothing behind in the history
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goForward()
  await page.getByRole('heading', { level: 1, name: '‘히노키’ 검색' }).waitFor()
  expect(await box.inputValue()).toBe('히노키')
})

test('the side bar of a phone goes down into the categories and back', async () => {
  const { page } = await visitor(phone)
  await open(page, '/')
  await page.getByRole('button', { name: '메뉴', exact: true }).click()
  const menu = page.getByRole('dialog', { name: '메뉴' })
  await menu.getByRole('button', { name: '캔들', exact: true }).click()
  await menu.getByRole('heading', { name: '캔들' }).waitFor()
  await menu.getByRole('button', { name: '뒤로' }).click()
  await menu.getByText('세일', { exact: true }).click()
  await menu.getByRole('link', { name: '향수 세일' }).waitFor()
  await menu.getByRole('button', { name: '캔들', exact: true }).click()
  await menu.getByRole('link', { name: '틴 캔들' }).click()
  await page.waitForURL('**/shop/category/203')
  await menu.waitFor({ state: 'hidden' })
})

test('the six buttons of a phone go back, forward, to orders, to the search and to people', async () => {
  const { page } = await visitor(phone)
  await open(page, '/')
  const bar = page.getByRole('navigation', { name: '빠른 메뉴' })
  expect(await bar.getByRole('listitem').count()).toBe(6)
  const back = bar.getByRole('button', { name: '이전' })
  const forward = bar.getByRole('button', { name: '다음' })
  const off = async () => [
    await back.getAttribute('aria-disabled'),
    await forward.getAttribute('aria-disabled'),
  ]
  expect(await off()).toEqual(['true', 'true'])
  await bar.getByRole('link', { name: '검색' }).click()
  await page.waitForURL('**/shop/search')
  // whoever came to search types at once, without a bar over the keys
  const box = page.getByRole('main').getByRole('combobox', { name: '상품 검색' })
  await expect.poll(() => box.evaluate((it) => it === document.activeElement)).toBe(true)
  await bar.waitFor({ state: 'hidden' })
  await box.blur()
  await bar.waitFor()
  await expect.poll(off).toEqual([null, 'true'])
  await back.click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(off).toEqual(['true', null])
  await forward.click()
  await page.waitForURL('**/shop/search')
  await box.waitFor()
  expect(await box.evaluate((it) => it === document.activeElement)).toBe(false)
  await bar.getByRole('link', { name: '내 주문' }).click()
  await page.waitForURL(
    (url) => url.pathname === '/login' && url.searchParams.get('redirect') === '/my-page/order',
  )
  await bar.getByRole('button', { name: '상담' }).click()
  const help = page.getByRole('dialog', { name: '고객센터' })
  await help.getByRole('link', { name: '전화하기' }).waitFor()
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'hidden' })

  await page.getByLabel('주문번호').focus()
  await bar.waitFor({ state: 'hidden' })
  await page.getByLabel('주문번호').blur()
  await bar.waitFor()
  const reloaded = page.waitForEvent('load')
  await bar.getByRole('button', { name: '새로고침' }).click()
  await reloaded
})

test('the footer says who sells, in both languages', async () => {
  const { page } = await visitor(desktop)
  await open(page, '/')
  const foot = page.getByRole('contentinfo')
  for (const words of [
    '대표',
    '오모아',
    '000-81-00009',
    '통신판매업 신고',
    '개인정보보호책임자',
    '호스팅',
    '구매안전서비스',
  ])
    expect(await foot.innerText()).toContain(words)
  await open(page, '/?lang=en')
  const english = await foot.innerText()
  for (const words of [
    'Representative',
    'Moa Oh',
    '000-81-00009',
    'Mail-order registration',
    'Privacy officer',
    'Hosting',
    'Purchase protection',
  ])
    expect(english).toContain(words)
  expect(english).not.toMatch(/[가-힣]/)
})

test.each(['kr', 'en'])(
  'a guest finds the order look-up in the bar of every desk (%s)',
  async (lang) => {
    const { page, complaints } = await visitor(desktop)
    await open(page, `/?lang=${lang}`)
    for (const width of [1001, 1024, 1100, 1199, 1261, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const link = page.getByRole('banner').getByRole('link', {
        name: lang === 'en' ? 'Find order' : '주문 조회',
      })
      const box = await link.boundingBox()
      expect(box && box.width >= 24 && box.x + box.width <= width, `${width} px`).toBe(true)
      expect(await overflow(page), `${width} px`).toBe(0)
    }
    expect(complaints).toEqual([])
  },
)

test('where passwords are typed and at the desk no host of others is let in, however one comes there', async () => {
  const { page, complaints } = await visitor(desktop)
  const policyOf = async (path: string) => {
    const answer = await page.context().request.get(path)
    return answer.headers()['content-security-policy'] ?? ''
  }
  for (const path of ['/login', '/forgot-password', '/shop/reset', '/admin/login'])
    expect(await policyOf(path), path).not.toMatch(/https?:\/\//)
  expect(await policyOf('/admin/phone-order')).toMatch(/daumcdn/)
  // a page that was opened with them stays behind at the door, and one that was not at the way out
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await open(page, '/')
  await page.getByRole('button', { name: '찜한 상품' }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /로그인/ })
    .click()
  await page.waitForURL('**/login?**')
  expect(documents).toEqual(['/', '/login'])
  await page.getByRole('link', { name: '비밀번호' }).first().click()
  await page.waitForURL('**/forgot-password')
  expect(documents).toEqual(['/', '/login'])
  await page
    .getByRole('navigation', { name: '주 메뉴' })
    .getByRole('link', { name: '베스트' })
    .click()
  await page.waitForURL('**/shop/best-seller')
  expect(documents).toEqual(['/', '/login', '/shop/best-seller'])
  expect(complaints).toEqual([])
})
