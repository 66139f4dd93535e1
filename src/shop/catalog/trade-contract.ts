import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'

const step = z.object({ from: z.number(), percent: z.number() })

/** What comes off the prices of a product for whom, by quantity; both are fetched after the page, so that no kept page knows a grade. */
export const tradePrices = z.object({
  steps: z.array(step),
  /** sold in packs of so many */
  pack: z.number(),
})
export type TradePrices = z.output<typeof tradePrices>

export const ownPrices = z.extend(tradePrices, { it_id: z.string() })
export type OwnPrices = z.output<typeof ownPrices>

/** Goods that one call may ask for. */
export const mostAsked = 100

export const tradePricing = {
  everybody: endpoint({
    method: 'GET',
    path: '/api/v1/products/:it_id/price-breaks',
    who: 'anyone',
    about: 'From which quantity on a product costs everybody less',
    answer: one(tradePrices),
    keep: { seconds: 60, tags: ['catalog', 'setting'] },
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/my-prices',
    who: 'member',
    about:
      'What products cost the grade of whoever asks, up to a hundred at once; what is not on sale is left out. Never kept',
    query: z.object({
      ids: z
        .string('형식이 맞지 않아요.')
        .check(
          z.maxLength(mostAsked * 41, '형식이 맞지 않아요.'),
          z.regex(/^[^,]{1,40}(,[^,]{1,40}){0,99}$/, '형식이 맞지 않아요.'),
        ),
    }),
    answer: one(z.array(ownPrices)),
  }),
}
