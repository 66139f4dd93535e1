import { expect, test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'
import { joinAs } from './buyer.ts'
import { open } from './steps.ts'

const say = {
  kr: { send: '문의 남기기', again: '다시 로그인해 주세요', password: '비밀번호', logIn: '로그인' },
  en: { send: 'Send', again: 'Please log in again', password: 'Password', logIn: 'Log in' },
} as const

test.each([
  ['kr', phone],
  ['en', desktop],
] as const)(
  'a session that ended is renewed over the form, which keeps its words (%s)',
  async (lang, size) => {
    const words = say[lang]
    const { page, context } = await visitor(size)
    await joinAs(page, lang)
    await open(page, '/my-page/inquiry/write?it_id=1702000001')
    await page.locator('[name=qa_subject]').fill('Wick of the large candle')
    const text = page.locator('[name=qa_content]')
    await text.fill('It leans to one side after an hour; what can I do about it?')
    // ended on another device
    for (const { name, httpOnly } of await context.cookies())
      if (httpOnly) await context.clearCookies({ name })
    const send = page.getByRole('main').getByRole('button', { name: words.send, exact: true })
    await send.click()
    const dialog = page.getByRole('dialog', { name: words.again })
    await dialog.waitFor()
    expect(new URL(page.url()).pathname).toBe('/my-page/inquiry/write')
    await dialog.getByLabel(words.password, { exact: true }).fill('cedar Morning 7')
    await dialog.getByRole('button', { name: words.logIn, exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await text.inputValue()).toContain('leans to one side')
    await send.click()
    await page.waitForURL(/\/my-page\/inquiry(\/(?!write)|$)/)
  },
)

test('what one member typed is not sent by another who logged in meanwhile', async () => {
  const { page } = await visitor(desktop)
  await joinAs(page, 'kr')
  await open(page, '/my-page/inquiry/write?it_id=1702000001')
  await page.locator('[name=qa_subject]').fill('큰 캔들 심지')
  await page.locator('[name=qa_content]').fill('한 시간쯤 켜 두면 심지가 한쪽으로 기울어요.')
  const other = await page.context().newPage()
  await joinAs(other, 'kr')
  await page.getByRole('main').getByRole('button', { name: '문의 남기기', exact: true }).click()
  await page.getByRole('dialog', { name: '다시 로그인해 주세요' }).waitFor()
  await open(other, '/my-page/inquiry')
  expect(await other.getByText('큰 캔들 심지').count()).toBe(0)
})
