import { asc, count, desc, eq } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { type Board, boards } from './contract.ts'
import { notice } from './tables.ts'

export async function listNotices(
  ctx: Ctx,
  ask: { page: number; per_page: number; order: 'asc' | 'desc'; board?: Board },
) {
  const where = ask.board ? eq(notice.board, ask.board) : undefined
  const way = ask.order === 'asc' ? asc : desc
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(notice)
      .where(where)
      .orderBy(desc(notice.pinned), way(notice.created_at), desc(notice.id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db.select({ total: count() }).from(notice).where(where),
  ])
  return { rows: rows.map(onBoard), total: total[0]?.total ?? 0 }
}

export async function findNotice(ctx: Ctx, id: number) {
  const rows = await ctx.db.select().from(notice).where(eq(notice.id, id))
  return rows[0] ? onBoard(rows[0]) : null
}

function onBoard(row: typeof notice.$inferSelect) {
  return { ...row, board: boards.find((board) => board === row.board) ?? 'shop' }
}

export function countAllNotices(ctx: Ctx): Promise<number> {
  return ctx.db.$count(notice)
}

export function listNoticeIds(
  ctx: Ctx,
  offset: number,
  limit: number,
): Promise<{ id: number; board: string; created_at: Date }[]> {
  return ctx.db
    .select({ id: notice.id, board: notice.board, created_at: notice.created_at })
    .from(notice)
    .orderBy(asc(notice.id))
    .limit(limit)
    .offset(offset)
}
