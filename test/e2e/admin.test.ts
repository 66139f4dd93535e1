import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { desktop, visitor } from './browser.ts'
import { makeItem, staff, stockOf } from './desk.ts'
import { addToCart, cartLines, fillOrderForm, logInAsOwner, open, words } from './steps.ts'

async function deskPage() {
  const desk = await visitor(desktop)
  await logInAsOwner(desk.page)
  return desk
}

async function orderOf(it_id: string, name: string): Promise<{ page: Page; od_id: string }> {
  const { page } = await visitor(desktop)
  await addToCart(page, it_id)
  await open(page, '/shop/order-form')
  await fillOrderForm(page, words.kr, name, 'look-it-up-7')
  await page.getByRole('button', { name: '다른 이름으로 입금해요' }).click()
  await page.getByLabel('입금하는 분').fill(`${name}통장`)
  await page.getByRole('button', { name: words.kr.place }).click()
  await page.waitForURL(/\/shop\/order\/\d+\/confirm/)
  return { page, od_id: /order\/(\d+)\/confirm/.exec(page.url())?.[1] ?? '' }
}

test('a wrong password is refused and the right one lets in', async () => {
  const { page } = await visitor(desktop)
  await open(page, '/admin')
  await page.getByLabel('아이디 또는 메일').fill('owner')
  const password = page.getByLabel('비밀번호', { exact: true })
  await password.fill('not-the-password')
  await page.getByRole('button', { name: '로그인' }).click()
  await page.getByText('아이디 또는 비밀번호가 맞지 않아요.').waitFor()
  expect(await password.inputValue()).toBe('')
  expect(await page.getByRole('navigation', { name: '관리 메뉴' }).count()).toBe(0)
  await logInAsOwner(page)
  await page.getByRole('navigation', { name: '관리 메뉴' }).waitFor()
})

test('a price changed in the list and a stock changed by difference show in the shop at once', async () => {
  const item = await makeItem({ it_name: '값을 고칠 캔들' })
  const { page } = await deskPage()
  const shopper = await visitor(desktop)
  await open(shopper.page, `/shop/product/${item.it_id}`)
  await shopper.page
    .getByRole('main')
    .getByText('10,000')
    .filter({ visible: true })
    .first()
    .waitFor()
  await open(page, `/admin/products?keyword=${item.name}`)
  await page.getByRole('button', { name: `${item.name} 판매가 10,000원 바꾸기` }).click()
  await page.getByRole('textbox', { name: `${item.name} 판매가` }).fill('12300')
  // the row shows it before it is stored
  const stored = page.waitForResponse((answer) => answer.url().endsWith(`/${item.it_id}/quick`))
  await page.keyboard.press('Enter')
  expect((await stored).ok()).toBe(true)
  await page.getByRole('button', { name: `${item.name} 판매가 12,300원 바꾸기` }).waitFor()
  await open(shopper.page, `/shop/product/${item.it_id}`)
  await shopper.page
    .getByRole('main')
    .getByText('12,300')
    .filter({ visible: true })
    .first()
    .waitFor()

  await page.getByRole('link', { name: item.name, exact: true }).click()
  await page.getByLabel('재고 20개').fill('-18')
  // a sale between looking and saving is not lost
  await orderOf(item.it_id, '사이손님')
  await page.getByRole('button', { name: '18개 빼기' }).click()
  await page.getByText(/재고 2개/).waitFor()
  expect(await stockOf(item)).toEqual({ stock: 2, reserved: 1 })
  await page.getByLabel(/^재고 2개/).fill('-2')
  await page.getByRole('button', { name: '2개 빼기' }).click()
  await page.getByRole('alert').first().waitFor()
  expect(await stockOf(item)).toEqual({ stock: 2, reserved: 1 })
})

test('the second of two editors is told, and nothing of the first is lost', async () => {
  const item = await makeItem({ it_name: '둘이 고치는 캔들' })
  const [first, second] = [await deskPage(), await deskPage()]
  for (const { page } of [first, second]) {
    await open(page, `/admin/products/${item.it_id}`)
    await page.getByLabel('브랜드').waitFor()
  }
  await first.page.getByLabel('브랜드').fill('먼저')
  await first.page.getByRole('button', { name: /^저장/ }).click()
  await first.page.getByText('상품을 저장했어요. 가게에 바로 보여요.').waitFor()
  await second.page.getByLabel('제조사 · 한국어').fill('나중')
  await second.page.getByRole('button', { name: /^저장/ }).click()
  await second.page.getByText('그사이 다른 사람이 이 내용을 저장했어요.').waitFor()
  expect(await second.page.getByLabel('브랜드').inputValue()).toBe('먼저')
  expect(await second.page.getByLabel('제조사 · 한국어').inputValue()).toBe('나중')
  await second.page.getByRole('button', { name: /^저장/ }).click()
  await second.page.getByText('상품을 저장했어요. 가게에 바로 보여요.').waitFor()
})

