import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { adminEntries } from '#shop/content/admin-contract.ts'
import { adminMenus } from '#shop/content/menus-contract.ts'
import { adminTranslations } from '#shop/translation/admin-contract.ts'
import { mostFamilies } from '#storefront/pages/scent-finder.tsx'
import { selectListMost } from '#ui/select.tsx'
import { desktop, phone, visitor } from './browser.ts'
import { staff } from './desk.ts'
import { logInAsOwner, open } from './steps.ts'

/** The links of the bar alone, without those of the large menu. */
const bar = (page: Page) => page.locator('header nav > a')

test('staff order the menus by button and by dragging, hear of a wrong address, and the shop shows them at once in both languages', async () => {
  const call = await staff()
  const before = (await call(adminMenus.show, {})).data.values.menus
  // all rows of the bar stand in the window, so that the last can be drawn above the first
  const { page } = await visitor({ ...desktop, height: 1200 })
  await logInAsOwner(page)
  await open(page, '/admin/menus')
  const preview = page.locator('[data-preview] ul').first().locator('li')
  const names = before.bar.map(({ word }) => word.ko)
  await preview.nth(names.length).waitFor()
  // by button, with the keyboard
  await page.getByRole('button', { name: `${names[0]} 아래로` }).focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await preview.allInnerTexts()).slice(1))
    .toEqual([names[1], names[0], ...names.slice(2)])
  // by dragging the last above the first
  const rows = page.locator('#bar ul > li')
  const grip = rows.last().locator('[class*=cursor-grab]')
  await grip.scrollIntoViewIfNeeded()
  const from = await grip.boundingBox()
  if (!from) throw new Error('no grip')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  for (let row = names.length - 2; row >= 0; row--) {
    const over = await rows.nth(row).boundingBox()
    if (over)
      await page.mouse.move(from.x + 10, Math.max(5, over.y + over.height / 2), { steps: 4 })
  }
  await page.mouse.up()
  const ordered = [names.at(-1), names[1], names[0], ...names.slice(2, -1)]
  await expect.poll(async () => (await preview.allInnerTexts()).slice(1)).toEqual(ordered)

  const wrong = page.locator('#bar').getByLabel('갈 주소').first()
  const right = await wrong.inputValue()
  await wrong.fill('javascript:alert(1)')
  await page
    .getByText('주소는 우리 가게의 /로 시작하거나 https://로 시작해요.')
    .filter({ visible: true })
    .first()
    .waitFor()
  await wrong.fill('/contents/never-written')
  await page.getByRole('button', { name: /^저장/ }).click()
  await page
    .getByText('지금은 열 수 없는 화면이에요. 게시되어 있는지 확인해 주세요.')
    .filter({ visible: true })
    .first()
    .waitFor()
  await wrong.fill(right)
  await page.locator('#bar').getByLabel('메뉴 말 · 한국어').first().fill('오늘의 세일')
  await page
    .locator('#bar')
    .getByLabel(/메뉴 말 · 영어/)
    .first()
    .fill('Sale of today')
  await page.getByRole('button', { name: /^저장/ }).click()
  await page.getByText('모두 저장되어 있어요').waitFor()
  try {
    const shopper = await visitor(desktop)
    await open(shopper.page, '/')
    expect(await bar(shopper.page).allInnerTexts()).toEqual(['오늘의 세일', ...ordered.slice(1)])
    await open(shopper.page, '/?lang=en')
    expect((await bar(shopper.page).allInnerTexts())[0]).toBe('Sale of today')
    expect(shopper.complaints).toEqual([])
  } finally {
    const { version } = { version: (await call(adminMenus.show, {})).data.versions.menus ?? 0 }
    await call(adminMenus.save, { params: { name: 'menus' }, body: { value: before, version } })
  }
})

