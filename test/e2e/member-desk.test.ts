import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { adminAudit } from '#shop/member/audit-contract.ts'
import { adminStaff } from '#shop/member/desk-contract.ts'
import { codeAt, stepAt } from '#shop/member/totp.ts'
import { desktop, phone, visitor } from './browser.ts'
import { ask, joinAs } from './buyer.ts'
import { staff } from './desk.ts'
import { open } from './steps.ts'

const password = 'Hinoki%Rain7'
const input = (page: Page, name: string, within: Page | Locator = page) =>
  within.getByLabel(name, { exact: true }).and(page.locator('input'))

/** What an authenticator app keeps of the key on the screen. */
function secretOf(key: string): Buffer {
  const bits = [...key.replace(/\s/g, '')]
    .map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

async function logIn(page: Page, mb_id: string) {
  await input(page, '아이디 또는 메일').fill(mb_id)
  await input(page, '비밀번호').fill(password)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
}

test('somebody new at the shop sets a password, turns on the second step and needs it from then on', async () => {
  const mb_id = `desk_${Date.now().toString(36)}`
  const body = {
    mb_id,
    mb_name: '한새봄',
    mb_email: `${mb_id}@mail.example`,
    staff_role: 'order',
  } as const
  const { url } = (await (await staff())(adminStaff.create, { body })).data
  const { page } = await visitor(desktop)
  await page.goto(url)
  await input(page, '새 비밀번호').fill(password)
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await page.getByRole('dialog').getByText('비밀번호가 변경되었습니다.').waitFor()
  await open(page, '/admin')
  await logIn(page, mb_id)
  const menu = page.getByRole('navigation', { name: '관리 메뉴' })
  await menu.waitFor()

  await open(page, '/admin/security')
  const part = page.getByRole('region', { name: '두 단계 로그인', exact: true })
  await input(page, '현재 비밀번호', part).fill(password)
  await part.getByRole('button', { name: '두 단계 로그인 켜기' }).click()
  const secret = secretOf(await part.locator('code').innerText())
  const used = stepAt(new Date())
  await input(page, '인증 숫자').fill(codeAt(secret, used))
  await part.getByRole('button', { name: '확인하고 켜기' }).click()
  await expect
    .poll(() => part.getByRole('list', { name: '복구 코드' }).getByRole('listitem').count())
    .toBeGreaterThan(5)
  await part.getByRole('button', { name: '적어 두었어요' }).click()
  await part.getByText('켜짐').waitFor()

  await page.getByRole('button', { name: '로그아웃' }).click()
  await page.waitForURL((address) => address.pathname === '/admin/login')
  await logIn(page, mb_id)
  const code = input(page, '인증 숫자')
  await code.fill('000000')
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await page.getByText('숫자가 맞지 않아요').filter({ visible: true }).first().waitFor()
  expect(await menu.count()).toBe(0)
  // a code works once: the next one of the app is due
  await code.fill(codeAt(secret, Math.max(stepAt(new Date()), used + 1)))
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await menu.waitFor()
})

test('the staff help a member: found, graded, noted, given points and a coupon, answered, blocked and let in again', async () => {
  const member = await visitor(phone)
  const mb_id = await joinAs(member.page, 'kr')
  await ask(member.page, {
    path: '/api/v1/inquiry',
    body: {
      qa_category: 'delivery',
      qa_subject: '상자가 아직 안 왔어요',
      qa_content: '지난주에 주문했어요.',
    },
  })
  const { page, complaints } = await visitor(desktop)
  await open(page, '/admin')
  const call = await staff()
  const { url } = (
    await call(adminStaff.create, {
      body: {
        mb_id: `h_${mb_id}`,
        mb_name: '한새봄',
        mb_email: `h_${mb_id}@mail.example`,
        staff_role: 'finance',
      },
    })
  ).data
  await ask(page, {
    path: '/api/v1/reset_password',
    body: { token: new URL(url).hash.slice(1), password },
  })
  await logIn(page, `h_${mb_id}`)
  await page.getByRole('navigation', { name: '관리 메뉴' }).waitFor()

  await open(page, '/admin/members')
  const box = page.getByRole('main').getByRole('searchbox').first()
  await box.fill(mb_id)
  await box.press('Enter')
  await page.getByRole('link', { name: mb_id, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: new RegExp(mb_id) }).waitFor()
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const doing = async (button: string, fill: () => Promise<void>, yes: string, said: string) => {
    await main.getByRole('button', { name: button, exact: true }).click()
    await fill()
    await dialog.getByRole('button', { name: yes, exact: true }).click()
    await page.getByText(said).filter({ visible: true }).first().waitFor()
    await dialog.waitFor({ state: 'hidden' })
  }
  const because = (reason: string) => dialog.getByLabel(/이유/).fill(reason)

  await doing(
    '등급 바꾸기',
    async () => {
      await dialog.getByLabel('새 등급').selectOption({ label: '4 · 하트 노트 등급' })
      await because('단골손님')
    },
    '등급 바꾸기',
    '등급을 바꿨어요.',
  )
  await main.getByLabel('새 메모').fill('선물 포장을 좋아하세요.')
  await main.getByRole('button', { name: '메모 남기기' }).click()
  await main.getByRole('listitem').filter({ hasText: '선물 포장을 좋아하세요.' }).waitFor()
  await doing(
    '포인트 주거나 빼기',
    async () => {
      await dialog.getByLabel('포인트', { exact: true }).fill('500')
      await because('배송 지연 사과')
    },
    '포인트 주기',
    '포인트를 줬어요.',
  )
  await main.getByText('배송 지연 사과').filter({ visible: true }).first().waitFor()
  await doing(
    '쿠폰 주기',
    async () => {
      await dialog.getByRole('button', { name: '쿠폰 주기', exact: true }).click()
      await dialog.getByText('쿠폰을 골라 주세요.').waitFor()
      await dialog.getByLabel('줄 쿠폰').selectOption({ index: 1 })
      await because('불편을 드려 죄송해서')
    },
    '쿠폰 주기',
    '쿠폰을 줬어요. 회원에게 알림이 가요.',
  )
  expect(await main.getByText(`${mb_id}@mail.example`).count()).toBe(0)
  await doing(
    '가린 정보 보기',
    () => dialog.getByRole('button', { name: '본인 확인' }).click(),
    '이유 남기고 보기',
    `${mb_id}@mail.example`,
  )

  await main.getByRole('link', { name: '상자가 아직 안 왔어요' }).click()
  await page.getByRole('heading', { level: 1, name: '상자가 아직 안 왔어요' }).waitFor()
  await page.getByLabel('답변 서식 넣기').selectOption({ label: '발송 안내' })
  const answer = page.getByLabel('답변', { exact: true })
  await expect.poll(() => answer.inputValue()).toContain('김민지 님')
  await page.locator('input[type=file]').setInputFiles([
    {
      name: 'waybill.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n'),
    },
  ])
  // she named no order: what the shop cannot fill is never sent as it stands
  await page.getByRole('button', { name: '답변 보내기' }).click()
  await page
    .getByText('{order} 자리가 비어 있어요. 채우거나 지우고 보내 주세요.')
    .filter({ visible: true })
    .first()
    .waitFor()
  await answer.fill((await answer.inputValue()).replace('주문 {order}은', '말씀하신 주문은'))
  await page.getByRole('button', { name: '답변 보내기' }).click()
  await page.getByText('답변을 보냈어요.').waitFor()
  await open(member.page, '/my-page/inquiry')
  await member.page.getByRole('link', { name: /상자가 아직 안 왔어요/ }).click()
  await member.page.getByText('오늘 택배사에 넘겼어요').waitFor()
  const saving = member.page.waitForEvent('download')
  await member.page.getByRole('link', { name: /waybill\.pdf/ }).click()
  expect((await saving).suggestedFilename()).toBe('waybill.pdf')

  await open(page, `/admin/members/${mb_id}`)
  await doing('회원 막기', () => because('본인 요청'), '회원 막기', '회원을 막았어요.')
  await member.page.goto('/my-page')
  await member.page.waitForURL(/\/login\?redirect/)
  await doing('막은 것 풀기', () => because('본인 확인'), '막은 것 풀기', '다시 들어올 수 있어요.')

  const { data } = await call(adminAudit.list, {
    query: { actor: `h_${mb_id}`, subject: mb_id },
  })
  const done = [
    'member.grade_changed',
    'point.adjusted',
    'coupon.handed',
    'member.revealed',
    'member.blocked',
    'member.unblocked',
  ]
  expect(data.map(({ name }) => name)).toEqual(expect.arrayContaining(done))
  expect(data.find(({ name }) => name === 'member.revealed')?.payload.reason).toBe('본인 확인')
  expect(complaints).toEqual([])
}, 120_000)
