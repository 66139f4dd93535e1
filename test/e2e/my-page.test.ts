import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'
import { makeItem } from './desk.ts'
import { ownerPassword } from './running-shop.ts'
import { addToCart, open } from './steps.ts'

const password = 'cedar Morning 7'
let people = 0

type Asked = { path: string; method?: string; body?: object }

/** Calls the shop as the page's own visitor. */
function ask(page: Page, asked: Asked): Promise<{ status: number; body: Record<string, unknown> }> {
  return page.evaluate(async ({ path, method = 'POST', body = {} }) => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
    const answer = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json', 'x-xsrf-token': token },
      body: method === 'GET' ? undefined : JSON.stringify(body),
    })
    return { status: answer.status, body: await answer.json() }
  }, asked)
}

async function join(page: Page): Promise<string> {
  await open(page, '/contents/terms')
  const mb_id = `mypage_${Date.now().toString(36)}${people++}`
  const body = {
    mb_id,
    password,
    mb_name: '김민지',
    mb_email: `${mb_id}@mail.example`,
    mb_hp: '01012345678',
    agree_terms: true,
    agree_age: true,
    agree_privacy: true,
  }
  expect((await ask(page, { path: '/api/v1/register', body })).status).toBe(201)
  return mb_id
}

async function logIn(page: Page, mb_id: string, secret = password) {
  await open(page, '/contents/terms')
  expect(
    (await ask(page, { path: '/api/v1/login', body: { mb_id, password: secret } })).status,
  ).toBe(200)
}

const passwordField = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).and(page.locator('input'))

test('a guest is led to the login, told why, and back', async () => {
  const { page } = await visitor(phone)
  await page.goto('/my-page/account')
  await page.waitForURL('**/login?redirect=%2Fmy-page%2Faccount')
  await page.getByText('로그인이 필요해요.').waitFor()
})

test('a password is changed, and a dialog says so', async () => {
  const { page, complaints } = await visitor(desktop)
  await join(page)
  await page.goto('/my-page/account')
  const part = page.getByRole('region', { name: '비밀번호 바꾸기' })
  await passwordField(page, '현재 비밀번호').fill(password)
  await passwordField(page, '새 비밀번호').fill('walnut Evening 8')
  await passwordField(page, '새 비밀번호 확인').fill('walnut Evening 9')
  await part.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await page.getByText('새 비밀번호와 달라요').filter({ visible: true }).first().waitFor()
  await passwordField(page, '새 비밀번호 확인').fill('walnut Evening 8')
  await part.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  const dialog = page.getByRole('dialog', { name: '비밀번호 변경' })
  await dialog.getByText('비밀번호가 변경되었습니다.').waitFor()
  await dialog.getByRole('button', { name: '확인' }).click()
  await page.reload()
  await page.getByRole('heading', { name: '회원정보' }).waitFor()
  expect(complaints).toEqual([])
})

test('an address of the book stands in the order form', async () => {
  const { page } = await visitor(desktop)
  await join(page)
  const body = {
    ad_subject: '집',
    ad_name: '김받음',
    ad_hp: '01099998888',
    ad_zip: '63122',
    ad_addr1: '제주특별자치도 제주시 문연로 6',
    ad_addr2: '2층',
  }
  expect((await ask(page, { path: '/api/v1/my-address', body })).status).toBe(201)
  await page.goto('/my-page/account')
  await page.getByRole('list', { name: '주소록' }).getByText('제주시 문연로 6').waitFor()
  await addToCart(page, (await makeItem({ it_name: '주소록 시험 상품' })).it_id)
  await page.goto('/shop/order-form')
  const receiver = page.getByRole('region', { name: '받는 분', exact: true })
  await receiver.getByLabel(/주소록에서 고르기/).waitFor()
  expect(await receiver.getByLabel('이름', { exact: true }).inputValue()).toBe('김받음')
})

test('another device is logged out from here', async () => {
  const [here, there] = [await visitor(desktop), await visitor(phone)]
  const mb_id = await join(here.page)
  await logIn(there.page, mb_id)
  await here.page.goto('/my-page/account')
  await here.page.getByRole('button', { name: '다른 기기 모두 로그아웃' }).click()
  await here.page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click()
  await here.page.getByText('다른 기기 1대에서 로그아웃했어요.').waitFor()
  await there.page.goto('/my-page')
  await there.page.waitForURL(/\/login\?redirect/)
})

test.each([
  ['kr', '탈퇴하는 이유', '현재 비밀번호', /사라지는 것과/, '탈퇴하기', '회원 탈퇴'],
  ['en', 'Why you leave', 'Current password', /what is lost/, 'Close account', 'Close my account'],
])('a member leaves the shop (%s)', async (lang, reason, current, understood, leave, title) => {
  const { page } = await visitor(phone)
  const mb_id = await join(page)
  await ask(page, { path: '/api/v1/language', body: { lang } })
  await page.evaluate((lang) => localStorage.setItem('pinia/session/language', lang), lang)
  await page.goto('/my-page/account/leave')
  await page.getByLabel(reason).selectOption('seldom')
  await passwordField(page, current).fill(password)
  await page.getByLabel(understood).check()
  await page.getByRole('button', { name: leave }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: leave }).click()
  await page.getByRole('dialog', { name: title }).getByRole('button').click()
  await page.waitForURL((url) => url.pathname === '/')
  expect((await ask(page, { path: '/api/v1/login', body: { mb_id, password } })).status).toBe(422)
})

test('the owner sees the QR picture and the key of the second step', async () => {
  const { page } = await visitor(desktop)
  await logIn(page, 'owner', ownerPassword)
  await page.goto('/admin/security')
  const part = page.getByRole('region', { name: '두 단계 로그인', exact: true })
  await part
    .getByLabel('현재 비밀번호', { exact: true })
    .and(page.locator('input'))
    .fill(ownerPassword)
  await part.getByRole('button', { name: '두 단계 로그인 켜기' }).click()
  await part.getByRole('img', { name: '인증 앱으로 찍을 QR 그림' }).waitFor()
  await part.getByLabel('인증 숫자').fill('000000')
  await part.getByRole('button', { name: '확인하고 켜기' }).click()
  await part.getByText('숫자가 맞지 않아요').waitFor()
})
