import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { memberCoupons } from '#shop/coupon/holder-contract.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { soldOutDesk } from '#shop/order/contract/sold-out.ts'
import { paymentDesk } from '#shop/payment/desk-contract.ts'
import { adminPoints } from '#shop/point/contract.ts'
import { desktop, phone, visitor } from './browser.ts'
import { ask, joinAs, orderAs, payAsStaff, putInCart, speak } from './buyer.ts'
import { makeItem, staff, stockOf } from './desk.ts'
import { counted, logInAsOwner, open, words } from './steps.ts'

const confirmed = /\/shop\/order\/(\d+)\/confirm/
const orderIn = (page: Page) => confirmed.exec(page.url())?.[1] ?? ''
const shown = async (od_id: string) =>
  (await (await staff())(adminOrders.show, { params: { od_id } })).data
const givePoints = async (mb_id: string, points: number) =>
  (await staff())(adminPoints.adjust, { params: { mb_id }, body: { points, reason: '행사 당첨' } })

/** The shop cannot supply this one of an order: its money goes back. */
async function giveUp(od_id: string, it_id: string) {
  const call = await staff()
  const params = { od_id }
  const lines = (await shown(od_id)).lines.flatMap(({ ct_id, ...line }) =>
    line.it_id === it_id ? [{ ct_id, qty: 1 }] : [],
  )
  const { amount, version } = (await call(soldOutDesk.preview, { params, body: { lines } })).data
  const account = { bank: '88', number: '123456789012', holder: '김하늘' }
  await call(soldOutDesk.take, {
    params,
    body: { lines, amount, version, stock: 'keep', account },
  })
  const { data } = await call(paymentDesk.refunds, { query: { keyword: od_id } })
  for (const { refund_id } of data)
    await call(paymentDesk.sent, { params: { refund_id }, body: { note: '오늘 보냄' } })
}

const cellsIn = async (table: Locator) =>
  Promise.all(
    (await table.locator('tbody tr').all()).map((row) => row.locator('th, td').allInnerTexts()),
  )

/** The form of a member in Seoul: name, phone and mail are those of the account. */
async function fillAsMember(page: Page) {
  await open(page, '/shop/order-form')
  const receiver = page.getByRole('region', { name: words.kr.receiver, exact: true })
  await receiver.getByLabel(words.kr.same).check()
  await receiver.getByRole('button', { name: words.kr.find }).click()
  await receiver.getByLabel(words.kr.zip).waitFor()
  await page.getByRole('dialog', { name: words.kr.find }).waitFor({ state: 'hidden' })
  await receiver.getByLabel(words.kr.zip).fill('04524')
  await receiver.getByLabel(words.kr.address).fill('서울특별시 중구 세종대로 110')
  await page.getByLabel(words.kr.agree).check()
  await counted(page)
}

test('a member on a phone takes off a coupon and points and asks for a cash receipt, which the desk shows issued', async () => {
  const { page, complaints } = await visitor(phone)
  const mb_id = await joinAs(page, 'kr')
  await givePoints(mb_id, 4_000)
  const item = await makeItem({ it_name: '혜택 캔들', it_price: 40_000 })
  expect(await putInCart(page, [{ item }])).toBe(43_000)
  await fillAsMember(page)
  const benefits = page.getByRole('region', { name: '쿠폰과 포인트' })
  await benefits.getByRole('button', { name: '쿠폰 고르기' }).click()
  const sheet = page.getByRole('dialog', { name: '쿠폰 고르기' })
  await sheet.getByText('첫 만남 10% 쿠폰').click()
  await sheet.getByRole('button', { name: '4,000원 할인받기' }).click()
  await benefits.getByText('1장 사용, 4,000원 할인').waitFor()
  await benefits.getByLabel('포인트').fill('150')
  await benefits.getByText('포인트는 100점 단위로 쓸 수 있어요.').waitFor()
  await benefits.getByLabel('포인트').fill('')
  await benefits.getByRole('button', { name: '모두 쓰기' }).click()
  // 40,000 − 4,000 − 5,000 + 3,000
  const pay = page.getByRole('region', { name: '결제 방법' })
  await pay.getByRole('radio', { name: '소득공제용' }).check()
  await pay.getByLabel('휴대폰 번호 또는 현금영수증 카드 번호').fill('010-9876-5432')
  await page.getByRole('button', { name: '34,000원 주문하기' }).click()
  await page.waitForURL(confirmed)
  const od_id = orderIn(page)
  expect((await payAsStaff(od_id)).totals).toMatchObject({
    order_coupon: 4_000,
    points: 5_000,
    total: 34_000,
  })
  await expect
    .poll(async () => {
      await open(page, `/shop/my_order_view?od_id=${od_id}`)
      return page.getByRole('region', { name: '현금영수증' }).innerText()
    })
    .toContain('발급했어요')
  expect(complaints).toEqual([])

  const desk = await visitor(desktop)
  await logInAsOwner(desk.page)
  await open(desk.page, `/admin/cash-receipts?keyword=${od_id}`)
  const row = desk.page.getByRole('row').filter({ hasText: od_id })
  await row.getByText('010-****-5432').waitFor()
  await row.getByText('34,000원').waitFor()
  expect(desk.complaints).toEqual([])
})

