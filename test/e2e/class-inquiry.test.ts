import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { mailbox } from '#shop/notification/contract.ts'
import { visitor } from './browser.ts'
import { everywhere } from './class-made.ts'
import { staff } from './desk.ts'
import { sayIn } from './say.ts'
import { logInAsOwner, open } from './steps.ts'

test.each(everywhere)(
  'a guest asks for a class, the studio offers a date, and the guest takes it (%s, %i)',
  async (lang, width, device) => {
    const t = sayIn(lang)
    // walked again it asks as another
    const own = `${lang}-${width}-${randomUUID().slice(0, 4)}`
    const name = `정하루 ${own}`
    const mail = `haru-${own}@mail.example`
    const { page, complaints } = await visitor(device)
    await open(page, `/customer/class-inquiry?lang=${lang}`)
    const send = page.getByRole('button', { name: t('클래스 문의하기') })
    const box = (label: string) => page.getByRole('textbox', { name: t(label), exact: true })
    const choice = (label: string) => page.getByRole('combobox', { name: t(label) })
    await choice('누구를 위한 클래스인가요?').selectOption('company')
    await choice('만들고 싶은 것').selectOption('perfume')
    await box('인원').fill('8')
    await choice('하는 곳').selectOption('studio')
    await box('담당자 이름').fill(name)
    await send.click()
    await page.getByText(t('메일 주소를 적어 주세요.')).filter({ visible: true }).first().waitFor()
    // what was typed is still there after a reload
    await page.reload()
    await expect.poll(() => box('담당자 이름').inputValue()).toBe(name)
    await box('휴대폰 번호').fill('01012345678')
    await box('메일').fill(mail)
    await page.getByRole('checkbox', { name: lang === 'kr' ? /개인정보/ : /personal/i }).check()
    await send.click()
    await page.getByText(t('잘 받았어요')).waitFor()

    const { page: desk, complaints: atDesk } = await visitor(device)
    await logInAsOwner(desk)
    await open(desk, `/admin/applications?kind=class&lang=${lang}`)
    await desk.getByRole('link', { name }).click()
    const offer = t('견적 보내기')
    await desk.getByRole('button', { name: offer, exact: true }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByRole('textbox', { name: t('모두 합한 금액') }).fill('400000')
    await dialog.getByRole('button', { name: offer }).click()
    await desk.getByText(t('수락 기다림'), { exact: true }).waitFor()

    await open(page, await proposalMailedTo(mail))
    await page
      .getByText(/400,000/)
      .filter({ visible: true })
      .first()
      .waitFor()
    await page.getByRole('checkbox', { name: t('날짜와 금액, 환불 기준을 확인했어요.') }).check()
    await page
      .getByRole('button', {
        name: new RegExp(t('{amount}에 수락하기', { amount: '.*400,000.*' })),
      })
      .click()
    await page.getByRole('heading', { name: t('예약이 확정되었어요') }).waitFor()
    await page.getByRole('link', { name: t('결제하기') }).click()
    await page.waitForURL(/\/shop\/personal-payment\//)

    await desk.reload()
    await desk.getByRole('link', { name: t('명단 보기') }).click()
    await desk.getByText(name).filter({ visible: true }).first().waitFor()
    expect([complaints, atDesk]).toEqual([[], []])
  },
)

async function proposalMailedTo(to: string): Promise<string> {
  const call = await staff()
  let path = ''
  await expect
    .poll(
      async () => {
        const letters = (await call(mailbox.list, {})).data.filter((one) => one.to === to)
        for (const { id } of letters) {
          const { data } = await call(mailbox.show, { params: { id } })
          path ||= /\/tssa\/proposal\/[\w-]+/.exec(data.text)?.[0] ?? ''
        }
        return path
      },
      { timeout: 60_000 },
    )
    .not.toBe('')
  return path
}
