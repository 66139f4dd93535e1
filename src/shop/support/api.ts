import { implement } from '#platform/implement.ts'
import { notices } from './contract.ts'
import { noticeDeskApi } from './notice-api.ts'
import { publicNotice, publicNotices } from './service.ts'

const noticeApi = implement(notices, {
  list: (ctx, ask) => publicNotices(ctx, ask.query),
  show: async (ctx, ask) => ({ data: await publicNotice(ctx, ask.params.id) }),
})

export const supportApi = [...noticeApi, ...noticeDeskApi]
