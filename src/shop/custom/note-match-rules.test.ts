import { expect, test } from 'vitest'
import type { Material } from './formula-contract.ts'
import { sketchOf } from './note-match-rules.ts'

const material = (material_id: number, name: string, name_en: string, given: object = {}) =>
  ({ material_id, name, name_en, unit: 'g', note: 'top', sold: false, ...given }) as Material // what is looked at

const library = [
  material(1, '베르가못 에센셜 오일', 'Bergamot essential oil'),
  material(2, '베르가못 오일', 'Bergamot oil', { sold: true }),
  material(3, '화이트 머스크 오일', 'White musk oil', { note: 'base' }),
  material(4, '조향용 알코올', 'Alcohol', { note: '' }),
]

test.each([
  ['kr', '유자'],
  ['en', 'yuzu'],
] as const)(
  'the notes of a product become lines: a material where there is one, else words (%s)',
  (lang, word) => {
    const lines = sketchOf(
      {
        top: { family: 'citrus', words: '베르가못, 유자', words_en: 'bergamot, yuzu' },
        heart: { family: 'floral', words: '', words_en: '' },
        base: { family: 'musk', words: '흰 사향', words_en: 'white musk' },
      },
      library,
      lang,
    )
    expect(lines).toEqual([
      { material_id: 2, name: '', note: 'top', amount: 1.5 },
      { material_id: null, name: word, note: 'top', amount: 1.5 },
      { material_id: 3, name: '', note: 'base', amount: 3 },
    ])
  },
)

test('a material stands in the sketch once', () => {
  const twice = { family: 'citrus' as const, words: '베르가못', words_en: 'bergamot' }
  const lines = sketchOf({ top: twice, heart: twice, base: twice }, library, 'kr')
  expect(lines.map(({ material_id }) => material_id)).toEqual([2, 1, null])
})
