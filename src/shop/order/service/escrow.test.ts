import { expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { allSettings, saveSetting } from '#shop/setting/service.ts'
import { stockItem } from '#test/goods.ts'
import { fill } from '#test/ordering.ts'
import { payingShop, payThrough, startPaying } from '#test/paying.ts'
import { sampleSettings } from '#test/settings.ts'
import { shopper, staff } from '#test/shopper.ts'

const { house, base } = await payingShop()

test('a buyer who asks for escrow pays through it, and buyer and staff see it on the order', async () => {
  const { window, buyer, goods, od_id } = await payThrough(base, 'pay', {
    od_settle_case: '계좌이체',
    use_escrow: true,
    ct_qty: 2,
  })
  expect(window.toss).toMatchObject({
    method: 'TRANSFER',
    escrow: [{ code: goods.it_id, name: '시더 캔들', unit_price: 10_000, quantity: 2 }],
  })
  const params = { od_id }
  expect((await buyer.call(orders.show, { params })).data.payment).toMatchObject({ escrow: true })
  expect((await (await staff()).call(adminOrders.show, { params })).data.payment).toMatchObject({
    escrow: true,
  })
})

test('without the wish nothing is held, and the window does not ask again', async () => {
  expect((await startPaying({ od_settle_case: '가상계좌' })).window.toss).toMatchObject({
    method: 'VIRTUAL_ACCOUNT',
    escrow: null,
  })
})

test('a card, a bank transfer and a shop without a contract have no escrow: the field is named and nothing is written', async () => {
  const minji = await shopper()
  const { totals } = await fill(minji, await stockItem(house))
  const ask = (od_settle_case: '신용카드' | '무통장' | '가상계좌') =>
    minji.refused(orders.place, {
      body: orderForm({ od_settle_case, use_escrow: true, expected_total: totals.total }),
    })
  const refusal = {
    status: 422,
    errors: { use_escrow: ['구매안전서비스는 가상계좌와 계좌이체에서만 쓸 수 있어요.'] },
  }
  for (const way of ['신용카드', '무통장'] as const) expect(await ask(way)).toMatchObject(refusal)
  const ctx = houseCtx(house)
  const save = async (escrow: boolean) =>
    saveSetting(
      ctx,
      'payment',
      { ...sampleSettings.payment, escrow },
      (await allSettings(ctx)).versions.payment ?? 0,
    )
  await save(false)
  expect(await ask('가상계좌')).toMatchObject(refusal)
  await save(true)
})
