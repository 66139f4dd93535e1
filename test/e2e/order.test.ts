import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { desktop, phone, visitor } from './browser.ts'
import { changePrice, makeItem, staff, stockOf } from './desk.ts'
import { addToCart, fillOrderForm, open, words } from './steps.ts'

const ordersOf = async (name: string) =>
  (await (await staff())(adminOrders.list, { query: { keyword: name } })).data
const orderer = (page: Page, say: { orderer: string }) =>
  page.getByRole('region', { name: say.orderer, exact: true })

async function formWith(name: string, size = desktop) {
  const item = await makeItem({ it_name: name })
  const guest = await visitor(size)
  await addToCart(guest.page, item.it_id)
  await open(guest.page, '/shop/order-form')
  await orderer(guest.page, words.kr).waitFor()
  return { ...guest, item }
}

test('an empty form counts its mistakes and leads to the first, in both languages', async () => {
  const { page } = await formWith('빈 주문서 캔들')
  for (const [say, count, first] of [
    [words.kr, /\d+곳을 다시 확인해 주세요\./, '주문하는 분의 이름을 적어 주세요.'],
    [words.en, /Please check \d+ fields again\./, 'Enter your name.'],
  ] as const) {
    await open(page, `/shop/order-form?lang=${say === words.en ? 'en' : 'kr'}`)
    await page.getByRole('button', { name: say.place }).click()
    const told = page.getByRole('alert').filter({ hasText: count })
    await told.waitFor()
    const counted = Number(/\d+/.exec(await told.getByText(count).innerText())?.[0])
    expect(counted).toBe(await told.getByRole('listitem').count())
    expect(counted).toBeGreaterThan(5)
    const name = orderer(page, say).getByLabel(say.name, { exact: true })
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await name.getAttribute('aria-invalid')).toBe('true')
    const message = (await name.getAttribute('aria-describedby'))?.split(' ')[0]
    expect(
      await page.evaluate((id) => document.getElementById(id ?? '')?.textContent, message),
    ).toBe(first)
    // it leaves as soon as the field is right
    await name.fill('하늘')
    await orderer(page, say).getByText(first).waitFor({ state: 'hidden' })
    await name.fill('')
  }
})

test('a phone number is formatted while it is typed, and the caret stays', async () => {
  const { page } = await formWith('전화 캔들')
  const field = orderer(page, words.kr).getByLabel(words.kr.phone)
  await field.pressSequentially('0105678')
  await field.press('Home')
  for (let step = 0; step < 3; step++) await field.press('ArrowRight')
  await field.pressSequentially('1234')
  expect(await field.inputValue()).toBe('010-1234-5678')
  const caret = () =>
    field.evaluate((input) =>
      input instanceof HTMLInputElement ? input.value.slice(0, input.selectionStart ?? 0) : '',
    )
  expect((await caret()).replace(/-$/, '')).toBe('010-1234')
  await field.press('Backspace')
  expect((await caret()).replace(/\D/g, '')).toBe('010123')
  await field.fill('+1 415 555 0100')
  expect(await field.inputValue()).toBe('+1 415 555 0100')
})

test('a double click places one order, and a reload places none', async () => {
  const { page, item, complaints } = await formWith('두 번 누른 캔들', phone)
  await fillOrderForm(page, words.kr, '두번이', 'look-it-up-3')
  await page.getByRole('button', { name: words.kr.place }).dblclick()
  await page.waitForURL(/\/shop\/order\/\d+\/confirm/)
  await page.reload()
  await page.getByRole('main').getByText('두번이').filter({ visible: true }).first().waitFor()
  expect((await ordersOf('두번이')).length).toBe(1)
  expect(await stockOf(item)).toEqual({ stock: 20, reserved: 1 })
  // back does not lead to a form that could be sent again
  await open(page, '/shop/order-form')
  await page.getByRole('heading', { name: '주문할 상품이 없어요' }).waitFor()
  expect(complaints).toEqual([])
})

test('an amount that changed meanwhile is shown before anything is ordered, and what was typed stays', async () => {
  const { page, item } = await formWith('값이 오른 캔들')
  await fillOrderForm(page, words.kr, '값올라', 'look-it-up-4')
  await changePrice(item.it_id, 30_000)
  const button = page.getByRole('button', { name: words.kr.place })
  const [before] = (await button.innerText()).split(' ')
  await button.click()
  const told = page.getByRole('dialog', { name: '결제 금액이 바뀌었어요' })
  await told.getByText(new RegExp(`이전 ${before} → 지금 3\\d,\\d00원`)).waitFor()
  await told.getByRole('button', { name: '확인' }).click()
  await told.waitFor({ state: 'hidden' })
  expect((await ordersOf('값올라')).length).toBe(0)
  const fields = orderer(page, words.kr)
  expect(await fields.getByLabel(words.kr.name, { exact: true }).inputValue()).toBe('값올라')
  expect(await fields.getByLabel(words.kr.password, { exact: true }).inputValue()).toBe(
    'look-it-up-4',
  )
  await page.getByRole('button', { name: /^3\d,\d00원 주문하기$/ }).click()
  await page.waitForURL(/\/shop\/order\/\d+\/confirm/)
  expect((await ordersOf('값올라')).length).toBe(1)
})

