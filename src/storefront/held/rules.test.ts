import { expect, test } from 'vitest'
import { Refusal } from '#kernel/client.ts'
import { dayMs } from '#kernel/korean-time.ts'
import { freshOnes, type HeldAct, isLost, maySend, mostHeld, summaryOf, withAct } from './rules.ts'

const at = { at: 0, mb_id: '' }
const add = (key: string, name = '캔들', mb_id = ''): HeldAct => ({
  ...at,
  kind: 'add',
  key,
  name,
  mb_id,
  body: { it_id: '1', options: [{ io_no: 1, ct_qty: 1 }] },
})
const qty = (key: string, ct_qty: number, ct_id = 7): HeldAct => ({
  ...at,
  kind: 'qty',
  key,
  name: '캔들',
  ct_id,
  ct_qty,
})
const wish = (key: string, on: boolean, mb_id = 'minji'): HeldAct => ({
  ...at,
  kind: 'wish',
  key,
  name: '향수',
  it_id: '2',
  wi_id: on ? 0 : 3,
  on,
  mb_id,
})
const keysOf = (held: HeldAct[] | null) => held?.map(({ key }) => key)

test('each addition counts; the same one sent again does not', () => {
  expect(keysOf(withAct([add('a')], add('b')))).toEqual(['a', 'b'])
  expect(keysOf(withAct([add('a')], add('a')))).toEqual(['a'])
})

test('of one line the last quantity counts', () => {
  const held = withAct([qty('a', 2), qty('b', 5, 8)], qty('c', 3))
  expect(keysOf(held)).toEqual(['b', 'c'])
})

test('a wish and its contrary are nothing, in either order', () => {
  expect(withAct([wish('a', true)], wish('b', false))).toEqual([])
  expect(withAct([wish('a', false)], wish('b', true))).toEqual([])
  expect(keysOf(withAct([wish('a', true)], wish('b', true)))).toEqual(['b'])
})

test('there is an end to what is kept', () => {
  const full = Array.from({ length: mostHeld }, (_, at) => add(`k${at}`))
  expect(withAct(full, add('more'))).toBeNull()
  expect(withAct(full, add('k3'))).toHaveLength(mostHeld)
})

test('what a member pressed goes out for that member alone; a guest takes the cart along', () => {
  expect(maySend(add('a'), 'minji')).toBe(true)
  expect(maySend(add('a', '캔들', 'minji'), 'junho')).toBe(false)
  expect(maySend(add('a', '캔들', 'minji'), '')).toBe(false)
  expect(maySend(wish('a', true), 'minji')).toBe(true)
  expect(maySend(qty('a', 2), 'minji')).toBe(false)
})

test('a week later it is nobody’s wish any more', () => {
  expect(freshOnes([add('a')], 6 * dayMs)).toHaveLength(1)
  expect(freshOnes([add('a')], 7 * dayMs)).toEqual([])
})

test.each([
  [new TypeError('Failed to fetch'), true],
  [new DOMException('', 'TimeoutError'), true],
  [new Refusal(502, {}), true],
  [new Refusal(503, { message: '잠시 접속이 어려워요.' }), false],
  [new Refusal(409, { message: '품절된 옵션이에요.' }), false],
])('%s: lost is %s', (error, lost) => expect(isLost(error)).toBe(lost))

test('the badge counts what was added, the words name each thing once', () => {
  expect(summaryOf([add('a'), add('b'), qty('c', 2), wish('d', true)])).toEqual({
    names: ['캔들', '향수'],
    lines: 2,
  })
})
