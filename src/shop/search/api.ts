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
import { hideWord, showWord } from './service/hidden.ts'

export const searchDeskApi = implement(adminSearch, {
  list: (ctx, ask) => searchDesk(ctx, ask.query),
  hideWord: async (ctx, ask) => ({ data: await hideWord(ctx, ask.body) }),
  showWord: (ctx, ask) => showWord(ctx, ask.params.sh_id),
  addSynonym: async (ctx, ask) => ({ data: await addSynonym(ctx, ask.body) }),
  changeSynonym: async (ctx, ask) => ({
    data: await changeSynonym(ctx, ask.params.sy_id, ask.body),
  }),
  removeSynonym: (ctx, ask) => removeSynonym(ctx, ask.params.sy_id),
  addPage: async (ctx, ask) => ({ data: await addPage(ctx, ask.body) }),
  changePage: async (ctx, ask) => ({ data: await changePage(ctx, ask.params.sp_id, ask.body) }),
  removePage: (ctx, ask) => removePage(ctx, ask.params.sp_id),
})