test('a new item with two options is made, put in a category and bought', async () => {
  const { page } = await deskPage()
  await open(page, '/admin/products/new')
  await page.getByLabel('상품 이름 · 한국어').fill('새로 만든 왁스')
  await page.getByLabel(/^분류(\(선택\))?$/).selectOption({ label: '캔들 왁스' })
  await page.getByRole('button', { name: '사진 더하기' }).click()
  const pictures = page.getByRole('dialog', { name: '사진 고르기' })
  await pictures.getByRole('listitem').getByRole('button').first().click()
  await pictures.waitFor({ state: 'hidden' })
  await page.getByLabel('판매가', { exact: true }).fill('7000')
  await page.getByLabel('판매해요 (끄면 가게에서 숨겨요)').check()
  await page.getByRole('button', { name: '단계 더하기' }).click()
  await page.getByLabel('1단계 이름').fill('무게')
  await page.getByLabel('1단계에 더할 값').fill('1 kg, 3 kg')
  await page.getByRole('button', { name: '값 더하기' }).click()
  await page.getByRole('list', { name: '1단계 값' }).getByRole('listitem').nth(1).waitFor()
  await page.getByRole('button', { name: '값으로 조합 만들기' }).click()
  for (const [option, stock, more] of [
    ['1 kg', '5', '0'],
    ['3 kg', '3', '9000'],
  ] as const) {
    const row = page.getByRole('group', { name: option, exact: true })
    await row.getByLabel('처음 재고').fill(stock)
    await row.getByLabel('더하는 값').fill(more)
  }
  // a wax is a material: it needs no safety report
  await page.getByLabel('품목').selectOption({ label: '재료' })
  await page.getByRole('button', { name: /^저장/ }).click()
  await page.waitForURL(/\/admin\/products\/\d+/)

  const shopper = await visitor(desktop)
  await open(shopper.page, '/shop/category/601?sort=created_at&order=desc')
  await shopper.page.getByRole('main').getByRole('link', { name: '새로 만든 왁스' }).first().click()
  await shopper.page.getByRole('button', { name: /^3 kg/ }).click()
  await shopper.page.getByRole('button', { name: '장바구니 담기' }).click()
  await shopper.page.getByRole('link', { name: '장바구니 보기' }).click()
  await cartLines(shopper.page).filter({ hasText: '3 kg' }).getByText('16,000').waitFor()
})

test('a new text of the top bar shows in the shop, in both languages', async () => {
  const { page } = await deskPage()
  await open(page, '/admin/menus?part=top_bar')
  const [korean, english] = [page.getByLabel('글 · 한국어'), page.getByLabel(/^글 · 영어/)]
  const before = await korean.inputValue()
  await korean.fill('시험하는 날이에요')
  await english.fill('It is a day of tests')
  const save = async () => {
    await page.getByRole('button', { name: /^저장/ }).click()
    await page.getByText('모두 저장되어 있어요').waitFor()
  }
  await save()
  const shopper = await visitor(desktop)
  await open(shopper.page, '/')
  await shopper.page.getByText('시험하는 날이에요').waitFor()
  await open(shopper.page, '/?lang=en')
  await shopper.page.getByText('It is a day of tests').waitFor()
  await korean.fill(before)
  await save()
  await open(shopper.page, '/?lang=kr')
  // a sum in braces is told in the reader's own currency
  await shopper.page.getByText(before.replace(/[{}]/g, '')).waitFor()
})

