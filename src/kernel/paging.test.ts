import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldPhrases } from '#platform/field-phrases.ts'
import { pageNumbers, pageOf, pageQuery } from './paging.ts'

test('a list says where it stands', () => {
  expect(pageOf(['a', 'b'], 12, { page: 3, per_page: 5 })).toEqual({
    current_page: 3,
    data: ['a', 'b'],
    from: 11,
    last_page: 3,
    per_page: 5,
    to: 12,
    total: 12,
  })
  expect(pageOf([], 0, { page: 1, per_page: 10 })).toMatchObject({
    from: null,
    to: null,
    last_page: 1,
  })
})

test.each([
  [1, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
  [2, 3, [1, 2, 3]],
])('page %i of %i shows five numbers', (current, last, shown) => {
  expect(pageNumbers(current, last)).toEqual(shown)
})

test('only listed columns sort, and a page has at most 100 rows', () => {
  const query = z.object(pageQuery(['sold', 'price'], 15))
  expect(query.parse({})).toEqual({ page: 1, per_page: 15, sort: 'sold', order: 'desc' })
  expect(query.parse({ page: '2', per_page: '100', sort: 'price', order: 'asc' })).toEqual({
    page: 2,
    per_page: 100,
    sort: 'price',
    order: 'asc',
  })
  for (const bad of [
    { sort: 'password_hash' },
    { order: 'desc;drop' },
    { per_page: '101' },
    { per_page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: '1e3' },
  ]) {
    expect(query.safeParse(bad).success).toBe(false)
  }
})

test.each([
  [{ per_page: '101' }, 'per_page', ['{count} 이하여야 해요.', { count: 100 }]],
  [{ per_page: '0' }, 'per_page', ['{count} 이상이어야 해요.', { count: 1 }]],
  [{ page: '0' }, 'page', ['{count} 이상이어야 해요.', { count: 1 }]],
  [{ page: '100001' }, 'page', ['{count} 이하여야 해요.', { count: 100_000 }]],
  [{ page: 'two' }, 'page', '숫자로 적어 주세요.'],
  [{ page: '1.5' }, 'page', '정수로 적어 주세요.'],
  [{ per_page: '-0.5' }, 'per_page', '정수로 적어 주세요.'],
  [{ page: 1.5 }, 'page', '정수로 적어 주세요.'],
  [{ sort: 'password' }, 'sort', '고를 수 없는 정렬이에요.'],
  [{ order: 'up' }, 'order', '고를 수 없는 정렬이에요.'],
])('a list asked for %o is told why not', (query, field, words) => {
  const parsed = z.object(pageQuery(['it_time'])).safeParse(query)
  expect(fieldPhrases(parsed.error?.issues ?? [])).toEqual({ [field]: [words] })
})
