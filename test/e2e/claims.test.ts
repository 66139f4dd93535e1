import { expect, test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'
import { joinAs, orderAs, payAsStaff, putInCart, shipAsStaff } from './buyer.ts'
import { makeItem, stockOf } from './desk.ts'
import { logInAsOwner } from './steps.ts'

test('a member cancels a part of a paid order on a phone, after seeing what comes back', async () => {
  const { page, complaints } = await visitor(phone)
  await joinAs(page, 'kr')
  const [candle, engraved] = [await makeItem({ it_name: '나눠 취소할 캔들', it_price: 30_000 }), await makeItem({ it_name: '그대로 둘 캔들', it_price: 20_000 })]
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
  await expect.poll(() => page.getByText('돌려받을 금액').locator('xpath=following-sibling::dd[1]').innerText()).toBe('30,000원')
  await page.getByRole('button', { name: '고른 상품 취소하기' }).click()
  // money that came by bank asks where it goes
  await page.getByText('은행을 골라 주세요.').first().waitFor()
  await page.getByLabel('은행').selectOption({ label: '우리은행' })
  await page.getByLabel('계좌번호').fill('1002-123-456789')
  await page.getByRole('button', { name: '고른 상품 취소하기' }).click()
  await page.waitForURL(`**/my-page/order/${od_id}`)
  await page.getByText('취소한 금액').waitFor()
  await page.getByText('일부를 취소했어요').waitFor()
  expect(await stockOf(candle)).toEqual({ stock: 19, reserved: 0 })
  expect(complaints).toEqual([])
})

test('a return with a photograph goes through to its refund', async () => {
  const { page, complaints } = await visitor(desktop)
  await joinAs(page, 'en')
  const [candle, engraved] = [await makeItem({ it_name: 'Cracked candle', it_price: 30_000 }), await makeItem({ it_name: 'Engraved candle', options: [{ io_made: true }] })]
  await putInCart(page, [{ item: engraved }])
  await page.goto('/shop/order-form')
  const consent = page.getByRole('region', { name: 'Goods that cannot be returned for a change of mind' })
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
  await page.getByText('Refund', { exact: false }).first().waitFor()
  await page.getByLabel('Bank').selectOption({ label: 'Woori' })
  await page.getByLabel('Account number').fill('1002-123-456789')
  await page.getByRole('button', { name: 'Request this return' }).click()
  await page.waitForURL(`**/my-page/order/${od_id}`)
  await page.getByRole('img', { name: /photo/i }).first().waitFor()

  const desk = await visitor(desktop)
  await logInAsOwner(desk.page)
  await desk.page.goto(`/admin/claims?keyword=${od_id}`)
  await desk.page.getByRole('link', { name: /반품 요청/ }).click()
  const steps = desk.page.getByRole('region', { name: '신청 진행' })
  await desk.page.getByRole('img', { name: '고객이 올린 사진 1' }).waitFor()
  await steps.getByRole('button', { name: '접수', exact: true }).click()
  await steps.getByRole('button', { name: '상품 돌아옴' }).click()
  await steps.getByRole('button', { name: '검수', exact: true }).click()
  await desk.page.getByRole('dialog', { name: '상품 검수' }).getByRole('button', { name: '검수 마치기' }).click()
  await steps.getByRole('button', { name: '환불', exact: true }).click()
  const refund = desk.page.getByRole('dialog', { name: '환불 금액 확인' })
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
  await desk.page.getByText('환불한 금액').waitFor()

  await page.reload()
  await page.getByRole('list', { name: 'Progress of the request' }).getByText('Refunded').waitFor()
  expect(await page.getByText(agreed.replace(' 환불', '')).first().isVisible()).toBe(true)
  expect(complaints).toEqual([])
})
