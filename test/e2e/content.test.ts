import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, weekdayOf } from '#kernel/days.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { adminCms } from '#shop/content/admin-contract.ts'
import { popupReadKey } from '#shop/content/popup-rules.ts'
import { desktop, phone, visitor } from './browser.ts'
import { speak } from './buyer.ts'
import { staff } from './desk.ts'
import { logInAsOwner, open } from './steps.ts'

const popup = (page: Page, name: string | RegExp = '오드모아 소식') =>
  page.getByRole('dialog', { name })
const noon = (day: string) => new Date(`${day}T12:00:00+09:00`)

/** The page has had its time for popups. */
async function settled(page: Page) {
  await page.waitForTimeout(5_000)
}

test('popups open once; what was closed stays closed over a reload, and a daily one is back the next day', async () => {
  const { page, complaints } = await visitor(desktop, { popups: true })
  await page.clock.setFixedTime(noon('2026-03-14'))
  await open(page, '/')
  const dialog = popup(page)
  await dialog.waitFor()
  expect(await dialog.getByText('1 / 3').isVisible()).toBe(true)
  await page.keyboard.press('Tab')
  expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  await dialog.getByRole('button', { name: '닫기' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const read = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '[]') as { id: number; day: string }[],
    popupReadKey,
  )
  expect(read.map(({ day }) => day)).toEqual(['2026-03-14', '2026-03-14', '2026-03-14'])

  await open(page, '/shop/best-seller')
  await settled(page)
  expect(await dialog.isVisible()).toBe(false)

  // the same day of the next month is another day, and so is tomorrow
  await page.clock.setFixedTime(noon('2026-04-14'))
  await open(page, '/')
  await dialog.waitFor()
  expect(complaints).toEqual([])
})

test('a popup leads where it says, in English to its English link, and is counted', async () => {
  const { page } = await visitor(desktop, { popups: true, reducedMotion: 'reduce' })
  await open(page, '/?lang=en')
  const dialog = popup(page, 'From ODEMOA')
  await dialog.waitFor()
  const counted = page.waitForRequest((request) => request.url().endsWith('/api/v1/popup-record'))
  await dialog.getByRole('link', { name: /Winter Night Trio/ }).click()
  expect((await counted).postDataJSON()).toEqual({
    class: 'App\\Resources\\Popups',
    id: expect.any(Number),
  })
  await page.waitForURL(
    (url) => url.pathname === '/shop/product/1702000021' && url.searchParams.get('lang') === 'en',
  )
  await dialog.waitFor({ state: 'hidden' })
  await open(page, '/shop/best-seller')
  await settled(page)
  expect(await dialog.isVisible()).toBe(false)
})

test('no popup over an order form; “not for seven days” keeps them away', async () => {
  const { page } = await visitor(phone, { popups: true })
  await open(page, '/shop/order-form')
  await settled(page)
  expect(await popup(page).isVisible()).toBe(false)
  await open(page, '/')
  await popup(page).waitFor()
  await popup(page).getByRole('button', { name: '7일간 보지 않기' }).click()
  await popup(page).waitFor({ state: 'hidden' })
  await page.evaluate((key) => localStorage.removeItem(key), popupReadKey)
  await open(page, '/')
  await settled(page)
  expect(await popup(page).isVisible()).toBe(false)
})

test('a popup is never the largest paint; by its count and by an arrow key its cards turn', async () => {
  const { page } = await visitor(phone, { popups: true })
  await page.addInitScript(() =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ((entry as PerformanceEntry & { element?: Element }).element?.closest('dialog'))
          document.documentElement.dataset.popupWasLargest = 'yes'
    }).observe({ type: 'largest-contentful-paint', buffered: true }),
  )
  await open(page, '/shop/best-seller')
  const dialog = popup(page)
  await dialog.waitFor()
  await dialog.getByText('2 / 3').waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset.popupWasLargest)).toBe(
    undefined,
  )
  const front = () => dialog.locator('[role=group]:not([inert])').getAttribute('aria-label')
  await dialog.getByRole('button', { name: '자동 넘김 멈추기' }).click()
  const before = await front()
  await dialog.getByRole('button', { name: /다음 소식/ }).click()
  expect(await front()).not.toBe(before)
  await page.keyboard.press('ArrowLeft')
  expect(await front()).toBe(before)
})

