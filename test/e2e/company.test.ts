import { expect, test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'
import { ask, joinAs, type Lang } from './buyer.ts'
import { makeItem } from './desk.ts'
import { logInAsOwner, open } from './steps.ts'

const said = {
  kr: {
    later: /외상 결제/,
    tax: '세금계산서를 받을게요',
    place: /주문하기$/,
    agree: /주문 내용을 확인했고/,
    company: '우리 회사',
    statement: '월 거래 명세',
    month: /^\d{4}년 \d+월$/,
    closing: '남은 외상',
    left: '남은 한도',
    due: /결제 기한/,
    invite: '초대하기',
    colleague: '동료의 메일',
    asked: '초대함',
  },
  en: {
    later: /Pay on account/,
    tax: 'I want a tax invoice',
    place: /^Place order/,
    agree: /I have checked/,
    company: 'Our company',
    statement: 'Monthly statement',
    month: /^[A-Z][a-z]+ \d{4}$/,
    closing: 'Owed on account',
    left: 'Left to order',
    due: /due/,
    invite: 'Invite',
    colleague: 'Mail of a colleague',
    asked: 'Invited',
  },
} as const

const numbers = { kr: '605-86-24174', en: '513-81-72654' }
const companyOf = { kr: '아침공방', en: 'Morning Studio' }
const application = (lang: Lang) => ({
  company: companyOf[lang],
  business_number: numbers[lang],
  representative: '오하나',
  opened_on: '2020-03-02',
  business_type: '소매업',
  business_item: '향초',
  zip: '04524',
  address: '서울특별시 중구 세종대로 110',
  name: '오하나',
  mobile: '010-1234-5678',
  email: 'morning@mail.example',
  region: '부산 해운대구',
  homepage: 'https://morning.example',
  interest: '소이 왁스',
  privacy: true,
  secrecy: true,
})

for (const lang of ['kr', 'en'] as const)
  test(`an approved company orders on account, gets its statement, and staff enter what came (${lang})`, async () => {
    const words = said[lang]
    const { page } = await visitor(phone)
    const mb_id = await joinAs(page, lang)
    // an account is kept in won, whatever the language
    await ask(page, { path: '/api/v1/language', body: { lang, currency: 'krw' } })
    await page.evaluate(() => localStorage.setItem('pinia/session/currency', 'krw'))
    const { data } = await ask<{ data: { ap_id: number } }>(page, {
      path: '/api/v1/dealer-apply',
      body: application(lang),
    })
    const { page: desk } = await visitor(desktop)
    await logInAsOwner(desk)
    await open(desk, `/admin/applications/${data.ap_id}`)
    await desk.getByRole('combobox', { name: '줄 등급' }).selectOption('5')
    await desk.getByRole('button', { name: '승인하기' }).click()
    await desk.getByText('거래 멈추기').first().waitFor()

    // staff open the account
    await open(desk, `/admin/companies?keyword=${mb_id}`)
    await desk.getByRole('link', { name: companyOf[lang] }).click()
    await desk.getByRole('button', { name: '외상 열기' }).click()
    const terms = desk.getByRole('dialog', { name: '외상 조건' })
    await terms.getByRole('textbox', { name: '외상 한도' }).fill('300000')
    await terms.getByRole('button', { name: '저장' }).click()
    await desk.getByText('외상 조건을 정했어요.').waitFor()

    // the company orders on account, with the invoice ticked beforehand
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
    await page.getByRole('radio', { name: words.later }).check({ force: true })
    expect(await page.getByRole('checkbox', { name: words.tax }).isChecked()).toBe(true)
    await page.getByRole('checkbox', { name: words.agree }).check({ force: true })
    await page.getByRole('button', { name: words.place }).click()
    await page.waitForURL(/\/confirm/)

    // it stands on the company's page, and on the statement of the month
    await open(page, '/my-page/company')
    const orders = page.getByRole('main').getByRole('listitem').filter({ hasText: item.name })
    await orders.getByText(words.due).first().waitFor()
    await page.getByRole('main').getByRole('link', { name: words.month }).click()
    await page.getByRole('heading', { name: words.statement }).waitFor()
    await page.getByText(words.closing).first().waitFor()

    // a colleague is asked
    await open(page, '/my-page/company')
    await page
      .getByRole('textbox', { name: words.colleague })
      .fill(`colleague-${lang}@mail.example`)
    await page.getByRole('button', { name: words.invite, exact: true }).click()
    await page.getByText(words.asked, { exact: true }).waitFor()

    // what came pays it
    await desk.reload()
    await desk.getByRole('button', { name: '입금 적기' }).click()
    const dialog = desk.getByRole('dialog', { name: '외상 입금 적기' })
    await dialog.getByRole('textbox', { name: '입금한 금액' }).fill('5000')
    await dialog.getByRole('textbox', { name: '입금 메모' }).fill('하나은행')
    await dialog.getByRole('button', { name: '입금 적기' }).click()
    await desk.getByText(/오래된 외상부터 갚았어요/).waitFor()
    await page.reload()
    await page.getByText(words.left, { exact: true }).waitFor()
    const { data: mine } = await ask<{ data: { owed: number; left: number } }>(page, {
      path: '/api/v1/my-company',
      method: 'GET',
    })
    expect(mine.owed + mine.left).toBe(300_000)
    expect(mine.left).toBeLessThan(300_000)
  })