test('an order is found by name, phone, depositor and waybill, and cancelled with a reason', async () => {
  const item = await makeItem({ it_name: '찾을 주문의 캔들' })
  const { od_id } = await orderOf(item.it_id, '찾아줘요')
  const { page } = await deskPage()
  const box = page.getByRole('combobox', { name: '관리 화면 전체에서 찾기' })
  const finds = async (word: string) => {
    await box.fill(word)
    await box.press('Enter')
    await page.getByText(`검색: ${word}`).filter({ visible: true }).first().waitFor()
    await page.getByRole('link', { name: od_id }).waitFor()
  }
  for (const word of ['찾아줘요', '010-1234-5678', '찾아줘요통장', od_id]) await finds(word)
  expect(await stockOf(item)).toEqual({ stock: 20, reserved: 1 })
  await page.getByRole('link', { name: od_id }).click()
  await page.getByRole('button', { name: '더 하기', exact: true }).click()
  await page.getByRole('menuitem', { name: '주문 취소' }).click()
  const ask = page.getByRole('dialog')
  await ask.getByRole('button', { name: '주문 취소' }).click()
  await ask.getByText('이유를 적어 주세요.').waitFor()
  // the field that was refused is where the typing goes on
  await expect
    .poll(() =>
      ask.getByLabel('취소하는 이유').evaluate((field) => field === document.activeElement),
    )
    .toBe(true)
  await ask.getByLabel('취소하는 이유').fill('시험이라서요')
  await ask.getByRole('button', { name: '주문 취소' }).click()
  await page.getByRole('region', { name: '주문 진행' }).getByText('취소된 주문이에요.').waitFor()
  await page.getByRole('main').getByText('시험이라서요').filter({ visible: true }).first().waitFor()
  expect(await stockOf(item)).toEqual({ stock: 20, reserved: 0 })

  const sent = await orderOf(item.it_id, '김보냄')
  const desk = await staff()
  const params = { od_id: sent.od_id }
  const [od_invoice, { data: owed }] = [
    String(Date.now()),
    await desk(adminOrders.show, { params }),
  ]
  await desk(adminOrders.confirmDeposit, {
    params,
    body: { amount: owed.od_misu, reason: '통장에서 확인' },
  })
  await desk(adminOrders.ship, { params, body: { company: 'cj', od_invoice } })
  await box.fill(od_invoice)
  await box.press('Enter')
  await page.getByRole('link', { name: sent.od_id }).waitFor()
  // the rows of before stand there until these have come
  await expect
    .poll(() => page.getByRole('table', { name: '주문 목록' }).getByRole('row').count())
    .toBe(2)
})

test('ticked orders are noted on, printed as one document and handed to a courier', async () => {
  const item = await makeItem({ it_name: '함께 보낼 캔들' })
  const desk = await staff()
  for (const name of ['함께하나', '함께둘']) {
    const params = { od_id: (await orderOf(item.it_id, name)).od_id }
    const { data } = await desk(adminOrders.show, { params })
    const body = { amount: data.od_misu, reason: '통장에서 확인' }
    await desk(adminOrders.confirmDeposit, { params, body })
  }
  const { page } = await deskPage()
  await open(page, '/admin')
  // from anywhere, by the keyboard alone
  await page.keyboard.press('Control+k')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')))
    .toBe('combobox')
  await page.keyboard.type('주문')
  await page.getByRole('option', { name: /^주문/ }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/admin\/orders/)
  await open(page, '/admin/orders?keyword=함께 보낼 캔들')
  await page.getByLabel('이 쪽 모두 고르기').check()
  const more = async (name: RegExp) => {
    await page.getByRole('button', { name: '더 하기', exact: true }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await more(/^메모 남기기 2/)
  const ask = page.getByRole('dialog')
  await ask.getByLabel('직원 메모').fill('오늘 꼭 출고')
  await ask.getByRole('button', { name: '2건에 적기' }).click()
  await page.getByText('2건에 메모를 적었어요.').waitFor()
  await more(/^택배 접수 파일 2/)
  await ask.getByText('보낼 차례인 주문 2건을 담아요.').waitFor()
  await ask.getByRole('button', { name: '내려받기' }).click()
  await ask.getByText('이유를 2자 이상 적어 주세요.').waitFor()
  await ask.getByRole('button', { name: '택배 접수', exact: true }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    ask.getByRole('button', { name: '내려받기' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^courier-cj-.*\.xlsx$/)
  // the button above the list means what is ticked as well
  await page
    .getByRole('checkbox', { name: /고르기$/, checked: true })
    .last()
    .uncheck()
  await page.getByRole('button', { name: '택배 접수 파일', exact: true }).click()
  await ask.getByText('보낼 차례인 주문 1건을 담아요.').waitFor()
  await page.keyboard.press('Escape')
  await ask.waitFor({ state: 'hidden' })
  await page.getByLabel('이 쪽 모두 고르기').check()
  await more(/^포장 명세 인쇄 2/)
  await page.getByRole('button', { name: '인쇄' }).waitFor()
  expect(await page.getByRole('article').count()).toBe(2)
  await page.getByText('오늘 꼭 출고').filter({ visible: true }).first().waitFor()
})

test('a deposit matched to an order that is not there is refused in its field', async () => {
  const { page } = await deskPage()
  await page.goto('/admin/deposits')
  await page.getByRole('button', { name: '주문에 맞추기' }).first().click()
  const ask = page.getByRole('dialog')
  const number = ask.getByRole('textbox', { name: '주문번호' })
  await number.fill('1234567890123456')
  await ask.getByRole('button', { name: '주문에 맞추기' }).click()
  await ask.getByText('없는 주문번호예요. 다시 확인해 주세요.').waitFor()
  await expect.poll(() => number.evaluate((field) => field === document.activeElement)).toBe(true)
  await number.fill('12')
  expect(await ask.getByText('없는 주문번호예요.').count()).toBe(0)
})
