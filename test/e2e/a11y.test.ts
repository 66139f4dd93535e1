import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'
import { type Item, makeItem } from './desk.ts'
import { addToCart, logInAsOwner, open } from './steps.ts'

let item: Item
beforeAll(async () => {
  item = await makeItem({ it_name: '모두의 캔들' })
})

/** What axe finds on a page, one line for each kind: all that is grave, and the good habits of headings and landmarks. */
async function barriers(page: Page, path: string, ready: string | RegExp): Promise<string[]> {
  await open(page, path)
  await page.getByRole('main').getByRole('heading', { name: ready }).first().waitFor()
  // what is being counted anew is dimmed for a moment
  await page
    .waitForFunction(() => !document.querySelector('main [aria-busy="true"]'), undefined, {
      timeout: 5_000,
    })
    .catch(() => {})
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations
    .filter(
      ({ impact, tags }) =>
        impact === 'serious' || impact === 'critical' || tags.includes('best-practice'),
    )
    .map(
      ({ id, help, nodes }) =>
        `${path}: ${id}, ${help} (${nodes.length}), ${nodes[0]?.target.join(' ')}`,
    )
}

const pages = [
  ['/shop/category/12', '세일', 'Sale'],
  ['/shop/product/1702000001', '상품 정보 고시', 'Product information'],
  ['/shop/cart', '주문 금액', 'Order amount'],
  ['/shop/order-form', '받는 분', 'Deliver to'],
  ['/login', '로그인', 'Log in'],
  ['/contents/company', '만드는 사람이 파는 가게', 'A shop kept by makers'],
  ['/shop/search?keyword=%ED%9E%88%EB%85%B8%ED%82%A4', /히노키/, /히노키/],
  ['/contents/select', '셀렉트', 'Select'],
  ['/nowhere', '페이지를 찾을 수', 'cannot be found'],
  ['/contents/promotion', '겨울밤을 켜는 캔들', 'Candles for winter nights'],
  ['/contents/store', '오드모아 본점', 'ODEMOA main store'],
  ['/shop/my_order_view', '주문 조회', 'Find order'],
  ['/tssa/main', '여덟 명이 둘러앉는 긴 작업대', 'A long bench with eight places'],
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

test('axe finds no grave barrier in the orders of the back office', async () => {
  const { page } = await visitor(desktop)
  await logInAsOwner(page)
  const found = [
    ...(await barriers(page, '/admin/orders?lang=kr', '주문')),
    ...(await barriers(page, '/admin/orders?lang=en', 'Orders')),
  ]
  expect(found).toEqual([])
})
