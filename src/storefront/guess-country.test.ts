import { expect, test } from 'vitest'
import { guessCountry } from './guess-country.ts'

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
