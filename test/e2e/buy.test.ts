import { expect, test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'
import { fillCart, logInAsOwner, orderAsGuest, words } from './steps.ts'

test('a guest buys two options and an add-on in Korean on a phone, and staff ship it', async () => {
  const { page, complaints } = await visitor(phone)
  await fillCart(page, words.kr)
  const lines = page.getByRole('list', { name: '담은 상품' }).getByRole('listitem')
  await lines.nth(2).waitFor()
  expect(await lines.count()).toBe(3)
  const od_id = await orderAsGuest(page, words.kr, '김하늘', 'look-it-up-1')
  expect(od_id).toMatch(/^\d{12,20}$/)
  const thanks = page.getByRole('main')
  for (const shown of [od_id, '국민은행', '67,500', '김하늘'])
    await thanks.getByText(shown).filter({ visible: true }).first().waitFor()

  const desk = await visitor(desktop)
  await logInAsOwner(desk.page)
  await desk.page.goto(`/admin/orders/${od_id}`)
  await desk.page.getByRole('button', { name: '입금확인', exact: true }).click()
  const deposit = desk.page.getByRole('dialog')
  await deposit.getByRole('button', { name: '통장 내역에서 확인했어요.' }).click()
  await deposit.getByRole('button', { name: '67,500원 입금확인' }).click()
  await desk.page.getByRole('button', { name: '송장 입력' }).click()
  const shipping = desk.page.getByRole('dialog')
  await shipping.getByLabel('택배사').selectOption('cj')
  // a number that no other parcel has: of another's the desk asks first
  const waybill = od_id.slice(-12)
  await shipping.getByLabel('송장번호').fill(waybill.replace(/(\d{4})(?=\d)/g, '$1-'))
  await shipping.getByRole('button', { name: '배송 시작' }).click()
  await desk.page.getByText(waybill).filter({ visible: true }).first().waitFor()

  // the guest finds it again from another device
  const elsewhere = await visitor(phone)
  await elsewhere.page.goto('/shop/my_order_view')
  await elsewhere.page.getByLabel('주문번호').fill(od_id)
  await elsewhere.page.getByLabel(/휴대폰/).fill('01012345678')
  await elsewhere.page
    .getByLabel(/비밀번호/)
    .and(elsewhere.page.locator('input'))
    .fill('look-it-up-1')
  await elsewhere.page
    .getByRole('button', { name: /조회|찾기/ })
    .last()
    .click()
  await elsewhere.page
    .getByRole('main')
    .getByText('CJ대한통운')
    .filter({ visible: true })
    .first()
    .waitFor()
  const track = elsewhere.page.getByRole('link', { name: new RegExp(waybill) }).first()
  expect(await track.getAttribute('href')).toContain(waybill)
  expect([...complaints, ...desk.complaints, ...elsewhere.complaints]).toEqual([])
})

test('a guest buys in dollars in English on a desktop', async () => {
  const { page, complaints } = await visitor(desktop)
  await page.goto('/')
  await page.getByRole('button', { name: words.kr.language }).click()
  await page.locator('html[lang=en]').waitFor()
  await fillCart(page, words.en)
  const od_id = await orderAsGuest(page, words.en, 'Ada Fenwick', 'look-it-up-2')
  const main = page.getByRole('main')
  await main.getByText(od_id).filter({ visible: true }).first().waitFor()
  await main
    .getByText(/\$\d+\.\d\d/)
    .filter({ visible: true })
    .first()
    .waitFor()
  expect(await main.innerText()).not.toMatch(/원\b/)
  expect(complaints).toEqual([])
})
