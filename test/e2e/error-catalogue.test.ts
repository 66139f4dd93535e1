import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { desktop, visitor } from './browser.ts'
import { type Item, makeItem } from './desk.ts'
import { logInAsOwner, open } from './steps.ts'

let item: Item
beforeAll(async () => {
  item = await makeItem({ it_name: '거절당하는 캔들' })
})

/** The next calls to an address are answered by us. */
const answer = (page: Page, path: RegExp, status: number, body: object, gets = false) =>
  page.route(path, (route) =>
    route.request().method() === 'GET' && !gets
      ? route.fallback()
      : route.fulfill({ status, json: body }),
  )
const told = (page: Page, title: string) =>
  page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title }))

test('401: asked once to log in, then led to the login that leads back', async () => {
  const { page } = await visitor(desktop)
  await open(page, `/shop/product/${item.it_id}`)
  await answer(page, /\/api\/v1\/cart$/, 401, {
    message: '로그인이 필요합니다.',
    code: 'LOGIN_REQUIRED',
  })
  await page.getByRole('button', { name: '장바구니 담기' }).click()
  const dialog = told(page, '알림')
  await dialog.getByText('로그인이 필요합니다.').waitFor()
  expect(await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()).toBe(1)
  await dialog.getByRole('button').last().click()
  await page.waitForURL(
    (url) =>
      url.pathname === '/login' &&
      url.searchParams.get('redirect') === `/shop/product/${item.it_id}`,
  )
})

/** Asks for an id, and is answered by us that something typed is wrong. */
async function findId(page: Page, errors: Record<string, string[]>) {
  await open(page, '/forgot-password?find=id')
  await answer(page, /\/api\/v1\/forget_id$/, 422, {
    message: '입력한 내용을 확인해 주세요.',
    code: 'INVALID',
    errors,
  })
  await page.getByLabel('이름', { exact: true }).fill('김하늘')
  await page.getByLabel('가입한 이메일').fill('sky@mail.example')
  await page
    .locator('form')
    .filter({ has: page.getByLabel('가입한 이메일') })
    .locator('[type=submit]')
    .click()
}

test('422: the first field with an error comes 120 px under the edge and has the focus', async () => {
  const { page } = await visitor({ width: 390, height: 420 })
  await findId(page, { mb_email: ['이 메일로는 찾을 수 없어요.'] })
  await page.getByText('이 메일로는 찾을 수 없어요.').filter({ visible: true }).first().waitFor()
  const field = page.getByLabel('가입한 이메일')
  await expect
    .poll(() => field.evaluate((element) => element === document.activeElement))
    .toBe(true)
  await expect
    .poll(() => field.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBe(120)
})

test('422: when no field of it is on the page its messages are told in a dialog', async () => {
  const { page } = await visitor(desktop)
  await findId(page, { 'device.name': ['기기 이름을 읽지 못했어요.'] })
  await told(page, '문제가 있어요').getByText('기기 이름을 읽지 못했어요.').waitFor()
})

test('404: whoever follows a link to something gone is told, and finds the not-found page under it', async () => {
  const { page } = await visitor(desktop)
  await open(page, '/shop/best-seller')
  await answer(
    page,
    /\/api\/v1\/products\/\d+(\?|$)/,
    404,
    { message: '페이지를 찾을 수 없거나 접근할 수 없는 페이지 입니다.', code: 'NOT_FOUND' },
    true,
  )
  await page.locator('main [data-tile] h3 a').first().click()
  const dialog = told(page, '알림')
  await dialog.getByText('페이지를 찾을 수 없거나 접근할 수 없는 페이지 입니다.').waitFor()
  await dialog.getByRole('button').last().click()
  await page
    .getByRole('heading', {
      level: 1,
      name: '페이지를 찾을 수 없거나 접근할 수 없는 페이지 입니다.',
    })
    .waitFor()
})

test('404 of a press: what it was about is gone, which is told, and then the not-found page stands there', async () => {
  const { page } = await visitor(desktop)
  await findId(page, {})
  const gone = '페이지를 찾을 수 없거나 접근할 수 없는 페이지 입니다.'
  await answer(page, /\/api\/v1\/forget_id$/, 404, { message: gone, code: 'NOT_FOUND' })
  await page
    .locator('form')
    .filter({ has: page.getByLabel('가입한 이메일') })
    .locator('[type=submit]')
    .click()
  await told(page, '알림').getByText(gone).waitFor()
  await told(page, '알림').getByRole('button').last().click()
  await page.getByRole('heading', { level: 1, name: gone }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/not-found')
})

test('the door of my page says that a log-in is needed', async () => {
  const { page } = await visitor(desktop)
  await open(page, '/my-page/order')
  await page.waitForURL(
    (url) => url.pathname === '/login' && url.searchParams.get('redirect') === '/my-page/order',
  )
  await page.getByText('로그인이 필요해요.').waitFor()
})

test('a refused call with a message is told in a dialog of trouble', async () => {
  const { page } = await visitor(desktop)
  await open(page, `/shop/product/${item.it_id}`)
  await answer(page, /\/api\/v1\/cart$/, 409, {
    message: '지금은 담을 수 없어요.',
    code: 'CONFLICT',
  })
  await page.getByRole('button', { name: '장바구니 담기' }).click()
  await told(page, '문제가 있어요').getByText('지금은 담을 수 없어요.').waitFor()
})

test('what asks before it acts is titled 확인하기', async () => {
  const { page } = await visitor(desktop)
  await logInAsOwner(page)
  await open(page, `/shop/product/${item.it_id}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /찜하기$/ })
    .first()
    .click()
  await told(page, '확인하기').waitFor()
})
