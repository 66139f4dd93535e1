import { describe, expect, test } from 'vitest'
import { maskedRecipient } from '#kernel/masked.ts'
import {
  cutToBytes,
  isNight,
  leavesAt,
  longBytes,
  messageBytes,
  messageType,
  wordsIn,
} from './rules.ts'

const korean = (time: string) => new Date(`2026-11-21T${time}:00+09:00`)

describe('the quiet hours', () => {
  test.each([
    ['20:59', false],
    ['21:00', true],
    ['23:59', true],
    ['00:00', true],
    ['07:59', true],
    ['08:00', false],
    ['12:00', false],
  ])('%s in Korea: night is %s', (time, night) => {
    expect(isNight(korean(time))).toBe(night)
  })

  test.each([
    ['20:59', '2026-11-21T11:59:00.000Z'],
    ['21:00', '2026-11-21T23:00:00.000Z'],
    ['23:30', '2026-11-21T23:00:00.000Z'],
    ['00:10', '2026-11-20T23:00:00.000Z'],
    ['07:59', '2026-11-20T23:00:00.000Z'],
  ])('advertising made at %s leaves at %s', (time, at) => {
    expect(leavesAt(korean(time), true).toISOString()).toBe(at)
  })

  test('what a buyer must know leaves at any hour', () => {
    expect(leavesAt(korean('03:00'), false)).toEqual(korean('03:00'))
  })
})

describe('the length of a message', () => {
  test('counts two bytes for a Korean letter, and 90 are short', () => {
    expect(messageBytes('향기 ab')).toBe(7)
    expect(messageType('가'.repeat(45))).toBe('SMS')
    expect(messageType('가'.repeat(45).concat('a'))).toBe('LMS')
  })

  test('is cut at a whole letter', () => {
    const cut = cutToBytes('가'.repeat(2_000), longBytes)
    expect(messageBytes(cut)).toBeLessThanOrEqual(longBytes)
    expect(cut.endsWith('가...')).toBe(true)
    expect(cutToBytes('가나', longBytes)).toBe('가나')
  })
})

test.each([
  ['minji@mail.example', 'mi***@mail.example'],
  ['kim@mail.example', 'k***@mail.example'],
  ['01012345678', '010-****-5678'],
  ['123', '***'],
  ['mi***@mail.example', 'mi***@mail.example'],
])('%s is shown as %s', (address, masked) => {
  expect(maskedRecipient(address)).toBe(masked)
})

test('the words of a text are found once each', () => {
  expect(wordsIn('{name} 님, {od_id} {name} {}')).toEqual(['name', 'od_id', ''])
})
