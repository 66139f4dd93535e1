import { expect, test } from 'vitest'
import { maskedName } from '#kernel/masked.ts'
import { tidyNumber } from './certificate-rules.ts'
import {
  attendedPercent,
  bookingStateOf,
  meetingAt,
  meetingsOf,
  overAt,
  overlaps,
} from './meeting-rules.ts'

const session = {
  starts_at: new Date('2026-12-01T05:00:00Z'),
  ends_at: new Date('2026-12-01T08:00:00Z'),
  later_starts: [] as string[],
}
const often = (meetings: number) => ({ ...session, meetings })

test('a course meets week by week, unless other days were written down', () => {
  expect(meetingsOf(often(3)).map((one) => one.starts_at.toISOString())).toEqual([
    '2026-12-01T05:00:00.000Z',
    '2026-12-08T05:00:00.000Z',
    '2026-12-15T05:00:00.000Z',
  ])
  const other = { ...often(2), later_starts: ['2026-12-10T01:00:00.000Z'] }
  expect(meetingsOf(other)[1]).toMatchObject({
    starts_at: new Date('2026-12-10T01:00:00Z'),
    ends_at: new Date('2026-12-10T04:00:00Z'),
  })
})

test('a course is over with its last meeting', () => {
  expect(overAt(often(1))).toEqual(session.ends_at)
  expect(overAt(often(3))).toEqual(new Date('2026-12-15T08:00:00Z'))
  const other = { ...often(2), later_starts: ['2026-12-10T01:00:00.000Z'] }
  expect(overAt(other)).toEqual(new Date('2026-12-10T04:00:00Z'))
})

test('two dates are at once when any meeting of the one meets any of the other', () => {
  const on = (starts: string, ends: string, meetings = 1, later_starts: string[] = []) => ({
    ...{ starts_at: new Date(starts), ends_at: new Date(ends), meetings, later_starts },
  })
  const course = often(3)
  const third = on('2026-12-15T07:00:00Z', '2026-12-15T09:00:00Z')
  expect([overlaps(course, third), overlaps(third, course)]).toEqual([true, true])
  // one begins as the other ends
  expect(overlaps(course, on('2026-12-15T08:00:00Z', '2026-12-15T09:00:00Z'))).toBe(false)
  expect(overlaps(often(2), third)).toBe(false)
  const elsewhen = { ...course, later_starts: ['2026-12-09T05:00:00Z', '2026-12-16T05:00:00Z'] }
  expect(overlaps(elsewhen, third)).toBe(false)
  // two courses that share nothing but a later evening
  const other = on('2026-12-07T06:00:00Z', '2026-12-07T08:00:00Z', 2, ['2026-12-16T06:00:00Z'])
  expect([overlaps(elsewhen, other), overlaps(course, other)]).toEqual([true, false])
})

test('the meeting that is on is the last that has opened, an hour before its start', () => {
  const all = meetingsOf(often(2))
  const at = (text: string) => meetingAt(all, new Date(text))?.meeting_no
  expect(at('2026-11-01T00:00:00Z')).toBe(1)
  expect(at('2026-12-08T03:59:59Z')).toBe(1)
  expect(at('2026-12-08T04:00:00Z')).toBe(2)
})

test('late is there, excused and absent are not', () => {
  expect(attendedPercent(['present', 'late', 'excused', 'absent'], 6)).toBe(33)
  expect(attendedPercent(['present', 'present', 'present', 'late', 'late'], 6)).toBe(83)
  expect(attendedPercent([], 0)).toBe(0)
})

test('a booking came when one of it came, and is a no-show when all are away', () => {
  const noted = (state: 'present' | 'absent' | 'excused', attendee_id: number) => ({
    state,
    attendee_id,
  })
  expect(bookingStateOf([], [1, 2])).toBe('confirmed')
  expect(bookingStateOf([noted('absent', 1)], [1, 2])).toBe('confirmed')
  expect(bookingStateOf([noted('absent', 1), noted('absent', 2)], [1, 2])).toBe('no_show')
  expect(bookingStateOf([noted('absent', 1), noted('present', 2)], [1, 2])).toBe('attended')
  expect(bookingStateOf([noted('excused', 1)], [1])).toBe('confirmed')
})

test.each([
  ['김민지', '김*지'],
  ['남궁민수', '남**수'],
  ['이솔', '이*'],
  ['솔', '*'],
  ['Dana Park', 'D*** P***'],
])('%s is shown as %s', (name, shown) => expect(maskedName(name)).toBe(shown))

test('a number is read as it is typed from paper', () => {
  expect(tidyNumber(' tssa-2026 -0001 ')).toBe('TSSA-2026-0001')
})