test('a coupon that the cart has outgrown in another tab is left out, and the next press orders at the sum that was told', async () => {
  const { page, complaints } = await visitor(desktop)
  await joinAs(page, 'kr')
  const item = await makeItem({ it_name: '줄어든 캔들', it_price: 12_000 })
  expect(await putInCart(page, [{ item, qty: 2 }])).toBe(27_500)
  await fillAsMember(page)
  const benefits = page.getByRole('region', { name: '쿠폰과 포인트' })
  await benefits.getByRole('button', { name: '쿠폰 고르기' }).click()
  const sheet = page.getByRole('dialog', { name: '쿠폰 고르기' })
  await sheet.getByText('첫 만남 10% 쿠폰').click()
  await sheet.getByRole('button', { name: '2,400원 할인받기' }).click()
  const button = page.getByRole('button', { name: '25,100원 주문하기' })
  await button.waitFor()
  await ask(page, {
    path: `/api/v1/cart/items/${item.it_id}`,
    method: 'PUT',
    body: { options: [{ io_no: item.io_nos[0], ct_qty: 1 }] },
  })
  await button.click()
  const told = page.getByRole('dialog', { name: '결제 금액이 바뀌었어요' })
  await told.getByText('이전 25,100원 → 지금 16,000원').waitFor()
  await told.getByText('쓸 수 없게 된 쿠폰이 있어요.').waitFor()
  await told.getByRole('button', { name: '확인' }).click()
  await page.getByRole('button', { name: '16,000원 주문하기' }).click()
  await page.waitForURL(confirmed)
  expect((await shown(orderIn(page))).totals).toMatchObject({ order_coupon: 0, total: 16_000 })
  expect(complaints.filter((line) => !line.includes('409'))).toEqual([])
})

test('points pay for all of it: no provider is asked, and cancelling gives every point back', async () => {
  const { page, complaints } = await visitor(phone)
  const mb_id = await joinAs(page, 'kr')
  await givePoints(mb_id, 49_000)
  const item = await makeItem({ it_name: '포인트 캔들', it_price: 50_000 })
  await putInCart(page, [{ item }])
  await fillAsMember(page)
  await page
    .getByRole('region', { name: '쿠폰과 포인트' })
    .getByRole('button', { name: '모두 쓰기' })
    .click()
  await page.getByRole('button', { name: '0원 주문하기', exact: true }).click()
  await page.waitForURL(confirmed)
  const od_id = orderIn(page)
  expect(await shown(od_id)).toMatchObject({
    od_status: '입금',
    totals: { total: 0, points: 50_000 },
  })
  expect(await stockOf(item)).toEqual({ stock: 19, reserved: 0 })
  await (await staff())(adminOrders.cancel, { params: { od_id }, body: { reason: '구매자 요청' } })
  await open(page, '/my-page/point')
  await page.getByRole('main').getByText('50,000').filter({ visible: true }).first().waitFor()
  expect(await stockOf(item)).toEqual({ stock: 20, reserved: 0 })
  expect(complaints).toEqual([])
})

