import { expect, test } from 'vitest'
import { carts } from '#shop/cart/contract.ts'
import { joinSample } from '#shop/member/sample.ts'
import { myOrders } from '#shop/order/contract/mine.ts'
import { orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { sessions } from '#shop/session/contract.ts'
import { Browser } from '#test/cookies.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'

const { house } = await testShop()

async function ordered(browser: Browser, od_email: string) {
  const { it_id, io_no } = await stockItem(house)
  const body = { it_id, options: [{ io_no, ct_qty: 1 }] }
  await browser.call(carts.add, { body })
  return (await browser.call(orders.place, { body: orderForm({ od_email }) })).data.od_id
}

test('what a guest ordered stays open after joining, and comes into the account in one press', async () => {
  const [browser, form] = [new Browser(), joinSample()]
  const od_id = await ordered(browser, form.mb_email)
  const guest = browser.session
  await browser.call(sessions.register, { body: form })
  expect(browser.session).not.toBe(guest)
  const params = { od_id }
  expect((await browser.call(orders.show, { params })).data.od_id).toBe(od_id)
  const [mine] = (await browser.call(myOrders.guests, {})).data
  expect(mine).toMatchObject({ od_id, reason: null })
  await browser.call(myOrders.adoptOwn, { params })
  await browser.call(myOrders.adoptOwn, { params })
  expect((await browser.call(myOrders.guests, {})).data).toEqual([])
  expect((await browser.call(myOrders.list, {})).data.map((row) => row.od_id)).toEqual([od_id])
})

test('and after a log-in; one with another phone and mail says why it stays a guest’s', async () => {
  const form = joinSample()
  await new Browser().call(sessions.register, { body: form })
  const browser = new Browser()
  const od_id = await ordered(browser, 'other@mail.example')
  const { mb_id, password } = form
  await browser.call(sessions.login, { body: { mb_id, password } })
  const params = { od_id }
  expect((await browser.call(orders.show, { params })).data.od_id).toBe(od_id)
  const [mine] = (await browser.call(myOrders.guests, {})).data
  expect(mine?.reason).toContain('회원 정보와 달라요')
  expect((await browser.refused(myOrders.adoptOwn, { params })).status).toBe(409)
})

test('nothing of one member’s session is seen by the next, nor by a stranger', async () => {
  const [first, second] = [joinSample(), joinSample()]
  await new Browser().call(sessions.register, { body: second })
  const browser = new Browser()
  const od_id = await ordered(browser, first.mb_email)
  await browser.call(sessions.register, { body: first })
  const { mb_id, password } = second
  await browser.call(sessions.login, { body: { mb_id, password } })
  const params = { od_id }
  expect((await browser.refused(orders.show, { params })).status).toBe(404)
  expect((await browser.refused(myOrders.adoptOwn, { params })).status).toBe(404)
  await browser.call(sessions.logout, {})
  expect((await browser.refused(orders.show, { params })).status).toBe(404)
  expect((await browser.refused(myOrders.adoptOwn, { params })).status).toBe(401)
})
