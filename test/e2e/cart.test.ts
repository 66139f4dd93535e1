import { expect, test } from 'vitest'
import { carts } from '#shop/cart/contract.ts'
import { desktop, phone, visitor } from './browser.ts'
import { changePrice, changeStock, makeItem, staff } from './desk.ts'
import { addToCart, cartLines, logInHere, open } from './steps.ts'

test('the header counts an addition at once, and takes it back with the reason when it is refused', async () => {
  const item = await makeItem({ it_name: '사라지는 캔들' })
  const { page, context } = await visitor(desktop)
  await open(page, `/shop/product/${item.it_id}`)
  const cart = page.getByRole('banner').getByRole('link', { name: /장바구니/ })
  await changeStock(item.io_nos[0], -20)
  // the answer is held back, so that what is shown before it can be seen
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await context.route('**/api/v1/cart', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: '장바구니 담기' }).click()
  await expect.poll(() => cart.innerText()).toContain('1')
  answer()
  const reason = page.getByRole('alertdialog')
  await reason.getByText('품절된 옵션이에요.').waitFor()
  await reason.getByRole('button', { name: '확인' }).click()
  await expect.poll(() => cart.innerText()).not.toContain('1')
})

test('a removed line comes back with one press, and the count with it', async () => {
  const [first, second] = [
    await makeItem({ it_name: '남는 캔들' }),
    await makeItem({ it_name: '뺐다 넣는 캔들' }),
  ]
  const { page } = await visitor(phone)
  await addToCart(page, first.it_id)
  await addToCart(page, second.it_id)
  await open(page, '/shop/cart')
  const count = page.getByRole('banner').getByRole('link', { name: /장바구니/ })
  await expect.poll(() => count.innerText()).toContain('2')
  await page.getByRole('button', { name: `${second.name} 빼기` }).click()
  await expect.poll(() => cartLines(page).count()).toBe(1)
  await expect.poll(() => count.innerText()).toContain('1')
  // the focus goes to the line that is left
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(first.name)
  await page.getByRole('button', { name: '되돌리기' }).click()
  await cartLines(page).filter({ hasText: second.name }).waitFor()
  await expect.poll(() => count.innerText()).toContain('2')
})

test('an answer from before a line was removed does not bring it back', async () => {
  const [first, second] = [
    await makeItem({ it_name: '그대로 둘 캔들' }),
    await makeItem({ it_name: '빼 둘 캔들' }),
  ]
  const { page, context } = await visitor(phone)
  await addToCart(page, first.it_id)
  await addToCart(page, second.it_id)
  let release = () => {}
  const removed = new Promise<void>((resolve) => (release = resolve))
  let late: Promise<void> | undefined
  await context.route('**/api/v1/cart', (route) => {
    late ??= route.fetch().then(async (response) => {
      await removed
      // asked no more, it may be gone from the browser already
      await route.fulfill({ response }).catch(() => {})
    })
    return late
  })
  await open(page, '/shop/cart')
  await expect.poll(() => late !== undefined).toBe(true)
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/cart/removals'))
  await page.getByRole('button', { name: `${second.name} 빼기` }).click()
  expect((await answered).ok()).toBe(true)
  release()
  await late
  await cartLines(page).filter({ hasText: second.name }).waitFor({ state: 'detached' })
  // what came late has had its time
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
  expect(await cartLines(page).count()).toBe(1)
})

