import { implement } from '#platform/implement.ts'
import { myResults } from './contract.ts'
import { keepResult, listMyResults, removeResult } from './service.ts'

export const benchApi = implement(myResults, {
  list: (ctx, ask) => listMyResults(ctx, ask.query),
  keep: async (ctx, ask) => ({ data: await keepResult(ctx, ask.body) }),
  remove: (ctx, ask) => removeResult(ctx, ask.params.result_id),
})
