import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { sendProof, words } from './bottle-steps.ts'
import { desktop, visitor } from './browser.ts'
import { speak } from './buyer.ts'
import { logInAsOwner, open } from './steps.ts'

const keyWords = {
  kr: {
    first: '가게의 첫인상',
    addText: '글 더하기',
    grip: 'Pine 옮기기',
    down: '세로 (mm)',
    find: '주소 찾기',
    order: '바로 주문하기',
    orderConsent: /단순 변심으로 취소·반품할 수 없다는 점에 동의/,
    inOrder: '맞춤 병 ‘글쇠로’',
    card: /^신용·체크카드/,
    payNow: /원 결제하기$/,
  },
  en: {
    first: 'First impression',
    addText: 'Add text',
    grip: 'Move Pine',
    down: 'Down (mm)',
    find: 'Find address',
    order: 'Order now',
    orderConsent: /cannot be cancelled or returned/,
    inOrder: 'Custom bottles “글쇠로”',
    card: /PayPal/,
    payNow: /^Pay/,
  },
} as const

/** Presses Tab until the place has the focus. */
async function reach(page: Page, place: Locator) {
  for (let presses = 0; presses < 150; presses++) {
    if (await place.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no key leads to ${place}`)
}

/** Somebody without a mouse, before the designer. */
async function atTheDesigner(lang: 'kr' | 'en') {
  const say = { ...words[lang], ...keyWords[lang] }
  const { page, complaints } = await visitor(desktop)
  await open(page, '/contents/terms')
  await speak(page, lang)
  await open(page, '/custom/bottle')
  const press = async (place: Locator, key = 'Enter') => {
    await place.waitFor()
    await reach(page, place)
    await page.keyboard.press(key)
  }
  const type = async (place: Locator, text: string) => {
    await place.waitFor()
    await reach(page, place)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(text)
  }
  const startTab = page.getByRole('tab', { name: say.start, exact: true })
  await reach(page, startTab)
  await press(page.getByRole('button', { name: say.first, exact: true }))
  await page.keyboard.press('Shift+Tab')
  await reach(page, startTab)
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await press(page.getByRole('button', { name: say.addText, exact: true }))
  await type(page.getByLabel(say.text, { exact: true }), 'Pine')
  await press(page.getByRole('button', { name: say.flat }))
  const grip = page.getByRole('button', { name: say.grip, exact: true })
  await grip.waitFor()
  await reach(page, grip)
  const down = page.getByLabel(say.down)
  const before = Number(await down.inputValue())
  const stands = async () => Number(await down.inputValue())
  await page.keyboard.press('Shift+ArrowUp')
  await expect.poll(stands).toBe(before - 5)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(stands).toBe(before)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect.poll(stands).toBe(before - 5)
  // a word too close to others is fixed by taking it off again
  await page.keyboard.press('Delete')
  await expect.poll(() => grip.count()).toBe(0)
  return { say, page, complaints, press, type }
}

/** Goes into the ways to pay and along them with the arrows. */
async function chooseWay(page: Page, way: Locator) {
  await way.waitFor()
  const onRadio = () =>
    page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.type === 'radio') // anything else has another type
  for (let presses = 0; presses < 80 && !(await onRadio()); presses++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  for (let presses = 0; presses < 8 && !(await way.isChecked()); presses++)
    await page.keyboard.press('ArrowDown')
  expect(await way.isChecked()).toBe(true)
}

describe.each(['kr', 'en'] as const)('a label by keys alone, in %s', (lang) => {
  test('is designed, proved, approved with its consent, and paid', async () => {
    const title = `글쇠 ${lang} ${Date.now().toString(36)}`
    const { say, page, complaints, press, type } = await atTheDesigner(lang)
    await type(page.getByLabel(say.name), title)
    await press(page.getByRole('button', { name: say.proofFirst }))
    const form = page.getByRole('dialog')
    await type(form.getByLabel(say.who, { exact: true }), '이지우')
    await type(form.getByLabel(say.mail), 'keys@mail.example')
    await type(form.getByLabel(say.phone), '01098765432')
    await press(form.getByRole('button', { name: say.find }))
    await form.getByLabel(/^(우편번호|Postcode)$/).waitFor()
    await page.getByRole('dialog', { name: say.find }).waitFor({ state: 'hidden' })
    await type(form.getByLabel(/^(우편번호|Postcode)$/), '04524')
    await type(form.getByLabel(/^(주소|Address)$/), '서울특별시 중구 세종대로 110')
    await press(form.getByLabel(say.privacy), 'Space')
    await press(form.getByLabel(say.rights), 'Space')
    await press(form.getByRole('button', { name: say.send }))
    await page.getByText(say.preparing).waitFor()

    const desk = await visitor(desktop)
    await logInAsOwner(desk.page)
    await sendProof(desk.page, title, 1)
    await page.reload()
    await page.getByRole('heading', { name: say.proof(1) }).waitFor()
    await press(page.getByLabel(say.madeToOrder), 'Space')
    await press(page.getByRole('button', { name: say.approve }))
    await press(page.getByRole('link', { name: say.pay }))
    await page.waitForURL(/\/shop\/personal-payment\//)
    await chooseWay(page, page.getByRole('radio', { name: say.card }).first())
    await press(page.getByRole('button', { name: say.payNow }))
    await page.waitForURL(/\/twin\//)
    await press(page.getByRole('button', { name: /결제하기$|Pay|Approve|승인/ }).first())
    await page.getByText(say.paid).waitFor()
    expect([...complaints, ...desk.complaints]).toEqual([])
  })

  test('is ordered as it is, beside the consent to what is made to order', async () => {
    const { say, page, complaints, press, type } = await atTheDesigner(lang)
    await type(page.getByLabel(say.name), '글쇠로')
    await press(page.getByLabel(say.rights), 'Space')
    await press(page.getByRole('button', { name: say.order }))
    await page.waitForURL(/\/shop\/order-form/)
    await page.getByText(say.inOrder).filter({ visible: true }).first().waitFor()
    await reach(page, page.getByLabel(say.orderConsent))
    expect(complaints).toEqual([])
  })
})