test('staff give the home page another beginning for now; taken away, the shop’s own is back', async () => {
  const call = await staff()
  const words = {
    title: '시험하는 첫 화면',
    title_en: 'A hero under test',
    eyebrow: '',
    eyebrow_en: '',
    text: '글',
    text_en: 'Text',
    alt: '책',
    alt_en: 'Books',
  }
  const buttons = {
    button: '책 보기',
    button_en: 'See books',
    url: '/shop/category/11',
    second: '',
    second_en: '',
    second_url: '',
  }
  const form = {
    ...words,
    ...buttons,
    image: 'scene-books',
    image_tall: '',
    position: 0,
    shown: true,
    opens_at: null,
    closes_at: null,
  }
  const { data } = await call(adminEntries.create, { params: { kind: 'hero' }, body: form })
  const { page, complaints } = await visitor(phone)
  try {
    await open(page, '/')
    await page.getByRole('heading', { level: 1, name: '시험하는 첫 화면' }).waitFor()
    await open(page, '/?lang=en')
    await page.getByRole('heading', { level: 1, name: 'A hero under test' }).waitFor()
    expect(await page.getByRole('link', { name: 'See books' }).getAttribute('href')).toBe(
      '/shop/category/11',
    )
  } finally {
    await call(adminEntries.remove, { params: { kind: 'hero', id: Number(data.id) } })
  }
  await open(page, '/?lang=kr')
  await page.getByRole('heading', { level: 1, name: '방 안에 두는 작은 숲' }).waitFor()
  expect(complaints).toEqual([])
})

test('a phrase that staff changed stands in the page as it comes, and stays when it wakes up', async () => {
  const call = await staff()
  await call(adminTranslations.save, {
    body: { phrase: '많이 찾는 향', translation: 'What everyone smells' },
  })
  try {
    const { page, complaints } = await visitor(desktop)
    const answer = await page.goto('/?lang=en')
    expect(await answer?.text()).toContain('What everyone smells')
    await page.getByRole('heading', { name: 'What everyone smells' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('heading', { name: 'What everyone smells' }).count()).toBe(1)
    // a page that did not agree with its script would have complained
    expect(complaints).toEqual([])
  } finally {
    await call(adminTranslations.reset, { body: { phrase: '많이 찾는 향' } })
  }
})

test.each([
  ['pc', desktop],
  ['mobile', phone],
] as const)(
  'a click is sent with where it was made, several together (%s)',
  async (platform, size) => {
    const { page } = await visitor(size)
    await open(page, '/')
    const leaves = (call: string) =>
      page.waitForRequest((request) => request.url().endsWith(`/api/v1/${call}`), {
        timeout: 60_000,
      })
    const alone = leaves('click-log')
    await page.getByRole('link', { name: '나무 향 보기' }).click()
    const hero = {
      click_type: 'hero',
      click_id: expect.stringContaining('/shop/best-seller'),
      click_name: '나무 향 보기',
    }
    expect((await alone).postDataJSON()).toMatchObject({ ...hero, platform })
    expect((await (await alone).response())?.status()).toBe(200)
    await open(page, '/')
    const both = leaves('visit-log')
    // two before the page has been quiet for as long as they are gathered
    await page.evaluate(() => {
      for (const link of [...document.querySelectorAll<HTMLElement>('[data-click=hero] a')]) {
        link.addEventListener('click', (event) => event.preventDefault(), { once: true })
        link.click()
      }
    })
    expect((await both).postDataJSON()).toMatchObject({ platform, clicks: [hero, {}] })
  },
)

test('what was typed and how far the page was scrolled survive the change of language', async () => {
  const { page, complaints } = await visitor(phone)
  await open(page, '/register')
  const main = page.getByRole('main')
  await main.getByLabel('아이디', { exact: true }).fill('typed_before')
  await main.getByLabel('비밀번호', { exact: true }).fill('Cedar#Forest8')
  await main.getByLabel('이메일', { exact: true }).fill('typed@mail.example')
  await main.getByLabel(/만 14세 이상이에요/).check()
  await page.evaluate(() => window.scrollTo({ top: 320, behavior: 'instant' }))
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('header button[data-tour=language]')?.click(),
  )
  await page.locator('html[lang=en]').waitFor()
  await expect.poll(() => main.getByLabel(/^id$/i).inputValue()).toBe('typed_before')
  expect(await main.getByLabel('Email', { exact: true }).inputValue()).toBe('typed@mail.example')
  expect(await main.getByLabel(/I am 14/).isChecked()).toBe(true)
  await expect.poll(() => page.evaluate(() => Math.abs(Math.round(scrollY) - 320))).toBeLessThan(5)
  // a password is never kept anywhere
  expect(await main.getByLabel('Password', { exact: true }).inputValue()).toBe('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
    'Cedar#Forest8',
  )
  expect(complaints.filter((line) => !/401|422/.test(line))).toEqual([])
})

