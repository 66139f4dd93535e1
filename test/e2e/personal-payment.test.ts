import { expect, test } from 'vitest'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { adminEdits } from '#shop/order/contract/edits.ts'
import { desktop, phone, visitor } from './browser.ts'
import { joinAs, orderAs, payAsStaff } from './buyer.ts'
import { makeItem, staff } from './desk.ts'
import { logInAsOwner, open } from './steps.ts'

async function owner() {
  const desk = await visitor(desktop)
  await logInAsOwner(desk.page)
  return desk
}

test('staff ask for money by a link, a guest pays it by card on a phone, and the desk shows it paid', async () => {
  const desk = await owner()
  await open(desk.page, '/admin/personal-payments/new')
  await desk.page.getByLabel('무엇에 대한 결제인가요').fill('맞춤 향수 잔금')
  await desk.page.getByRole('button', { name: '만들고 보내기' }).click()
  await desk.page.getByText('금액을 적어 주세요.').waitFor()
  await desk.page.getByLabel('금액', { exact: true }).fill('45000')
  await desk.page.getByLabel(/^메일 주소/).fill('guest@mail.example')
  await desk.page.getByRole('button', { name: '만들고 보내기' }).click()
  await desk.page.getByRole('heading', { level: 1, name: '맞춤 향수 잔금' }).waitFor()
  const link = await desk.page.getByText(/\/shop\/personal-payment\/[\w-]{32}/).innerText()

  const guest = await visitor(phone)
  await guest.page.goto(new URL(link).pathname)
  await guest.page.getByRole('heading', { level: 2, name: '맞춤 향수 잔금' }).waitFor()
  await guest.page.getByRole('radio', { name: /^신용·체크카드/ }).check()
  await guest.page.getByLabel('결제하는 분').fill('이손님')
  await guest.page.getByRole('button', { name: '45,000원 결제하기' }).click()
  await guest.page.waitForURL(/\/twin\/toss\/window/)
  await guest.page.getByRole('button', { name: /결제하기$/ }).click()
  await guest.page.getByText('결제가 끝났어요. 고맙습니다.').waitFor()

  await open(desk.page, '/admin/personal-payments')
  const row = desk.page.getByRole('row').filter({ hasText: '맞춤 향수 잔금' }).first()
  await row.getByText('결제 완료').waitFor()
  expect([...desk.complaints, ...guest.complaints]).toEqual([])
})

test('a link that was withdrawn says why', async () => {
  const desk = await owner()
  await open(desk.page, '/admin/personal-payments/new')
  await desk.page.getByLabel('무엇에 대한 결제인가요').fill('추가 배송비')
  await desk.page.getByLabel('금액', { exact: true }).fill('3000')
  await desk.page.getByLabel(/링크를 보낼게요/).uncheck()
  await desk.page.getByRole('button', { name: '만들기' }).click()
  const link = await desk.page.getByText(/\/shop\/personal-payment\/[\w-]{32}/).innerText()
  await desk.page.getByRole('button', { name: '거둬들이기' }).click()
  const dialog = desk.page.getByRole('dialog')
  await dialog.getByLabel('이유').fill('배송비 없이 보내 드려요.')
  await dialog.getByRole('button', { name: '거둬들이기' }).click()
  await desk.page.getByText('개인결제를 거둬들였어요.').filter({ visible: true }).first().waitFor()
  const guest = await visitor(phone)
  await guest.page.goto(new URL(link).pathname)
  await guest.page.getByText('배송비 없이 보내 드려요.').waitFor()
  expect(await guest.page.getByRole('button', { name: /결제하기$/ }).count()).toBe(0)
})

/** Staff write one more of its first line into a paid order. */
async function makeDearer(od_id: string) {
  const call = await staff()
  const params = { od_id }
  const order = (await call(adminOrders.show, { params })).data
  const { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, od_memo, version } = order
  const [line] = order.lines
  const wish = {
    receiver: { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, od_memo },
    lines: [{ ct_id: line?.ct_id ?? 0, qty: (line?.ct_qty ?? 0) + 1 }],
    add: [],
  }
  const { difference } = (await call(adminEdits.preview, { params, body: wish })).data
  const body = { ...wish, difference, version, reason: '전화로 한 개 더' }
  await call(adminEdits.save, { params, body })
}

test('the difference of an edited order: staff send the link in one press, the buyer pays it from the order', async () => {
  const buyer = await visitor(phone)
  await joinAs(buyer.page, 'kr')
  const od_id = await orderAs(buyer.page, [{ item: await makeItem({ it_name: '차액 캔들' }) }])
  await payAsStaff(od_id)
  await makeDearer(od_id)
  const desk = await owner()
  await open(desk.page, `/admin/orders/${od_id}`)
  await desk.page.getByRole('button', { name: '결제 링크 보내기' }).click()
  await desk.page.getByRole('link', { name: '보낸 링크 보기' }).waitFor()

  await open(buyer.page, `/my-page/order/${od_id}`)
  await buyer.page.getByRole('button', { name: '차액 결제하기' }).click()
  await buyer.page.getByRole('heading', { level: 2, name: '주문 변경 차액' }).waitFor()
  await buyer.page.getByRole('radio', { name: /^신용·체크카드/ }).check()
  await buyer.page.getByRole('button', { name: /원 결제하기$/ }).click()
  await buyer.page.waitForURL(/\/twin\/toss\/window/)
  await buyer.page.getByRole('button', { name: /결제하기$/ }).click()
  await buyer.page.getByText('결제가 끝났어요. 고맙습니다.').waitFor()
  const { data } = await (await staff())(adminOrders.show, { params: { od_id } })
  expect(data).toMatchObject({ od_misu: 0, od_status: '입금' })
  expect([...desk.complaints, ...buyer.complaints]).toEqual([])
})
