import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import { type Board, boards } from './contract.ts'
import { notice } from './tables.ts'

export async function listNotices(
  ctx: Ctx,
  ask: { page: number; per_page: number; order: 'asc' | 'desc'; board?: Board; keyword?: string },
) {
  const where = and(ask.board && eq(notice.board, ask.board), saying(ask.keyword))
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

/** Tags of a notice are not its words. */
function saying(keyword: string | undefined): SQL | undefined {
  if (!keyword) return undefined
  const word = containing(keyword)
  const plain = (column: typeof notice.content | typeof notice.content_en) =>
    sql`regexp_replace(${column}, '<[^>]*>', ' ', 'g')`
  return or(
    ilike(notice.title, word),
    ilike(notice.title_en, word),
    ilike(plain(notice.content), word),
    ilike(plain(notice.content_en), word),
  )
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
