import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readCsv } from '#kernel/csv.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { desktop, phone, visitor } from './browser.ts'
import { joinAs, type Lang, orderAs, payAsStaff, speak } from './buyer.ts'
import { makeItem, staff } from './desk.ts'
import { logInAsOwner, open } from './steps.ts'

/** A desk that shows the unpaid orders of one buyer, all of them ticked. */
async function ticked(lang: Lang, size: typeof phone, it_name: string, count: number) {
  const item = await makeItem({ it_name })
  const buyer = await visitor(desktop)
  await joinAs(buyer.page, 'kr')
  const od_ids: string[] = []
  for (let made = 0; made < count; made++) od_ids.push(await orderAs(buyer.page, [{ item }]))
  const { page } = await visitor(size)
  await logInAsOwner(page)
  await speak(page, lang)
  await open(page, `/admin/orders?keyword=${it_name}`)
  for (const od_id of od_ids)
    await page.getByLabel(lang === 'kr' ? `${od_id} 고르기` : `Select ${od_id}`).check()
  return { page, od_ids }
}

async function stateOf(od_id: string): Promise<string> {
  return (await (await staff())(adminOrders.show, { params: { od_id } })).data.od_status
}

async function more(page: Page, button: string, name: RegExp) {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('deposits of ticked orders are confirmed together, and the one a colleague took first is named', async () => {
  const { page, od_ids } = await ticked('kr', desktop, '한꺼번에 입금한 캔들', 3)
  const [quick = '', ...rest] = od_ids
  await page.getByRole('button', { name: '입금확인 3', exact: true }).click()
  const ask = page.getByRole('dialog')
  await ask.getByText(quick).waitFor()
  await payAsStaff(quick)
  const yes = ask.getByRole('button', { name: '3건 입금확인' })
  await yes.click()
  await ask.getByText('입금을 어떻게 확인했는지 적어 주세요.').waitFor()
  await ask.getByRole('button', { name: '통장 내역에서 확인했어요.' }).click()
  await yes.click()
  await ask.getByText('입금 확인함 2건 · 그대로 둔 주문 1건').waitFor()
  await ask.getByText('이미 입금을 확인한 주문이에요.').waitFor()
  expect(await ask.getByRole('listitem').first().innerText()).toContain(quick)
  await ask.getByRole('button', { name: '확인', exact: true }).click()
  await expect.poll(() => page.getByRole('region', { name: '고른 주문' }).count()).toBe(0)
  expect(await Promise.all(rest.map(stateOf))).toEqual(['입금', '입금'])
  // whoever left the page finds it again
  await open(page, '/admin')
  await open(page, '/admin/orders')
  await page.getByText('한꺼번에 한 일', { exact: true }).click()
  await page
    .getByRole('button', { name: /입금확인$/ })
    .first()
    .click()
  const ended = page.getByRole('region', { name: '주문별 결과' })
  await ended.getByText('이미 입금을 확인한 주문이에요.').waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '결과 파일 받기' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('orders-result.csv')
  const [head, ...kept] = readCsv(await readFile(await file.path(), 'utf8'))
  expect(head).toEqual(['주문번호', '주문자', '결과', '이유'])
  expect(kept[0]).toEqual([
    quick,
    expect.any(String),
    '그대로 둠',
    '이미 입금을 확인한 주문이에요.',
  ])
  expect(
    kept
      .slice(1)
      .map(([od_id, _, did, why]) => [od_id, did, why])
      .sort(),
  ).toEqual(rest.toSorted().map((od_id) => [od_id, '입금 확인함', '']))
  await ended.getByRole('link', { name: quick }).click()
  await page.waitForURL(new RegExp(`/admin/orders/${quick}`))
})

test('preparation of ticked orders goes on when the page is left at once', async () => {
  const { page, od_ids } = await ticked('kr', desktop, '한꺼번에 준비한 캔들', 3)
  for (const od_id of od_ids) await payAsStaff(od_id)
  await page.reload()
  for (const od_id of od_ids) await page.getByLabel(`${od_id} 고르기`).check()
  await page.getByRole('button', { name: '준비 시작 3', exact: true }).click()
  await Promise.all([
    page.waitForResponse(/order-errands\/moves/),
    page.getByRole('alertdialog').getByRole('button', { name: '준비 시작', exact: true }).click(),
  ])
  await open(page, '/admin')
  await expect.poll(() => Promise.all(od_ids.map(stateOf))).toEqual(['준비', '준비', '준비'])
  await open(page, '/admin/orders')
  await page.getByText('한꺼번에 한 일', { exact: true }).click()
  await page
    .getByRole('button', { name: /준비 시작$/ })
    .first()
    .click()
  const ended = page.getByRole('region', { name: '주문별 결과' })
  await expect.poll(() => ended.getByText('준비 시작함').count()).toBe(3)
})

test('unpaid orders are cancelled together on a phone, in English', async () => {
  const { page, od_ids } = await ticked('en', phone, 'Two candles called off', 2)
  await more(page, 'More', /^Cancel orders \(2\)/)
  const ask = page.getByRole('dialog')
  const yes = ask.getByRole('button', { name: 'Cancel 2', exact: true })
  await yes.click()
  await ask.getByText('Enter the reason.').waitFor()
  await ask.getByRole('button', { name: 'Payment overdue' }).click()
  await yes.click()
  await page.getByText('2 orders cancelled.').filter({ visible: true }).first().waitFor()
  expect(await Promise.all(od_ids.map(stateOf))).toEqual(['취소', '취소'])
})
