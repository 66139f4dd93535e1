import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { ownerPassword } from './running-shop.ts'

/** The words of the shop in the two languages, as a shopper reads them. */
export const words = {
  kr: {
    language: '영어로 보기',
    size: '220 g',
    mini: /^70 g 미니/,
    lid: '뚜껑 없음',
    addOns: /추가상품/,
    card: /손글씨 카드/,
    words: '카드에 적을 말',
    addToCart: '장바구니 담기',
    seeCart: '장바구니 보기',
    cart: '장바구니',
    checkOut: /주문하기 \d/,
    orderer: '주문하는 분',
    receiver: '받는 분',
    name: '이름',
    phone: '휴대폰 번호',
    mail: '이메일',
    password: '주문 조회 비밀번호',
    same: '주문하는 분과 같아요',
    find: '주소 찾기',
    zip: '우편번호',
    address: /^주소$/,
    rest: /상세 주소/,
    privacy: /개인정보 처리 안내를 읽었어요/,
    agree: /결제에 동의해요/,
    place: /원 주문하기$/,
    thanks: /주문.*(받았어요|감사|완료)/,
  },
  en: {
    language: '한국어로 보기',
    size: '220 g',
    mini: /^70 g mini/,
    lid: 'No lid',
    addOns: /Add-on|Extras|add/i,
    card: /handwritten card/i,
    words: 'Words for the card',
    addToCart: /Add to cart/,
    seeCart: /(View|See) cart/,
    cart: 'Cart',
    checkOut: /^(Order|Check ?out).* \d/,
    orderer: 'Your details',
    receiver: 'Deliver to',
    name: 'Name',
    phone: 'Phone number',
    mail: 'Email',
    password: 'Order password',
    same: 'Same as my details',
    find: 'Find address',
    zip: 'Postcode',
    address: /^Address$/,
    rest: /Apartment/,
    privacy: /I have read the notice/,
    agree: /agree to pay/,
    place: /Place order/,
    thanks: /Thank you|received/i,
  },
} as const

type Words = (typeof words)['kr'] | (typeof words)['en']

/** Two options and an add-on of one candle, into the cart. */
export async function fillCart(page: Page, say: Words) {
  await page.goto('/shop/product/1702000001')
  await page.getByRole('button', { name: say.size, exact: true }).click()
  await page.getByRole('button', { name: say.lid, exact: true }).click()
  await page.getByRole('button', { name: say.mini }).click()
  await page.getByRole('button', { name: say.lid, exact: true }).click()
  const addOns = page.getByLabel(say.addOns).and(page.locator('select'))
  const card = await addOns
    .locator('option')
    .filter({ hasText: say.card })
    .first()
    .getAttribute('value')
  await addOns.selectOption(card ?? '')
  await page.getByLabel(say.words).fill('Happy birthday')
  await page.getByRole('button', { name: say.addToCart }).click()
  await page
    .getByRole('link', { name: say.seeCart })
    .or(page.getByRole('button', { name: say.seeCart }))
    .first()
    .click()
  await page.waitForURL(/\/shop\/cart/)
}

/** Goes from the cart through the form as a guest. Answers the order number. */
export async function orderAsGuest(
  page: Page,
  say: Words,
  name: string,
  password: string,
): Promise<string> {
  await page
    .getByRole('button', { name: say.checkOut })
    .or(page.getByRole('link', { name: say.checkOut }))
    .first()
    .click()
  await page.waitForURL(/order-form/)
  await fillOrderForm(page, say, name, password)
  await page.getByRole('button', { name: say.place }).click()
  await page.waitForURL(/\/shop\/order\/\d+\/confirm/)
  return /order\/(\d+)\/confirm/.exec(page.url())?.[1] ?? ''
}

/** Fills the form as a guest who types the address, since the finder's script is out of reach here. */
export async function fillOrderForm(page: Page, say: Words, name: string, password: string) {
  const orderer = page.getByRole('region', { name: say.orderer, exact: true })
  await orderer.getByLabel(say.name, { exact: true }).fill(name)
  await orderer.getByLabel(say.phone).pressSequentially('01012345678')
  expect(await orderer.getByLabel(say.phone).inputValue()).toBe('010-1234-5678')
  await orderer.getByLabel(say.mail).fill('buyer@mail.example')
  await orderer.getByLabel(say.password, { exact: true }).fill(password)
  const receiver = page.getByRole('region', { name: say.receiver, exact: true })
  await receiver.getByLabel(say.same).check()
  await receiver.getByRole('button', { name: say.find }).click()
  await receiver.getByLabel(say.zip).waitFor()
  // a sheet that leaves gives the focus back, and the page moves under a press
  await page.getByRole('dialog', { name: say.find }).waitFor({ state: 'hidden' })
  await receiver.getByLabel(say.zip).fill('63122')
  await receiver.getByLabel(say.address).fill('제주특별자치도 제주시 문연로 6')
  await receiver.getByLabel(say.rest).fill('2층')
  await page.getByLabel(say.privacy).check()
  await page.getByLabel(say.agree).check()
  await counted(page)
}

/** What the address changed about the sum is known: a press before that is answered with a question about it. */
export async function counted(page: Page) {
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'))
}

export async function logInAsOwner(page: Page) {
  await page.goto('/admin')
  await page.getByLabel(/아이디/).fill('owner')
  await page
    .getByLabel(/^비밀번호/)
    .and(page.locator('input'))
    .fill(ownerPassword)
  await page.getByRole('button', { name: '로그인' }).click()
  await page.waitForURL((url) => url.pathname === '/admin')
}

/** Opens a page and waits until it answers: the first call of every page is its greeting. */
export async function open(page: Page, path: string) {
  const greeted = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/login-check'))
  await page.goto(path)
  await greeted
}

/** Puts an item without choices into the cart from its page. */
export async function addToCart(page: Page, it_id: string) {
  await open(page, `/shop/product/${it_id}`)
  await page.getByRole('button', { name: '장바구니 담기' }).click()
  await page.getByRole('link', { name: '장바구니 보기' }).waitFor()
}

export function cartLines(page: Page) {
  return page.getByRole('list', { name: '담은 상품' }).getByRole('listitem')
}

/** Logs in on the shop's own page, which must be open. */
export async function logInHere(page: Page) {
  const form = page.getByRole('region', { name: '로그인' })
  await form.getByLabel('아이디 또는 메일').fill('owner')
  await form.getByLabel('비밀번호', { exact: true }).fill(ownerPassword)
  await form.getByRole('button', { name: '로그인' }).click()
}
