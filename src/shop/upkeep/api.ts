import { implement } from '#platform/implement.ts'
import { backups, upkeep } from './contract.ts'
import { samples } from './sample-contract.ts'
import { askForBackup, showShelf } from './service/backups.ts'
import { showHealth } from './service/health.ts'
import { clearSamples, showSamples } from './service/samples.ts'
import { giveUpOn, showWork, tryAgain } from './service/work.ts'
import { work } from './work-contract.ts'

export const upkeepApi = [
  ...implement(upkeep, {
    health: async (ctx) => ({ data: await showHealth(ctx) }),
  }),
  ...implement(backups, {
    list: async (ctx) => ({ data: await showShelf(ctx) }),
    make: async (ctx) => ({ data: await askForBackup(ctx) }),
  }),
  ...implement(samples, {
    show: async (ctx) => ({ data: await showSamples(ctx) }),
    clear: async (ctx) => ({ data: await clearSamples(ctx) }),
  }),
  ...implement(work, {
    show: async (ctx) => ({ data: await showWork(ctx) }),
    retry: async (ctx, ask) => ({ data: await tryAgain(ctx, ask.body.job_ids) }),
    drop: async (ctx, ask) => ({ data: await giveUpOn(ctx, ask.body.job_ids, ask.body.reason) }),
  }),
]