test('who saves data reads popups as one line, under the same rules', async () => {
  const { page, context } = await visitor(phone, { popups: true })
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const pictures: string[] = []
  page.on('request', (request) => {
    if (/scene-.*-tall/.test(request.url())) pictures.push(request.url())
  })
  await open(page, '/shop/best-seller')
  const bar = page.getByRole('complementary', { name: '오드모아 소식' })
  await bar.getByRole('button', { name: '1 / 3' }).click()
  await bar.getByText('2 / 3').waitFor()
  expect(pictures).toEqual([])
  await bar.getByRole('button', { name: '닫기' }).click()
  await bar.waitFor({ state: 'hidden' })
  await open(page, '/shop/new-item')
  await settled(page)
  expect(await bar.isVisible()).toBe(false)
})

test('a closed banner stays away until midnight', async () => {
  const { page } = await visitor(desktop)
  await page.clock.setFixedTime(new Date('2026-03-14T23:50:00+09:00'))
  await open(page, '/')
  const banner = page.getByRole('complementary', { name: '안내 배너' })
  expect(await banner.getByRole('link').getAttribute('href')).toBe('/contents/gift-wrapping')
  await banner.getByRole('button', { name: '배너 닫기' }).click()
  await banner.waitFor({ state: 'hidden' })
  await open(page, '/shop/new-item')
  expect(await banner.isVisible()).toBe(false)
  await page.clock.setFixedTime(new Date('2026-03-15T00:00:01+09:00'))
  await open(page, '/')
  await banner.waitFor()
})

const today = koreanDay(new Date())
const monday = addDays(today, -((weekdayOf(today) + 6) % 7))
const mondays = [-1, 0, 1, 2, 3].map((nth) => addDays(monday, nth * 7))
const titles = ['비 오는 날의 나무 향', '저녁 식탁에 켜는 캔들', '바다 가까이']
const short = (day: string) => day.slice(5).replace(/^0/, '').replace(/-0?/, '.')
const weekOf = (at: number) => `${short(mondays[at] ?? '')}–${short(addDays(mondays[at] ?? '', 6))}`

test.each([
  ['of the first week', mondays[0] ?? '', weekOf(0), weekOf(0)],
  ['today', today, titles[0] ?? '', weekOf(1)],
  ['of the last week', addDays(mondays[4] ?? '', 6), titles[0] ?? '', weekOf(4)],
  ['before all of them', addDays(mondays[0] ?? '', -9), weekOf(0), weekOf(1)],
])(
  'on a day %s its week is open, a week that is over hides its days',
  async (_, day, first, open_) => {
    const { page } = await visitor(desktop)
    await page.clock.setFixedTime(noon(day))
    await open(page, '/')
    const weeks = page.getByRole('tablist', { name: '주간 픽 기간' })
    await weeks.getByRole('tab', { name: open_, selected: true }).waitFor()
    // the week that the server opens may be the same, before the page looks at its own clock
    await expect.poll(() => weeks.getByRole('tab').first().innerText()).toBe(first)
    await weeks.getByRole('tab').nth(2).click()
    const panel = page.getByRole('tabpanel')
    await panel.getByRole('heading', { name: '바다 가까이' }).waitFor()
    // one of its goods costs so much less, the others do not
    await panel.getByText('최대 30%').waitFor()
    await panel.getByRole('link', { name: '씨솔트 디퓨저' }).waitFor()
    const button = panel.getByRole('link', { name: /픽 보러 가기/ })
    expect([await button.getAttribute('target'), await button.getAttribute('href')]).toEqual([
      '_blank',
      '/contents/pick-3',
    ])
  },
)

test('the materials of a recipe go into the cart in one press', async () => {
  const { page, complaints } = await visitor(phone)
  await open(page, '/contents/diy')
  await page.getByRole('link', { name: '처음 만드는 소이 캔들 220 g' }).click()
  await page.getByRole('heading', { level: 1, name: '처음 만드는 소이 캔들 220 g' }).waitFor()
  await page.getByRole('button', { name: '재료 담기' }).click()
  await page.getByText('재료 4가지를 장바구니에 담았어요.').waitFor()
  await page.getByRole('button', { name: '장바구니 보기' }).click()
  await page.waitForURL('**/shop/cart')
  await page.getByRole('list', { name: '담은 상품' }).getByRole('listitem').nth(3).waitFor()
  expect(complaints).toEqual([])
})

