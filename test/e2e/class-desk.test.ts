import { test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'
import { anyPhone } from './buyer.ts'
import { logInAsOwner, open } from './steps.ts'

test('staff make a class and its dates, note a booking by telephone and call the date off (kr)', async () => {
  const { page } = await visitor(desktop)
  await logInAsOwner(page)
  await open(page, '/admin/classes/new')
  await page.getByRole('textbox', { name: '클래스 이름 · 한국어' }).fill('한겨울 밀랍 초')
  await page.getByRole('button', { name: /^저장/ }).click()
  await page.getByText('환불 기준을 골라 주세요.').filter({ visible: true }).first().waitFor()
  await page
    .getByRole('alert')
    .getByRole('button', { name: '한 줄 소개 · 한국어: 필수 항목이에요.' })
    .waitFor()
  await page.getByRole('textbox', { name: '한 줄 소개 · 한국어' }).fill('밀랍을 녹여 붓는 하루')
  await page
    .getByRole('textbox', { name: '소개 · 한국어', exact: true })
    .fill('밀랍과 심지를 골라요.')
  await page.getByRole('textbox', { name: '수강료', exact: true }).fill('45000')
  await page.getByRole('combobox', { name: '환불 기준' }).selectOption({ index: 1 })
  await page.getByRole('button', { name: '사진 더하기' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /workshop-wide/ })
    .first()
    .click()
  await page.getByRole('switch', { name: '가게에 보이기' }).click()
  await page.getByRole('button', { name: /^저장/ }).click()
  await page.getByText('클래스를 만들었어요.').filter({ visible: true }).first().waitFor()
  await page.getByRole('main').getByRole('link', { name: '날짜와 예약' }).click()
  await page.getByText('조건에 맞는 날짜가 없어요').waitFor()
  await page.getByRole('button', { name: '날짜 만들기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '1개 만들기' }).click()
  await page.getByText('날짜 1개를 만들었어요.').filter({ visible: true }).first().waitFor()

  await page
    .getByRole('row', { name: /한겨울 밀랍 초/ })
    .getByRole('link')
    .click()
  await page.getByRole('button', { name: '예약 적기' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '이름' }).fill('김전화')
  const hp = anyPhone()
  await dialog.getByRole('textbox', { name: /휴대폰/ }).fill(hp)
  await dialog.getByRole('textbox', { name: '인원' }).fill('2')
  await dialog.getByRole('button', { name: '예약 적기' }).click()
  await page.getByText(`010-****-${hp.slice(-4)} · 90,000원`).waitFor()

  await page.getByRole('button', { name: '이 날짜 취소' }).click()
  await dialog.getByText(/예약 1건의 전액 90,000원/).waitFor()
  await dialog.getByRole('button', { name: '최소 인원이 모이지 않았어요.' }).click()
  await dialog.getByRole('button', { name: '날짜 취소' }).click()
  await page.getByText('돌려 드릴 금액 90,000원').waitFor()
})

test('class staff see their own desk, and read who comes on a phone (en)', async () => {
  const { page } = await visitor(phone)
  await logInAsOwner(page)
  // the fullest one: which of the next days somebody has booked depends on today
  await open(page, '/admin/class-dates?lang=en&sort=booked&order=desc')
  await page
    .getByRole('link', { name: /20\d\d/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Who comes' }).waitFor()
  // those who wait have one of their own below
  await page.getByRole('button', { name: 'Show hidden details' }).first().click()
  await page.getByRole('dialog').getByRole('textbox').fill('The way to the studio')
  await page.getByRole('dialog').getByRole('button', { name: 'Keep the reason and show' }).click()
  await page
    .getByText(/010-\d{4}-\d{4}/)
    .filter({ visible: true })
    .first()
    .waitFor()
})
