import { describe, expect, test } from 'vitest'
import { adminDates } from '#shop/tssa/date-contract.ts'
import type { Lang } from '../e2e/buyer.ts'
import { classOn } from '../e2e/class-made.ts'
import { sayIn } from '../e2e/say.ts'
import { words } from '../e2e/steps.ts'
import { agree, fillOrderer, payInWindow } from './steps.ts'
import { browsers, desktop, phone, visitor } from './visitor.ts'

const everywhere: [Lang, number, typeof phone][] = [
  ['kr', 1440, desktop],
  ['en', 390, phone],
]
const ways = { kr: /^신용·체크카드/, en: /^Credit/ }
let booked = 0

describe.each(browsers)('in %s', (browser) => {
  test.each(everywhere)(
    'a guest chooses the date of a class, pays and has a seat (%s, %i)',
    async (lang, _, size) => {
      const t = sayIn(lang)
      const { class_id, sessions, call } = await classOn(5, 10)
      const session_id = sessions[0] ?? 0
      const page = await visitor(browser, size)
      await page.open(`/tssa/product/${class_id}?lang=${lang}`)
      await page.role('button', t('예약하기')).first.click()
      const sheet = page.role('dialog', t('클래스 예약하기'))
      await sheet.role('combobox').choose(String(session_id))
      await sheet.role('button', t('하나 더하기')).click()
      await sheet.label(new RegExp(`^${t('{count}번째 분 이름', { count: 1 })}`)).fill('지우')
      await sheet.role('button', t('예약하기')).click()
      await page.at(/order-form/)
      await fillOrderer(page, words[lang], '수강생', `0102222${3000 + booked++}`)
      await page.role('radio', ways[lang]).first.check()
      await agree(page, words[lang])
      await page.role('button', lang === 'kr' ? /원 결제하기$/ : /^Pay/).first.click()
      const od_id = await payInWindow(page)
      await page.text(t('예약이 확정되었어요.')).first.shown()
      expect((await call(adminDates.show, { params: { session_id } })).data).toMatchObject({
        ...{ held: 0, booked: 2 },
        roster: [{ od_id, attendees: [{ name: '지우' }, { name: '수강생 +1' }] }],
      })
      expect(page.window.complaints).toEqual([])
    },
  )
})
