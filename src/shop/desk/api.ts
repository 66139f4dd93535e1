import { implement } from '#platform/implement.ts'
import { deskSearch, savedViews } from './contract.ts'
import { findForDesk, myViews, removeView, saveView } from './service.ts'

export const deskApi = [
  ...implement(deskSearch, {
    find: async (ctx, ask) => ({ data: await findForDesk(ctx, ask.query.keyword) }),
  }),
  ...implement(savedViews, {
    list: async (ctx, ask) => ({ data: await myViews(ctx, ask.params.list) }),
    save: async (ctx, ask) => ({ data: await saveView(ctx, ask.params.list, ask.body) }),
    remove: async (ctx, ask) => ({ data: await removeView(ctx, ask.params.list, ask.body.name) }),
  }),
]
