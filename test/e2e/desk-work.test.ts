import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { desktop, phone, visitor } from './browser.ts'
import { joinAs, type Lang, orderAs, payAsStaff, speak } from './buyer.ts'
import { makeItem, staff } from './desk.ts'
import { logInAsOwner, open } from './steps.ts'

async function ownerAt(size: typeof phone, lang: Lang): Promise<Page> {
  const { page } = await visitor(size)
  await logInAsOwner(page)
  await speak(page, lang)
  return page
}

/** How many rows the lists of a page have in all, from what they are told as it opens. */
async function totalsOn(page: Page, path: string): Promise<number[]> {
  const totals: Promise<number | undefined>[] = []
  const listen = (answer: Awaited<ReturnType<Page['waitForResponse']>>) => {
    if (/\/api\/v1\/.+[?&]page=|\/api\/v1\/admin\/jobs/.test(answer.url()))
      totals.push(answer.json().then(({ total }) => total))
  }
  page.on('response', listen)
  await open(page, path)
  await page.locator('main h1').waitFor()
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'))
  await page.waitForLoadState('networkidle')
  page.off('response', listen)
  return (await Promise.all(totals)).filter((total) => total !== undefined)
}

test('every card of today leads to exactly the rows it counts', async () => {
  const item = await makeItem({ it_name: '오늘의 카드 캔들' })
  const buyer = await visitor(desktop)
  await joinAs(buyer.page, 'kr')
  await orderAs(buyer.page, [{ item }])
  await payAsStaff(await orderAs(buyer.page, [{ item }]))
  const page = await ownerAt(desktop, 'kr')
  await open(page, '/admin')
  const cards = page.getByRole('main').getByRole('list').first().getByRole('link')
  await cards.filter({ visible: true }).first().waitFor()
  await expect
    .poll(async () => (await cards.allInnerTexts()).every((card) => /\d/.test(card)))
    .toBe(true)
  const shown = await cards.evaluateAll((links) =>
    links.map((link) => ({
      path: link.getAttribute('href') ?? '',
      count: Number(/[\d,]+/.exec(link.textContent ?? '')?.[0].replaceAll(',', '')),
    })),
  )
  expect(shown.length).toBeGreaterThan(9)
  const wrong: string[] = []
  for (const { path, count } of shown) {
    const totals = await totalsOn(page, path)
    if (!totals.includes(count)) wrong.push(`${path}: ${count}, but the list has ${totals}`)
  }
  expect(wrong).toEqual([])
})

const soldOut = {
  kr: {
    name: '품절 처리',
    yes: '품절로 처리하고 알리기',
    changed: '그사이 주문이 바뀌었어요. 남은 상품을 확인하고 다시 처리해 주세요.',
    understood: '확인',
  },
  en: {
    name: 'Mark as sold out',
    yes: 'Mark and tell the customer',
    changed: 'The order has changed. Check what is left of it and try again.',
    understood: 'OK',
  },
} as const

for (const [lang, size] of [
  ['kr', desktop],
  ['en', phone],
] as const)
  test(`of two who mark the same goods as sold out the second hears of it and sees what is left (${lang})`, async () => {
    const say = soldOut[lang]
    const items = [
      await makeItem({ it_name: `둘이 보는 캔들 ${lang}` }),
      await makeItem({ it_name: `둘이 보는 왁스 ${lang}` }),
    ]
    const buyer = await visitor(desktop)
    await joinAs(buyer.page, 'kr')
    const od_id = await orderAs(
      buyer.page,
      items.map((item) => ({ item })),
    )
    await payAsStaff(od_id)
    const [mine, theirs] = [await ownerAt(size, lang), await ownerAt(size, lang)]
    const dialogOf = (page: Page) => page.getByRole('dialog', { name: say.name })
    const press = (page: Page) => dialogOf(page).getByRole('button', { name: say.yes }).click()
    for (const page of [mine, theirs]) {
      await open(page, `/admin/orders/${od_id}`)
      await page.getByRole('button', { name: say.name, exact: true }).click()
      const asked = page.waitForResponse((answer) => answer.url().endsWith('/sold-out/preview'))
      await dialogOf(page).getByRole('checkbox').first().check()
      await asked
    }
    await press(theirs)
    await dialogOf(theirs).waitFor({ state: 'hidden' })
    await press(mine)
    const notice = mine.getByRole('alertdialog')
    await notice.getByText(say.changed).waitFor()
    await notice.getByRole('button', { name: say.understood }).click()
    // what the colleague took is no longer offered
    await expect.poll(() => dialogOf(mine).getByRole('checkbox').count()).toBe(1)
    expect(await dialogOf(mine).getByRole('checkbox').first().isChecked()).toBe(false)
    const { data } = await (await staff())(adminOrders.show, { params: { od_id } })
    expect(data.lines.map(({ ct_status }) => ct_status).sort()).toEqual(['입금', '품절'])
  })

const sentBack = {
  kr: {
    next: '보내기',
    note: '이체 메모',
    done: '보냈어요',
    history: '환불을 보냈어요',
    bank: '국민은행 (예시) 위로',
  },
  en: {
    next: 'Send',
    note: 'Transfer note',
    done: 'Sent',
    history: 'Refund sent',
    bank: 'Move KB Kookmin Bank (example) up',
  },
} as const

for (const [lang, size] of [
  ['kr', phone],
  ['en', desktop],
] as const)
  test(`money sent back by hand stands in the history of its order, with whoever sent it (${lang})`, async () => {
    const say = sentBack[lang]
    const item = await makeItem({ it_name: `돌려받는 캔들 ${lang}` })
    const buyer = await visitor(desktop)
    await joinAs(buyer.page, 'kr')
    const od_id = await orderAs(buyer.page, [{ item }])
    await payAsStaff(od_id)
    const account = { bank: '20', number: '1002-123-456789', holder: '김민지' }
    await (await staff())(adminOrders.cancel, {
      params: { od_id },
      body: { reason: '고객 요청', account },
    })
    const page = await ownerAt(size, lang)
    await open(page, `/admin/refunds?keyword=${od_id}`)
    const row = page.locator(`main [data-row*="${od_id}"]`)
    await row.getByRole('button', { name: say.next }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say.note).fill('오전 이체')
    await dialog.getByRole('button', { name: say.done, exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    await open(page, `/admin/orders/${od_id}`)
    const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: say.history })
    expect(await entry.innerText()).toContain('오전 이체')
    expect(await entry.innerText()).toContain('오드모아')
    // what staff named in two languages is called in the reader's
    await open(page, '/admin/settings?group=bank_accounts')
    await page.getByRole('button', { name: say.bank, exact: true }).waitFor()
  })
