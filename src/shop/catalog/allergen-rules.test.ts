import { expect, test } from 'vitest'
import { allergens, allergensIn, allergensTold, whyUneven } from './allergen-rules.ts'

test('the list names each substance once, under a number whose last digit is right', () => {
  expect(allergens).toHaveLength(26)
  expect(new Set(allergens.flatMap(({ cas, ko, en }) => [cas, ko, en])).size).toBe(3 * 26)
  const wrong = allergens.filter(({ cas }) => {
    const digits = cas.replaceAll('-', '')
    const sum = [...digits.slice(0, -1)]
      .reverse()
      .reduce((all, one, at) => all + Number(one) * (at + 1), 0)
    return sum % 10 !== Number(digits.at(-1))
  })
  expect(wrong).toEqual([])
})

test.each([
  ['향료(리날룰, 리모넨, 시트로넬올 함유)', ['78-70-6', '106-22-9', '5989-27-5']],
  ['Fragrance (contains Linalool and citral)', ['5392-40-5', '78-70-6']],
  ['CAS 91-64-5', ['91-64-5']],
  // a name within another is not meant
  ['아밀신남알', ['122-40-7']],
  ['Isoeugenol', ['97-54-1']],
  ['하이드록시시트로넬알, 신남알', ['107-75-5', '104-55-2']],
  ['소이왁스, 면 심지', []],
])('%s names %j', (text, found) => {
  expect(allergensIn(text)).toEqual(found)
})

test('what staff name besides follows in both languages, each with its English', () => {
  const kept = { listed: ['78-70-6'], more: '멘톨, 장뇌', more_en: 'Menthol, Camphor' }
  expect(allergensTold(kept)).toEqual([
    { cas: '78-70-6', name: '리날룰', name_en: 'Linalool' },
    { cas: '', name: '멘톨', name_en: 'Menthol' },
    { cas: '', name: '장뇌', name_en: 'Camphor' },
  ])
  expect(whyUneven(kept)).toBeNull()
  expect(whyUneven({ more: '멘톨, 장뇌', more_en: 'Menthol' })).toContain('개수')
  expect(allergensTold({ listed: [], more: '', more_en: '' })).toEqual([])
})
