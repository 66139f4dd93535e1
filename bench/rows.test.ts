import { expect, test } from 'vitest'
import { goalOf, part, type Row, shown, Tally, verdictOf } from './rows.ts'

const row = (more: Partial<Row>): Row => ({ what: 'orders', value: 400, unit: '/s', ...more })

test('a goal is met from its own value on', () => {
  expect(verdictOf(row({ goal: { least: 400 } }))).toBe('met')
  expect(verdictOf(row({ goal: { least: 401 } }))).toBe('short')
  expect(verdictOf(row({ goal: { most: 400 } }))).toBe('met')
  expect(verdictOf(row({ goal: { most: 399.9 } }))).toBe('short')
  expect(verdictOf(row({}))).toBe('told')
})

test('a figure beside failures is never met', () => {
  expect(verdictOf(row({ goal: { least: 1 }, broken: ['1 order refused: 409'] }))).toBe('broken')
  expect(verdictOf(row({ broken: ['1 order refused: 409'] }))).toBe('broken')
})

test('nothing measured is neither met nor short', () => {
  expect(verdictOf(row({ value: null, goal: { least: 1 } }))).toBe('left out')
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY])
    expect(verdictOf(row({ value, goal: { least: 1 } }))).toBe('broken')
})

test('a part that breaks is told as broken, with its reason', async () => {
  const { rows } = await part('orders', () => Promise.reject(new Error('the shop hung up')))
  expect(rows.map((one) => [one.what, verdictOf(one), one.broken])).toEqual([
    ['orders', 'broken', ['Error: the shop hung up']],
  ])
})

test('failures are counted by their reason', () => {
  const tally = new Tally()
  for (const reason of ['409 sold out', '500 broke', '409 sold out']) tally.fail(reason)
  expect(tally.failed).toBe(3)
  expect(tally.reasons('orders refused')).toEqual([
    '2 orders refused: 409 sold out',
    '1 orders refused: 500 broke',
  ])
})

test('figures are written with the digits that matter', () => {
  expect([shown(1_234.5, '/s'), shown(12.34, 'ms'), shown(0.456, ''), shown(null, 'ms')]).toEqual([
    '1,235/s',
    '12.3 ms',
    '0.46',
    '–',
  ])
  expect(goalOf(row({ goal: { least: 1_500 } }))).toBe('≥ 1,500/s')
})