test('a line beyond the stock alone is blocked, and one tap puts it right', async () => {
  const [fine, short] = [
    await makeItem({ it_name: '넉넉한 캔들' }),
    await makeItem({ it_name: '모자란 캔들' }),
  ]
  const { page } = await visitor(phone)
  await addToCart(page, fine.it_id)
  await addToCart(page, short.it_id)
  await open(page, '/shop/cart')
  const line = cartLines(page).filter({ hasText: short.name })
  await line.getByLabel('수량', { exact: true }).fill('5')
  const saved = page.waitForResponse(/\/api\/v1\/cart\/lines\//)
  await line.getByLabel('수량', { exact: true }).press('Enter')
  expect((await saved).ok()).toBe(true)
  await changeStock(short.io_nos[0], -17)
  await open(page, '/shop/cart')
  await line.getByText('지금은 3개까지 살 수 있어요.').waitFor()
  await page.getByRole('button', { name: /^주문하기/ }).click()
  const ask = page.getByRole('alertdialog')
  await ask.getByText('지금 주문할 수 없는 상품 1개를 빼고 나머지만 주문할까요?').waitFor()
  await ask.getByRole('button', { name: '취소' }).click()
  await line.getByRole('button', { name: '수량 3개로 맞추기' }).click()
  await expect.poll(() => line.getByLabel('수량', { exact: true }).inputValue()).toBe('3')
  await line.getByText('지금은 3개까지 살 수 있어요.').waitFor({ state: 'hidden' })
  // no more than there is can be asked for
  expect(await line.getByRole('button', { name: '하나 더하기' }).isDisabled()).toBe(true)
  await line.getByLabel('수량', { exact: true }).fill('50')
  await line.getByLabel('수량', { exact: true }).press('Enter')
  expect(await line.getByLabel('수량', { exact: true }).inputValue()).toBe('3')

  await changeStock(short.io_nos[0], -3)
  await open(page, '/shop/cart')
  await line.getByText('품절', { exact: true }).waitFor()
  await page.getByRole('button', { name: /^주문하기/ }).click()
  await page.waitForURL('**/shop/order-form')
  await page.getByRole('button', { name: '14,000원 주문하기' }).waitFor()
})

test('a changed price is told on its line and taken with one tap', async () => {
  const item = await makeItem({ it_name: '값이 바뀌는 캔들' })
  const { page } = await visitor(desktop)
  await addToCart(page, item.it_id)
  await changePrice(item.it_id, 12_500)
  await open(page, '/shop/cart')
  const line = cartLines(page).filter({ hasText: item.name })
  await line.getByText('담은 뒤에 가격이 바뀌었어요.').waitFor()
  await line.getByText('10,000원 →').waitFor()
  // it is shown before it is sent
  const taken = page.waitForResponse(/\/api\/v1\/cart\/lines\//)
  await line.getByRole('button', { name: '새 가격으로 담기' }).click()
  expect((await taken).ok()).toBe(true)
  await line.getByText('담은 뒤에 가격이 바뀌었어요.').waitFor({ state: 'hidden' })
  await open(page, '/shop/cart')
  await line.getByText('12,500').filter({ visible: true }).first().waitFor()
  expect(await line.getByText('담은 뒤에 가격이 바뀌었어요.').count()).toBe(0)
})

test('the least and the most of an item are kept', async () => {
  const item = await makeItem({
    it_name: '둘에서 넷까지 캔들',
    it_buy_min_qty: 2,
    it_buy_max_qty: 4,
  })
  const { page } = await visitor(desktop)
  await open(page, `/shop/product/${item.it_id}`)
  const main = page.getByRole('main')
  const qty = main.getByLabel('수량', { exact: true })
  await main.getByText('2개부터, 한 사람이 4개까지 살 수 있어요.').waitFor()
  expect(await main.getByRole('button', { name: '하나 빼기' }).isDisabled()).toBe(true)
  await qty.fill('1')
  await qty.press('Enter')
  expect(await qty.inputValue()).toBe('2')
  await qty.fill('5')
  await qty.press('Enter')
  await main.getByText('한 사람이 4개까지예요').waitFor()
  expect(await qty.inputValue()).toBe('4')
  await main.getByRole('button', { name: '장바구니 담기' }).click()
  await page.getByRole('link', { name: '장바구니 보기' }).click()
  await cartLines(page).filter({ visible: true }).first().waitFor()
  expect(await cartLines(page).first().getByLabel('수량', { exact: true }).inputValue()).toBe('4')
  expect(
    await cartLines(page).first().getByRole('button', { name: '하나 더하기' }).isDisabled(),
  ).toBe(true)
})

test('what a guest has in the cart comes along at log-in', async () => {
  const item = await makeItem({ it_name: '따라오는 캔들' })
  // the owner's cart may hold something already
  const { count } = (await (await staff())(carts.show, { query: {} })).data
  const { page } = await visitor(desktop)
  await addToCart(page, item.it_id)
  await open(page, '/login?redirect=/shop/cart')
  await logInHere(page)
  await page.waitForURL('**/shop/cart')
  await cartLines(page).filter({ hasText: item.name }).waitFor()
  await expect
    .poll(() =>
      page
        .getByRole('banner')
        .getByRole('link', { name: /장바구니/ })
        .innerText(),
    )
    .toContain(String(count + 1))
})

test('a cart opened at its English address has its words and sums in the page itself, though Korean is remembered', async () => {
  const { it_id } = await makeItem({ it_name: '두 말로 적힌 캔들' })
  const { page } = await visitor(desktop)
  await addToCart(page, it_id)
  const written = async (path: string) =>
    (await (await page.request.get(path)).text()).replace(/<script[\s\S]*?<\/script>/g, '')
  const [korean, english] = [await written('/shop/cart'), await written('/shop/cart?lang=en')]
  expect(korean).toMatch(/두 말로 적힌 캔들/)
  expect(korean).not.toMatch(/\$\d/)
  expect(english).toMatch(/두 말로 적힌 캔들/)
  expect(english).toMatch(/\$\d/)
  expect(english).not.toMatch(/₩/)
})
