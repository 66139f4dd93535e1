import type { Page } from 'playwright-core'
import { adminOrders, type StaffOrder } from '#shop/order/contract/desk.ts'
import type { OrderFormTyped } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { isBusinessNumber } from '#shop/payment/receipt-rules.ts'
import { type Item, staff } from './desk.ts'
import { open } from './steps.ts'

export type Lang = 'kr' | 'en'
type Asked = { path: string; method?: string; body?: object }
let people = 0

/** Calls the shop as the page's own visitor; what it refuses fails the test. */
export async function ask<T>(page: Page, asked: Asked): Promise<T> {
  const { ok, body } = await page.evaluate(async ({ path, method = 'POST', body = {} }) => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
    const answer = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json', 'x-xsrf-token': token },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    })
    return { ok: answer.ok, body: await answer.json() }
  }, asked)
  if (!ok) throw new Error(`${asked.path}: ${JSON.stringify(body)}`)
  return body
}

/** A member of their own, logged in and reading the shop in this language. */
export async function joinAs(page: Page, lang: Lang): Promise<string> {
  await open(page, '/contents/terms')
  const mb_id = `buyer_${Date.now().toString(36)}${people++}`
  const told = { mb_name: '김민지', mb_email: `${mb_id}@mail.example`, mb_hp: '01012345678' }
  await ask(page, {
    path: '/api/v1/register',
    body: {
      mb_id,
      password: 'cedar Morning 7',
      ...told,
      agree_terms: true,
      agree_age: true,
      agree_privacy: true,
    },
  })
  await speak(page, lang)
  return mb_id
}

/** Another one at each try: nobody applies with the number of somebody else, nor with that of a try that fell. */
export function anyBusinessNumber(): string {
  for (let nine = Math.floor(Math.random() * 8e8) + 1e8; ; nine++)
    for (let last = 0; last < 10; last++)
      if (isBusinessNumber(`${nine}${last}`)) return `${nine}${last}`
}

/** Another one at each try: nobody has booked anything with it. */
export function anyPhone(): string {
  return `0105${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
}

/** From now on the page's visitor reads the shop in this language. */
export async function speak(page: Page, lang: Lang) {
  await ask(page, { path: '/api/v1/language', body: { lang } })
  await page.evaluate((lang) => {
    localStorage.setItem('pinia/session/language', lang)
    localStorage.setItem('pinia/session/currency', lang === 'en' ? 'usd' : 'krw')
  }, lang)
}

type Line = { item: Item; qty?: number }

/** Into the page's cart; answers what it comes to. */
export async function putInCart(page: Page, lines: readonly Line[]): Promise<number> {
  let total = 0
  for (const { item, qty = 1 } of lines) {
    const { data } = await ask<{ data: { totals: { total: number } } }>(page, {
      path: '/api/v1/cart',
      body: { it_id: item.it_id, options: [{ io_no: item.io_nos[0], ct_qty: qty }] },
    })
    total = data.totals.total
  }
  return total
}

/** Orders as the page's visitor by bank transfer, without the form that other journeys fill. */
export async function orderAs(
  page: Page,
  lines: readonly Line[],
  given: Partial<OrderFormTyped> = {},
): Promise<string> {
  const total = await putInCart(page, lines)
  const { data } = await ask<{ data: { od_id: string } }>(page, {
    path: '/api/v1/orders',
    body: orderForm({
      od_pwd: undefined,
      od_bank_account: 'account-1',
      expected_total: total,
      ...given,
    }),
  })
  return data.od_id
}

export async function payAsStaff(od_id: string): Promise<StaffOrder> {
  const call = await staff()
  const { od_misu } = (await call(adminOrders.show, { params: { od_id } })).data
  return (
    await call(adminOrders.confirmDeposit, {
      params: { od_id },
      body: { amount: od_misu, reason: '통장에서 확인' },
    })
  ).data
}

export async function shipAsStaff(od_id: string): Promise<StaffOrder> {
  await payAsStaff(od_id)
  return (
    await (
      await staff()
    )(adminOrders.ship, { params: { od_id }, body: { company: 'cj', od_invoice: '640123456789' } })
  ).data
}
