import { describe, expect, test } from 'vitest'
import { carts } from '#shop/cart/contract.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { type Lang, payAsStaff } from '../e2e/buyer.ts'
import { makeItem, somebody, staff } from '../e2e/desk.ts'
import { sayIn } from '../e2e/say.ts'
import { logInAsOwner, pace } from './steps.ts'
import { browsers, desktop, phone, visitor } from './visitor.ts'

const everywhere: [Lang, number, typeof phone][] = [
  ['kr', 1440, desktop],
  ['en', 390, phone],
]

/** An order that waits to be sent. */
async function paidOrder(od_name: string): Promise<string> {
  const item = await makeItem({ it_name: `${od_name} 캔들` })
  const call = await somebody()
  const { data } = await call(carts.add, {
    body: { it_id: item.it_id, options: [{ io_no: item.io_nos[0] ?? 0, ct_qty: 1 }] },
  })
  const placed = await call(orders.place, {
    body: orderForm({
      ...{ od_name, od_b_name: od_name, od_deposit_name: od_name },
      od_bank_account: 'account-1',
      expected_total: data.totals.total,
    }),
  })
  await payAsStaff(placed.data.od_id)
  return placed.data.od_id
}

describe.each(browsers)('in %s', (browser) => {
  test.each(everywhere)(
    'staff log in, find an order and send it (%s, %i)',
    async (lang, _, size) => {
      const t = sayIn(lang)
      const name = `${browser} haneul ${lang}`
      const od_id = await paidOrder(name)
      const page = await visitor(browser, size)
      await logInAsOwner(page)
      await page.open(`/admin/orders?lang=${lang}`)
      const search = page.role('main').role('searchbox').first
      await search.click()
      await page.keys(name, pace)
      expect(await search.value()).toBe(name)
      await page.role('main').role('link', new RegExp(od_id)).first.click()
      await page.at(new RegExp(`/admin/orders/${od_id}`))
      await page.role('button', t('송장 입력')).first.click()
      const form = page.role('dialog', t('송장 입력'))
      await form.label(t('택배사')).choose('cj')
      const waybill = od_id.slice(-12)
      await form.label(t('송장번호')).fill(waybill)
      await form.role('button', t('배송 시작')).click()
      await form.gone()
      await page.role('main').text(new RegExp(waybill)).first.shown()
      const { data } = await (await staff())(adminOrders.show, { params: { od_id } })
      expect(data).toMatchObject({ od_status: '배송', parcels: [{ invoice: waybill }] })
      expect(page.window.complaints).toEqual([])
    },
  )
})
