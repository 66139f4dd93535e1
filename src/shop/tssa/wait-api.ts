import { implement } from '#platform/implement.ts'
import { acceptOffer, joinLine, leaveLine, listMyWaits } from './service/my-waits.ts'
import { myWaits } from './wait-contract.ts'

export const waitApi = implement(myWaits, {
  list: async (ctx, ask) => ({ data: await listMyWaits(ctx, ask.query) }),
  join: async (ctx, ask) => ({
    data: await joinLine(ctx, ask.params.session_id, ask.body.people),
  }),
  accept: async (ctx, ask) => ({ data: await acceptOffer(ctx, ask.params.wait_id) }),
  leave: async (ctx, ask) => ({ data: await leaveLine(ctx, ask.params.wait_id) }),
})