test('abroad, in English and in dollars: what burns is named and refused, the rest goes', async () => {
  const { page, complaints } = await visitor(desktop)
  await open(page, '/contents/terms')
  await speak(page, 'en')
  const [spray, soap] = [
    await makeItem({ it_name: 'Room spray', is_flammable: true, it_price_usd: 2_000 }),
    await makeItem({ it_name: 'Hand soap', it_price_usd: 1_500 }),
  ]
  await putInCart(page, [{ item: spray }, { item: soap }])
  await open(page, '/shop/order-form')
  const receiver = page.getByRole('region', { name: words.en.receiver, exact: true })
  await receiver.getByLabel('Country').selectOption('US')
  await page.getByRole('button', { name: 'Some goods cannot be shipped' }).waitFor()
  const line = (name: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await line('Room spray').filter({ visible: true }).first().waitFor()
  await page.getByRole('button', { name: 'Leave out 1 item that cannot go' }).first().click()
  await expect.poll(() => line('Room spray').count()).toBe(0)
  expect(await line('Hand soap').count()).toBeGreaterThan(0)
  const orderer = page.getByRole('region', { name: words.en.orderer, exact: true })
  await orderer.getByLabel(words.en.name, { exact: true }).fill('Ada Fenwick')
  await orderer.getByLabel(words.en.phone).fill('+1 415 555 0100')
  await orderer.getByLabel(words.en.mail).fill('ada@mail.example')
  await orderer.getByLabel(words.en.password, { exact: true }).fill('look-it-up-7')
  await receiver.getByLabel(words.en.same).check()
  await receiver.getByLabel('Country').selectOption('US')
  await receiver.getByLabel(/^Address line 1/).fill('350 5th Ave')
  await receiver.getByLabel(/^City/).fill('New York')
  await receiver.getByLabel(/^State/).fill('NY')
  await receiver.getByLabel(words.en.zip).fill('10118')
  await page.getByRole('radio', { name: /^Bank transfer/ }).check()
  await page.getByLabel(words.en.privacy).check()
  await page.getByLabel(words.en.agree).check()
  await page.getByRole('button', { name: words.en.place }).click()
  await page.waitForURL(confirmed)
  expect(await shown(orderIn(page))).toMatchObject({
    currency: 'usd',
    country_code: 'US',
    totals: { goods: 1_500 },
  })
  expect(complaints).toEqual([])
})

test('a company asks for a tax invoice; the desk notes what was issued, and a given coupon is taken back', async () => {
  const { page, complaints } = await visitor(desktop)
  const mb_id = await joinAs(page, 'kr')
  const item = await makeItem({ it_name: '세금 캔들', it_price: 30_000 })
  const other = await makeItem({ it_name: '세금 디퓨저', it_price: 11_000 })
  const od_id = await orderAs(page, [{ item }, { item: other }])
  await payAsStaff(od_id)
  await open(page, `/shop/my_order_view?od_id=${od_id}`)
  const section = page.getByRole('region', { name: '세금계산서' })
  await section.getByRole('button', { name: '세금계산서 신청' }).click()
  await section.getByLabel('사업자등록번호').fill('123-45-67890')
  await section.getByLabel('상호').fill('무지개 유치원')
  await section.getByLabel('대표자').fill('김원장')
  await section.getByLabel('사업장 주소').fill('서울시 마포구 모아길 1')
  await section.getByLabel('업태').fill('교육서비스업')
  await section.getByLabel('종목').fill('유치원')
  await section.getByRole('button', { name: '신청하기' }).click()
  await section.getByText('사업자등록번호 10자리를 다시 확인해 주세요.').waitFor()
  await section.getByLabel('사업자등록번호').fill('1208147521')
  await section.getByRole('button', { name: '신청하기' }).click()
  await section.getByText('120-81-47521').waitFor()
  await section.getByText('신청을 받았어요').waitFor()

  const call = await staff()
  const [choice] = (await call(memberCoupons.choices, { params: { mb_id } })).data.filter(
    ({ why }) => why === null,
  )
  await call(memberCoupons.give, {
    params: { mb_id },
    body: { key: crypto.randomUUID(), cz_id: choice?.cz_id ?? 0, reason: '실수로 준 쿠폰' },
  })
  const desk = await visitor(desktop)
  await logInAsOwner(desk.page)
  await open(desk.page, `/admin/tax-invoices?keyword=${od_id}`)
  const row = desk.page.getByRole('row').filter({ hasText: od_id })
  const [file] = await Promise.all([
    desk.page.waitForEvent('download'),
    desk.page.getByRole('link', { name: '홈택스 파일 (과세)' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^hometax-tax-.*\.csv$/)
  await row.getByRole('button', { name: '발급함' }).click()
  const dialog = desk.page.getByRole('dialog')
  await dialog.getByLabel('승인번호').fill('20261121-41000000-00000009')
  await dialog.getByRole('button', { name: '적기' }).click()
  await row.getByText('20261121-41000000-00000009').waitFor()
  await giveUp(od_id, other.it_id)
  await desk.page.reload()
  await row.getByText('금액이 바뀌었어요. 수정 발행이 필요해요.').waitFor()
  await row.getByRole('button', { name: '수정 발행' }).click()
  const sums = dialog.getByRole('table', { name: '금액이 어떻게 바뀌었는지' })
  expect(await cellsIn(sums)).toEqual([
    ['공급가액', '40,000원', '30,000원', '−10,000원'],
    ['세액', '4,000원', '3,000원', '−1,000원'],
    ['합계', '44,000원', '33,000원', '−11,000원'],
  ])
  await dialog.getByLabel('승인번호').fill('20261122-41000000-00000010')
  await dialog.getByRole('button', { name: '적기' }).click()
  await row.getByText('20261122-41000000-00000010').waitFor()
  await open(desk.page, `/admin/members/${mb_id}`)
  await desk.page.getByRole('button', { name: /회수$/ }).first().click()
  await dialog.getByLabel('이유').fill('두 번 줬어요')
  await dialog.getByRole('button', { name: '회수하기' }).click()
  await desk.page.getByText('회수됨').filter({ visible: true }).first().waitFor()
  await open(page, `/shop/my_order_view?od_id=${od_id}`)
  await section.getByText('발급했어요').waitFor()
  expect([...complaints, ...desk.complaints]).toEqual([])
})
