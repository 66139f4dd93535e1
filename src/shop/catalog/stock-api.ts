import { implement } from '#platform/implement.ts'
import { adminStock } from './stock-contract.ts'
import { arrivals, dropArrival, expectArrival, stockMoves, takeArrival } from './stock-service.ts'

export const stockApi = implement(adminStock, {
  moves: (ctx, ask) => stockMoves(ctx, ask.params.it_id, ask.query),
  arrivals: async (ctx, ask) => ({ data: await arrivals(ctx, ask.params.it_id) }),
  expect: async (ctx, ask) => ({ data: await expectArrival(ctx, ask.params.it_id, ask.body) }),
  came: async (ctx, ask) => ({ data: await takeArrival(ctx, ask.params.sa_id, ask.body.qty) }),
  drop: async (ctx, ask) => ({ data: await dropArrival(ctx, ask.params.sa_id) }),
})
