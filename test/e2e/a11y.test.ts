import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { barriersOn } from './axe.ts'
import { desktop, phone, visitor } from './browser.ts'
import { type Item, makeItem } from './desk.ts'
import { addToCart, open } from './steps.ts'

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
