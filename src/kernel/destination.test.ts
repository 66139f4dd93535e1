import { expect, test } from 'vitest'
import { countryName, homeCountry, nameInSentence, parseCountry, seemsHome } from './destination.ts'

test.each([
  [-540, ['ko-KR', 'en'], true],
  [-540, ['ko'], true],
  [-540, ['ja-JP', 'ko'], false],
  [-540, ['kok-IN'], false],
  [-540, [], false],
  [-480, ['ko-KR'], false],
  [300, ['ko-KR'], false],
] as const)(
  '%i minutes behind UTC with the languages %j: at home is %s',
  (minutes, languages, home) => {
    expect(seemsHome(minutes, languages)).toBe(home)
  },
)

test('home has the name that every table of countries gives it', () => {
  for (const [lang, locale] of [
    ['kr', 'ko'],
    ['en', 'en'],
  ] as const) {
    const name = new Intl.DisplayNames(locale, { type: 'region' }).of(homeCountry)
    expect(countryName(homeCountry, lang)).toBe(name)
  }
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
