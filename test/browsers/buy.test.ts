import { describe, expect, test } from 'vitest'
import type { Lang } from '../e2e/buyer.ts'
import { words } from '../e2e/steps.ts'
import { agree, fillOrderer, fillReceiver, pace, payInWindow } from './steps.ts'
import { browsers, desktop, phone, visitor } from './visitor.ts'

const wordsOf = {
  kr: {
    ...words.kr,
    search: '상품 검색',
    item: '히노키 세라믹 캔들',
    way: /^신용·체크카드/,
    pay: /원 결제하기$/,
    sum: /\d,\d{3}원/,
    order: '주문번호',
    look: '주문 조회',
  },
  en: {
    ...words.en,
    search: 'Search',
    item: 'Hinoki ceramic candle',
    way: /^PayPal/,
    pay: /^Pay \$\d+\.\d{2}$/,
    sum: /\$\d+\.\d{2}/,
    order: 'Order number',
    look: 'Find order',
  },
} as const

const everywhere: [Lang, number, typeof phone][] = [
  ['kr', 390, phone],
  ['en', 1440, desktop],
]

describe.each(browsers)('in %s', (browser) => {
  test.each(everywhere)(
    'a guest finds a candle, chooses its size, orders and pays it, and sees the order (%s, %i)',
    async (lang, _, size) => {
      const say = wordsOf[lang]
      const page = await visitor(browser, size)
      await page.open(`/shop/search?lang=${lang}`)
      const box = page.role('main').role('combobox', say.search)
      await box.click()
      await page.keys(say.item, pace)
      expect(await box.value()).toBe(say.item)
      await page.keys('\uE007')
      await page.at(/keyword=/)
      await page.role('main').role('link', new RegExp(say.item)).first.click()
      await page.at(/\/shop\/product\//)
      await page.greeted()
      await page.role('button', say.size).click()
      await page.role('button', say.lid).click()
      await page.role('button', say.addToCart).click()
      await page.role('link', say.seeCart).first.click()
      await page.at(/\/shop\/cart/)
      await page.role('main').text(new RegExp(say.item)).first.shown()
      await page.role('button', say.checkOut).first.click()
      await page.at(/order-form/)
      await fillOrderer(page, say, '김하늘', '01012345678')
      await fillReceiver(page, say)
      await page.role('radio', say.way).first.check()
      await agree(page, say)
      await page.role('button', say.pay).click()
      const od_id = await payInWindow(page)
      const main = page.role('main')
      for (const shown of [new RegExp(od_id), /김하늘/, say.sum])
        await main.text(shown).first.shown()

      // the guest finds it again later
      await page.open('/shop/my_order_view')
      await page.label(say.order).fill(od_id)
      await main.label(/휴대폰|[Pp]hone/).fill('01012345678')
      await main.label(say.password).fill('look-it-up-1')
      await main.role('button', say.look).click()
      await main.text(new RegExp(say.item)).first.shown()
      expect(page.window.complaints).toEqual([])
    },
  )
})
