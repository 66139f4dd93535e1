import { expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { adminParts } from '#shop/order/contract/parts.ts'
import { orders } from '#shop/order/contract/place.ts'
import { parcelDesk } from '#shop/order/contract/waybills.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { mailboxOf } from '#test/mailbox.ts'
import { fill, place, placedOrder } from '#test/ordering.ts'
import { shopper, staff } from '#test/shopper.ts'
import { orderTables } from './compose/order-rows.ts'
import { notifications } from './contract.ts'

const { house } = await testShop()

test('a buyer hears of the order, the deposit and the parcel; the desk hears of the order', async () => {
  const { od_id, total } = await placedOrder(1, { od_email: 'kr@mail.example', od_name: '김&민지' })
  const boss = await staff()
  await boss.call(adminOrders.confirmDeposit, {
    params: { od_id },
    body: { amount: total, reason: '통장에서 확인' },
  })
  await boss.call(adminOrders.ship, {
    params: { od_id },
    body: { company: 'cj', od_invoice: '123456789012' },
  })
  const mails = await mailboxOf(od_id)
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['kr@mail.example', `[오드모아] 주문을 받았어요. 입금을 기다릴게요 (${od_id})`],
    ['shop@odemoa.example', `[오드모아] 새 주문 ${od_id} / New order ${od_id}`],
    ['kr@mail.example', `[오드모아] 입금을 확인했어요 (${od_id})`],
    ['kr@mail.example', `[오드모아] 상품이 출발했어요 (${od_id})`],
  ])
  const [placed, , , shipped] = mails
  for (const word of [
    '14,000원',
    '하나은행 000-910000-00000',
    '김민지',
    '23:59',
    '시더 캔들',
    `od_id=${od_id}`,
  ])
    expect(placed?.text).toContain(word)
  expect(placed?.html).toContain('김&amp;민지 님')
  // how the staff know of the money is theirs
  expect(JSON.stringify(mails)).not.toContain('통장에서 확인')
  expect(shipped?.text).toContain('https://trace.example/?n=123456789012')
  expect(shipped?.html).toContain('href="https://trace.example/?n=123456789012"')
})

test('a second parcel has a mail and a notice of its own, which name what lies in it', async () => {
  const mb_id = `parcels_${Date.now()}`
  const minji = await shopper({ mb_id })
  const { house } = await testShop()
  await fill(minji, await stockItem(house, { it_name: '먼저 갈 캔들', it_name_en: 'First candle' }))
  const { totals } = await fill(
    minji,
    await stockItem(house, { it_name: '나중 갈 오일', it_name_en: 'Later oil' }),
    2,
  )
  const od_id = await place(minji, { expected_total: totals.total, od_pwd: undefined })
  const [boss, params] = [await staff(), { od_id }]
  const { data } = await boss.call(adminOrders.confirmDeposit, {
    params,
    body: { amount: totals.total, reason: '통장에서 확인' },
  })
  const [candle, oil] = data.lines.map(({ ct_id }) => ct_id)
  await boss.call(adminOrders.ship, {
    params,
    body: { company: 'cj', od_invoice: '123456789012', lines: [{ ct_id: candle ?? 0, qty: 1 }] },
  })
  const body = { company: 'cj', od_invoice: '999988887777' }
  await boss.call(adminParts.parcel, {
    params,
    body: { ...body, lines: [{ ct_id: oil ?? 0, qty: 2 }] },
  })
  expect((await boss.refused(adminParts.parcel, { params, body })).status).toBe(409)
  expect((await minji.refused(adminParts.parcel, { params, body })).status).toBe(403)
  const [, , , first, second] = await mailboxOf(od_id)
  expect(first?.text).toMatch(
    /이번에 보낸 상품: 먼저 갈 캔들[^\n]*× 1\n따로 보낼 상품: 나중 갈 오일[^\n]*× 2/,
  )
  expect(second?.subject).toBe(`[오드모아] 따로 보내 드린 상품이 출발했어요 (${od_id})`)
  expect(second?.text).toMatch(/송장번호: 999988887777/)
  expect(second?.text).toMatch(/이번에 보낸 상품: 나중 갈 오일[^\n]*× 2/)
  expect(second?.text).not.toContain('먼저 갈 캔들')
  const list = await minji.call(notifications.list, { query: {} })
  expect(list.data[0]).toMatchObject({
    type: 'order.parcel_sent',
    body: expect.stringContaining('나중 갈 오일 2개를'),
    body_en: expect.stringContaining('Later oil × 2'),
  })
})

