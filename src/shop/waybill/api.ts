import { implement } from '#platform/implement.ts'
import { waybills } from './contract.ts'
import { checkWaybills, takeWaybills } from './service/take-waybills.ts'

export const waybillApi = implement(waybills, {
  check: async (ctx, ask) => ({ data: { rows: await checkWaybills(ctx, ask.body) } }),
  take: async (ctx, ask) => ({ data: await takeWaybills(ctx, ask.body) }),
})