test('while the sum is being counted the last button waits, and then shows the new one', async () => {
  const { page } = await formWith('계산 중인 캔들', phone)
  await fillOrderForm(page, words.kr, '계산중', 'look-it-up-7')
  const island = await page.getByRole('button', { name: words.kr.place }).innerText()
  const slow = Promise.withResolvers<void>()
  await page.route('**/api/v1/order-prices', (route) => slow.promise.then(() => route.continue()))
  await page
    .getByRole('region', { name: words.kr.receiver, exact: true })
    .getByLabel(words.kr.zip)
    .fill('04524')
  const button = page.getByRole('button', { name: '금액을 계산하고 있어요' })
  await button.waitFor()
  expect(await button.getAttribute('aria-disabled')).toBe('true')
  await button.click({ force: true })
  slow.resolve()
  const place = page.getByRole('button', { name: words.kr.place })
  await place.waitFor()
  expect(await place.innerText()).not.toBe(island)
  expect((await ordersOf('계산중')).length).toBe(0)
  await place.click()
  await page.waitForURL(/\/shop\/order\/\d+\/confirm/)
})

test('what was typed is there after a reload, but no password and no consent', async () => {
  const { page } = await formWith('적다 만 캔들')
  await fillOrderForm(page, words.kr, '적다만', 'look-it-up-5')
  await page.waitForFunction(() =>
    Object.values(localStorage).some((kept) => String(kept).includes('2층')),
  )
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('look-it-up-5')
  await open(page, '/shop/order-form')
  await page.getByRole('status').filter({ hasText: '전에 적던 내용을 불러왔어요.' }).waitFor()
  const fields = orderer(page, words.kr)
  expect(await fields.getByLabel(words.kr.name, { exact: true }).inputValue()).toBe('적다만')
  expect(await fields.getByLabel(words.kr.phone).inputValue()).toBe('010-1234-5678')
  expect(
    await page.getByRole('region', { name: words.kr.receiver, exact: true }).ariaSnapshot(),
  ).toContain('63122')
  expect(await fields.getByLabel(words.kr.password, { exact: true }).inputValue()).toBe('')
  expect(await page.getByLabel(words.kr.agree).isChecked()).toBe(false)
  await page.getByRole('button', { name: '새로 적기' }).click()
  expect(await fields.getByLabel(words.kr.name, { exact: true }).inputValue()).toBe('')
})

test('a guest cancels an unpaid order and the stock comes back; a stranger cannot open it', async () => {
  const { page, item } = await formWith('취소할 캔들', phone)
  await fillOrderForm(page, words.kr, '취소해', 'look-it-up-6')
  await page.getByRole('button', { name: words.kr.place }).click()
  await page.waitForURL(/\/shop\/order\/\d+\/confirm/)
  const od_id = /order\/(\d+)\/confirm/.exec(page.url())?.[1] ?? ''

  const stranger = await visitor(phone)
  await open(stranger.page, `/shop/my_order_view?od_id=${od_id}`)
  expect(await stranger.page.getByText('취소해').count()).toBe(0)
  await stranger.page.getByLabel(/휴대폰/).fill('01012345678')
  await stranger.page
    .getByLabel(/비밀번호/)
    .and(stranger.page.locator('input'))
    .fill('a-wrong-guess')
  await stranger.page.getByRole('button', { name: '주문 조회' }).click()
  await stranger.page
    .getByRole('alert')
    .getByText('주문번호, 휴대폰 번호, 비밀번호가 맞는 주문이 없어요. 다시 확인해 주세요.')
    .waitFor()
  expect(await stranger.page.getByText('취소해').count()).toBe(0)

  expect(await stockOf(item)).toEqual({ stock: 20, reserved: 1 })
  await open(page, `/shop/my_order_view?od_id=${od_id}`)
  const cancel = page.getByRole('main').getByRole('button', { name: '주문 취소' })
  await cancel.click()
  await page
    .getByRole('alertdialog', { name: '주문 취소' })
    .getByRole('button', { name: '주문 취소' })
    .click()
  await expect.poll(() => cancel.count()).toBe(0)
  expect(await stockOf(item)).toEqual({ stock: 20, reserved: 0 })
  expect((await ordersOf(od_id))[0]?.od_status).toBe('취소')
})
