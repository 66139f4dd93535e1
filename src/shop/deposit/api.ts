import { listErrands } from '#platform/errands.ts'
import { implement } from '#platform/implement.ts'
import { deposits } from './contract.ts'
import {
  chooseColumns,
  deskDeposits,
  headsOf,
  ignoreDeposit,
  matchDeposit,
  previewFile,
  searchOrders,
  takeFile,
  undoMatch,
  uploadedFile,
} from './service.ts'

export const depositApi = implement(deposits, {
  list: (ctx, ask) => deskDeposits(ctx, ask.query),
  preview: async (ctx, ask) => ({ data: await previewFile(ctx, ask.body) }),
  upload: async (ctx, ask) => ({ data: await takeFile(ctx, ask.body) }),
  uploads: async (ctx) => ({ data: await listErrands(ctx, ['deposits']) }),
  uploaded: async (ctx, ask) => ({ data: await uploadedFile(ctx, ask.params.errand_id) }),
  heads: async (ctx, ask) => ({ data: await headsOf(ctx, ask.body) }),
  choose: async (ctx, ask) => ({ data: await chooseColumns(ctx, ask.body) }),
  orders: (ctx, ask) => searchOrders(ctx, ask.params.dep_id, ask.query),
  match: async (ctx, ask) => ({
    data: await matchDeposit(ctx, ask.params.dep_id, ask.body.od_id),
  }),
  undo: async (ctx, ask) => ({
    data: await undoMatch(ctx, ask.params.dep_id, ask.body.reason),
  }),
  ignore: async (ctx, ask) => ({ data: await ignoreDeposit(ctx, ask.params.dep_id) }),
})
