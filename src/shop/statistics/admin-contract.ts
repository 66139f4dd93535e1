import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { paged, pageQuery } from '#kernel/paging.ts'

const desk = ['content'] as const
const base = '/api/v1/admin/statistics'
const day = z.string().check(z.maxLength(10))
const period = { from: day, until: day }
const csv = { csv: z.optional(z.enum(['1'])) }

const salesRow = z.object({
  key: z.string(),
  name: z.string(),
  name_en: z.string(),
  orders: z.number(),
  units: z.number(),
  krw: z.number(),
  usd: z.number(),
})
export type SalesRow = z.output<typeof salesRow>
export const salesGroups = ['day', 'product', 'category'] as const
export const salesSorts = ['key', 'orders', 'units', 'krw', 'usd'] as const

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
    path: `${base}/sales`,
    who: desk,
    about: 'What was ordered and not cancelled, by day, product or category',
    query: z.object({
      ...pageQuery(salesSorts, 31),
      ...period,
      ...csv,
      by: z._default(z.enum(salesGroups), 'day'),
    }),
    answer: z.extend(paged(salesRow), {
      sum: salesRow,
      most: z.object({ krw: z.number(), usd: z.number(), units: z.number() }),
    }),
  }),
  funnel: endpoint({
    method: 'GET',
    path: `${base}/funnel`,
    who: desk,
    about: 'Visits that saw a product, the cart and the order form, and the orders, by day',
    query: z.object({ ...pageQuery(['day'], 31), ...period, ...csv }),
    answer: z.extend(paged(funnelRow), { sum: funnelRow }),
  }),
  clicks: endpoint({
    method: 'GET',
    path: `${base}/clicks`,
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
    path: `${base}/searches`,
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
