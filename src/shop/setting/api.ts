import { implement } from '#platform/implement.ts'
import { adminSettings, settings } from './contract.ts'
import { allSettings, publicSettings, saveSetting } from './service.ts'

export const settingApi = [
  ...implement(settings, { show: async (ctx) => ({ data: await publicSettings(ctx) }) }),
  ...implement(adminSettings, {
    show: async (ctx) => ({ data: await allSettings(ctx) }),
    save: async (ctx, ask) => ({
      data: { version: await saveSetting(ctx, ask.params.name, ask.body.value, ask.body.version) },
    }),
  }),
]
