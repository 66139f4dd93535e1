import { expect, test } from 'vitest'
import { questions } from './desk-lists.ts'

const list = (...names: string[]) => ({
  get: {
    'x-who': ['order'],
    parameters: names.map((name) => ({
      name,
      in: 'query',
      required: name === 'from',
      schema: name === 'sort' ? { enum: ['od_time', 'total'] } : {},
    })),
  },
})

test('every list of the desk is asked for by each sort, and nothing else is', () => {
  const asked = questions({
    paths: {
      '/api/v1/admin/orders': list('page', 'per_page', 'sort', 'keyword'),
      '/api/v1/admin/lots': list('page', 'per_page', 'from'),
      '/api/v1/admin/menu-links': list('page'),
      '/api/v1/admin/orders/{od_id}/notes': list('page', 'per_page'),
      '/api/v1/admin/settings': list(),
      '/api/v1/products': list('page', 'per_page', 'sort'),
      '/api/v1/admin/refunds': {},
    },
  })
  expect(asked.filter((path) => path.startsWith('/api/v1/admin/lots'))).toEqual([
    // what it cannot do without is given
    expect.stringMatching(/lots\?from=\d{4}-\d\d-\d\d$/),
    expect.stringMatching(/lots\?from=\d{4}-\d\d-\d\d&page=3$/),
  ])
  expect(asked).toContain('/api/v1/admin/orders?sort=total&order=asc')
  expect(asked.some((path) => path.includes('keyword='))).toBe(true)
  expect(asked.every((path) => /\/admin\/(orders|lots)(\?|$)/.test(path))).toBe(true)
})
