import { describe, expect, test } from 'vitest'
import { words } from '../e2e/bottle-steps.ts'
import type { Lang } from '../e2e/buyer.ts'
import { sayIn } from '../e2e/say.ts'
import { pace } from './steps.ts'
import { browsers, desktop, phone, visitor } from './visitor.ts'

const everywhere: [Lang, number, typeof phone][] = [
  ['kr', 390, phone],
  ['en', 1440, desktop],
]

describe.each(browsers)('in %s', (browser) => {
  test.each(everywhere)(
    'somebody types on a bottle at their pace, loses no letter, and sees it stand there (%s, %i)',
    async (lang, _, size) => {
      const say = words[lang]
      const t = sayIn(lang)
      const page = await visitor(browser, size)
      await page.open(`/custom/bottle?lang=${lang}`)
      await page.role('button', say.example).click()
      await page.role('tab', say.things).click()
      await page.role('button', 'Dana & Minjun').click()
      const text = page.label(say.text)
      await text.fill('')
      const stage = page.role('region', t('도안 미리보기'))
      for (const typed of ['Jiwoo & Hana', '지우와 하나']) {
        await text.fill('')
        await page.keys(typed, pace)
        expect(await text.value()).toBe(typed)
        for (const view of [t('라벨 펼침'), t('병에 붙인 모습')]) {
          await page.role('button', view).click()
          await stage.css('svg text').saying(typed).shown()
        }
      }
      // all of the bottle can be seen
      const [outer, inner] = [await stage.box(), await stage.css('svg').first.box()]
      expect(inner.right - inner.left).toBeGreaterThan(80)
      expect([inner.left >= outer.left, inner.right <= outer.right]).toEqual([true, true])
      const name = page.label(say.name)
      await name.fill('')
      await page.keys('답례 Jiwoo & Hana', pace)
      expect(await name.value()).toBe('답례 Jiwoo & Hana')
      expect(page.window.complaints).toEqual([])
    },
  )

  test('what was put on a label is moved by hand', async () => {
    const page = await visitor(browser, desktop)
    await page.open('/custom/bottle')
    await page.role('button', words.kr.example).click()
    await page.role('button', words.kr.flat).click()
    const grip = page.role('button', 'Dana & Minjun 옮기기')
    const from = await grip.box()
    await page.drag(grip, { x: 0, y: 40 })
    await page.until('it to lie further down', async () => (await grip.box()).top > from.top + 20)
    await page.role('button', '되돌리기').click()
    await page.until(
      'it to lie where it was',
      async () => Math.abs((await grip.box()).top - from.top) < 1,
    )
  })
})
