import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { adminDeliveries } from '#shop/notification/admin-contract.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { orderForm } from '#shop/order/sample.ts'
import { desktop, phone, visitor } from './browser.ts'
import { changeStock, makeItem, staff } from './desk.ts'
import { logInAsOwner, open } from './steps.ts'

type Answer = { data: { od_id?: string; totals?: { total: number } } }

/** The page's own session speaks to the shop: for what the journey is not about. */
async function ask(page: Page, path: string, body: object): Promise<Answer> {
  const answer = await page.evaluate(
    async ([path, body]) => {
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-xsrf-token': token },
        body,
      })
      return { ok: response.ok, text: await response.text() }
    },
    [path, JSON.stringify(body)] as const,
  )
  if (!answer.ok) throw new Error(`${path}: ${answer.text}`)
  return JSON.parse(answer.text) as Answer // the shop answers JSON
}

async function joined(page: Page, mb_id: string) {
  await open(page, '/contents/terms')
  const nobody = { mb_birth: '', mb_zip: '', mb_addr1: '', mb_addr2: '', mb_addr3: '' }
  const yes = {
    agree_terms: true,
    agree_age: true,
    agree_privacy: true,
    agree_mail: false,
    agree_sms: false,
  }
  await ask(page, '/api/v1/register', {
    mb_id,
    password: 'Lantern-742-moss',
    mb_name: '박하늘',
    mb_email: `${mb_id}@mail.example`,
    mb_hp: '010-2222-3333',
    ...nobody,
    ...yes,
  })
  await ask(page, '/api/v1/login', { mb_id, password: 'Lantern-742-moss' })
}

async function shippedOrder(page: Page): Promise<string> {
  const item = await makeItem({ it_name: '알림을 볼 캔들' })
  const { data: cart } = await ask(page, '/api/v1/cart', {
    it_id: item.it_id,
    options: [{ io_no: item.io_nos[0], ct_qty: 1 }],
  })
  const total = cart.totals?.total ?? 0
  const { data } = await ask(
    page,
    '/api/v1/orders',
    orderForm({ od_bank_account: 'account-1', expected_total: total }),
  )
  const od_id = data.od_id ?? ''
  const call = await staff()
  await call(adminOrders.confirmDeposit, {
    params: { od_id },
    body: { amount: total, reason: '통장에서 확인' },
  })
  await call(adminOrders.ship, {
    params: { od_id },
    body: { company: 'cj', od_invoice: '640100002222' },
  })
  return od_id
}

/** The badge follows when the window is looked at again, without a reload. */
async function badge(page: Page): Promise<number> {
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  const shown = page.getByRole('banner').getByText(/읽지 않은 알림 \d+개/)
  return Number(
    /\d+/.exec((await shown.count()) ? ((await shown.first().textContent()) ?? '') : '')?.[0] ?? 0,
  )
}

/** Its number once the shop has nothing more to write: the same for five seconds. */
async function settledBadge(page: Page): Promise<number> {
  const seen: number[] = []
  for (let same = 0; same < 5; same = seen.at(-1) === seen.at(-2) ? same + 1 : 0) {
    await page.waitForTimeout(1_000)
    seen.push(await badge(page))
  }
  return seen.at(-1) ?? 0
}

const patience = { timeout: 60_000 }

test('a member hears that the parcel has left, reads it in both languages, and clears the list', async () => {
  const { page } = await visitor(phone)
  await joined(page, `news${Date.now() % 1_000_000}`)
  await open(page, '/shop/best-seller')
  const od_id = await shippedOrder(page)
  // welcome, ordered, paid, on its way
  await expect.poll(() => badge(page), patience).toBeGreaterThanOrEqual(4)
  // in which order they are written is nobody's promise
  await expect
    .poll(async () => {
      await open(page, '/my-page/notification')
      await page.getByRole('heading', { level: 1, name: '알림함' }).waitFor()
      return page.getByText(`상품이 출발했어요 (${od_id})`).count()
    }, patience)
    .toBe(1)
  const before = await settledBadge(page)
  await page.getByRole('link', { name: new RegExp(`상품이 출발했어요 \\(${od_id}\\)`) }).click()
  await page.waitForURL(/my_order_view/)
  await expect.poll(() => badge(page), patience).toBe(before - 1)
  await open(page, '/my-page/notification')
  await page.getByRole('button', { name: /입금을 확인했어요.*알림 지우기/ }).click()
  await page.getByRole('button', { name: '되돌리기' }).click()
  await page.getByText(`입금을 확인했어요 (${od_id})`).waitFor()
  await open(page, '/my-page/notification?lang=en')
  await page.getByText(`Your order is on its way (${od_id})`).waitFor()
  await page.getByRole('button', { name: 'Delete all' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Delete all' })
    .click()
  const done = page.getByRole('dialog').filter({ hasText: /notifications? deleted|Deleted/ })
  await done.getByRole('button').click()
  await page.getByRole('heading', { name: 'No notifications yet' }).waitFor()
  expect(await page.getByRole('banner').getByText('Unread notifications').count()).toBe(0)
})

test('a shopper waits for a sold-out candle and is written to when it is back', async () => {
  const item = await makeItem({ it_name: '기다릴 캔들', options: [{ stock: 0 }] })
  const { page } = await visitor(desktop)
  await open(page, `/shop/product/${item.it_id}`)
  await page.getByRole('button', { name: '재입고 알림 신청' }).click()
  const sheet = page.getByRole('dialog', { name: '재입고 알림 신청' })
  await sheet.getByLabel('메일 주소').fill('waiting@mail.example')
  await sheet.getByRole('button', { name: '알림 신청하기' }).click()
  await sheet.getByText('개인정보 수집·이용에 동의해 주세요.').waitFor()
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: '알림 신청하기' }).click()
  await page.getByText('신청했어요. 다시 들어오면').waitFor()
  await changeStock(item.io_nos[0], 3)
  await expect
    .poll(
      async () => {
        const call = await staff()
        return (await call(adminDeliveries.list, { query: { keyword: item.it_id } })).data.map(
          ({ state, recipient }) => [state, recipient],
        )
      },
      { timeout: 60_000 },
    )
    .toEqual([['sent', 'wa***@mail.example']])
})

test('a letter lies open in the mailbox, in its sandbox, and the page complains of nothing', async () => {
  const { page, complaints } = await visitor(desktop)
  await logInAsOwner(page)
  await expect
    .poll(
      async () => {
        await open(page, '/mailbox')
        const letter = page.locator('iframe[sandbox]')
        return letter.waitFor({ timeout: 4_000 }).then(
          () => true,
          () => false,
        )
      },
      { timeout: 30_000, interval: 1_000 },
    )
    .toBe(true)
  const letter = page.frameLocator('iframe[sandbox]').locator('body')
  expect((await letter.innerText()).trim().length).toBeGreaterThan(20)
  expect(complaints).toEqual([])
})
