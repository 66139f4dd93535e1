import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { desktop, phone, visitor } from './browser.ts'
import { joinAs, orderAs, payAsStaff, putInCart, shipAsStaff } from './buyer.ts'
import { makeItem, staff, stockOf } from './desk.ts'
import { logInAsOwner } from './steps.ts'

test('a member on a phone cancels a part of a paid order, gets the rest in two parcels, and exchanges one with its fee paid by card', async () => {
  const { page, complaints } = await visitor(phone)
  await joinAs(page, 'kr')
  const [candle, engraved] = [
    await makeItem({ it_name: '나눠 취소할 캔들', it_price: 30_000 }),
    await makeItem({ it_name: '그대로 둘 캔들', it_price: 20_000 }),
  ]
  const od_id = await orderAs(page, [{ item: candle, qty: 2 }, { item: engraved }])
  await payAsStaff(od_id)
  await page.goto(`/my-page/order/${od_id}`)
  await page.getByRole('main').getByRole('link', { name: '일부 취소' }).click()
  await page.waitForURL(/claim\?kind=cancel/)

  const goods = page.getByRole('group', { name: '상품과 수량' })
  await goods.getByRole('checkbox', { name: candle.name }).check()
  await goods.getByRole('button', { name: '하나 빼기' }).click()
  // free shipping holds for what is left
  await page.getByText('돌려받을 금액').waitFor()
  await expect
    .poll(() =>
      page.getByText('돌려받을 금액').locator('xpath=following-sibling::dd[1]').innerText(),
    )
    .toBe('30,000원')
  await page.getByRole('button', { name: '고른 상품 취소하기' }).click()
  // money that came by bank asks where it goes
  await page.getByText('은행을 골라 주세요.').filter({ visible: true }).first().waitFor()
  await page.getByLabel('은행').selectOption({ label: '우리은행' })
  await page.getByLabel('계좌번호').fill('1002-123-456789')
  await page.getByRole('button', { name: '고른 상품 취소하기' }).click()
  await page.waitForURL(`**/my-page/order/${od_id}`)
  await page.getByText('취소한 금액').waitFor()
  await page.getByText('일부를 취소했어요').waitFor()
  expect(await stockOf(candle)).toEqual({ stock: 19, reserved: 0 })

  // what is left leaves in two parcels
  const desk = await deskPage()
  await desk.goto(`/admin/orders/${od_id}`)
  const first = desk.getByRole('form', { name: '보내기' })
  await first.getByRole('checkbox', { name: '일부만 먼저 보내요' }).check()
  await first.getByRole('checkbox', { name: candle.name }).check()
  await first.getByLabel('택배사').selectOption({ label: 'CJ대한통운' })
  await first.getByLabel('송장번호').fill('6401-1111-2222')
  await first.getByRole('button', { name: '송장 저장하고 배송 시작' }).click()
  const rest = desk.getByRole('form', { name: '남은 상품 보내기' })
  await rest.getByText(`${engraved.name} × 1`).waitFor()
  await page.reload()
  await page.getByRole('link', { name: /640111112222/ }).waitFor()
  await page.getByText(`곧 따로 보내 드려요: ${engraved.name} 1개`).waitFor()
  expect(await page.getByRole('button', { name: '구매확정' }).count()).toBe(0)
  await rest.getByLabel('택배사').selectOption({ label: '한진택배' })
  await rest.getByLabel('송장번호').fill('540133334444')
  await rest.getByRole('button', { name: '송장 저장하고 보내기' }).click()
  await rest.waitFor({ state: 'hidden' })
  await page.reload()
  for (const invoice of ['640111112222', '540133334444'])
    expect(await page.getByRole('link', { name: invoice }).getAttribute('href')).toContain(invoice)
  await page.getByRole('main').getByRole('button', { name: '구매확정' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '구매확정' }).click()
  await page.getByRole('main').getByRole('link', { name: '교환 신청' }).waitFor()

  // the fee of an exchange is paid by card, at once
  await page.getByRole('main').getByRole('link', { name: '교환 신청' }).click()
  await goods.getByRole('checkbox', { name: engraved.name }).check()
  await page.getByRole('radio', { name: /마음이 바뀌었어요/ }).check()
  expect(await page.getByRole('radio', { name: /신용·체크카드/ }).isChecked()).toBe(true)
  await page.getByRole('button', { name: '이 내용으로 교환 신청' }).click()
  await page.waitForURL(/\/twin\/toss\/window/)
  await page.getByRole('button', { name: '결제 취소' }).click()
  await page.getByRole('heading', { name: '교환 배송비를 결제하지 못했어요' }).waitFor()
  await page.getByRole('link', { name: '주문으로 돌아가기' }).click()
  await page.getByRole('button', { name: '신용·체크카드로 결제' }).click()
  await page.waitForURL(/\/twin\/toss\/window/)
  await page.getByRole('button', { name: /결제하기$/ }).click()
  await page.waitForURL(`**/my-page/order/${od_id}`)
  await page.getByText(/교환 배송비 [\d,]+원을 받았어요\./).waitFor()
  // refused, it goes back by itself
  await desk.goto(`/admin/claims?keyword=${od_id}`)
  await desk.getByRole('link', { name: /교환 요청/ }).click()
  await desk.getByText('카드 결제').waitFor()
  await desk
    .getByRole('region', { name: '신청 진행' })
    .getByRole('button', { name: '거절', exact: true })
    .click()
  const refusal = desk.getByRole('dialog', { name: '신청을 거절할까요?' })
  await refusal.getByText(/저절로 돌려 드려요/).waitFor()
  await refusal.getByRole('button', { name: '주문 제작 상품이에요.' }).click()
  await refusal.getByRole('button', { name: '거절하기' }).click()
  await refusal.waitFor({ state: 'hidden' })
  await page.reload()
  await page.getByText(/결제한 교환 배송비 [\d,]+원은 결제한 수단으로 돌려 드려요\./).waitFor()
  expect(complaints).toEqual([])
})

