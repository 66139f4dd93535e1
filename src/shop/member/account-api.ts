import { implement } from '../../platform/implement.ts'
import { account } from './account-contract.ts'
import { showAccount } from './service/account.ts'

export const accountApi = implement(account, {
  show: async (ctx) => ({ data: await showAccount(ctx) }),
})
