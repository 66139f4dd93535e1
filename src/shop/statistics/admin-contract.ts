import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { paged, pageQuery } from '#kernel/paging.ts'

const desk = ['content', 'order'] as const
const base = '/api/v1/admin/statistics'
const day = z.string().check(z.maxLength(10))
const period = { from: day, until: day }
const csv = { csv: z.optional(z.enum(['1'])) }

/** Money of one currency. What the words mean is written down in docs/decisions/sales.md. */
const figures = z.object({
  /** goods of the orders of these days after discounts: all that was ordered */
  ordered: z.number(),
  /** of it: cancelled, returned or out of stock */
  cancelled: z.number(),
  /** of it: still waiting for its money */
  unpaid: z.number(),
  /** of it: paid and kept */
  sold: z.number(),
  /** shipping of these orders, without those that were cancelled whole */
  shipping: z.number(),
  /** money that came on these days, whatever for */
  paid: z.number(),
  /** money that went back on these days */
  refunded: z.number(),
  /** the difference of the two */
  net: z.number(),
})
export type Figures = z.output<typeof figures>

const salesRow = z.object({
  key: z.string(),
  name: z.string(),
  name_en: z.string(),
  orders: z.number(),
  units: z.number(),
  krw: figures,
  usd: figures,
})
export type SalesRow = z.output<typeof salesRow>
export const timeGroups = ['day', 'week', 'month'] as const
/** these know no money, only goods */
export const goodsGroups = ['product', 'category'] as const
export const salesGroups = [...timeGroups, 'method', 'customer', ...goodsGroups] as const
export type SalesGroup = (typeof salesGroups)[number]
export const salesSorts = [
  'key',
  'orders',
  'units',
  'ordered',
  'cancelled',
  'unpaid',
  'sold',
  'shipping',
  'paid',
  'refunded',
  'net',
] as const

const funnelRow = z.object({
  day: z.string(),
  product: z.number(),
  cart: z.number(),
  order_form: z.number(),
  order: z.number(),
  paid: z.number(),
})
export type FunnelRow = z.output<typeof funnelRow>

const clickRow = z.object({
  click_type: z.string(),
  click_id: z.string(),
  click_name: z.string(),
  pc: z.number(),
  mobile: z.number(),
  clicks: z.number(),
})
export type ClickRow = z.output<typeof clickRow>
export const clickSorts = ['clicks', 'click_type', 'click_name'] as const

const wordRow = z.object({
  keyword: z.string(),
  lang: z.string(),
  searches: z.number(),
  results: z.number(),
  last_day: z.string(),
})
export type WordRow = z.output<typeof wordRow>
export const wordSorts = ['searches', 'results', 'keyword', 'last_day'] as const

export const adminStatistics = {
  sales: endpoint({
    method: 'GET',
    replica: true,
    path: `${base}/sales`,
    file: ['text/csv'],
    who: desk,
    about:
      'What was ordered, paid and refunded, by day, week, month, method, customer, product or category, and the same sums of as many days before',
    query: z.object({
      ...pageQuery(salesSorts, 31),
      ...period,
      ...csv,
      by: z._default(z.enum(salesGroups), 'day'),
    }),
    answer: z.extend(paged(salesRow), {
      sum: salesRow,
      before: z.extend(salesRow, { from: z.string(), until: z.string() }),
      /** all rows of the period, for the chart; empty unless grouped by time */
      series: z.array(z.object({ key: z.string(), krw: figures, usd: figures })),
      /** the largest won sum of a row */
      most: z.number(),
    }),
  }),
  funnel: endpoint({
    method: 'GET',
    replica: true,
    path: `${base}/funnel`,
    file: ['text/csv'],
    who: desk,
    about: 'Visits that saw a product, the cart and the order form, and the orders, by day',
    query: z.object({ ...pageQuery(['day'], 31), ...period, ...csv }),
    answer: z.extend(paged(funnelRow), { sum: funnelRow }),
  }),
  clicks: endpoint({
    method: 'GET',
    replica: true,
    path: `${base}/clicks`,
    file: ['text/csv'],
    who: desk,
    about: 'What was clicked, by place',
    query: z.object({
      ...pageQuery(clickSorts, 20),
      ...period,
      ...csv,
      click_type: z.optional(z.string().check(z.maxLength(30))),
    }),
    answer: z.extend(paged(clickRow), {
      types: z.array(z.object({ click_type: z.string(), clicks: z.number() })),
      days: z.array(z.object({ day: z.string(), clicks: z.number() })),
      most: z.number(),
    }),
  }),
  words: endpoint({
    method: 'GET',
    replica: true,
    path: `${base}/searches`,
    file: ['text/csv'],
    who: desk,
    about: 'What was searched for, and what of it found nothing',
    query: z.object({
      ...pageQuery(wordSorts, 20),
      ...period,
      ...csv,
      none: z.optional(z.enum(['1'])),
    }),
    answer: z.extend(paged(wordRow), {
      counts: z.object({ all: z.number(), none: z.number() }),
      most: z.number(),
    }),
  }),
}
