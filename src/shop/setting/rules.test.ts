import { expect, test } from 'vitest'
import { sampleSettings as sample } from '#test/settings.ts'
import { wrongSetting } from './rules.ts'

test('the sample settings can be kept', () => {
  for (const name of Object.keys(sample) as (keyof typeof sample)[])
    expect(wrongSetting(name, sample[name])).toEqual({})
})

test('grades rise from row to row', () => {
  const grades = [
    { below: 30_000, cost: 3_000 },
    { below: 20_000, cost: 4_000 },
  ]
  expect(Object.keys(wrongSetting('shipping', { ...sample.shipping, grades }))).toEqual([
    'grades.1.below',
  ])
})

const island = (from: string, to: string) => ({
  name: { ko: '섬', en: 'Island' },
  from,
  to,
  cost: 3_000,
  no_flammable: false,
})

test.each([
  [[island('63000', '63644'), island('63600', '63700')], ['islands.1.from']],
  [[island('63000', '63644'), island('63645', '63700')], []],
  [[island('63644', '63000')], ['islands.0.to']],
  [[island('6300', '63644')], ['islands.0.from']],
])('island ranges are five digits, in order and do not overlap: %#', (islands, fields) => {
  expect(Object.keys(wrongSetting('shipping', { ...sample.shipping, islands }))).toEqual(fields)
})

test('one account must be in use', () => {
  expect(
    wrongSetting(
      'bank_accounts',
      sample.bank_accounts.map((account) => ({ ...account, use: false })),
    ),
  ).toHaveProperty([''])
})

test('two couriers cannot share a code', () => {
  const [first] = sample.couriers
  expect(Object.keys(wrongSetting('couriers', first ? [first, first] : []))).toEqual(['1.code'])
})

test('an address that runs a script is refused', () => {
  expect(
    Object.keys(wrongSetting('top_bar', { ...sample.top_bar, url: 'javascript:alert(1)' })),
  ).toEqual(['url'])
  expect(
    Object.keys(wrongSetting('top_bar', { ...sample.top_bar, url: '//evil.example' })),
  ).toEqual(['url'])
  expect(
    Object.keys(
      wrongSetting('company', {
        ...sample.company,
        social: [{ name: 'x', url: 'javascript:alert(1)' }],
      }),
    ),
  ).toEqual(['social.0.url'])
})
