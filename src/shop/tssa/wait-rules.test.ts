import { describe, expect, test } from 'vitest'
import { readKorean } from '#kernel/korean-time.ts'
import {
  offersEnd,
  offerUntil,
  served,
  whyCannotLeave,
  whyCannotTake,
  whyCannotWait,
} from './wait-rules.ts'

const at = (text: string) => readKorean(text) ?? new Date(0)
const rules = { offer_minutes: 120, offer_stop_hours: 3 }
const session = { starts_at: at('2026-12-10 14:00'), closes_at: at('2026-12-10 12:00') }

describe('an offer stands', () => {
  test.each([
    ['two hours well before the class', '2026-12-01 10:00', '2026-12-01 12:00'],
    ['an hour from two days before on', '2026-12-08 10:00', '2026-12-08 11:00'],
    ['half an hour from the day before on', '2026-12-09 10:00', '2026-12-09 10:30'],
    ['not past the end of all offers', '2026-12-10 10:45', '2026-12-10 11:00'],
    ['from the morning on when it is made at night', '2026-12-01 23:30', '2026-12-02 10:00'],
    ['as long as by day until nine in the evening', '2026-12-01 20:59', '2026-12-01 22:59'],
  ])('%s', (_, now, until) => {
    expect(offerUntil(session, rules, at(now))).toEqual(at(until))
  })

  test('not at all when less than ten minutes are left', () => {
    expect(offerUntil(session, rules, at('2026-12-10 10:50'))).toEqual(at('2026-12-10 11:00'))
    expect(offerUntil(session, rules, at('2026-12-10 10:51'))).toBeNull()
  })

  test('until the start when staff make it', () => {
    expect(offerUntil(session, rules, at('2026-12-10 12:30'), session.starts_at)).toEqual(
      at('2026-12-10 13:00'),
    )
  })
})

test('offers end with booking, where that closes earlier than the studio’s hours', () => {
  expect(offersEnd(session, rules)).toEqual(at('2026-12-10 11:00'))
  expect(offersEnd({ ...session, closes_at: at('2026-12-09 20:00') }, rules)).toEqual(
    at('2026-12-09 20:00'),
  )
})

describe('seats go', () => {
  const line = (...parties: number[]) => parties.map((people, at) => ({ people, at }))
  test.each([
    [[1, 1, 1], 2, [0, 1]],
    [[3, 1, 2], 2, [1]],
    [[3, 2, 1, 1], 4, [0, 2]],
    [[2, 2], 1, []],
    [[], 5, []],
  ])('of %j with %i free to %j', (parties, left, lucky) => {
    expect(served(line(...parties), left).map(({ at }) => at)).toEqual(lucky)
  })

  test('past nobody of the same size or a smaller one, in any line', () => {
    for (let seed = 0; seed < 500; seed++) {
      const parties = Array.from({ length: 6 }, (_, n) => 1 + ((seed * 7 + n * n * 3) % 4))
      const left = seed % 7
      const lucky = served(line(...parties), left)
      expect(lucky.reduce((sum, { people }) => sum + people, 0)).toBeLessThanOrEqual(left)
      for (const one of lucky)
        for (const before of line(...parties).slice(0, one.at))
          if (before.people <= one.people) expect(lucky.map(({ at }) => at)).toContain(before.at)
    }
  })
})

test.each([
  ['open', '2026-12-01 10:00', null],
  ['cancelled', '2026-12-01 10:00', '취소된 날짜예요. 다른 날짜를 골라 주세요.'],
  ['closed', '2026-12-01 10:00', '예약이 끝난 날짜라 기다릴 수 없어요. 다른 날짜를 골라 주세요.'],
  ['open', '2026-10-01 10:00', '아직 예약이 열리지 않은 날짜예요.'],
  [
    'open',
    '2026-12-10 11:00',
    '수업이 가까워 더는 대기를 받지 않아요. 공방에 전화로 물어봐 주세요.',
  ],
  ['open', '2026-12-10 12:00', '예약이 끝난 날짜라 기다릴 수 없어요. 다른 날짜를 골라 주세요.'],
] as const)('a date that is %s at %s: %s', (status, now, why) => {
  const dated = {
    ...session,
    status,
    opens_at: at('2026-11-01 00:00'),
    ends_at: at('2026-12-10 16:00'),
  }
  expect(whyCannotWait(dated, rules, at(now))).toBe(why)
})

test.each([
  ['offered', '2026-12-01 12:00', true, true],
  ['accepted', '2026-12-01 12:00', true, false],
  ['offered', '2026-12-01 09:59', false, true],
  ['waiting', '2026-12-01 12:00', false, true],
  ['expired', '2026-12-01 12:00', false, false],
] as const)(
  'of a place %s until %s seats are taken: %s, it is left: %s',
  (state, until, takes, leaves) => {
    const place = { state, offer_until: at(until) }
    expect(whyCannotTake(place, at('2026-12-01 10:00')) === null).toBe(takes)
    expect(whyCannotLeave(state) === null).toBe(leaves)
  },
)
