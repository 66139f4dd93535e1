import { expect, test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'
import { ask, joinAs } from './buyer.ts'
import { logInAsOwner, logInHere, open } from './steps.ts'

const typed = {
  company: '저녁공방',
  business_number: '124-81-00998',
  representative: '오하나',
  opened_on: '2020-03-02',
  business_type: '소매업',
  business_item: '향초',
  zip: '04524',
  address: '서울특별시 중구 세종대로 110',
  name: '오하나',
  mobile: '010-1234-5678',
  email: 'evening@mail.example',
  region: '부산 해운대구',
  homepage: 'https://evening.example',
  interest: '소이 왁스',
  privacy: true,
  secrecy: true,
}

test('a workshop is told of a bad number, applies, and sees the grade that staff gave (kr)', async () => {
  const { page } = await visitor(phone)
  await joinAs(page, 'kr')
  await open(page, '/customer/dealer-apply')
  const number = page.getByRole('textbox', { name: '사업자등록번호' })
  await number.fill('124-81-00999')
  await page.getByRole('button', { name: '대리점 신청하기' }).click()
  await page.getByRole('alert').getByText('사업자등록번호 10자리를 다시 확인해 주세요.').waitFor()
  // what was typed is still there after a reload
  await page.reload()
  await expect.poll(() => number.inputValue()).toBe('124-81-00999')
  const { data } = await ask<{ data: { ap_id: number } }>(page, {
    path: '/api/v1/dealer-apply',
    body: typed,
  })
  const { page: desk } = await visitor(desktop)
  await logInAsOwner(desk)
  await open(desk, `/admin/applications/${data.ap_id}`)
  await desk.getByRole('combobox', { name: '줄 등급' }).selectOption('5')
  await desk.getByRole('textbox', { name: '신청한 분에게 전할 말' }).fill('잘 부탁드려요.')
  await desk.getByRole('button', { name: '승인하기' }).click()
  await desk.getByText('끝난 신청이에요.').or(desk.getByText('거래 멈추기')).first().waitFor()
  await open(page, '/customer/dealer-apply')
  await page
    .getByRole('main')
    .getByRole('link', { name: /저녁공방/ })
    .click()
  await page.getByText(/승인되었어요.*베이스 노트 등급/).waitFor()
  await page.getByText('잘 부탁드려요.').waitFor()
})

test('a guest finds a document by its CAS number, logs in, and is led back to it (kr)', async () => {
  const { page } = await visitor(phone)
  await open(page, '/customer/document-board?keyword=78-70-6')
  await page
    .getByRole('main')
    .getByRole('link', { name: /라벤더/ })
    .first()
    .click()
  await page.waitForURL(/\/login\?redirect=/)
  await logInHere(page)
  await page.waitForURL(/\/customer\/document-board\/\d+$/)
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: /^받기/ }).first().click()
  expect((await saved).suggestedFilename()).toMatch(/^SDS-.*\.pdf$/)
})
