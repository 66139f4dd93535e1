import { afterEach, expect, test, vi } from 'vitest'
import {
  after,
  before,
  endOfKoreanDay,
  koreanClock,
  koreanDay,
  koreanHour,
  koreanIso,
  koreanMinute,
  koreanStamp,
  koreanToday,
  readKorean,
  startOfKoreanDay,
} from './korean-time.ts'

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['2026-11-22T14:59:59.999Z', '2026-11-22', '23:59'],
  ['2026-11-22T15:00:00.000Z', '2026-11-23', '00:00'],
  // 08:59 in Korea, while the day before is still on elsewhere
  ['2026-11-22T23:59:00.000Z', '2026-11-23', '08:59'],
  ['2026-11-23T00:00:00.000Z', '2026-11-23', '09:00'],
  ['2026-11-30T15:00:00.000Z', '2026-12-01', '00:00'],
  ['2026-12-31T15:00:00.000Z', '2027-01-01', '00:00'],
  ['2028-02-28T15:00:00.000Z', '2028-02-29', '00:00'],
])('at %s it is %s %s in Korea', (at, day, time) => {
  expect([koreanDay(at), koreanDay(new Date(at)), koreanClock(at)]).toEqual([day, day, time])
  expect([koreanMinute(at), koreanHour(at)]).toEqual([`${day} ${time}`, Number(time.slice(0, 2))])
})

test('today is the day of Korea from its midnight on, not from nine in the morning', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T23:59:00Z') })
  expect([koreanToday(), koreanToday(-1), koreanToday(9)]).toEqual([
    '2026-11-23',
    '2026-11-22',
    '2026-12-02',
  ])
})

test('a Korean day begins and ends at its own midnight', () => {
  expect(startOfKoreanDay('2026-12-01').toISOString()).toBe('2026-11-30T15:00:00.000Z')
  expect(startOfKoreanDay('2026-11-30', 1)).toEqual(startOfKoreanDay('2026-12-01'))
  // points that never end have this day, and a day after it is asked for
  expect(startOfKoreanDay('9999-12-31', 1).getTime()).toBeGreaterThan(0)
  const end = '2026-11-23T14:59:59.000Z'
  expect(endOfKoreanDay('2026-11-22T15:00:00Z').toISOString()).toBe(end)
  expect(endOfKoreanDay('2026-11-23T14:59:59Z').toISOString()).toBe(end)
  expect(endOfKoreanDay('2026-11-20T23:59:00Z', 2).toISOString()).toBe(end)
})

test('other programs are given the time with its zone, numbers of papers without', () => {
  expect(koreanIso('2026-12-05T05:00:00.000Z')).toBe('2026-12-05T14:00:00+09:00')
  expect(koreanStamp('2026-12-31T15:00:09.000Z')).toBe('270101000009')
})

test('a moment is written and read in Korean time', () => {
  expect(koreanMinute('2026-11-22T05:05:30.000Z')).toBe('2026-11-22 14:05')
  expect(readKorean('2026-11-22 14:05')?.toISOString()).toBe('2026-11-22T05:05:00.000Z')
  expect(readKorean('2026-11-22')?.toISOString()).toBe('2026-11-21T15:00:00.000Z')
})

test.each([
  '',
  '2026-11',
  '2026-11-22 1',
  '2026-11-22 24:00',
  '2026-11-22 09:60',
  '2026-02-30 09:00',
  '2026-11-22T09:00',
])('%j is no moment', (text) => expect(readKorean(text)).toBeNull())

test('a span is counted to the second', () => {
  const at = new Date('2026-11-22T14:59:59Z')
  expect(after(at, { days: 1, hours: 2 }).toISOString()).toBe('2026-11-23T16:59:59.000Z')
  expect(before(at, { days: 1 }).toISOString()).toBe('2026-11-21T14:59:59.000Z')
})
