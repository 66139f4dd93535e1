import { expect, test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'
import { logInAsOwner, open } from './steps.ts'

test('the help centre leads to an answer on a phone, by a word and by a link (kr)', async () => {
  const { page } = await visitor(phone)
  await open(page, '/customer/center')
  await page.getByRole('heading', { level: 1, name: '고객센터' }).waitFor()
  await page.getByRole('searchbox', { name: '고객센터에서 찾기' }).fill('심지')
  await page.getByRole('main').getByRole('button', { name: '찾기', exact: true }).click()
  await page.getByRole('status').filter({ hasText: '‘심지’ 결과' }).waitFor()
  await page.getByRole('link', { name: '캔들을 처음 켤 때 주의할 점이 있나요?' }).waitFor()
  await open(page, '/customer/faq?keyword=심지')
  await page.getByRole('status').filter({ hasText: '‘심지’ 질문' }).waitFor()
  const question = page.getByText('캔들을 처음 켤 때 주의할 점이 있나요?')
  const answer = page.getByText('켜기 전에 심지를 5mm로 잘라 주세요.')
  expect(await answer.isVisible()).toBe(false)
  await question.click()
  await answer.waitFor()
  await page
    .getByRole('navigation', { name: '질문 주제' })
    .getByRole('link', { name: '전체' })
    .click()
  await page.getByRole('searchbox', { name: '질문과 답에서 찾기' }).fill('코끼리')
  await page.getByRole('searchbox', { name: '질문과 답에서 찾기' }).press('Enter')
  await page.getByText('‘코끼리’ 질문을 찾지 못했어요').waitFor()
  await page.getByRole('main').getByRole('link', { name: '모두 보기' }).click()
  await page.getByRole('heading', { level: 2, name: '배송', exact: true }).waitFor()
})

test('staff write a question, put it first and hide it again (en)', async () => {
  const { page: shopper } = await visitor(desktop)
  const { page } = await visitor(desktop)
  await logInAsOwner(page)
  await open(page, '/admin/faq?lang=en')
  await page.getByRole('button', { name: 'New group' }).click()
  const dialog = page.getByRole('dialog', { name: 'New group' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Please name the group.').waitFor()
  await dialog.getByRole('textbox', { name: 'Name of the group' }).fill('선물 포장')
  await dialog.getByRole('textbox', { name: /English name/ }).fill('Gift wrapping')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: /Gift wrapping/ }).click()
  await page.getByRole('link', { name: 'Write a question' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Please write the question.').filter({ visible: true }).first().waitFor()
  await page.getByRole('textbox', { name: 'Question · Korean' }).fill('선물 포장이 되나요?')
  await page.getByRole('textbox', { name: /Question · English/ }).fill('Do you wrap gifts?')
  await page
    .getByRole('textbox', { name: 'Answer · Korean' })
    .fill('네, 포장지와 카드를 골라 주세요.')
  await page
    .getByRole('textbox', { name: 'Answer · English' })
    .fill('Yes: choose paper and a card.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page
    .getByText('Saved. The shop shows it at once.')
    .filter({ visible: true })
    .first()
    .waitFor()
  await open(shopper, '/customer/faq?keyword=wrap&lang=en')
  await shopper.getByText('Do you wrap gifts?').click()
  await shopper.getByText('Yes: choose paper and a card.').waitFor()
  await page.getByRole('switch', { name: 'Show in the shop' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(async () => (await shopper.request.get('/api/v1/faq?keyword=wrap')).text())
    .not.toContain('Do you wrap gifts?')
})

test.each(['kr', 'en'] as const)(
  'a link to a question stops it 70 px below the top, open (%s)',
  async (lang) => {
    const { page } = await visitor(desktop)
    const { data } = (await (await page.request.get('/api/v1/faq')).json()) as {
      data: { fa_id: number }[] // of that endpoint
    }
    const id = `faq-${data[3]?.fa_id}`
    await open(page, `/customer/faq?lang=${lang}#${id}`)
    const row = page.locator(`#${id}`)
    await expect.poll(async () => Math.round((await row.boundingBox())?.y ?? 0)).toBe(70)
    expect(await row.locator('details').getAttribute('open')).not.toBeNull()
  },
)
