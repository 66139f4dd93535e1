import { expect, test } from 'vitest'
import { adminNotices } from '#shop/support/notice-contract.ts'
import { desktop, phone, visitor } from './browser.ts'
import { staff } from './desk.ts'
import { logInAsOwner, open } from './steps.ts'

const pdf = {
  name: '연말 영업 시간.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n'),
}
const program = {
  name: 'hours.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('MZ\x90\x00 this program cannot be run'),
}

test('staff write a pinned notice with a file; a shopper reads it in Korean on a phone, and in English', async () => {
  const { page, complaints } = await visitor(desktop)
  await logInAsOwner(page)
  await open(page, '/admin/notices')
  await page.getByRole('link', { name: '공지 쓰기' }).click()
  // what is missing is said at its field, and nothing typed is lost
  await page.getByLabel('제목 · 영어').fill('Hours at the end of the year')
  await page.getByRole('button', { name: '저장' }).click()
  await page.getByRole('alert').filter({ hasText: '2곳을 다시 확인해 주세요.' }).waitFor()
  expect(await page.getByLabel('제목 · 한국어').getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByLabel('제목 · 영어').inputValue()).toBe('Hours at the end of the year')

  await page.getByLabel('제목 · 한국어').fill('연말 영업 시간')
  await page
    .getByRole('textbox', { name: '내용 · 한국어' })
    .fill('12월 31일은 오후 3시까지 열어요.')
  await page
    .getByRole('textbox', { name: '내용 · 영어' })
    .fill('On 31 December we are open until 3 p.m.')
  await page.getByRole('switch', { name: '목록 맨 위에 고정' }).click()
  await page.getByLabel('첨부 파일').and(page.locator('input')).setInputFiles(program)
  await page.getByRole('button', { name: '저장' }).click()
  await page
    .getByText(/hours\.pdf 파일은 올릴 수 없어요/)
    .filter({ visible: true })
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'hours.pdf 빼기' }).click()
  await page.getByLabel('첨부 파일').and(page.locator('input')).setInputFiles(pdf)
  await page.getByRole('button', { name: '저장' }).click()
  await page.waitForURL(/\/admin\/notices\/\d+$/)
  await page.getByText('공지를 올렸어요. 가게에 바로 보여요.').waitFor()
  const id = Number(/notices\/(\d+)$/.exec(page.url())?.[1])
  expect(await page.getByRole('link', { name: '가게에서 보기' }).getAttribute('href')).toBe(
    `/customer/notice/${id}`,
  )

  const shopper = await visitor(phone)
  await open(shopper.page, '/customer/notice')
  const row = shopper.page.getByRole('listitem').filter({ hasText: '연말 영업 시간' })
  expect(await row.getByText('고정').isVisible()).toBe(true)
  await row.getByRole('link').click()
  await shopper.page.getByRole('heading', { level: 1, name: '연말 영업 시간' }).waitFor()
  await shopper.page.getByText('12월 31일은 오후 3시까지 열어요.').waitFor()
  const [file] = await Promise.all([
    shopper.page.waitForEvent('download'),
    shopper.page.getByRole('link', { name: '연말 영업 시간.pdf' }).click(),
  ])
  // what the browser calls it hangs on the language of its machine
  expect([
    new URL(file.url()).pathname.startsWith(`/api/v1/notice/${id}/`),
    await file.failure(),
  ]).toEqual([true, null])
  await open(shopper.page, `/customer/notice/${id}?lang=en`)
  await shopper.page
    .getByRole('heading', { level: 1, name: 'Hours at the end of the year' })
    .waitFor()
  await shopper.page.getByText('On 31 December we are open until 3 p.m.').waitFor()

  // another editor saves behind this one's back: nothing that was typed is lost
  const call = await staff()
  const {
    id: _,
    files: __,
    created_at: ___,
    ...form
  } = (await call(adminNotices.show, { params: { id } })).data
  await call(adminNotices.save, {
    params: { id },
    body: { ...form, title_en: 'Opening hours, 31 December' },
  })
  await page.getByLabel('제목 · 한국어').fill('12월 31일 영업 시간')
  await page.getByRole('button', { name: '저장' }).click()
  await page.getByText('그사이 다른 사람이 이 내용을 저장했어요.').waitFor()
  expect(await page.getByLabel('제목 · 한국어').inputValue()).toBe('12월 31일 영업 시간')
  expect(await page.getByLabel('제목 · 영어').inputValue()).toBe('Opening hours, 31 December')
  await page.getByRole('button', { name: '저장' }).click()
  await page.getByText('모두 저장되어 있어요').waitFor()

  // the file goes by itself, then the whole notice
  await page.getByRole('button', { name: '연말 영업 시간.pdf 빼기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click()
  await page.getByText('파일을 지웠어요.').waitFor()
  await open(shopper.page, `/customer/notice/${id}?lang=kr`)
  await shopper.page.getByRole('heading', { level: 1, name: '12월 31일 영업 시간' }).waitFor()
  expect(await shopper.page.getByRole('list', { name: '첨부 파일' }).count()).toBe(0)
  await page.goto(`/customer/notice/${id}/edit`)
  await page.waitForURL(`**/admin/notices/${id}`)
  await page.goto('/admin/notices')
  await page.getByRole('button', { name: '12월 31일 영업 시간 공지' }).click()
  await page.getByRole('menuitem', { name: '삭제' }).click()
  await page
    .getByRole('alertdialog', { name: '‘12월 31일 영업 시간’을 삭제할까요?' })
    .getByRole('button', { name: '삭제' })
    .click()
  await page.getByText('삭제했어요.').filter({ visible: true }).first().waitFor()
  expect((await shopper.page.goto(`/customer/notice/${id}`))?.status()).toBe(404)
  expect(complaints.filter((text) => !/422|409/.test(text))).toEqual([])
})

test('the address for mending a notice leads strangers to the log-in of the back office', async () => {
  const { page } = await visitor(phone)
  await page.goto('/tssa/notice/4/edit')
  await page.waitForURL(
    (url) =>
      url.pathname === '/admin/login' && url.searchParams.get('redirect') === '/admin/notices/4',
  )
  expect((await page.goto('/customer/notice/first/edit'))?.status()).toBe(404)
})