test('a return with a photograph goes through to its refund', async () => {
  const { page, complaints } = await visitor(desktop)
  await joinAs(page, 'en')
  const [candle, engraved] = [
    await makeItem({ it_name: 'Cracked candle', it_price: 30_000 }),
    await makeItem({ it_name: 'Engraved candle', options: [{ io_made: true }] }),
  ]
  await putInCart(page, [{ item: engraved }])
  await page.goto('/shop/order-form')
  const consent = page.getByRole('region', {
    name: 'Goods that cannot be returned for a change of mind',
  })
  await consent.getByText(engraved.name).waitFor()
  expect(await consent.getByRole('checkbox').isChecked()).toBe(false)
  await page.getByRole('button', { name: /Place order/ }).click()
  await consent.getByText('Please read the notice and agree.').waitFor()

  const od_id = await orderAs(page, [{ item: candle }], { currency: 'usd', agree_no_return: true })
  await shipAsStaff(od_id)
  await page.goto(`/my-page/order/${od_id}`)
  await page.getByRole('main').getByRole('link', { name: 'Return items' }).click()

  const goods = page.getByRole('group', { name: 'Items and quantities' })
  await goods.getByRole('checkbox', { name: engraved.name }).check()
  // what was made for the buyer comes back only when it is faulty
  expect(await page.getByRole('radio', { name: /changed my mind/i }).isDisabled()).toBe(true)
  expect(await page.getByRole('radio', { name: /broken or leaking/ }).isDisabled()).toBe(false)
  await goods.getByRole('checkbox', { name: engraved.name }).uncheck()
  await goods.getByRole('checkbox', { name: candle.name }).check()
  await page.getByRole('radio', { name: /broken or leaking/ }).check()
  await page.getByLabel('Details').fill('The glass has a crack from the rim down.')
  await page.locator('input[type=file]').setInputFiles('media/candle-amber-glass.webp')
  await page.getByText('1 / 5').waitFor()
  await page.getByText('Refund', { exact: false }).filter({ visible: true }).first().waitFor()
  await page.getByLabel('Bank').selectOption({ label: 'Woori' })
  await page.getByLabel('Account number').fill('1002-123-456789')
  await page.getByRole('button', { name: 'Request this return' }).click()
  await page.waitForURL(`**/my-page/order/${od_id}`)
  await page.getByRole('img', { name: /photo/i }).first().waitFor()

  const desk = await deskPage()
  await desk.goto(`/admin/claims?keyword=${od_id}`)
  await desk.getByRole('link', { name: /반품 요청/ }).click()
  const steps = desk.getByRole('region', { name: '신청 진행' })
  await desk.getByRole('img', { name: '고객이 올린 사진 1' }).waitFor()
  await steps.getByRole('button', { name: '접수', exact: true }).click()
  await steps.getByRole('button', { name: '상품 돌아옴' }).click()
  await steps.getByRole('button', { name: '검수', exact: true }).click()
  await desk
    .getByRole('dialog', { name: '상품 검수' })
    .getByRole('button', { name: '검수 마치기' })
    .click()
  await steps.getByRole('button', { name: '환불하기', exact: true }).click()
  const refund = desk.getByRole('dialog', { name: '환불 금액 확인' })
  await refund.getByText('환불할 금액').waitFor()
  const send = refund.getByRole('button', { name: /\$\d+\.\d\d 환불/ })
  const agreed = await send.innerText()
  // keeping a fee of a fault needs a reason
  await refund.getByLabel('뺄 배송비').fill('1.00')
  await expect.poll(() => send.innerText()).not.toBe(agreed)
  await send.click()
  await refund.getByText('처음 안내한 배송비와 달라요. 이유를 적어 주세요.').waitFor()
  await refund.getByLabel('뺄 배송비').fill('0')
  await expect.poll(() => send.innerText()).toBe(agreed)
  await send.click()
  await refund.waitFor({ state: 'hidden' })
  // agreed to by transfer, which somebody has yet to make
  await desk.getByText('환불할 금액').waitFor()

  await page.reload()
  await page
    .getByRole('list', { name: 'Progress of the request' })
    .getByText('Refund on its way')
    .waitFor()
  expect(
    await page.getByText(agreed.replace(' 환불', '')).filter({ visible: true }).first().isVisible(),
  ).toBe(true)
  expect(complaints).toEqual([])

  // an order that the clock cancelled, and whose money came after all
  await desk.goto(`/admin/orders/${await lateOrder()}`)
  await desk.getByRole('button', { name: '주문 되살리기' }).click()
  await desk
    .getByRole('dialog', { name: /되살릴까요/ })
    .getByRole('button', { name: '주문 되살리기' })
    .click()
  await desk.getByText('취소된 주문을 되살렸어요').waitFor()
  await desk.getByRole('button', { name: '입금확인' }).click()
  const deposit = desk.getByRole('dialog')
  await deposit.getByRole('button', { name: '현금으로 받았어요.' }).click()
  await deposit.getByRole('button', { name: /입금확인/ }).click()
  await deposit.waitFor({ state: 'hidden' })
  expect(await desk.getByRole('button', { name: '준비 시작' }).isEnabled()).toBe(true)
})

/** The one among the samples that nobody paid in time. */
async function lateOrder(): Promise<string> {
  const call = await staff()
  for (const { od_id } of (
    await call(adminOrders.list, { query: { od_status: '취소', per_page: 100 } })
  ).data) {
    const { actions } = (await call(adminOrders.show, { params: { od_id } })).data
    if (actions.some(({ name, reason }) => name === 'revive' && !reason)) return od_id
  }
  throw new Error('no sample order was cancelled at its deadline')
}

async function deskPage(): Promise<Page> {
  const { page } = await visitor(desktop)
  await logInAsOwner(page)
  return page
}
