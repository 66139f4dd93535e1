import { implement } from '#platform/implement.ts'
import { scentDesk, scentWork } from './contract.ts'
import {
  acceptScent,
  approveScent,
  declineScent,
  rateSamples,
  showScent,
} from './service/customer.ts'
import { moveScent, quoteScent, scentForDesk, scentsForDesk, sendSamples } from './service/desk.ts'

export const fragranceApi = [
  ...implement(scentWork, {
    show: async (ctx, ask) => ({ data: await showScent(ctx, ask.params.token) }),
    accept: async (ctx, ask) => ({ data: await acceptScent(ctx, ask.params.token, ask.body) }),
    rate: async (ctx, ask) => ({ data: await rateSamples(ctx, ask.params.token, ask.body) }),
    approve: async (ctx, ask) => ({ data: await approveScent(ctx, ask.params.token, ask.body) }),
    decline: async (ctx, ask) => ({ data: await declineScent(ctx, ask.params.token, ask.body) }),
  }),
  ...implement(scentDesk, {
    list: (ctx, ask) => scentsForDesk(ctx, ask.query),
    show: async (ctx, ask) => ({ data: await scentForDesk(ctx, ask.params.ap_id) }),
    quote: async (ctx, ask) => ({ data: await quoteScent(ctx, ask.params.ap_id, ask.body) }),
    sample: async (ctx, ask) => ({ data: await sendSamples(ctx, ask.params.ap_id, ask.body) }),
    move: async (ctx, ask) => ({ data: await moveScent(ctx, ask.params.ap_id, ask.body) }),
  }),
]
