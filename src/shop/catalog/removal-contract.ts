import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'

export const productStates = ['selling', 'hidden', 'soldout', 'low', 'unsafe', 'archived'] as const

export const chosenGoods = z
  .array(z.string().check(z.regex(/^[\w-]{1,20}$/)))
  .check(z.minLength(1, '상품을 골라 주세요.'), z.maxLength(100))

/** Putting goods away, and taking them away for good. */
export const goodsRemoval = {
  archive: endpoint({
    method: 'POST',
    path: '/api/v1/admin/products/archive',
    who: ['product'],
    about:
      'Puts up to a hundred away or brings them back, hidden: what is away stands in no list and cannot be sold, orders and reviews of it stay',
    body: z.object({ it_ids: chosenGoods, archived: z.boolean() }),
    answer: one(z.object({ changed: z.number() })),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/v1/admin/products/removals',
    who: ['product'],
    about:
      'Takes goods away for good that nothing was ever ordered of; names those that stay, and why',
    body: z.object({ it_ids: chosenGoods }),
    answer: one(
      z.object({
        removed: z.array(z.string()),
        kept: z.array(
          z.object({
            it_id: z.string(),
            it_name: z.string(),
            it_name_en: z.string(),
            why: z.string(),
          }),
        ),
      }),
    ),
  }),
}
