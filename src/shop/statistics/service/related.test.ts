import { expect, test } from 'vitest'
import { adminQuotations } from '#shop/cart/desk-contract.ts'
import { quotations } from '#shop/cart/quotation-contract.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { adminRelated } from '#shop/statistics/related-contract.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { fill } from '#test/ordering.ts'
import { shopper, staff } from '#test/shopper.ts'

const { house } = await testShop()

test('an order tells its member, payment, refund and quotation, and nothing of another order', async () => {
  const [boss, goods] = [await staff(), await stockItem(house)]
  const mb_id = `related_${Math.random().toString(36).slice(2, 9)}`
  const minji = await shopper({ mb_id })
  const place = async () => {
    await fill(minji, goods, 3)
    const { data } = await minji.call(quotations.make, {
      body: { source: { from: 'cart' }, recipient: { company: '솔빛' } },
    })
    await minji.call(quotations.accept, { params: { token: data.token }, body: {} })
    const { total } = data.paper.totals
    const { od_id } = (
      await minji.call(orders.place, {
        body: orderForm({ direct: true, expected_total: total, od_pwd: undefined }),
      })
    ).data
    return { od_id, total, qt_no: data.qt_no }
  }
  const [mine, other] = [await place(), await place()]
  const params = { od_id: mine.od_id }
  await boss.call(adminOrders.confirmDeposit, {
    params,
    body: { amount: mine.total, reason: '통장에서 확인' },
  })
  await boss.call(adminOrders.cancel, { params, body: { reason: '재고 없음' } })
  const { data } = await boss.call(adminRelated.ofOrder, { params })
  expect(data.map(({ kind }) => kind)).toEqual([
    'order',
    'member',
    'payment',
    'refund',
    'quotation',
  ])
  expect(data.find(({ kind }) => kind === 'member')?.id).toBe(mb_id)
  expect(data.find(({ kind }) => kind === 'refund')).toMatchObject({
    amount: mine.total,
    waits: true,
  })
  expect(data.find(({ kind }) => kind === 'quotation')?.label).toBe(mine.qt_no)
  expect(JSON.stringify(data)).not.toContain(other.od_id)
  const none = await boss.call(adminRelated.ofOrder, { params: { od_id: '000000000000' } })
  expect(none.data).toEqual([])
  expect(await minji.refused(adminRelated.ofOrder, { params })).toMatchObject({ status: 403 })
  const listed = await boss.call(adminQuotations.list, { query: { keyword: mine.qt_no } })
  expect(listed.data[0]).toMatchObject({ od_id: mine.od_id })
})
