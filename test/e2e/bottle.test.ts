import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { sendProof, words } from './bottle-steps.ts'
import { desktop, phone, visitor } from './browser.ts'
import { putInCart, speak } from './buyer.ts'
import { makeItem } from './desk.ts'
import { fillOrderForm, logInAsOwner, open, words as orderWords } from './steps.ts'

async function typeAddress(form: Locator, page: Page, find: string) {
  await form.getByRole('button', { name: find }).click()
  await form.getByLabel(/^(우편번호|Postcode)$/).waitFor()
  await page.getByRole('dialog', { name: find }).waitFor({ state: 'hidden' })
  await form.getByLabel(/^(우편번호|Postcode)$/).fill('04524')
  await form.getByLabel(/^(주소|Address)$/).fill('서울특별시 중구 세종대로 110')
  await form.getByLabel(/상세 주소|Apartment/).fill('3층')
}

describe.each(['kr', 'en'] as const)('a bottle of one’s own, in %s', (lang) => {
  const say = words[lang]

  test('is designed on a phone, proved, approved with its consent and paid by its link', async () => {
    const title = `답례 ${lang} ${Date.now().toString(36)}`
    const { page, complaints } = await visitor(phone)
    await open(page, '/contents/terms')
    await speak(page, lang)
    await open(page, '/custom/bottle')
    await page.getByRole('button', { name: say.example, exact: true }).click()
    await page.getByRole('tab', { name: say.things }).click()
    await page.getByRole('button', { name: 'Dana & Minjun', exact: true }).click()
    await page.getByLabel(say.text, { exact: true }).fill('Jiwoo & Hana')
    await page.getByRole('button', { name: say.flat }).click()
    await page.getByLabel(say.name).fill(title)
    await page.getByRole('button', { name: say.proofFirst }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel(say.who, { exact: true }).fill('이지우')
    await form.getByLabel(say.mail).fill('jiwoo@mail.example')
    await form.getByLabel(say.phone).pressSequentially('01098765432')
    await typeAddress(form, page, lang === 'kr' ? '주소 찾기' : 'Find address')
    await form.getByLabel(say.privacy).check()
    await form.getByLabel(say.rights).check()
    await form.getByRole('button', { name: say.send }).click()
    await page.getByText(say.preparing).waitFor()

    const desk = await visitor(desktop)
    await logInAsOwner(desk.page)
    await sendProof(desk.page, title, 1)
    await page.reload()
    await page.getByRole('heading', { name: say.proof(1) }).waitFor()
    await page.getByRole('button', { name: say.place }).click({ position: { x: 40, y: 40 } })
    await page.getByLabel(say.change).fill('이름을 조금 위로')
    await page.getByRole('button', { name: say.comment }).click()
    await page.getByRole('listitem').filter({ hasText: '이름을 조금 위로' }).waitFor()
    expect(await page.getByRole('button', { name: say.approve }).count()).toBe(0)

    await open(desk.page, '/admin/bottle-jobs')
    await desk.page.getByRole('link', { name: title }).click()
    await desk.page.getByRole('listitem').filter({ hasText: '이름을 조금 위로' }).waitFor()
    await sendProof(desk.page, title, 2)
    await page.reload()
    await page.getByRole('heading', { name: say.proof(2) }).waitFor()
    await page.getByRole('button', { name: say.approve }).click()
    await page.getByText(say.needConsent).filter({ visible: true }).first().waitFor()
    await page.getByLabel(say.madeToOrder).check()
    await page.getByRole('button', { name: say.approve }).click()
    await page.getByRole('link', { name: say.pay }).click()
    await page.waitForURL(/\/shop\/personal-payment\//)
    await payHere(page, lang)
    await page.getByText(say.paid).waitFor()

    // the news of the payment come a moment later
    const paid = desk.page.getByRole('row').filter({ hasText: title }).getByText('제작 준비')
    const isPaid = async () => {
      await open(desk.page, '/admin/bottle-jobs')
      await desk.page.getByRole('row').filter({ hasText: title }).waitFor()
      return paid.count()
    }
    await expect.poll(isPaid, { timeout: 60_000, interval: 1_000 }).toBe(1)
    // the browser notes the approval that was sent without its consent
    const rest = complaints.filter((one) => !one.includes('status of 422'))
    expect([...rest, ...desk.complaints]).toEqual([])
  })
})

async function payHere(page: Page, lang: 'kr' | 'en') {
  await page
    .getByRole('radio', { name: lang === 'kr' ? /^신용·체크카드/ : /PayPal/ })
    .first()
    .check()
  await page.getByRole('button', { name: lang === 'kr' ? /원 결제하기$/ : /^Pay/ }).click()
  await page.waitForURL(/\/twin\//)
  await page
    .getByRole('button', { name: /결제하기$|Pay|Approve|승인/ })
    .first()
    .click()
}

const cartWords = {
  kr: {
    rights: /글과 그림을 쓸 권리/,
    add: '장바구니에 담기',
    added: '장바구니에 담았어요.',
    number: '수량 바꾸기',
    quotation: '견적서 만들기',
    use: '이 수량으로 바꾸기',
    design: '도안 고치기',
    replace: '장바구니의 도안 바꾸기',
    pieces: (count: number) => `${count}개`,
    card: /^신용·체크카드/,
    consent: /단순 변심으로 취소·반품할 수 없다는 점에 동의/,
    place: /원 결제하기$/,
    progress: '도안과 진행 보기',
    proof: '시안 1차',
  },
  en: {
    rights: /I may use these words/,
    add: 'Add to cart',
    added: 'Added to the cart.',
    number: 'Change the number',
    quotation: 'Make a quotation',
    use: 'Use this number',
    design: 'Change the design',
    replace: 'Replace the design in the cart',
    pieces: (count: number) => `${count} pcs`,
    card: /PayPal/,
    consent: /cannot be cancelled or returned/,
    place: /^(Pay|Place)/,
    progress: 'Design and progress',
    proof: 'Proof 1',
  },
} as const

describe.each(['kr', 'en'] as const)('bottles in the cart, in %s', (lang) => {
  const say = { ...words[lang], ...cartWords[lang] }

  test('go beside goods through the order form, are paid with them and made from their frozen design', async () => {
    const title = `기념 ${lang} ${Date.now().toString(36)}`
    const { page, complaints } = await visitor(phone)
    await open(page, '/contents/terms')
    await speak(page, lang)
    await open(page, '/custom/bottle')
    await page.getByRole('button', { name: say.example, exact: true }).click()
    await page.getByLabel(say.name).fill(title)
    await page.getByLabel(say.rights).check()
    await page.getByRole('button', { name: say.add }).click()
    await page.getByText(say.added).filter({ visible: true }).first().waitFor()
    await open(page, '/shop/cart')
    await page.getByRole('button', { name: say.number }).waitFor()
    // a quotation has no place for them
    expect(await page.getByRole('link', { name: say.quotation }).count()).toBe(0)
    await putInCart(page, [{ item: await makeItem({ it_name: `초 ${title}` }) }])
    await open(page, '/shop/cart')
    await page.getByRole('link', { name: say.quotation }).waitFor()
    await page.getByRole('button', { name: say.number }).click()
    const sheet = page.getByRole('dialog', { name: say.number })
    await sheet.getByRole('spinbutton').or(sheet.getByRole('textbox')).first().fill('60')
    await sheet.getByRole('button', { name: say.use }).click()
    await page.getByText(say.pieces(60), { exact: true }).waitFor()
    await page.getByRole('link', { name: say.design }).click()
    await page.getByRole('tab', { name: say.things }).click()
    await page.getByRole('button', { name: 'Dana & Minjun', exact: true }).click()
    await page.getByLabel(say.text, { exact: true }).fill('Jiwoo & Hana')
    await page.getByLabel(say.rights).check()
    await page.getByRole('button', { name: say.replace }).click()
    await page.waitForURL(/\/shop\/cart/)
    await page.getByText(say.pieces(60), { exact: true }).waitFor()

    await open(page, '/shop/order-form')
    await fillOrderForm(page, orderWords[lang], '이지우', 'favours-2026')
    await page.getByLabel(say.consent).check()
    await page.getByRole('radio', { name: say.card }).first().check()
    await page.getByRole('button', { name: say.place }).click()
    await page.waitForURL(/\/twin\//)
    await page
      .getByRole('button', { name: /결제하기$|Pay|Approve|승인/ })
      .first()
      .click()
    await page.waitForURL(/\/shop\/order\/\d+\/confirm/)
    const od_id = /order\/(\d+)\/confirm/.exec(page.url())?.[1] ?? ''
    await expect
      .poll(
        async () => {
          await open(page, `/shop/my_order_view?od_id=${od_id}`)
          return page.getByRole('link', { name: say.progress }).count()
        },
        { timeout: 60_000, interval: 1_000 },
      )
      .toBeGreaterThan(0)
    await page.getByRole('link', { name: say.progress }).first().click()
    await page.getByRole('heading', { name: say.proof }).waitFor()
    // the job begins with the order, and hears of its payment a moment later
    const isPaid = async () => {
      await page.reload()
      await page.getByRole('heading', { name: say.proof }).waitFor()
      return page.getByText(say.making, { exact: true }).count()
    }
    await expect.poll(isPaid, { timeout: 40_000, interval: 1_000 }).toBeGreaterThan(0)

    const desk = await visitor(desktop)
    await logInAsOwner(desk.page)
    await open(desk.page, `/admin/orders/${od_id}`)
    await desk.page.getByRole('link', { name: /시안과 인쇄 파일/ }).click()
    await desk.page.getByRole('button', { name: /^제작 중/ }).click()
    await desk.page.getByRole('link', { name: '주문 보기' }).waitFor()
    await desk.page
      .getByText('제작 중', { exact: true })
      .filter({ visible: true })
      .first()
      .waitFor()
    expect([...complaints, ...desk.complaints]).toEqual([])
  })
})
