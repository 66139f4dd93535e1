import { expect, test } from 'vitest'
import { before, koreanDay } from '#kernel/korean-time.ts'
import { namesToKeep } from './keep.ts'

const from = new Date('2026-11-23T03:30:00+09:00')
const nightly = (count: number) =>
  Array.from({ length: count }, (_, back) => {
    const made_at = before(from, { days: back })
    return { name: koreanDay(made_at), made_at }
  })

test('of two years of nights the last seven, four weeks and twelve months stay', () => {
  const kept = [...namesToKeep(nightly(730))].sort().reverse()
  const lastSeven = Array.from({ length: 7 }, (_, back) => `2026-11-${23 - back}`)
  expect(kept.slice(0, 7)).toEqual(lastSeven)
  // the ends of the weeks and of the months before
  expect(kept.slice(7, 10)).toEqual(['2026-11-15', '2026-11-08', '2026-10-31'])
  expect(kept.at(-1)).toBe('2025-12-31')
  expect(kept.length).toBeLessThanOrEqual(7 + 4 + 12)
})

test('of several a day the newest stays, and what is there is kept while it is little', () => {
  const made = [1, 5, 9].map((hour) => ({
    name: `at ${hour}`,
    made_at: new Date(`2026-11-22T0${hour}:00:00+09:00`),
  }))
  expect([...namesToKeep(made)]).toEqual(['at 9'])
  expect(namesToKeep([]).size).toBe(0)
  expect(namesToKeep(nightly(5)).size).toBe(5)
})
