import { implement } from '#platform/implement.ts'
import { wishes } from './contract.ts'
import { addWish, myWishes, removeWish } from './service.ts'

export const wishApi = implement(wishes, {
  list: (ctx, ask) => myWishes(ctx, ask.query),
  add: async (ctx, ask) => ({ data: await addWish(ctx, ask.body.it_id) }),
  remove: (ctx, ask) => removeWish(ctx, ask.params.wi_id),
})
