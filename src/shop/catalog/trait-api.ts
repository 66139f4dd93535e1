import { implement } from '#platform/implement.ts'
import { traitGroups } from './service/traits.ts'
import { adminTraits } from './trait-contract.ts'

export const traitApi = implement(adminTraits, {
  list: async (ctx) => ({ data: await traitGroups(ctx) }),
})
