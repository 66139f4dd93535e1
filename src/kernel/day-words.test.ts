import { expect, test } from 'vitest'
import {
  dayWithWeekday,
  dayWord,
  dotted,
  longDay,
  momentWord,
  monthWord,
  shortDay,
  shortStamp,
  spokenDay,
  stamp,
  tightDay,
} from './day-words.ts'

test.each([
  [dayWord, '2026-03-04', '2026.03.04', '4 Mar 2026'],
  [dayWord, '2026-12-31', '2026.12.31', '31 Dec 2026'],
  [dayWithWeekday, '2026-03-14', '2026.03.14 (토)', 'Sat 14 Mar 2026'],
  [shortDay, '2026-12-05', '12월 5일 (토)', 'Sat 5 Dec'],
  [tightDay, '2026-11-24', '11/24(화)', 'Tue 24 Nov'],
  [longDay, '2026-05-01', '2026년 5월 1일', '1 May 2026'],
  [spokenDay, '2026-11-22', '11월 22일 일요일', 'Sunday 22 November'],
  [monthWord, '2026-02', '2026년 2월', 'February 2026'],
])('%o writes %s as each language writes it', (word, day, korean, english) => {
  expect([word(day, 'kr'), word(day, 'en')]).toEqual([korean, english])
})

test('a moment is told in Korean time, over midnight and the end of the year', () => {
  const at = '2026-12-31T15:30:00.000Z'
  expect(momentWord(at, 'kr')).toBe('2027.01.01 (금) 00:30')
  expect(momentWord(at, 'en')).toBe('Fri 1 Jan 2027, 00:30 KST')
  expect([stamp(at), shortStamp(at), dotted('2026-03-04')]).toEqual([
    '2027.01.01 00:30',
    '01.01 00:30',
    '2026.03.04',
  ])
})
