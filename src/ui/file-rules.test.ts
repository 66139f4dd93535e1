import { expect, test } from 'vitest'
import {
  compressFrom,
  hasPreview,
  isCompressed,
  jpegQuality,
  sizeWord,
  takeUpTo,
} from './file-rules.ts'

const jpeg = (size: number) => ({ type: 'image/jpeg', size })

test('a picture of 4 MB or more is made smaller, one byte less is not', () => {
  expect(compressFrom).toBe(4_194_304)
  expect(jpegQuality).toBe(0.7)
  expect(isCompressed(jpeg(compressFrom))).toBe(true)
  expect(isCompressed(jpeg(compressFrom - 1))).toBe(false)
})

test('a print original is never touched, nor is an animation or a document', () => {
  expect(isCompressed(jpeg(compressFrom * 2), true)).toBe(false)
  expect(isCompressed({ type: 'image/gif', size: compressFrom * 2 })).toBe(false)
  expect(isCompressed({ type: 'application/pdf', size: compressFrom * 2 })).toBe(false)
})

test.each(['image/jpeg', 'image/png', 'image/gif', 'image/bmp', 'image/webp'])(
  '%s is shown small before it is sent',
  (type) => {
    expect(hasPreview({ type })).toBe(true)
  },
)

test.each(['image/svg+xml', 'application/pdf', 'text/html'])('%s is not', (type) => {
  expect(hasPreview({ type })).toBe(false)
})

test('only as many as fit are taken, and it is said when some are left out', () => {
  expect(takeUpTo(0, ['a'], 1)).toEqual({ taken: ['a'], over: false })
  expect(takeUpTo(1, ['b'], 1)).toEqual({ taken: [], over: true })
  expect(takeUpTo(3, ['a', 'b', 'c'], 5)).toEqual({ taken: ['a', 'b'], over: true })
})

test('a size is said in the unit people read', () => {
  expect([sizeWord(10), sizeWord(2048), sizeWord(5 * 1024 * 1024)]).toEqual([
    '1 KB',
    '2 KB',
    '5.0 MB',
  ])
})
