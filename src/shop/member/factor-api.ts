import { implement } from '#platform/implement.ts'
import { factor, staffFactors } from './factor-contract.ts'
import {
  disableFactor,
  enableFactor,
  renewRecovery,
  resetFactor,
  showFactor,
  staffFactorList,
  startFactor,
} from './service/second-factor.ts'

export const factorApi = [
  ...implement(factor, {
    show: async (ctx) => ({ data: await showFactor(ctx) }),
    start: async (ctx, ask) => ({ data: await startFactor(ctx, ask.body) }),
    enable: async (ctx, ask) => ({ data: await enableFactor(ctx, ask.body.code) }),
    renew: async (ctx, ask) => ({ data: await renewRecovery(ctx, ask.body) }),
    disable: (ctx, ask) => disableFactor(ctx, ask.body),
  }),
  ...implement(staffFactors, {
    list: (ctx, ask) => staffFactorList(ctx, ask.query),
    reset: (ctx, ask) => resetFactor(ctx, ask.params.mb_id, ask.body),
  }),
]