test('a number that was wrong is told anew, and a parcel that has not left is taken back, in both languages', async () => {
  const mb_id = `waybill_${Date.now()}`
  const minji = await shopper({ mb_id })
  await fill(minji, await stockItem((await testShop()).house))
  const od_id = await place(minji, { expected_total: 14_000, od_pwd: undefined })
  const [boss, params] = [await staff(), { od_id }]
  const paid = { amount: 14_000, reason: '통장에서 확인' }
  await boss.call(adminOrders.confirmDeposit, { params, body: paid })
  const body = { company: 'cj', od_invoice: '640111110001' }
  const { data } = await boss.call(adminOrders.ship, { params, body })
  const at = { od_id, parcel_id: data.parcels[0]?.parcel_id ?? 0 }
  await boss.call(parcelDesk.correct, {
    params: at,
    body: { company: 'cj', od_invoice: '640111110002', was: '640111110001' },
  })
  const corrected = (await mailboxOf(od_id)).at(-1)
  expect(corrected?.subject).toBe(`[오드모아] 송장번호를 바로잡았어요 (${od_id})`)
  expect(corrected?.text).toContain('송장번호: 640111110002')
  expect(corrected?.text).not.toContain('640111110001')
  await boss.call(parcelDesk.takeBack, { params: at })
  const back = (await mailboxOf(od_id)).at(-1)
  expect(back?.subject).toBe(`[오드모아] 아직 출발하지 않은 상품이 있어요 (${od_id})`)
  const list = await minji.call(notifications.list, { query: {} })
  const [taken, wrong] = list.data
  expect(taken).toMatchObject({
    type: 'order.parcel_taken_back',
    body_en: expect.stringContaining('640111110002'),
  })
  expect(wrong).toMatchObject({
    type: 'order.waybill_corrected',
    body: expect.stringContaining('CJ대한통운 640111110002'),
  })
})

test('the sums of a mail add up, whatever was taken off', async () => {
  const { od_id } = await placedOrder()
  const { data: order } = await (await staff()).call(adminOrders.show, { params: { od_id } })
  const off = { item_coupon: 1_100, order_coupon: 2_200, shipping_coupon: 1_500, point_price: 700 }
  const totals = { ...order.totals, goods: 43_500, shipping: 3_000, ...off, total: 41_000 }
  const sums = (given: Partial<typeof order>) =>
    orderTables(houseCtx(house), 'order.placed', 'kr', { ...order, totals, ...given }, {})
      .at(-1)
      ?.map(
        ([label, won]) => [label, Number(won.replace('−', '-').replace(/[^\d-]/g, ''))] as const,
      ) ?? []
  const [total, ...parts] = sums({}).toReversed()
  expect(total).toEqual(['합계', 41_000])
  expect(parts.reduce((sum, [, won]) => sum + won, 0)).toBe(41_000)
  expect(sums({ od_credit_price: 5_000 }).at(-1)).toEqual(['그중 예치금', 5_000])
  // of what is left: money went back before the balance
  const cut = { od_credit_price: 30_000, od_cancel_price: 15_000 }
  expect(sums(cut).slice(-2)).toEqual([
    ['합계', 26_000],
    ['그중 예치금', 26_000],
  ])
})

test('a mail cuts neither a sum nor an account number on a phone', async () => {
  const { od_id } = await placedOrder()
  const [placed] = await mailboxOf(od_id)
  for (const whole of ['14,000원', '합계', od_id])
    expect(placed?.html).toMatch(new RegExp(`white-space:nowrap">${whole}</td>`))
  expect(placed?.html).toContain('<span style="white-space:nowrap">000-910000-00000</span>')
})

test('an English order is written to in English', async () => {
  const { john, od_id } = await englishOrder()
  await john.call(orders.cancel, { params: { od_id }, body: {} })
  const mails = await mailboxOf(od_id)
  expect(mails.map(({ from, subject }) => [from.name, subject])).toEqual([
    ['ODEMOA', `[ODEMOA] We have your order and await your payment (${od_id})`],
    ['오드모아', `[오드모아] 새 주문 ${od_id} / New order ${od_id}`],
    ['ODEMOA', `[ODEMOA] Your order was cancelled (${od_id})`],
  ])
  for (const word of [
    'Amount to pay: $14.00',
    'Hana Bank',
    'Cedar candle (Size: 50 ml) × 1: $10.00',
    '(Korean time)',
  ])
    expect(mails[0]?.text).toContain(word)
  const shown = mails
    .filter(({ to }) => to === 'john@mail.example')
    .map(({ text }) => text.replaceAll('김민지', ''))
  expect(shown.join('\n')).not.toMatch(/[가-힣]/)
})

async function englishOrder() {
  const john = await shopper({ language: 'en.usd' })
  await fill(john, await stockItem((await testShop()).house))
  return {
    john,
    od_id: await place(john, {
      od_email: 'john@mail.example',
      expected_total: 1_400,
      currency: 'usd',
    }),
  }
}

test.each([
  ['not paid', false, '이제 내실 금액은 14,000원이에요.'],
  ['paid', true, '9,000원을 받으실 곳을 주문 내용에서 알려 주세요.'],
])('whoever ordered hears that staff took a part out of it: %s', async (_, paid, money) => {
  const { od_id, total } = await placedOrder(2)
  const [boss, params] = [await staff(), { od_id }]
  if (paid)
    await boss.call(adminOrders.confirmDeposit, { params, body: { amount: total, reason: '통장' } })
  const { lines } = (await boss.call(adminOrders.show, { params })).data
  const body = { lines: [{ ct_id: lines[0]?.ct_id ?? 0, qty: 1 }] }
  const { amount, version } = (await boss.call(adminParts.preview, { params, body })).data
  await mailboxOf(od_id)
  await boss.call(adminParts.cancel, { params, body: { ...body, amount, version, reason: '파손' } })
  const [mail, ...more] = await mailboxOf(od_id)
  expect(more).toEqual([])
  expect(mail?.subject).toBe(`[오드모아] 주문의 일부가 취소되었어요 (${od_id})`)
  expect(mail?.text).toContain('시더 캔들 1개를 취소했어요')
  expect(mail?.text).toContain(money)
})
