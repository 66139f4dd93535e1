import { describe, expect, test } from 'vitest'
import {
  countFilters,
  filtersIn,
  filtersOf,
  listQuery,
  mostPages,
  noFilters,
  pagesOf,
  sortOf,
  withFilters,
  withPage,
  withSort,
} from './list-state.ts'

const address = (text: string) => new URLSearchParams(text)

describe('the address of a list', () => {
  test('is read back as it was written', () => {
    const filters = {
      ...noFilters,
      family: ['citrus' as const, 'woody' as const],
      note: '유자',
      price_min: 0,
      price_max: 29_999,
      on_sale: true,
    }
    const written = withFilters(address('keyword=향&page=3&sort=price&order=asc'), filters)
    expect(filtersOf(written)).toEqual(filters)
    expect(written.get('keyword')).toBe('향')
    expect(written.has('page')).toBe(false)
    expect(countFilters(filters)).toBe(5)
  })

  test('prices stand in their own money: another currency lets them go, and back they are there again', () => {
    const won = filtersOf(address('price_min=10000&price_max=30000'))
    expect(won.price_in).toBe('krw')
    expect(filtersIn('krw', won)).toEqual(won)
    expect(filtersIn('usd', won)).toMatchObject({ price_min: null, price_max: null })
    const dollars = { ...noFilters, price_max: 5_000, price_in: 'usd' as const }
    const written = withFilters(address('family=rose'), dollars)
    expect(written.toString()).toBe('price_max=5000&price_in=usd')
    expect(filtersIn('usd', filtersOf(written))).toMatchObject({ price_max: 5_000 })
    expect(filtersIn('krw', filtersOf(written)).price_max).toBeNull()
    expect(withFilters(written, noFilters).toString()).toBe('')
  })

  test.each(['family=rose,&price_min=abc&in_stock=yes', 'price_max=-5', 'family=%00', ''])(
    'what makes no sense in "%s" counts as not there',
    (text) => {
      expect(filtersOf(address(text))).toEqual(noFilters)
    },
  )

  test.each([
    ['', [1]],
    ['page=3', [1, 2, 3]],
    ['page=0', [1]],
    ['page=two', [1]],
  ])('"%s" stands for the pages %j', (text, pages) => {
    expect(pagesOf(address(text))).toEqual(pages)
  })

  test('far in, only the last pages are drawn', () => {
    expect(pagesOf(address('page=500'))).toHaveLength(mostPages)
    expect(pagesOf(address('page=500')).at(-1)).toBe(500)
  })

  test('the usual order is not written', () => {
    expect(withSort(address('sort=price&order=asc&page=2'), 'sold-desc', {}).toString()).toBe('')
    expect(withSort(address(''), 'price-asc', {}).toString()).toBe('sort=price&order=asc')
    expect(sortOf(address('sort=price&order=asc'), {})).toBe('price-asc')
    expect(sortOf(address('sort=name'), { sort: 'created_at-desc' })).toBe('created_at-desc')
    expect(sortOf(address('sort=fit'), { keyword: '향', sort: 'fit-desc' })).toBe('fit-desc')
    expect(sortOf(address('sort=fit'), { ca_id: 1 })).toBe('sold-desc')
  })

  test('a phone asks for 14, a desk for 15', () => {
    expect(listQuery({ ca_id: 2 }, address(''), 'mobile', 1)).toMatchObject({
      ca_id: 2,
      per_page: 14,
      sort: 'sold',
      order: 'desc',
    })
    expect(listQuery({ ca_id: 2 }, address(''), 'pc', 2)).toMatchObject({ per_page: 15, page: 2 })
  })

  test('the first page has no number', () => {
    expect(withPage(address('page=2&note=a'), 1).toString()).toBe('note=a')
  })
})
