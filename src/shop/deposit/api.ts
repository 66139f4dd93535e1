import { implement } from '#platform/implement.ts'
import { deposits } from './contract.ts'
import {
  deskDeposits,
  ignoreDeposit,
  matchDeposit,
  previewFile,
  searchOrders,
  takeFile,
  undoMatch,
} from './service.ts'

export const depositApi = implement(deposits, {
  list: (ctx, ask) => deskDeposits(ctx, ask.query),
  preview: async (ctx, ask) => ({ data: await previewFile(ctx, ask.body) }),
  upload: async (ctx, ask) => ({ data: await takeFile(ctx, ask.body) }),
  orders: (ctx, ask) => searchOrders(ctx, ask.params.dep_id, ask.query),
  match: async (ctx, ask) => ({
    data: await matchDeposit(ctx, ask.params.dep_id, ask.body.od_id),
  }),
  undo: async (ctx, ask) => ({
    data: await undoMatch(ctx, ask.params.dep_id, ask.body.reason),
  }),
  ignore: async (ctx, ask) => ({ data: await ignoreDeposit(ctx, ask.params.dep_id) }),
})