test.each(['kr', 'en'] as const)(
  'a recipe fits another vessel and counts its times through a reload, in %s',
  async (lang) => {
    const { page, complaints } = await visitor(phone)
    await open(page, '/contents/diy')
    await speak(page, lang)
    const say = {
      kr: [
        '내 용기에 맞추기',
        '안지름·가로',
        '4단계 타이머',
        '시간 재기',
        '잠시 멈추기',
        '이어서 재기',
      ],
      en: [
        'Scale to my vessel',
        'Inside diameter or width',
        'Timer of step 4',
        'Start the timer',
        'Pause',
        'Go on',
      ],
    }[lang] as [string, string, string, string, string, string]
    await open(page, '/contents/diy')
    await page
      .getByRole('link', { name: lang === 'kr' ? /소이 캔들 220 g/ : /soy candle, 220 g/ })
      .click()
    await page.getByText(say[0]).click()
    const across = page.getByLabel(say[1])
    await across.fill('100')
    // 10 cm across and 6 cm high hold 471 ml
    await page.getByText('471 ml').waitFor()
    const timer = page.getByRole('group', { name: say[2] })
    await timer.getByRole('button', { name: say[3] }).click()
    await timer.getByText(/^3:59:/).waitFor()
    await page.reload()
    await timer.getByText(/^3:59:/).waitFor()
    await timer.getByRole('button', { name: say[4] }).click()
    await timer.getByRole('button', { name: say[5] }).waitFor()
    // one that ran out while the page was closed is told when it opens
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((one) => one.startsWith('odemoa/recipe-timers/'))
      localStorage.setItem(key ?? '', JSON.stringify({ 3: { ends: Date.now() - 1000 } }))
    })
    await page.reload()
    await timer.getByText(lang === 'kr' ? '시간이 다 됐어요' : 'Time is up').waitFor()
    expect(complaints).toEqual([])
  },
)

test('staff make a page, preview it, publish it, and shoppers read it in both languages; an old version comes back', async () => {
  const { page } = await visitor(desktop)
  await logInAsOwner(page)
  await page.goto('/admin/cms/new?kind=page')
  await page.getByLabel('이름', { exact: true }).fill('Summer-Note!')
  await page.getByLabel('제목 · 한국어').fill('여름 소식')
  await page.getByLabel('제목 · 영어').fill('Summer news')
  await page.getByRole('button', { name: /^큰 제목/, pressed: false }).click()
  await page.getByLabel('글 · 한국어').fill('여름이 <b>왔어요</b>')
  await page.getByLabel('글 · 영어').fill('Summer is here')
  const preview = page.frameLocator('iframe[title="미리 보기"]')
  await preview.getByRole('heading', { name: '여름이 <b>왔어요</b>' }).waitFor()
  await page.getByLabel('미리 볼 언어').selectOption('en')
  await page.getByLabel('미리 볼 너비').selectOption('390')
  await preview.getByRole('heading', { name: 'Summer is here' }).waitFor()
  await page.getByRole('button', { name: '저장' }).click()
  await page.waitForURL(/\/admin\/cms\/\d+$/)
  const id = Number(/cms\/(\d+)$/.exec(page.url())?.[1])
  await page.getByText('초안', { exact: true }).filter({ visible: true }).first().waitFor()

  const shopper = await visitor(phone)
  await open(shopper.page, '/contents/summer-note')
  await shopper.page
    .getByRole('heading', { name: '여름이 <b>왔어요</b>' })
    .waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: '게시하기' }).click()
  await page
    .getByRole('dialog', { name: '게시하기' })
    .getByRole('button', { name: '게시', exact: true })
    .click()
  await page.getByText('게시했어요. 가게에 바로 보여요.').waitFor()
  await open(shopper.page, '/contents/summer-note')
  await shopper.page.getByRole('heading', { level: 1, name: '여름이 <b>왔어요</b>' }).waitFor()
  await open(shopper.page, '/contents/summer-note?lang=en')
  await shopper.page.getByRole('heading', { level: 1, name: 'Summer is here' }).waitFor()

  // another editor saves behind this one's back: the conflict is named and nothing typed is lost
  const call = await staff()
  const {
    version,
    kind: _,
    name: __,
    ...content
  } = (await call(adminCms.show, { params: { id } })).data
  await call(adminCms.save, {
    params: { id },
    body: { ...content, description: '검색에 보이는 말', version },
  })
  await page.getByLabel('제목 · 한국어').fill('한여름 소식')
  await page.getByRole('button', { name: '저장' }).click()
  await page.getByText('그사이 다른 사람이 이 내용을 저장했어요.').waitFor()
  expect(await page.getByLabel('제목 · 한국어').inputValue()).toBe('한여름 소식')
  expect(await page.getByLabel('검색에 보일 설명 · 한국어').inputValue()).toBe('검색에 보이는 말')
  await page.getByRole('button', { name: '저장' }).click()
  await page.getByText('초안을 저장했어요. 게시할 때까지 가게에는 앞의 저장본이 남아요.').waitFor()
  // the same words may still stand there from the first time
  await page.getByText('모두 저장되어 있어요').waitFor()
  await page.getByRole('button', { name: '1번 되살리기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '되살리기' }).click()
  await page.getByText('1번 저장본을 초안으로 되살렸어요.').waitFor()
  expect(await page.getByLabel('제목 · 한국어').inputValue()).toBe('여름 소식')
})

