import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { barriersOn } from './axe.ts'
import { desktop, phone, visitor } from './browser.ts'
import { type Item, makeItem } from './desk.ts'
import { addToCart, logInAsOwner, open } from './steps.ts'

let item: Item
beforeAll(async () => {
  item = await makeItem({ it_name: '모두의 캔들' })
})

async function barriers(page: Page, path: string, ready: string | RegExp): Promise<string[]> {
  await open(page, path)
  await page.getByRole('main').getByRole('heading', { name: ready }).first().waitFor()
  return barriersOn(page, path)
}

// what somebody has in hand; every other page is looked at where its language is
const pages = [
  ['/shop/cart', '주문 금액', 'Order amount'],
  ['/shop/order-form', '받는 분', 'Deliver to'],
  ['/shop/search?keyword=%ED%9E%88%EB%85%B8%ED%82%A4', /히노키/, /히노키/],
  ['/nowhere', '페이지를 찾을 수', 'cannot be found'],
  ['/contents/promotion', '겨울밤을 켜는 캔들', 'Candles for winter nights'],
] as const

for (const [lang, size, at] of [
  ['kr', phone, 1],
  ['en', desktop, 2],
] as const) {
  test(`axe finds no barrier in ${lang} at ${size.width} px`, async () => {
    const { page } = await visitor(size)
    await addToCart(page, item.it_id)
    const found = await barriers(page, `/?lang=${lang}`, /./)
    for (const shown of pages)
      found.push(
        ...(await barriers(
          page,
          `${shown[0]}${shown[0].includes('?') ? '&' : '?'}lang=${lang}`,
          shown[at],
        )),
      )
    expect(found).toEqual([])
  })
}

test('axe finds no barrier in what is opened: a tool of the designer, what the desk found, its menus', async () => {
  const { page } = await visitor(desktop)
  await open(page, '/custom/bottle')
  await page.getByRole('button', { name: '두 사람의 날', exact: true }).click()
  await page.getByRole('tab', { name: '글과 그림' }).click()
  await page.getByRole('button', { name: 'Dana & Minjun', exact: true }).click()
  const found = await barriersOn(page, 'the words of a bottle')

  await logInAsOwner(page)
  await open(page, '/admin/orders')
  const box = page.getByRole('combobox', { name: '관리 화면 전체에서 찾기' })
  await box.fill('캔들')
  await page.getByRole('option', { name: '모두 보기' }).first().waitFor()
  found.push(...(await barriersOn(page, 'what the desk found')))
  // the arrows lead to the rest of them as well
  const here = page.locator('[role=option][aria-selected=true]')
  for (let presses = 0; presses < 20; presses++) {
    await box.press('ArrowDown')
    if ((await here.innerText()) === '모두 보기') break
  }
  await box.press('Enter')
  await page.waitForURL(/\/admin\/(orders|products)\?.*keyword=/)

  await open(page, '/admin/orders')
  for (const name of [/^보일 열/, / 더 하기$/]) {
    await page.getByRole('main').getByRole('button', { name }).first().click()
    await page.getByRole('menu').waitFor()
    found.push(...(await barriersOn(page, `the menu ${name}`)))
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'hidden' })
  }
  expect(found).toEqual([])
})
