import { expect, test } from 'vitest'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { desktop, phone, visitor } from './browser.ts'
import { staff } from './desk.ts'
import { logInAsOwner, open } from './steps.ts'

const file = (name: string, text: string) => ({
  ...{ name, mimeType: 'text/csv' },
  buffer: Buffer.from(text),
})

test('a sheet of waybills goes on without its page, and its result is found again', async () => {
  const call = await staff()
  const { data } = await call(adminOrders.list, { query: { od_status: '입금' } })
  const paid = data.filter(({ currency }) => currency === 'krw').slice(0, 3)
  expect(paid.length).toBeGreaterThan(0)
  const lines = paid.map(({ od_id }, at) => `${od_id},CJ,69000000000${at}`)
  const text = ['주문번호,택배사,송장번호', ...lines, '2611270000000000,CJ,690000000009'].join('\n')

  const { page } = await visitor(desktop)
  await logInAsOwner(page)
  await open(page, '/admin/orders/waybills')
  await page.locator('input[type=file]').setInputFiles(file('waybills.csv', text))
  await page.getByRole('button', { name: `${paid.length}건 보내기` }).click()
  await page.waitForURL(/sent=\d+/)
  await open(page, '/admin')
  await open(page, '/admin/orders/waybills')
  await page
    .getByText('모두 처리했어요', { exact: true })
    .filter({ visible: true })
    .first()
    .waitFor()
  await page
    .getByRole('button', { name: /^\d{4}\.\d\d\.\d\d/ })
    .first()
    .click()
  // an order of the samples may be one that nothing is sent of
  const sent = new RegExp(`${paid.length + 1}줄 가운데 [1-3]건을 보냈어요`)
  await page.getByText(sent).filter({ visible: true }).first().waitFor()
  await page
    .getByText('없는 주문번호예요. 다시 확인해 주세요.')
    .filter({ visible: true })
    .first()
    .waitFor()
})

test('a bank file says of each line what became of it, on a phone and in English', async () => {
  const { page } = await visitor(phone)
  await logInAsOwner(page)
  await open(page, '/admin/deposits?lang=en')
  const text = '거래일시,의뢰인,입금,출금,잔액\n2026-03-15 10:11:00,아무도아님,777,0,1000\n'
  await page.locator('input[type=file]').first().setInputFiles(file('bank.csv', text))
  await page.getByRole('button', { name: 'Upload it like this' }).click()
  const lines = page.getByRole('region', { name: 'What became of each line' })
  await lines
    .getByText('No order fits')
    .or(lines.getByText('Uploaded before'))
    .filter({ visible: true })
    .first()
    .waitFor()
})

test('a file of receipts goes on without its page, on a phone and in English', async () => {
  const { page } = await visitor(phone)
  await logInAsOwner(page)
  await open(page, '/admin/store-orders/import?lang=en')
  const mark = Date.now().toString(36).toUpperCase()
  const text = [
    '영수증번호,매장,날짜,휴대폰,상품,수량,단가,할인',
    `${mark}A,오드모아 본점,2026-03-14,,초,1,1000,`,
    `${mark}B,없는 매장,2026-03-14,,초,1,1000,`,
  ].join('\n')
  await page.locator('input[type=file]').setInputFiles(file('receipts.csv', text))
  await page.getByRole('button', { name: 'Enter the 1 without errors' }).click()
  await page.waitForURL(/sent=\d+/)
  await open(page, '/admin')
  await open(page, '/admin/store-orders/import')
  await page.getByText('Done', { exact: true }).filter({ visible: true }).first().waitFor()
  await page
    .getByRole('button', { name: /^\d{4}\.\d\d\.\d\d/ })
    .first()
    .click()
  await page.getByText('1 of 2 receipts entered').waitFor()
  const receipts = page.getByRole('list', { name: 'Receipts of the file' }).getByRole('listitem')
  expect(await receipts.first().innerText()).toContain(`${mark}B`)
})
