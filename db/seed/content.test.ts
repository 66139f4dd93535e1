import { expect, test } from 'vitest'
import { bankAccounts, company, englishNames, koreanNames, notices, reviewTexts } from './content.ts'
import { entries } from './entries.ts'

test('twelve notices speak both languages, some of them of the workshop', () => {
  expect(notices).toHaveLength(12)
  expect(notices.filter(({ board }) => board === 'tssa').length).toBeGreaterThan(1)
  for (const { title, title_en, body, body_en } of notices) {
    for (const text of [title, body]) expect(text).toMatch(/[가-힣]/)
    for (const text of [title_en, body_en]) expect(text).not.toMatch(/[가-힣]/)
  }
})

test('sixty reviews cover every category that sells, mostly content', () => {
  expect(reviewTexts).toHaveLength(60)
  expect(new Set(reviewTexts.map((review) => review.ko)).size).toBe(60)
  expect(new Set(reviewTexts.map((review) => review.ca_id))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]))
  for (const { ca_id, shelf } of reviewTexts) if (shelf) expect(Math.floor(shelf / 100)).toBe(ca_id)
  for (const { score } of reviewTexts) expect([2, 3, 4, 5]).toContain(score)
  expect(reviewTexts.filter((review) => review.score === 2).length).toBeLessThan(6)
})

test('forty different names in each language', () => {
  for (const names of [koreanNames, englishNames]) expect(new Set(names).size).toBe(40)
})

test('company data is fictional but well formed', () => {
  const digits = [...company.business_number].map(Number)
  const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5]
  const sum = weights.reduce((sum, weight, i) => sum + weight * (digits[i] ?? 0), Math.floor(((digits[8] ?? 0) * 5) / 10))
  expect(digits).toHaveLength(10)
  expect((10 - (sum % 10)) % 10).toBe(digits[9])
  expect(company.business_number_display.ko).toContain('예시')
  for (const account of bankAccounts) expect(account.number).toContain('예시')
})

test('a picture stands for one promotion, selection, recipe, week or post alone', () => {
  const covers = entries.flatMap(({ kind, body }) => {
    const image = 'image' in body ? body.image : 'picture' in body ? body.picture : ''
    return typeof image === 'string' && image ? [{ kind, image }] : []
  })
  const byImage = [...Map.groupBy(covers, ({ image }) => image)].filter(([, some]) => some.length > 1)
  // the week of the first candle is that of its recipe
  expect(byImage.map(([image, some]) => [image, some.map(({ kind }) => kind).sort()])).toEqual([['scene-diy-wide', ['diy', 'week_pick']]])
})
