import { implement } from '#platform/implement.ts'
import { adminSearch } from './admin-contract.ts'
import {
  addPage,
  addSynonym,
  changePage,
  changeSynonym,
  removePage,
  removeSynonym,
  searchDesk,
} from './service/desk.ts'

export const searchDeskApi = implement(adminSearch, {
  list: (ctx, ask) => searchDesk(ctx, ask.query),
  addSynonym: async (ctx, ask) => ({ data: await addSynonym(ctx, ask.body) }),
  changeSynonym: async (ctx, ask) => ({
    data: await changeSynonym(ctx, ask.params.sy_id, ask.body),
  }),
  removeSynonym: (ctx, ask) => removeSynonym(ctx, ask.params.sy_id),
  addPage: async (ctx, ask) => ({ data: await addPage(ctx, ask.body) }),
  changePage: async (ctx, ask) => ({ data: await changePage(ctx, ask.params.sp_id, ask.body) }),
  removePage: (ctx, ask) => removePage(ctx, ask.params.sp_id),
})
