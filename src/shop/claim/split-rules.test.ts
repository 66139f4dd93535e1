import { describe, expect, test } from 'vitest'
import { fitted, restOf, splitLines, whole } from './split-rules.ts'

describe('units of one line for several options', () => {
  test('all of them go to one, or each part to its own', () => {
    expect(splitLines(12, 3, whole, 7)).toEqual(['12:3'])
    expect(splitLines(12, 3, { io_no: 8, parts: [] }, 7)).toEqual(['12:3:8'])
    expect(splitLines(12, 3, { io_no: 8, parts: [{ io_no: 9, qty: 1 }] }, 7)).toEqual([
      '12:2:8',
      '12:1:9',
    ])
  })

  test('the same option named twice is one', () => {
    const split = { io_no: 8, parts: [{ io_no: 8, qty: 1 }] }
    expect(splitLines(12, 3, split, 7)).toEqual(['12:3:8'])
    expect(splitLines(12, 2, { io_no: 7, parts: [{ io_no: 0, qty: 1 }] }, 7)).toEqual(['12:2'])
  })

  test('fewer units leave one for the first option', () => {
    const split = {
      io_no: 8,
      parts: [
        { io_no: 9, qty: 2 },
        { io_no: 10, qty: 1 },
      ],
    }
    expect(restOf(split, 5)).toBe(2)
    expect(fitted(split, 2)).toEqual({ io_no: 8, parts: [{ io_no: 9, qty: 1 }] })
    expect(fitted(split, 1)).toEqual({ io_no: 8, parts: [] })
  })
})
