import { expect, test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'
import { makeItem } from './desk.ts'
import { counted, open } from './steps.ts'

const says = {
  kr: {
    where: /^배송 나라: 대한민국/,
    us: /^미국/,
    menu: '메뉴',
    cannot: '불이 붙기 쉬운 상품이라 미국에는 보낼 수 없어요.',
    arrives: /미국에 .+ 도착 예정/,
    add: '장바구니 담기',
    see: '장바구니 보기',
    leaveOut: '못 보내는 상품 1개 빼기',
    trouble: '보낼 수 없는 상품이 있어요',
    pay: /(결제|주문)하기$/,
  },
  en: {
    where: /^Ship to: South Korea/,
    us: /^United States/,
    menu: 'Menu',
    cannot: 'Flammable: cannot be shipped to the United States.',
    arrives: /Arrives in the United States/,
    add: 'Add to cart',
    see: /(View|See) cart/,
    leaveOut: 'Leave out 1 item that cannot go',
    trouble: 'Some goods cannot be shipped',
    pay: /^(Pay|Place order)/,
  },
} as const

test.each([
  ['kr', desktop],
  ['en', phone],
] as const)('a country chosen in the header is known on every page (%s)', async (lang, size) => {
  const say = says[lang]
  const [burns, travels] = [
    await makeItem({ it_name: `불타는 향수 ${lang}`, is_flammable: true }),
    await makeItem({ it_name: `얌전한 왁스 ${lang}` }),
  ]
  const { page, complaints } = await visitor(size)
  await open(page, `/?lang=${lang}`)
  if (lang === 'en') {
    await page.context().addCookies([{ name: 'odemoa_lang', value: 'en.usd', url: page.url() }])
    await page.evaluate(() => {
      localStorage.setItem('pinia/session/language', 'en')
      localStorage.setItem('pinia/session/currency', 'usd')
    })
    await open(page, '/')
    await page.getByRole('button', { name: say.menu, exact: true }).click()
  }
  await page.getByRole('button', { name: say.where }).click()
  const anew = page.waitForEvent('load')
  await page.getByRole('dialog').getByRole('button', { name: say.us }).click()
  await anew

  await open(page, `/shop/product/${travels.it_id}`)
  await page.getByText(say.arrives).waitFor()
  await page.getByRole('button', { name: say.add }).click()
  await page.getByRole('link', { name: say.see }).waitFor()
  await open(page, `/shop/product/${burns.it_id}`)
  const cannot = page.getByText(say.cannot).first()
  await cannot.waitFor()
  // before anything is chosen, on a phone's first view as well
  expect((await cannot.boundingBox())?.y).toBeLessThan(size.height - 130)
  await page.getByRole('button', { name: say.add }).click()
  await page.getByRole('link', { name: say.see }).waitFor()

  await open(page, '/shop/order-form')
  await page.getByRole('button', { name: say.trouble }).waitFor()
  expect(await page.locator('select[name="country_code"]').inputValue()).toBe('US')
  expect(await page.locator('input[name="od_b_hp"]').inputValue()).toBe('+1 ')
  expect(await page.getByText(lang === 'kr' ? '무료' : 'Free', { exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: say.leaveOut }).click()
  await counted(page)
  await page.getByRole('button', { name: say.pay }).waitFor()
  expect(complaints).toEqual([])
})

test('whoever seems to be abroad is asked once, and stays at home unless they say so', async () => {
  const { page } = await visitor(desktop, { locale: 'en-US', timezoneId: 'America/New_York' })
  await open(page, '/')
  const question = page.getByRole('region', { name: '배송 나라' })
  await question.getByRole('button', { name: '대한민국으로 보내기' }).click()
  await question.waitFor({ state: 'hidden' })
  await open(page, '/shop/best-seller')
  await expect(question.waitFor({ timeout: 1_500 })).rejects.toThrow()
})

test('the question about the country never lies on the button that buys', async () => {
  const item = await makeItem({ it_name: '가려지지 않는 왁스' })
  const { page } = await visitor(
    { width: 1024, height: 730 },
    { locale: 'en-US', timezoneId: 'America/New_York' },
  )
  await open(page, `/shop/product/${item.it_id}`)
  const question = page.getByRole('region', { name: '배송 나라' })
  await question.waitFor()
  const add = page.getByRole('button', { name: '장바구니 담기' })
  // to the place where it would lie below the question
  await add.evaluate((button) => {
    const { bottom } = button.getBoundingClientRect()
    scrollBy({ top: bottom - innerHeight + 80, behavior: 'instant' })
  })
  await question.waitFor({ state: 'hidden' })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await question.waitFor()
  await add.click()
  await page.getByRole('link', { name: '장바구니 보기' }).waitFor()
})

test.each([1001, 1024, 1180, 1280, 1440])(
  'the hint of the search box is whole at %i px',
  async (width) => {
    const { page } = await visitor({ width, height: 730 })
    for (const lang of ['kr', 'en']) {
      await open(page, `/?lang=${lang}`)
      const box = page.locator('.wide-header').getByRole('combobox')
      await box.waitFor()
      expect(await box.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0)
      const [hint, room] = await box.evaluate((field: HTMLInputElement) => {
        const pen = document.createElement('canvas').getContext('2d')
        if (pen) pen.font = getComputedStyle(field).font
        return [pen?.measureText(field.placeholder).width ?? 0, field.clientWidth]
      })
      expect(hint).toBeGreaterThan(10)
      expect(hint).toBeLessThanOrEqual(room)
    }
  },
)

test('the English home page tells search engines where parcels go', async () => {
  const { page } = await visitor(desktop)
  const told = async (lang: string) => {
    await open(page, `/?lang=${lang}`)
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    return texts.join().match(/"addressCountry":"[A-Z]{2}"/g) ?? []
  }
  expect(new Set(await told('en')).size).toBeGreaterThan(3)
  expect(new Set(await told('kr'))).toEqual(new Set(['"addressCountry":"KR"']))
})