test('staff make a popup and hear at the field what is wrong with it', async () => {
  const { page } = await visitor(desktop)
  await logInAsOwner(page)
  await page.goto('/admin/contents/popup/new')
  await page.getByLabel('제목 · 한국어').fill('봄 소식')
  await page.getByLabel('누르면 갈 주소 · 한국어').fill('javascript:alert(1)')
  await page.getByRole('button', { name: '저장' }).click()
  await page.getByText('사진을 골라 주세요.').filter({ visible: true }).first().waitFor()
  expect(
    await page
      .getByText('주소는 우리 가게의 /로 시작하거나 https://로 시작해요.')
      .filter({ visible: true })
      .first()
      .isVisible(),
  ).toBe(true)
  await page.getByLabel('누르면 갈 주소 · 한국어').fill('/shop/new-item')
  await page.getByRole('button', { name: '한국어 사진 고르기' }).click()
  await page
    .getByRole('dialog', { name: '사진 고르기' })
    .getByRole('button', { name: 'scene-books' })
    .click()
  await page.getByRole('button', { name: '저장' }).click()
  await page.waitForURL(/\/admin\/contents\/popup\/\d+$/)
  await page.goto('/admin/contents/popup?state=hidden')
  await page.getByRole('link', { name: '봄 소식' }).waitFor()
})

test('a store is found by its drawn map, its steps and links to the very place, in the map of each language', async () => {
  const { page, complaints } = await visitor(phone)
  for (const [lang, name, open_, host] of [
    ['kr', /오드모아 본점 약도/, /지도 보기/, 'map.kakao.com'],
    ['en', /Drawn map to ODEMOA main store/, /See the map/, 'www.google.com'],
  ] as const) {
    await open(page, `/contents/store?lang=${lang}`)
    await page.getByRole('img', { name }).waitFor()
    const link = page.getByRole('link', { name: open_ }).first()
    const to = new URL((await link.getAttribute('href')) ?? '')
    expect(to.host).toBe(host)
    expect(decodeURIComponent(to.href)).toContain('37.5446,127.0559')
  }
  expect(complaints).toEqual([])
})

test('a story about custom work is reached from the first of them, and leads back to the page of the list', async () => {
  const call = await staff()
  const publish = { publish_from: null, publish_until: null, version: 1 }
  const template = {
    ...{ id: 'a', tag: 'div', option: { class: '', style: {}, props: {} } },
    children: [
      {
        id: 'b',
        tag: 'h1',
        option: { class: 'type-h1', style: {}, props: { innerText: '이야기' } },
        children: [],
      },
    ],
  }
  for (let at = 1; at <= 13; at++) {
    const { data } = await call(adminCms.create, {
      body: {
        ...{
          kind: 'page',
          name: `custom-story-${at}`,
          title: `호텔의 향 ${at}`,
          title_en: `Hotel ${at}`,
        },
        ...{
          description: '문을 열면 처음 만나는 향',
          description_en: 'What meets a guest at the door',
        },
        ...{ link: '', link_en: '', it_ids: [], template },
      },
    })
    await call(adminCms.publish, { params: { id: data.id }, body: publish })
  }
  const { page, complaints } = await visitor(phone)
  await open(page, '/custom/fragrance')
  await page.getByRole('link', { name: '호텔의 향 13' }).waitFor()
  await page
    .getByRole('navigation', { name: '페이지' })
    .getByRole('link', { name: '2 페이지' })
    .click()
  await page.getByRole('link', { name: '호텔의 향 1', exact: true }).click()
  await page.waitForURL('**/custom/fragrance/story-1?last=2')
  await page.getByRole('link', { name: '다른 커스텀 이야기 보기' }).click()
  await page.waitForURL('**/custom/fragrance?page=2')
  expect(complaints).toEqual([])
})
