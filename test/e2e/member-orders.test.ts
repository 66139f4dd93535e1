import { expect, test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'
import { joinAs, type Lang, orderAs, shipAsStaff } from './buyer.ts'
import { makeItem } from './desk.ts'

const words = {
  kr: {
    list: '내 주문 목록',
    waiting: '입금 대기 1',
    shipped: '배송 중 1',
    all: '전체 2',
    week: '1주일',
    none: '이 상태의 주문이 없어요',
    delivered: '배송 완료 0',
    showAll: '모든 상태 보기',
    account: '입금 계좌',
    close: '확인',
    detail: '주문 상세',
    track: '640123456789',
    confirm: '구매확정',
    write: '후기 쓰기',
    done: '배송 완료',
    fiveStars: '별 5개',
    review: '후기 내용',
    text: '향이 은은하게 오래 남아서 거실에 두고 매일 켜요.',
    publish: '후기 남기기',
    sendBack: '반품·교환',
  },
  en: {
    list: 'Orders in this period',
    waiting: 'Awaiting payment 1',
    shipped: 'Shipped 1',
    all: 'All 2',
    week: '1 week',
    none: 'No orders in this state',
    delivered: 'Delivered 0',
    showAll: 'Show all states',
    account: 'Bank account',
    close: 'OK',
    detail: 'Order details',
    track: '640123456789',
    confirm: 'Confirm receipt',
    write: 'Write a review',
    done: 'Delivered',
    fiveStars: '5 stars',
    review: 'Your review',
    text: 'A quiet scent that lasts. It stands in our living room and burns every evening.',
    publish: 'Publish review',
    sendBack: 'Returns and exchanges',
  },
} as const

test.each<[Lang, typeof phone]>([
  ['kr', phone],
  ['en', desktop],
])('a member finds an order, confirms it and reviews what was in it (%s)', async (lang, size) => {
  const say = words[lang]
  const { page, complaints } = await visitor(size)
  await joinAs(page, lang)
  const [candle, oil] = [
    await makeItem({ it_name: `후기 시험 캔들 ${lang}`, ca_id: 201 }),
    await makeItem({ it_name: `기다리는 오일 ${lang}` }),
  ]
  const currency = lang === 'en' ? ('usd' as const) : ('krw' as const)
  const od_id = await orderAs(page, [{ item: candle }], { currency })
  await shipAsStaff(od_id)
  await orderAs(page, [{ item: oil }], { currency })

  await page.goto('/my-page/order')
  const list = page.getByRole('list', { name: say.list })
  expect(await list.getByRole('listitem').count()).toBe(2)
  for (const name of [say.all, say.waiting, say.shipped, say.delivered])
    await page.getByRole('link', { name, exact: true }).waitFor()

  // how to pay what is not paid yet
  await page.getByRole('link', { name: say.waiting, exact: true }).click()
  await page.waitForURL(/od_status=/)
  await expect.poll(() => list.getByRole('listitem').count()).toBe(1)
  await list.getByText(oil.name).filter({ visible: true }).first().waitFor()
  await list.getByRole('button', { name: say.account }).filter({ visible: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: say.close }).click()

  // a state with nothing in it says so and leads back
  await page.getByRole('link', { name: say.delivered, exact: true }).click()
  await page.getByText(say.none).waitFor()
  await page.getByRole('link', { name: say.showAll }).click()
  // pressed before the page has come there, the week would keep the state
  await page.waitForURL((url) => !url.searchParams.has('od_status'))
  await page.getByRole('link', { name: say.week, exact: true }).click()
  await page.waitForURL(/period=1w/)
  await expect.poll(() => list.getByRole('listitem').count()).toBe(2)

  const card = list.getByRole('listitem').filter({ hasText: candle.name })
  expect(await card.getByRole('link', { name: say.write }).count()).toBe(0)
  await card.getByRole('link', { name: say.sendBack }).filter({ visible: true }).waitFor()
  await card.getByRole('link', { name: say.detail }).click()
  await page.waitForURL(`**/my-page/order/${od_id}`)
  await page.getByRole('heading', { name: say.detail, level: 1 }).waitFor()
  await page.getByText(say.track).filter({ visible: true }).first().waitFor()

  await page.getByRole('main').getByRole('button', { name: say.confirm }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: say.confirm }).click()
  await page.getByRole('main').getByRole('link', { name: say.write }).click()
  await page.waitForURL(/product-review\?write=\d+/)
  await page.getByLabel(say.fiveStars, { exact: true }).check()
  await page.getByLabel(say.review, { exact: true }).and(page.locator('textarea')).fill(say.text)
  await page.getByRole('button', { name: say.publish }).click()
  await page.waitForURL(/tab=written/)
  await page.getByText(say.text).waitFor()

  // written once, it is not asked for again
  await page.goto('/my-page/order')
  await card.getByText(say.done).filter({ visible: true }).first().waitFor()
  expect(await card.getByRole('link', { name: say.write }).count()).toBe(0)
  expect(complaints).toEqual([])
})
