import { implement } from '#platform/implement.ts'
import { notices } from './contract.ts'
import { helps } from './help-contract.ts'
import { searchHelp } from './help-service.ts'
import { noticeDeskApi } from './notice-api.ts'
import { publicNotice, publicNotices } from './service.ts'

const noticeApi = implement(notices, {
  list: (ctx, ask) => publicNotices(ctx, ask.query),
  show: async (ctx, ask) => ({ data: await publicNotice(ctx, ask.params.id) }),
})

const helpApi = implement(helps, {
  search: async (ctx, ask) => ({ data: await searchHelp(ctx, ask.query.keyword) }),
})

export const supportApi = [...noticeApi, ...noticeDeskApi, ...helpApi]
