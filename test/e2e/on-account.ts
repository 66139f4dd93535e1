import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { ask, type Lang } from './buyer.ts'
import { type Item, makeItem } from './desk.ts'
import { open } from './steps.ts'

const said = {
  kr: {
    later: /외상 결제/,
    tax: '세금계산서를 받을게요',
    won: '원화로 주문하기',
    place: /주문하기$/,
    agree: /주문 내용을 확인했고/,
    statement: '월 거래 명세',
    month: /^\d{4}년 \d+월$/,
    closing: '남은 외상',
    due: /결제 기한/,
    invoices: '세금계산서 내역',
    requested: '신청을 받았어요',
  },
  en: {
    later: /Pay on account/,
    tax: 'I want a tax invoice',
    won: 'Order in won',
    place: /^Place order/,
    agree: /I have checked/,
    statement: 'Monthly statement',
    month: /^[A-Z][a-z]+ \d{4}$/,
    closing: 'Owed on account',
    due: /due/,
    invoices: 'Tax invoices',
    requested: 'Requested',
  },
} as const

/** Staff give a company a limit on account. */
export async function openAccount(desk: Page, mb_id: string, company: string) {
  await open(desk, `/admin/companies?keyword=${mb_id}&lang=kr`)
  await desk.getByRole('link', { name: company }).click()
  await desk.getByRole('button', { name: '외상 열기' }).click()
  const terms = desk.getByRole('dialog', { name: '외상 조건' })
  await terms.getByRole('textbox', { name: '외상 한도' }).fill('300000')
  await terms.getByRole('button', { name: '저장' }).click()
  await desk.getByText('외상 조건을 정했어요.').waitFor()
}

/** The page's visitor, of a company with a limit, orders on account by the form; the invoice is ticked beforehand. */
export async function orderOnAccount(page: Page, lang: Lang): Promise<Item> {
  const words = said[lang]
  const item = await makeItem({ it_name: `외상 왁스 ${lang}` })
  await ask(page, {
    path: '/api/v1/my-address',
    body: {
      ad_subject: '공방',
      ad_default: true,
      ad_name: '오하나',
      ad_hp: '010-1234-5678',
      ad_zip: '04524',
      ad_addr1: '서울특별시 중구 세종대로 110',
    },
  })
  await ask(page, {
    path: '/api/v1/cart',
    body: { it_id: item.it_id, options: [{ io_no: item.io_nos[0], ct_qty: 2 }] },
  })
  await open(page, '/shop/order-form')
  // an account is kept in won, whatever the language
  if (lang === 'en') await page.getByRole('button', { name: words.won }).click()
  await page.getByRole('radio', { name: words.later }).check({ force: true })
  expect(await page.getByRole('checkbox', { name: words.tax }).isChecked()).toBe(true)
  await page.getByRole('checkbox', { name: words.agree }).check({ force: true })
  await page.getByRole('button', { name: words.place }).click()
  await page.waitForURL(/\/confirm/)
  return item
}

/** What was ordered stands on the company's page, and on the statement of the month, which is saved as a PDF. */
export async function readStatement(page: Page, lang: Lang, item: Item) {
  const words = said[lang]
  // asked for by itself, a moment after the order
  const asked = async () =>
    (await ask<{ total: number }>(page, { path: '/api/v1/my-company/tax-invoices', method: 'GET' }))
      .total
  await expect.poll(asked, { timeout: 15_000 }).toBe(1)
  await open(page, '/my-page/company')
  const orders = page.getByRole('main').getByRole('listitem').filter({ hasText: item.name })
  await orders.getByText(words.due).filter({ visible: true }).first().waitFor()
  const invoices = page.getByRole('region', { name: words.invoices })
  await invoices.getByRole('listitem').filter({ hasText: item.name }).waitFor()
  await invoices.getByText(words.requested).filter({ visible: true }).first().waitFor()
  const month = page.getByRole('main').getByRole('link', { name: words.month })
  const path = (await month.getAttribute('href')) ?? ''
  await month.click()
  // the page it is opened from speaks of statements and of what is owed as well
  await page.waitForURL(/\/my-page\/company\/\d{4}-\d\d$/)
  await page.getByRole('heading', { level: 1, name: words.statement }).waitFor()
  await page.getByText(words.closing).filter({ visible: true }).first().waitFor()
  const head = await page.evaluate(
    async (month) => {
      const answer = await fetch(`/api/v1/my-company/statements/${month}`)
      return (await answer.text()).slice(0, 5)
    },
    /\d{4}-\d\d/.exec(path)?.[0],
  )
  expect(head).toBe('%PDF-')
}
