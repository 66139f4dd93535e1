import { expect, test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'
import { anyBusinessNumber, ask, joinAs, type Lang } from './buyer.ts'
import { openAccount, orderOnAccount, readStatement } from './on-account.ts'
import { logInAsOwner, open } from './steps.ts'

const said = {
  kr: {
    left: '남은 한도',
    invite: '초대하기',
    colleague: '동료의 메일',
    asked: '초대함',
  },
  en: {
    left: 'Left to order',
    invite: 'Invite',
    colleague: 'Mail of a colleague',
    asked: 'Invited',
  },
} as const

const companyOf = { kr: '아침공방', en: 'Morning Studio' }
const application = (lang: Lang) => ({
  company: companyOf[lang],
  business_number: anyBusinessNumber(),
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
    const { data } = await ask<{ data: { ap_id: number } }>(page, {
      path: '/api/v1/dealer-apply',
      body: application(lang),
    })
    const { page: desk } = await visitor(desktop)
    await logInAsOwner(desk)
    await open(desk, `/admin/applications/${data.ap_id}`)
    await desk.getByRole('combobox', { name: '줄 등급' }).selectOption('5')
    await desk.getByRole('button', { name: '승인하기' }).click()
    await desk.getByText('거래 멈추기').filter({ visible: true }).first().waitFor()

    await openAccount(desk, mb_id, companyOf[lang])
    const item = await orderOnAccount(page, lang)
    await readStatement(page, lang, item)

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
