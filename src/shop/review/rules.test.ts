import { describe, expect, test } from 'vitest'
import { dayMs as day } from '#kernel/korean-time.ts'
import { publicName } from '#kernel/masked.ts'
import { hidingReasons } from './contract.ts'
import {
  facetsOfKind,
  fittingFacets,
  hidingWords,
  kindOfCategory,
  reviewUntil,
  whyCannotChange,
  whyCannotReview,
} from './rules.ts'

const now = new Date('2026-03-01T00:00:00Z')
const line = {
  ct_status: '완료',
  io_type: 0,
  completed_at: new Date(now.getTime() - 5 * day),
  is_id: null,
}

describe('a line can be reviewed', () => {
  test('when it was received', () => expect(whyCannotReview(line, now)).toBe(null))
  test.each([
    ['not before it was received', { ct_status: '배송' }],
    ['not when it was sent back', { ct_status: '반품' }],
    ['not when it is an add-on', { io_type: 1 }],
    ['not twice', { is_id: 7 }],
    ['not after ninety days', { completed_at: new Date(now.getTime() - 91 * day) }],
  ])('%s', (_, part) => expect(whyCannotReview({ ...line, ...part }, now)).toMatch(/[가-힣]/))
  test('on the ninetieth day still', () =>
    expect(
      whyCannotReview({ ...line, completed_at: new Date(now.getTime() - 90 * day) }, now),
    ).toBe(null))
})

test('a review can be changed as long as it could be written', () => {
  expect(reviewUntil(now).toISOString()).toBe('2026-05-30T00:00:00.000Z')
  expect(whyCannotChange({ completed_at: line.completed_at }, now)).toBe(null)
  expect(whyCannotChange({ completed_at: new Date(now.getTime() - 91 * day) }, now)).toMatch('90일')
})

test('each kind of product asks what its buyers can tell', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 9, 11, null].map(kindOfCategory)).toEqual([
    'wear',
    'room',
    'room',
    'room',
    'material',
    'material',
    'plain',
    'plain',
    'plain',
    'plain',
  ])
  expect(facetsOfKind.material).toContain('wax')
  expect(
    fittingFacets('wear', { strength: 3, room: 'small', season: [], longevity: undefined }),
  ).toEqual({ strength: 3 })
})

test('few stars are no reason to hide a review', () => {
  expect(hidingReasons).toEqual(['abuse', 'personal', 'offtopic', 'advert', 'rights'])
  expect(Object.values(hidingWords).join()).not.toMatch(/별점|낮은|불만/)
})

test('a name is shown by its first letters', () => {
  expect(['김민지', 'Mina Park', '이수'].map(publicName)).toEqual(['김**', 'Mi***', '이**'])
})
