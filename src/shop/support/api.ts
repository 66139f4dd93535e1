import { notFound } from '../../kernel/failure.ts'
import { pageOf } from '../../kernel/paging.ts'
import { implement } from '../../platform/implement.ts'
import { notices } from './contract.ts'
import { findNotice, listNotices } from './store.ts'

export const supportApi = implement(notices, {
  list: async (ctx, ask) => {
    const { rows, total } = await listNotices(ctx, ask.query)
    return pageOf(
      rows.map((row) => ({ ...row, created_at: row.created_at.toISOString(), files: [] })),
      total,
      ask.query,
    )
  },
  show: async (ctx, ask) => {
    const row = /^\d{1,15}$/.test(ask.params.id) ? await findNotice(ctx, Number(ask.params.id)) : null
    if (!row) throw notFound()
    return { data: { ...row, created_at: row.created_at.toISOString(), files: [] } }
  },
})
