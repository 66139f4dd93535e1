import { expect, test } from 'vitest'
import { highestGrade, lowestGrade } from './desk-rules.ts'
import { gradeName } from './grade-rules.ts'
import { phrases } from './phrases.ts'

test('every grade a member can have is called something of its own, in both languages', () => {
  const levels = Array.from({ length: highestGrade - lowestGrade + 1 }, (_, at) => lowestGrade + at)
  const called = levels.map(gradeName)
  expect(new Set(called).size).toBe(levels.length)
  for (const name of called) expect(phrases[name]).toMatch(/^[\w\s-]+ grade$/)
})
