import { implement } from '#platform/implement.ts'
import { accounts } from './contract.ts'
import { askForReset, checkReset, findId, resetPassword } from './service/forgotten.ts'
import { checkId } from './service/join.ts'

export const memberApi = implement(accounts, {
  checkId: async (ctx, ask) => ({ data: await checkId(ctx, ask.params.mb_id) }),
  forgetId: (ctx, ask) => findId(ctx, ask.body),
  forgetPassword: (ctx, ask) => askForReset(ctx, ask.body.mb_id),
  checkReset: async (ctx, ask) => ({ data: await checkReset(ctx, ask.body.token) }),
  resetPassword: (ctx, ask) => resetPassword(ctx, ask.body.token, ask.body.password),
})
