import { expect, test } from 'vitest'
import { addDays } from '#kernel/days.ts'
import { countedWord, percentOf, stretchesOf, whyBadPeriod } from './rules.ts'

test.each([
  ['2026-01-01', '2026-12-31', null],
  ['2024-01-01', '2024-12-31', null],
  ['2025-01-01', '2026-01-02', '한 번에 1년까지 볼 수 있어요.'],
  ['2026-02-02', '2026-02-01', '시작일이 종료일보다 늦어요.'],
  ['2026-02-30', '2026-03-01', '날짜를 YYYY-MM-DD로 적어 주세요.'],
  ['yesterday', 'today', '날짜를 YYYY-MM-DD로 적어 주세요.'],
])('%s – %s: %s', (from, until, why) => {
  expect(whyBadPeriod(from, until)).toBe(why)
})

test.each([
  ['  히노키   캔들 ', '히노키 캔들'],
  ['Cedar', 'cedar'],
  ['minji@mail.example', null],
  ['010-1234-5678', null],
  ['1702000001', null],
  ['50 ml', '50 ml'],
  ['', null],
])('the word "%s" is counted as %s', (typed, counted) => {
  expect(countedWord(typed)).toBe(counted)
})

test('a part of nothing is no number', () => {
  expect([percentOf(1, 3), percentOf(0, 5), percentOf(0, 0)]).toEqual([33.3, 0, null])
})

test('days are read in a few stretches, and no day in two', () => {
  expect(stretchesOf([])).toEqual([])
  expect(stretchesOf(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-05'])).toEqual([
    { from: '2026-02-27', until: '2026-03-01' },
    { from: '2026-03-05', until: '2026-03-05' },
  ])
  // every tenth day, and one that lies near another
  const scattered = Array.from({ length: 12 }, (_, at) => addDays('2026-01-01', at * 10))
  const few = stretchesOf([...scattered, '2026-04-23'].toSorted())
  expect(few).toHaveLength(8)
  expect(few.at(-1)).toEqual({ from: '2026-04-21', until: '2026-04-23' })
  for (const [at, { from, until }] of few.entries()) {
    expect(from <= until && (few[at - 1]?.until ?? '') < from).toBe(true)
  }
  for (const day of scattered)
    expect(few.filter(({ from, until }) => from <= day && day <= until)).toHaveLength(1)
})
