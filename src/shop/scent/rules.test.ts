import { describe, expect, test } from 'vitest'
import { items } from '#db/seed/catalogue/index.ts'
import { type Family, families, type NotePyramid } from '#shop/catalog/contract.ts'
import { fitOf, hasFamily, hasNote, nearnessTo, notesOf } from './rules.ts'

const scents = items.flatMap(({ notes, it_name }) => (notes ? [{ name: it_name, notes }] : []))
const words = [
  ...new Set(
    scents.flatMap(({ notes }) => notesOf(notes).flatMap((one) => [one.word, one.word_en])),
  ),
]
const scent = (top: string, heart: string, base: string): NotePyramid => ({
  top: { family: 'citrus', words: top, words_en: '' },
  heart: { family: 'floral', words: heart, words_en: '' },
  base: { family: 'woody', words: base, words_en: '' },
})

test('the sample has scents and notes to ask for', () => {
  expect(scents.length).toBeGreaterThan(80)
  expect(words.length).toBeGreaterThan(80)
})

test('what was excluded never appears, whatever note of the catalogue it is', () => {
  for (const word of words)
    for (const { notes, name } of scents)
      if (fitOf(notes, { no_note: [word] }))
        for (const one of notesOf(notes))
          expect(
            [one.word.toLowerCase(), one.word_en.toLowerCase()],
            `${name} without ${word}`,
          ).not.toContain(word.toLowerCase())
})

test('nor does an excluded family, also where it was asked for', () => {
  for (const family of families)
    for (const { notes } of scents)
      if (fitOf(notes, { no_family: [family], family: [family] })) expect.unreachable()
  for (const family of families as readonly Family[])
    for (const { notes } of scents)
      if (fitOf(notes, { no_family: [family] })) expect(hasFamily(notes, family)).toBe(false)
})

describe('a note', () => {
  test.each([
    ['장미', '다마스크 로즈', true],
    ['로즈', '장미 꽃잎', true],
    ['시더우드', '연한 시더', true],
    ['베르가못', '만다린', false],
  ])('%s is in %s: %s', (asked, written, is) => {
    expect(hasNote(scent(written, '', ''), asked)).toBe(is)
  })
  test('in English is a whole word', () => {
    const steam = {
      ...scent('', '', ''),
      top: { family: 'green' as const, words: '', words_en: 'steam, green tea' },
    }
    expect(hasNote(steam, 'tea')).toBe(true)
    expect(hasNote({ ...steam, top: { ...steam.top, words_en: 'steam' } }, 'tea')).toBe(false)
  })
})

test('more of what was asked for fits better, and says why', () => {
  const both = scent('베르가못', '장미', '시더')
  const one = scent('레몬', '장미', '시더')
  const ask = { family: ['floral' as const], note: ['베르가못'], mood: 'warm' as const }
  expect(fitOf(both, ask)?.score).toBeGreaterThan(fitOf(one, ask)?.score ?? 0)
  expect(fitOf(both, ask)?.why.map(({ code }) => code)).toEqual(['family', 'note', 'mood'])
  expect(fitOf(one, { note: ['바닐라'] })).toBeNull()
})

test('nearness is the same both ways, and 1 to itself', () => {
  const some = scents.slice(0, 40)
  for (const a of some) {
    expect(nearnessTo(a.notes)(a.notes)).toBeCloseTo(1, 9)
    for (const b of some) {
      const near = nearnessTo(a.notes)(b.notes)
      expect(near).toBeCloseTo(nearnessTo(b.notes)(a.notes), 12)
      expect(near).toBeGreaterThanOrEqual(0)
      expect(near).toBeLessThanOrEqual(1 + 1e-9)
    }
  }
})
