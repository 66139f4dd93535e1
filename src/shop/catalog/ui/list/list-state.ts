import type { CallOf } from '#kernel/endpoint.ts'
import type { Currency } from '#kernel/language.ts'
import type { Device } from '#kernel/load.ts'
import {
  type Family,
  families,
  type ProductSort,
  type products,
  tilesOnDesktop,
  tilesOnMobile,
} from '#shop/catalog/contract.ts'

export type ListQuery = NonNullable<CallOf<typeof products.list>['query']>

/** What a page fixes for its list; the rest is the shopper's and stands in the address. */
export type ListScope = {
  ca_id?: number
  keyword?: string
  /** the keyword as it was typed */
  exact?: boolean
  is_new?: boolean
  sort?: SortKey
}

export type SortKey = `${ProductSort}-${'asc' | 'desc'}`
export const sortKeys = [
  'fit-desc',
  'sold-desc',
  'created_at-desc',
  'price-asc',
  'price-desc',
  'discount-desc',
  'score-desc',
  'reviews-desc',
] as const satisfies readonly SortKey[]
export const sortName: Record<(typeof sortKeys)[number], string> = {
  'fit-desc': '관련높은순',
  'sold-desc': '판매많은순',
  'created_at-desc': '최근등록순',
  'price-asc': '낮은가격순',
  'price-desc': '높은가격순',
  'discount-desc': '할인높은순',
  'score-desc': '평점높은순',
  'reviews-desc': '후기많은순',
}

export type Filters = {
  family: Family[]
  note: string
  /** ids of traits, of whatever group */
  trait: string[]
  price_min: number | null
  price_max: number | null
  /** what both prices are in; an address without a word about it means won */
  price_in: Currency
  in_stock: boolean
  on_sale: boolean
}
export const noFilters: Filters = {
  family: [],
  note: '',
  trait: [],
  price_min: null,
  price_max: null,
  price_in: 'krw',
  in_stock: false,
  on_sale: false,
}

/** Loaded pages that are drawn at once; further in, the first ones give way. */
export const mostPages = 20

export function tilesFor(device: Device): number {
  return device === 'mobile' ? tilesOnMobile : tilesOnDesktop
}

function amountIn(text: string | null): number | null {
  return text && /^\d{1,8}$/.test(text) ? Number(text) : null
}

/** An address may hold anything; what makes no sense counts as not there. */
export function filtersOf(search: URLSearchParams): Filters {
  const asked = (search.get('family') ?? '').split(',')
  const prices = [amountIn(search.get('price_min')), amountIn(search.get('price_max'))] as const
  // the box that says "from" may have got the higher of the two
  const turned = prices[0] !== null && prices[1] !== null && prices[0] > prices[1]
  const [price_min, price_max] = turned ? [prices[1], prices[0]] : prices
  return {
    family: families.filter((family) => asked.includes(family)),
    note: (search.get('note') ?? '').trim().slice(0, 30),
    trait: traitsIn(search.get('trait') ?? ''),
    price_min,
    price_max,
    price_in: hasPrices(price_min, price_max) && search.get('price_in') === 'usd' ? 'usd' : 'krw',
    in_stock: search.get('in_stock') === '1',
    on_sale: search.get('on_sale') === '1',
  }
}

const hasPrices = (min: number | null, max: number | null) => min !== null || max !== null

/** Prices chosen in another currency say nothing about these goods: they are left out. */
export function filtersIn(currency: Currency, filters: Filters): Filters {
  const lost = hasPrices(filters.price_min, filters.price_max) && filters.price_in !== currency
  return lost
    ? { ...filters, price_min: null, price_max: null, price_in: currency }
    : { ...filters, price_in: currency }
}

function traitsIn(text: string): string[] {
  return [...new Set(text.split(',').filter((id) => /^[a-z0-9.-]{1,20}$/.test(id)))].slice(0, 12)
}

export function countFilters(filters: Filters): number {
  return (
    filters.family.length +
    filters.trait.length +
    [
      filters.note,
      hasPrices(filters.price_min, filters.price_max),
      filters.in_stock,
      filters.on_sale,
    ].filter(Boolean).length
  )
}

/** Only a search knows what fits it. */
export function sortsFor({ keyword }: ListScope): readonly (typeof sortKeys)[number][] {
  return keyword ? sortKeys : sortKeys.filter((key) => key !== 'fit-desc')
}

export function sortOf(search: URLSearchParams, scope: ListScope): (typeof sortKeys)[number] {
  const asked = `${search.get('sort')}-${search.get('order') ?? 'desc'}`
  return (
    sortsFor(scope).find((key) => key === asked) ??
    sortKeys.find((key) => key === scope.sort) ??
    'sold-desc'
  )
}

/** The pages an address stands for: `?page=3` is 1, 2 and 3. */
export function pagesOf(search: URLSearchParams): number[] {
  const asked = search.get('page') ?? ''
  const last = /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1
  const first = Math.max(1, last - mostPages + 1)
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

export function filterQuery(scope: ListScope, filters: Filters): ListQuery {
  return {
    ca_id: scope.ca_id,
    keyword: scope.keyword,
    exact: scope.exact ? '1' : undefined,
    is_new: scope.is_new ? '1' : undefined,
    family: filters.family.length ? filters.family.join(',') : undefined,
    note: filters.note || undefined,
    trait: filters.trait.length ? filters.trait.join(',') : undefined,
    price_min: filters.price_min ?? undefined,
    price_max: filters.price_max ?? undefined,
    price_in: hasPrices(filters.price_min, filters.price_max) ? filters.price_in : undefined,
    in_stock: filters.in_stock ? '1' : undefined,
    on_sale: filters.on_sale ? '1' : undefined,
  }
}

export function listQuery(
  scope: ListScope,
  search: URLSearchParams,
  device: Device,
  page: number,
): ListQuery {
  const [sort, order] = sortOf(search, scope).split('-') as [ProductSort, 'asc' | 'desc'] // the parts of a SortKey
  return { ...filterQuery(scope, filtersOf(search)), sort, order, page, per_page: tilesFor(device) }
}

/** The same address with other filters; the loaded pages are let go. */
export function withFilters(search: URLSearchParams, filters: Filters): URLSearchParams {
  const next = new URLSearchParams(search)
  const put = (name: string, value: string | null) =>
    value ? next.set(name, value) : next.delete(name)
  const query = filterQuery({}, filters)
  put('family', filters.family.join(','))
  put('note', filters.note)
  put('trait', filters.trait.join(','))
  put('price_min', filters.price_min === null ? null : String(filters.price_min))
  put('price_max', filters.price_max === null ? null : String(filters.price_max))
  put('price_in', query.price_in === 'usd' ? 'usd' : null)
  put('in_stock', filters.in_stock ? '1' : null)
  put('on_sale', filters.on_sale ? '1' : null)
  next.delete('page')
  return next
}

export function withSort(search: URLSearchParams, key: SortKey, scope: ListScope): URLSearchParams {
  const next = new URLSearchParams(search)
  const [sort = '', order = ''] = key.split('-')
  next.delete('page')
  next.delete('sort')
  next.delete('order')
  if (key !== (scope.sort ?? 'sold-desc')) {
    next.set('sort', sort)
    next.set('order', order)
  }
  return next
}

export function withPage(search: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(search)
  if (page > 1) next.set('page', String(page))
  else next.delete('page')
  return next
}
