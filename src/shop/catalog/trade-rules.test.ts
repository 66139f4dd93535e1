import { expect, test } from 'vitest'
import { discounted } from '#kernel/money.ts'
import type { TradeRule } from '#shop/setting/trade-contract.ts'
import {
  leastOrder,
  nextStep,
  type TradeTerms,
  tradePack,
  tradePercent,
  tradeSteps,
} from './trade-rules.ts'

const rule = (given: Partial<TradeRule>): TradeRule => ({
  ...{ level: 5, on: 'all', target: '', from: 1, percent: 0 },
  ...given,
})
const terms: TradeTerms = {
  grades: [
    { level: 5, percent: 10, least: 100_000 },
    { level: 7, percent: 15 },
  ],
  rules: [
    rule({ level: 0, from: 10, percent: 5 }),
    rule({ level: 0, on: 'product', target: 'cedar', from: 20, percent: 12 }),
    rule({ on: 'category', target: '3', percent: 20 }),
    rule({ on: 'product', target: 'amber', percent: 2, pack: 6 }),
    rule({ on: 'product', target: 'amber', from: 12, percent: 30 }),
  ],
}
const cedar = { it_id: 'cedar', ca_ids: [1] }
const amber = { it_id: 'amber', ca_ids: [3, 1] }
const musk = { it_id: 'musk', ca_ids: [3] }

test.each([
  ['a guest pays the price of the catalogue', null, cedar, 9, 0],
  ['many of anything cost everybody less', null, musk, 10, 5],
  ['a rule of the goods comes before that of all', null, cedar, 20, 12],
  ['below a grade the catalogue holds', 4, musk, 1, 0],
  ['a grade has its percent', 5, cedar, 1, 10],
  ['a higher grade has its own', 8, cedar, 1, 15],
  ['a category has its own', 5, musk, 1, 20],
  ['goods come before their category', 5, amber, 1, 2],
  ['many of them cost less still', 5, amber, 12, 30],
  ['a grade never pays more than everybody', 5, cedar, 20, 12],
  ['nor where its own rule takes less', 5, amber, 10, 5],
] as const)('%s', (_, level, goods, qty, percent) => {
  expect(tradePercent(level, goods, qty, terms)).toBe(percent)
})

test('what comes off is rounded as every price is', () => {
  expect([
    discounted(12_900, tradePercent(5, cedar, 1, terms), 'krw'),
    discounted(1_290, tradePercent(5, cedar, 1, terms), 'usd'),
    discounted(12_900, tradePercent(null, cedar, 1, terms), 'krw'),
  ]).toEqual([11_600, 1_161, 12_900])
})

test('steps say from which quantity on what comes off, to each only their own', () => {
  expect(tradeSteps(null, cedar, terms)).toEqual([
    { from: 10, percent: 5 },
    { from: 20, percent: 12 },
  ])
  expect(tradeSteps(null, amber, terms)).toEqual([{ from: 10, percent: 5 }])
  expect(tradeSteps(5, amber, terms)).toEqual([
    { from: 1, percent: 2 },
    { from: 10, percent: 5 },
    { from: 12, percent: 30 },
  ])
})

test('the next step is the first that takes more off than this quantity does', () => {
  expect(nextStep(null, cedar, 1, terms)).toEqual({ from: 10, percent: 5 })
  expect(nextStep(null, cedar, 10, terms)).toEqual({ from: 20, percent: 12 })
  expect(nextStep(null, cedar, 20, terms)).toBeNull()
  // what everybody gets is no news to a grade that has as much
  expect(nextStep(5, cedar, 1, terms)).toEqual({ from: 20, percent: 12 })
  expect(nextStep(5, amber, 1, terms)).toEqual({ from: 10, percent: 5 })
})

test('packs and least sums are of the grade', () => {
  expect([null, 4, 5].map((level) => tradePack(level, amber, terms))).toEqual([1, 1, 6])
  expect(tradePack(5, musk, terms)).toBe(1)
  expect([null, 4, 5, 7].map((level) => leastOrder(level, terms))).toEqual([0, 0, 100_000, 0])
})

test('the shop’s own people have no grade: they buy like everybody', () => {
  for (const level of [9, 10]) {
    expect(tradeSteps(level, amber, terms)).toEqual(tradeSteps(null, amber, terms))
    expect([tradePack(level, amber, terms), leastOrder(level, terms)]).toEqual([1, 0])
  }
})