test('the price is chosen with two thumbs, by keyboard too; scents up to three, and a list of choices keeps to its height', async () => {
  const { page } = await visitor(desktop)
  await open(page, '/shop/category/2')
  const low = page.getByRole('slider', { name: '가장 낮은 값' })
  const high = page.getByRole('slider', { name: '가장 높은 값' })
  await low.focus()
  await page.keyboard.press('PageUp')
  await page.waitForURL(/price_min=\d+00(&|$)/)
  // neither passes the other
  await low.focus()
  await page.keyboard.press('End')
  await expect
    .poll(async () => Number(await low.inputValue()) <= Number(await high.inputValue()))
    .toBe(true)

  await open(page, '/shop/search')
  const scents = page
    .getByRole('group', { name: '좋아하는 향 계열을 골라 주세요' })
    .getByRole('checkbox')
  for (let at = 0; at <= mostFamilies; at++) await scents.nth(at).click()
  await page
    .getByRole('dialog', { name: '알림' })
    .getByText(`선택 가능한 옵션은 ${mostFamilies}개 입니다.`)
    .waitFor()
  await page.getByRole('dialog', { name: '알림' }).getByRole('button', { name: '확인' }).click()
  expect(await scents.nth(mostFamilies).isChecked()).toBe(false)
  await page.getByRole('button', { name: '고른 향의 상품 보기' }).click()
  await page.waitForURL(/\/shop\/best-seller\?family=citrus,green,herbal/)

  await logInAsOwner(page)
  await open(page, '/admin/cms/new?kind=page')
  const list = page.locator('select').first()
  await list.waitFor()
  const height = await list.evaluate((element) =>
    CSS.supports('appearance', 'base-select')
      ? getComputedStyle(element, '::picker(select)').maxHeight
      : null,
  )
  if (height !== null) expect(height).toBe(`${selectListMost}px`)
})

test('a deletion is confirmed under 확인 by a dialog that runs out by itself', async () => {
  const call = await staff()
  const form = {
    title: '지울 사진',
    title_en: '',
    position: 99,
    shown: false,
    opens_at: null,
    closes_at: null,
    picture: 'scene-books',
    permalink: 'https://www.instagram.com/p/x/',
  }
  const { data } = await call(adminEntries.create, { params: { kind: 'insta' }, body: form })
  const { page } = await visitor(desktop)
  await logInAsOwner(page)
  await open(page, `/admin/contents/insta/${data.id}`)
  await page.getByRole('button', { name: '삭제', exact: true }).click()
  await page
    .getByRole('alertdialog', { name: '‘지울 사진’을 삭제할까요?' })
    .getByRole('button', { name: '삭제' })
    .click()
  const done = page.getByRole('dialog', { name: '확인' })
  await done.getByText('삭제했어요.').waitFor()
  expect(await done.locator('.running-out').count()).toBe(1)
  await done.waitFor({ state: 'hidden', timeout: 60_000 })
})
