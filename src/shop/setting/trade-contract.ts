import * as z from 'zod/mini'

const percent = z.int().check(z.gte(0), z.lte(70))

/** What a grade pays less, and the least its orders come to in won. */
export const tradeGrade = z.object({
  level: z.int().check(z.gte(2), z.lte(10)),
  percent,
  least: z.optional(z.int().check(z.gte(0), z.lte(100_000_000))),
})

/** A price of its own for some goods, from some quantity on, for a grade or for everybody (level 0). */
export const tradeRule = z.object({
  level: z.int().check(z.gte(0), z.lte(10)),
  on: z.enum(['all', 'category', 'product']),
  /** ca_id or it_id; empty for all goods */
  target: z.string().check(z.maxLength(40)),
  from: z.int().check(z.gte(1), z.lte(9_999)),
  percent,
  /** sold in packs of so many; 1 is one by one */
  pack: z.optional(z.int().check(z.gte(1), z.lte(1_000))),
})
export type TradeRule = z.output<typeof tradeRule>
