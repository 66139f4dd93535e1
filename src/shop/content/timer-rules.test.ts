import { expect, test } from 'vitest'
import {
  clockText,
  dueOf,
  isOver,
  isRunning,
  leftOf,
  started,
  stopped,
  timersIn,
} from './timer-rules.ts'

const noon = 1_700_000_000_000
const minute = 60_000

test('a timer runs, stops and goes on from where it stood', () => {
  const running = started(undefined, 5, noon)
  expect(leftOf(running, noon + minute)).toBe(4 * minute)
  const waiting = stopped(running, noon + minute)
  expect([leftOf(waiting, noon + 9e6), isRunning(waiting, noon)]).toEqual([4 * minute, false])
  expect(leftOf(started(waiting, 5, noon + 9e6), noon + 9e6)).toBe(4 * minute)
})

test('one that is over is told once, however long nobody looked, and starts anew', () => {
  const over = started(undefined, 1, noon)
  const later = noon + 60 * minute
  expect([isOver(over, later), dueOf({ 0: over }, later)]).toEqual([true, ['0']])
  expect(dueOf({ 0: { ...over, rang: true } }, later)).toEqual([])
  expect(leftOf(started(over, 1, later), later)).toBe(minute)
})

test('the clock counts hours where there are any', () => {
  expect([clockText(725_000), clockText(3_845_000), clockText(400), clockText(0)]).toEqual([
    ...['12:05', '1:04:05', '00:01', '00:00'],
  ])
})

test.each([null, '', '[', '"x"', '{"0":{"ends":"soon"}}', '{"0":null}', '{"0":{"left":-1}}'])(
  'what a device kept as %j is no timer',
  (text) => {
    expect(timersIn(text)).toEqual({})
  },
)
