import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { overridePhrases, translate, wordsVersion } from '#kernel/translate.ts'
import { houseCtx } from '#platform/context.ts'
import { adminTranslations } from '#shop/translation/admin-contract.ts'
import { translations } from '#shop/translation/contract.ts'
import { translationTerm } from '#shop/translation/tables.ts'
import { testShop } from '#test/database.ts'
import { shopper, staff } from '#test/shopper.ts'

const { house } = await testShop()
const { db } = houseCtx(house)
afterEach(() => overridePhrases({}, ''))

const row = async (phrase: string) =>
  (await db.select().from(translationTerm).where(eq(translationTerm.phrase, phrase)))[0]

test('the English package holds every phrase, the Korean one none', async () => {
  const anyone = await shopper()
  const { data } = await anyone.call(translations.package, { query: { locale: 'en' } })
  expect(data['장바구니']).toBe(translate('en', '장바구니'))
  for (const locale of ['kr', 'ko'] as const)
    expect(await anyone.call(translations.package, { query: { locale } })).toEqual({ data: {} })
  const refusal = await anyone.refused(translations.package, { query: { locale: 'fr' as 'en' } })
  expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, ['locale']])
})

test('a known term comes back, an unknown one waits and is counted once per call', async () => {
  const guest = await shopper()
  const terms = {
    장바구니: '장바구니',
    '향을 {count}번 맡아 봐요': '향을 {count}번 맡아 봐요',
    빈칸: ' ',
  }
  for (let times = 0; times < 2; times++) {
    const { data } = await guest.call(
      translations.terms,
      { body: { locale: 'en', terms } },
      { referer: 'http://localhost:3000/shop/cart?coupon=secret' },
    )
    expect(data).toEqual({ 장바구니: translate('en', '장바구니') })
  }
  expect(await row('향을 {count}번 맡아 봐요')).toMatchObject({
    state: 'pending',
    seen_count: 2,
    translation: null,
    context: '/shop/cart',
  })
  expect(await row('빈칸')).toBeUndefined()
  expect(await row('장바구니')).toBeUndefined()
})

test('what a guest sends is seen by nobody', async () => {
  const guest = await shopper()
  await guest.call(translations.terms, {
    body: { locale: 'en', terms: { '손님이 지은 문장': 'Buy elsewhere' } },
  })
  const { data } = await guest.call(translations.package, { query: { locale: 'en' } })
  expect(data['손님이 지은 문장']).toBeUndefined()
  expect(JSON.stringify(await row('손님이 지은 문장'))).not.toContain('elsewhere')
})

test('more than 50 terms, or one of more than 500 characters, are refused', async () => {
  const guest = await shopper()
  const many = Object.fromEntries(
    Array.from({ length: 51 }, (_, at) => [`문장 ${at}`, `문장 ${at}`]),
  )
  for (const terms of [many, { ['가'.repeat(501)]: '가' }, { 가: '가'.repeat(501) }]) {
    const refusal = await guest.refused(translations.terms, { body: { locale: 'en', terms } })
    expect([refusal.status, Object.keys(refusal.errors)[0]?.split('.')[0]]).toEqual([422, 'terms'])
  }
})

test('a flood of terms is stopped', async () => {
  const guest = await shopper()
  for (let times = 0; times < 20; times++)
    await guest.call(translations.terms, { body: { locale: 'en', terms: {} } })
  expect(
    (await guest.refused(translations.terms, { body: { locale: 'en', terms: {} } })).status,
  ).toBe(429)
})

