import * as z from 'zod/mini'
import { message, qty } from './choice-contract.ts'

/** What staff write for somebody who telephones. */
export const memberId = z.nullable(z.string().check(z.minLength(1), z.maxLength(100)))
export const currencies = z.enum(['krw', 'usd'], '고를 수 없는 값이에요.')

/** Goods by their option; without a price they cost what they cost today. */
export const staffLine = z.object({
  io_no: z.int().check(z.positive()),
  ct_qty: qty,
  ct_text: message,
  price: z.optional(
    z
      .int('단가를 적어 주세요.')
      .check(z.gte(1, '단가를 적어 주세요.'), z.lte(100_000_000, '단가가 너무 커요.')),
  ),
})
