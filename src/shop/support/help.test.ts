import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { testShop } from '#test/database.ts'
import { type Shopper, shopper } from '#test/shopper.ts'
import { helps } from './help-contract.ts'
import { openNow } from './open-rules.ts'

const { house } = await testShop()
let guest: Shopper
beforeAll(async () => {
  guest = await shopper()
})
const word = `코끼리${process.pid}`

test('one word is looked for in questions, notices, documents and classes; what is hidden is not found', async () => {
  await house.db.execute(sql`
    with g as (insert into faq_group (fm_subject, fm_subject_en, fm_order) values ('도움', 'Help', 90) returning fm_id)
    insert into faq (fm_id, fa_subject, fa_subject_en, fa_content, fa_content_en, fa_use, fa_order)
    select fm_id, ${word}, '', ${'<p>답 &amp; <b>굵게</b></p>'}, '', use, 1 from g, (values (true), (false)) as shown(use)`)
  await house.db.execute(sql`
    insert into notice (title, title_en, content, content_en, board)
    values ('새 소식', 'News', ${`<p>${word} 이야기</p>`}, '', 'tssa'), ('다른 소식', 'Other', '<p>-</p>', '', 'shop')`)
  await house.db.execute(sql`
    insert into document (dc_title, dc_kind, dc_lang, withdrawn_at)
    values (${`${word} 자료`}, 'sds', 'ko', null), (${`${word} 내린 자료`}, 'sds', 'ko', now())`)
  const { data } = await guest.call(helps.search, { query: { keyword: ` ${word} ` } })
  expect(data.faqs).toMatchObject({ total: 1, rows: [{ text: { ko: '답 & 굵게' } }] })
  expect(data.notices).toMatchObject({
    total: 1,
    rows: [{ board: 'tssa', title: { ko: '새 소식' } }],
  })
  expect(data.documents).toMatchObject({ total: 1, rows: [{ title: { ko: `${word} 자료` } }] })
  expect(data.classes.total).toBe(0)
  // tags are no words, and a sign of LIKE is a letter like any other
  for (const keyword of ['<b>', '%_%'])
    expect((await guest.call(helps.search, { query: { keyword } })).data.faqs.total).toBe(0)
  for (const keyword of ['', ' ', 'x'.repeat(51)])
    expect((await guest.refused(helps.search, { query: { keyword } })).errors).toHaveProperty(
      'keyword',
    )
})

const told = { hours: { ko: '평일 10:00–18:00' }, lunch: { ko: '점심 12:00–13:00' } }
const at = (korean: string) => new Date(`${korean}:00+09:00`)

test.each([
  ['2026-11-23T09:59', { state: 'closed', day: null, from: '10:00' }],
  ['2026-11-23T10:00', { state: 'open', until: '18:00' }],
  ['2026-11-23T12:00', { state: 'lunch', until: '13:00' }],
  ['2026-11-23T13:00', { state: 'open', until: '18:00' }],
  ['2026-11-23T18:00', { state: 'closed', day: '2026-11-24', from: '10:00' }],
  // a Friday evening; then a holiday on a Friday before a weekend
  ['2026-11-27T19:00', { state: 'closed', day: '2026-11-30', from: '10:00' }],
  ['2026-12-25T11:00', { state: 'closed', day: '2026-12-28', from: '10:00' }],
])('at %s in Korea the shop is %o', (moment, state) => {
  expect(openNow(told, ['2026-12-25'], at(moment))).toEqual(state)
})

test('hours are read as staff write them, and said only where they name times', () => {
  const now = at('2026-11-28T11:00')
  const with_ = (ko: string) => openNow({ ...told, hours: { ko } }, [], now)
  expect(with_('매일 9:30 ~ 20:00')).toEqual({ state: 'open', until: '20:00' })
  expect(with_('평일 09:30 - 20:00')).toMatchObject({ state: 'closed', day: '2026-11-30' })
  expect(with_('전화로 물어봐 주세요')).toBeNull()
  expect(with_('18:00–10:00')).toBeNull()
})
