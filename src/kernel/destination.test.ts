import { expect, test } from 'vitest'
import { guessCountry, nameInSentence, parseCountry } from './destination.ts'

test.each([
  ['Asia/Seoul', ['en-US'], 'KR'],
  ['Asia/Tokyo', ['ko-KR'], 'JP'],
  ['America/Indiana/Indianapolis', ['ko'], 'US'],
  ['Europe/Madrid', ['es-ES', 'en-US'], 'ES'],
  ['UTC', ['en', 'en-GB'], 'GB'],
  ['UTC', ['en'], null],
] as const)('a clock of %s with the languages %j stands in %s', (zone, languages, country) => {
  expect(guessCountry(zone, languages)).toBe(country)
})

test('what is not two capitals is home', () => {
  expect([
    parseCountry('US'),
    parseCountry('us'),
    parseCountry('US"><'),
    parseCountry(null),
  ]).toEqual(['US', 'KR', 'KR', 'KR'])
})

test.each([
  ['United States', 'en', 'the United States'],
  ['Netherlands', 'en', 'the Netherlands'],
  ['Japan', 'en', 'Japan'],
  ['미국', 'kr', '미국'],
] as const)('%s in a sentence (%s) is %s', (name, lang, said) => {
  expect(nameInSentence(name, lang)).toBe(said)
})
