import { implement } from '#platform/implement.ts'
import { myPrices, priceBreaks } from './service/trade.ts'
import { tradePricing } from './trade-contract.ts'

export const tradePriceApi = implement(tradePricing, {
  everybody: async (ctx, ask) => ({ data: await priceBreaks(ctx, ask.params.it_id) }),
  mine: async (ctx, ask, reply) => {
    // nobody who sits at the same browser later finds them in it
    reply.headers['cache-control'] = 'private, no-store'
    return { data: await myPrices(ctx, ask.query.ids.split(',')) }
  },
})
