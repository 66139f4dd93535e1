import { expect, test } from 'vitest'
import type { Part } from './formula-rules.ts'
import { lastingOf } from './volatility-rules.ts'

const part = (given: Partial<Part>): Part => ({
  ...{ amount: 1, dilution: 100, note: '', won_per_gram: 0, ifra: null, carrier: false },
  ...given,
})

test('what smells is weighed neat, its accords opened, without what carries it', () => {
  expect(
    lastingOf([
      part({ amount: 10, dilution: 10, volatility: 'hours' }),
      part({ amount: 1, inside: [part({ volatility: 'hours' })] }),
      part({ amount: 1, volatility: 'weeks' }),
      part({ amount: 1 }),
      part({ amount: 50, carrier: true }),
    ]),
  ).toEqual([
    { of: 'hours', percent: 50 },
    { of: 'weeks', percent: 25 },
    { of: null, percent: 25 },
  ])
})

test('nothing weighed lasts no time', () => {
  expect(lastingOf([])).toEqual([])
})
