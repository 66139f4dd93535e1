import { notFound } from '#kernel/failure.ts'
import { pageOf } from '#kernel/paging.ts'
import { implement } from '#platform/implement.ts'
import { notices } from './contract.ts'
import { noticeDeskApi } from './notice-api.ts'
import { shownFiles } from './notice-service.ts'
import { listNoticeFiles } from './notice-store.ts'
import { findNotice, listNotices } from './store.ts'

const noticeApi = implement(notices, {
  list: async (ctx, ask) => {
    const { rows, total } = await listNotices(ctx, ask.query)
    const files = await listNoticeFiles(
      ctx,
      rows.map((row) => row.id),
    )
    return pageOf(
      rows.map((row) => ({
        ...row,
        created_at: row.created_at.toISOString(),
        files: shownFiles(row.id, files),
      })),
      total,
      ask.query,
    )
  },
  show: async (ctx, ask) => {
    const row = await findNotice(ctx, ask.params.id)
    if (!row) throw notFound()
    return {
      data: {
        ...row,
        created_at: row.created_at.toISOString(),
        files: shownFiles(row.id, await listNoticeFiles(ctx, [row.id])),
      },
    }
  },
})

export const supportApi = [...noticeApi, ...noticeDeskApi]
