import { expect, test } from 'vitest'
import { icsOf } from './calendar-rules.ts'
import {
  daysBefore,
  refundAmount,
  refundPercent,
  whyCannotCancelBooking,
  whyCannotMove,
  whyCannotMoveByHand,
} from './rules.ts'

const steps = [
  { days_before: 7, percent: 100 },
  { days_before: 4, percent: 80 },
  { days_before: 1, percent: 50 },
]
// Saturday 14 March, 14:00 in Korea
const starts_at = new Date('2026-03-14T05:00:00Z')
const korean = (text: string) => new Date(`${text}+09:00`)

test.each([
  ['2026-03-07T23:59:59', 7, 100],
  ['2026-03-08T00:00:00', 6, 80],
  ['2026-03-10T23:59:59', 4, 80],
  ['2026-03-11T00:00:00', 3, 50],
  ['2026-03-13T23:59:59', 1, 50],
  ['2026-03-14T00:00:00', 0, 0],
  ['2026-03-14T13:59:59', 0, 0],
  ['2026-03-14T14:00:00', 0, 0],
])('at %s it is %d days before, and %d percent come back', (now, days, percent) => {
  expect(daysBefore(starts_at, korean(now))).toBe(days)
  expect(refundPercent(steps, starts_at, korean(now))).toBe(percent)
})

test('a policy of the day itself gives its percent until the class starts', () => {
  expect(
    refundPercent([{ days_before: 0, percent: 30 }], starts_at, korean('2026-03-14T13:00:00')),
  ).toBe(30)
  expect(
    refundPercent([{ days_before: 0, percent: 30 }], starts_at, korean('2026-03-14T14:00:00')),
  ).toBe(0)
  expect(refundPercent([], starts_at, korean('2026-03-01T00:00:00'))).toBe(0)
})

test('no more goes back than was paid, in whole tens of won', () => {
  expect(refundAmount(59_000, 100, 'krw')).toBe(59_000)
  expect(refundAmount(59_990, 80, 'krw')).toBe(47_990)
  expect(refundAmount(4_999, 50, 'usd')).toBe(2_499)
  expect(refundAmount(59_000, 0, 'krw')).toBe(0)
})

const held = {
  state: 'confirmed' as const,
  moved: false,
  free_move: false,
  starts_at,
  over_at: korean('2026-03-14T16:00:00'),
  meetings: 1,
  closes_at: korean('2026-03-13T14:00:00'),
}

test('a booking moves once and until the bookings close, and is cancelled until the class starts', () => {
  expect(whyCannotMove(held, korean('2026-03-13T13:59:00'))).toBeNull()
  expect(whyCannotMove(held, korean('2026-03-13T14:00:00'))).toMatch(/마감/)
  expect(whyCannotMove({ ...held, moved: true }, korean('2026-03-01T00:00:00'))).toMatch(/한 번만/)
  expect(whyCannotCancelBooking(held, korean('2026-03-14T13:59:00'))).toBeNull()
  expect(whyCannotCancelBooking(held, korean('2026-03-14T14:00:00'))).toMatch(/시작/)
  for (const state of [
    'held',
    'attended',
    'no_show',
    'cancelled_by_member',
    'cancelled_by_shop',
  ] as const)
    expect(whyCannotCancelBooking({ ...held, state }, korean('2026-03-01T00:00:00'))).not.toBeNull()
})

test('a calendar file holds one event, folded and escaped', () => {
  const entry = {
    uid: '1@shop.example',
    sequence: 2,
    changed: new Date('2026-03-01T01:02:03Z'),
    starts_at,
    ends_at: new Date('2026-03-14T07:30:00Z'),
    title: '향수, 처음; 만들기',
    place: '서울 '.repeat(30),
    note: '한 줄\n두 줄',
    url: 'https://shop.example/my-page/tssa',
    cancelled: false,
    stamp: starts_at,
  }
  const organizer = { name: '오드모아 "향"', mail: 'help@shop.example' }
  const ics = icsOf([entry], organizer)
  const lines = ics.split('\r\n')
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(ics.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(ics).toContain('DTSTART:20260314T050000Z\r\n')
  expect(ics).toContain('SUMMARY:향수\\, 처음\\; 만들기\r\n')
  expect(ics).toContain('DESCRIPTION:한 줄\\n두 줄\r\n')
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(ics.replaceAll('\r\n ', '')).toContain(`LOCATION:${'서울 '.repeat(30)}`)
  expect(ics).toContain('METHOD:PUBLISH\r\n')
  expect(ics).toContain(
    'SEQUENCE:2\r\nDTSTAMP:20260314T050000Z\r\nLAST-MODIFIED:20260301T010203Z\r\n',
  )
  expect(ics).toContain('ORGANIZER;CN="오드모아  향 ":mailto:help@shop.example\r\n')
  const torn = icsOf([{ ...entry, title: '향\u0007수\t', note: '한 줄\r두 줄\r\n세 줄\u0085' }])
  expect(torn).toContain('SUMMARY:향수\r\n')
  expect(torn).toContain('DESCRIPTION:한 줄\\n두 줄\\n세 줄\r\n')
  const off = icsOf([{ ...entry, sequence: 3, cancelled: true }], organizer)
  for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:3', 'UID:1@shop.example'])
    expect(off).toContain(`${line}\r\n`)
})

test.each([
  ['confirmed', null],
  ['no_show', null],
  ['held', '결제가 끝나지 않은 예약이에요.'],
  ['attended', '이미 참여한 클래스예요.'],
  ['cancelled_by_member', '이미 취소한 예약이에요.'],
] as const)('the studio moves a booking that is %s: %s', (state, why) => {
  expect(whyCannotMoveByHand(state)).toBe(why)
})