test('an approved term is said at once, and everywhere', async () => {
  const guest = await shopper()
  const boss = await staff()
  const phrase = '오늘의 향 {name}'
  await guest.call(translations.terms, { body: { locale: 'en', terms: { [phrase]: phrase } } })
  const wrong = await boss.refused(adminTranslations.save, {
    body: { phrase, translation: 'Scent of the day' },
  })
  expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ['translation']])
  const { data } = await boss.call(adminTranslations.save, {
    body: { phrase, translation: 'Scent of the day: {name}', before: null },
  })
  expect(data).toMatchObject({
    state: 'approved',
    translation: 'Scent of the day: {name}',
    changed_by: 'boss',
  })
  expect(translate('en', phrase, { name: 'Cedar' })).toBe('Scent of the day: Cedar')
  expect(
    await guest.call(translations.package, { query: { locale: 'en', part: 'changed' } }),
  ).toEqual({ data: { [phrase]: 'Scent of the day: {name}' } })
  const again = await guest.call(translations.terms, {
    body: { locale: 'en', terms: { [phrase]: phrase } },
  })
  expect(again.data).toEqual({ [phrase]: 'Scent of the day: {name}' })
  const before = wordsVersion()
  await boss.call(adminTranslations.reset, { body: { phrase } })
  expect([translate('en', phrase, { name: 'Cedar' }), before === wordsVersion()]).toEqual([
    '오늘의 향 Cedar',
    false,
  ])
})

test('a phrase of the code can be said differently and goes back; two who change it are told', async () => {
  const boss = await staff()
  const own = translate('en', '장바구니')
  await boss.call(adminTranslations.save, {
    body: { phrase: '장바구니', translation: 'Basket', before: own },
  })
  expect(translate('en', '장바구니')).toBe('Basket')
  expect(
    (
      await boss.refused(adminTranslations.save, {
        body: { phrase: '장바구니', translation: 'Trolley', before: own },
      })
    ).status,
  ).toBe(409)
  const { data } = await boss.call(adminTranslations.list, {
    query: { state: 'changed', keyword: 'basket' },
  })
  expect(data.map(({ phrase, own, translation }) => ({ phrase, own, translation }))).toEqual([
    { phrase: '장바구니', own, translation: 'Basket' },
  ])
  await boss.call(adminTranslations.reset, { body: { phrase: '장바구니' } })
  expect(translate('en', '장바구니')).toBe(own)
  expect(
    (await boss.refused(adminTranslations.reset, { body: { phrase: '장바구니' } })).status,
  ).toBe(404)
  expect(
    (
      await boss.refused(adminTranslations.save, {
        body: { phrase: '없는 문장이에요', translation: 'No such' },
      })
    ).status,
  ).toBe(404)
})

test('a rejected term waits no more', async () => {
  const [guest, boss] = [await shopper(), await staff()]
  const send = () =>
    guest.call(translations.terms, { body: { locale: 'en', terms: { 김민지: '김민지' } } })
  await send()
  await boss.call(adminTranslations.reject, { body: { phrases: ['김민지'] } })
  await send()
  expect(await row('김민지')).toMatchObject({ state: 'rejected', seen_count: 1 })
  const { data } = await boss.call(adminTranslations.list, { query: { keyword: '김민지' } })
  expect(data).toEqual([])
})

test('a file of translations tells by its line what does not fit', async () => {
  const boss = await staff()
  const own = translate('en', '주문하기')
  const csv = `english,phrase\r\nPlace my order,주문하기\r\nNothing,없는 문장이에요\r\n,장바구니\r\n${translate('en', '장바구니')},장바구니\r\n`
  expect((await boss.call(adminTranslations.imported, { body: { csv } })).data).toEqual({
    saved: 1,
    same: 2,
    refused: [{ line: 3, phrase: '없는 문장이에요', reason: '가게에 없는 문장이에요.' }],
    notes: [],
  })
  expect(translate('en', '주문하기')).toBe('Place my order')
  await boss.call(adminTranslations.reset, { body: { phrase: '주문하기' } })
  expect(translate('en', '주문하기')).toBe(own)
  expect(
    Object.keys((await boss.refused(adminTranslations.imported, { body: { csv: 'a,b' } })).errors),
  ).toEqual(['csv'])
})

test('translations are for content staff', async () => {
  const stranger = await shopper({ mb_id: 'curious' })
  const packer = await shopper({ mb_id: 'packer_of_terms', staff_role: 'order' })
  for (const one of [stranger, packer]) {
    expect((await one.refused(adminTranslations.list, {})).status).toBe(403)
    expect(
      (
        await one.refused(adminTranslations.save, {
          body: { phrase: '장바구니', translation: 'Mine' },
        })
      ).status,
    ).toBe(403)
  }
})
