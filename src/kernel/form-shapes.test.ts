import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { flag, lengthOf, many, words } from './form-shapes.ts'

test('an emoji counts as one character, and so does a line break', () => {
  expect(lengthOf('향🕯️')).toBe(3)
  expect(lengthOf('가\r\n나')).toBe(3)
})

test('words are trimmed before they are counted', () => {
  const ten = words(10, 20)
  expect(ten.safeParse('   아홉글자밖에없음   ').success).toBe(false)
  expect(ten.parse('  열 글자를 꼭 채웠어요  ')).toBe('열 글자를 꼭 채웠어요')
  expect(ten.safeParse('가'.repeat(21)).success).toBe(false)
})

test('a form says yes in many ways, and one value is a list of one', () => {
  expect(
    ['true', '1', 'on', true, 'false', '0', undefined].map((given) => flag.parse(given)),
  ).toEqual([true, true, true, true, false, false, false])
  expect(many(z.string(), 2).parse('a')).toEqual(['a'])
  expect(many(z.string(), 2).parse(undefined)).toEqual([])
  expect(many(z.string(), 2).safeParse(['a', 'b', 'c']).success).toBe(false)
})
