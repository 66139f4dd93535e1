import { implement } from '#platform/implement.ts'
import { searches } from './search-contract.ts'
import { readForPage } from './service/search.ts'
import { popularWords, suggest } from './service/suggest.ts'

export const searchApi = implement(searches, {
  read: async (ctx, ask) => ({ data: await readForPage(ctx, ask.query) }),
  suggest: async (ctx, ask) => ({ data: await suggest(ctx, ask.query.keyword) }),
  popular: async (ctx) => ({ data: await popularWords(ctx) }),
})
