import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { koreanToday } from '#kernel/korean-time.ts'
import { adminQuotations } from '#shop/cart/desk-contract.ts'
import { desktop, phone, visitor } from './browser.ts'
import { makeItem, staff } from './desk.ts'
import { fillCart, logInAsOwner, words } from './steps.ts'

test('a quotation goes from the cart to a PDF and to the order form, in Korean on a desktop', async () => {
  const { page, complaints } = await visitor(desktop)
  await fillCart(page, words.kr)
  await page.getByRole('link', { name: '견적서 만들기' }).click()
  await page.getByRole('textbox', { name: '상호 또는 이름' }).fill('무지개 유치원')
  await page.getByRole('button', { name: '견적서 만들기' }).click()
  await page.getByRole('heading', { level: 1, name: '견적서' }).waitFor()
  await page.getByText('무지개 유치원 귀하').waitFor()
  expect(await page.getByText(/^일금 .+원정$/).count()).toBe(1)
  const total = (await page.locator('dl dd').last().innerText()).trim()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'PDF 받기' }).click(),
  ])
  const bytes = await readFile(await download.path())
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  })
  for (const part of ['무지개 유치원', total]) expect(text).toContain(part)
  await page.getByRole('button', { name: '이 견적으로 주문하기' }).click()
  await page.getByRole('button', { name: `${total} 주문하기` }).waitFor()
  expect(complaints).toEqual([])
})

test('a phone makes one in English, and a withdrawn one says so', async () => {
  const { page, complaints } = await visitor(phone)
  await page.goto('/')
  await page.getByRole('button', { name: words.kr.language }).first().click()
  await page.locator('html[lang=en]').waitFor()
  await fillCart(page, words.en)
  await page.getByRole('link', { name: 'Make a quotation' }).click()
  await page.getByRole('textbox', { name: 'Company or name' }).fill('Rainbow School')
  await page.getByRole('button', { name: 'Make a quotation' }).click()
  await page.getByText(/^Say US Dollars .+ Only$/).waitFor()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText(/This quotation was withdrawn/).waitFor()
  expect(await page.getByRole('button', { name: 'Order at these prices' }).count()).toBe(0)
  expect(complaints).toEqual([])
})

test('staff write an order from a quotation whose buyer is named in it, in English', async () => {
  const item = await makeItem({ it_name: '견적으로 산 왁스' })
  const call = await staff()
  const { data } = await call(adminQuotations.make, {
    body: {
      ...{ mb_id: null, currency: 'krw' },
      recipient: {
        ...{ company: 'Solbit School', name: 'Kim Minji' },
        ...{ phone: '010-2345-6789', email: 'sol@mail.example' },
      },
      lines: [{ io_no: item.io_nos[0] ?? 0, ct_qty: 3, price: 9_500 }],
      last_day: koreanToday(),
    },
  })
  const { page, complaints } = await visitor(desktop)
  await logInAsOwner(page)
  await page.goto(`/admin/quotations/${data.qt_id}?lang=en`)
  await page.getByRole('link', { name: 'Write an order from this' }).click()
  const main = page.getByRole('main')
  const name = main.getByRole('textbox', { name: 'Name', exact: true }).first()
  await expect.poll(() => name.inputValue()).toBe('Kim Minji')
  expect(
    await main
      .getByRole('textbox', { name: /^Email|^Mail/ })
      .first()
      .inputValue(),
  ).toBe('sol@mail.example')
  expect(
    await main
      .getByRole('textbox', { name: /^Mobile|^Phone/ })
      .first()
      .inputValue(),
  ).toBe('010-2345-6789')
  await main.getByText('₩32,000').filter({ visible: true }).first().waitFor()
  expect(complaints).toEqual([])
})
