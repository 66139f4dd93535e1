import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import type { Board } from './contract.ts'
import type { noticeSorts } from './notice-contract.ts'
import { notice, noticeFile } from './tables.ts'

export type NoticeRow = typeof notice.$inferSelect
export type NewFile = Omit<typeof noticeFile.$inferInsert, 'notice_id' | 'created_at'>
type Typed = Pick<NoticeRow, 'title' | 'title_en' | 'content' | 'content_en' | 'board' | 'pinned'>
export type StaffAsk = {
  page: number
  per_page: number
  sort: (typeof noticeSorts)[number]
  order: 'asc' | 'desc'
  board?: Board
  keyword?: string
}

const sorts = { created_at: notice.created_at, title: notice.title }

export async function listForStaff(ctx: Ctx, ask: StaffAsk) {
  const way = ask.order === 'asc' ? asc : desc
  const { id, title, title_en, board, pinned, created_at } = notice
  const files = sql<number>`(select count(*)::int from notice_file where notice_file.notice_id = "notice"."id")`
  const [rows, boards] = await Promise.all([
    ctx.db
      .select({ id, title, title_en, board, pinned, created_at, files })
      .from(notice)
      .where(and(named(ask.keyword), ask.board && eq(notice.board, ask.board)))
      .orderBy(way(sorts[ask.sort]), desc(notice.id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db
      .select({ board: notice.board, count: count() })
      .from(notice)
      .where(named(ask.keyword))
      .groupBy(notice.board),
  ])
  const counts = Object.fromEntries(boards.map(({ board, count }) => [board, count]))
  const all = boards.reduce((sum, { count }) => sum + count, 0)
  return { rows, counts, total: ask.board ? (counts[ask.board] ?? 0) : all }
}

function named(keyword: string | undefined): SQL | undefined {
  const word = keyword && containing(keyword)
  return word
    ? or(
        sql`${notice.title} ilike ${word}`,
        sql`${notice.title_en} ilike ${word}`,
        sql`${notice.content} ilike ${word}`,
      )
    : undefined
}

export async function findForStaff(ctx: Ctx, id: number): Promise<NoticeRow | null> {
  const [row] = await ctx.db.select().from(notice).where(eq(notice.id, id))
  return row ?? null
}

/** Whoever holds the notice counts its files alone. */
export async function holdNotice(ctx: Ctx, id: number): Promise<NoticeRow | null> {
  const [row] = await ctx.db.select().from(notice).where(eq(notice.id, id)).for('update')
  return row ?? null
}

export async function insertNotice(ctx: Ctx, typed: Typed): Promise<number> {
  const [row] = await ctx.db
    .insert(notice)
    .values({ ...typed, created_at: ctx.now })
    .returning({ id: notice.id })
  if (!row) throw new Error('a notice was not written')
  return row.id
}

/** False when the stored version is another one. */
export async function updateNotice(
  ctx: Ctx,
  id: number,
  version: number,
  typed: Typed,
): Promise<boolean> {
  const rows = await ctx.db
    .update(notice)
    .set({ ...typed, version: sql`${notice.version} + 1` })
    .where(and(eq(notice.id, id), eq(notice.version, version)))
    .returning({ id: notice.id })
  return rows.length > 0
}

export async function deleteNotice(ctx: Ctx, id: number) {
  await ctx.db.delete(notice).where(eq(notice.id, id))
}

export type FileRow = typeof noticeFile.$inferSelect

/** Files of these notices, in the order in which they were added. */
export async function listNoticeFiles(ctx: Ctx, ids: readonly number[]): Promise<FileRow[]> {
  if (ids.length === 0) return []
  return ctx.db
    .select()
    .from(noticeFile)
    .where(inArray(noticeFile.notice_id, [...ids]))
    .orderBy(asc(noticeFile.created_at), asc(noticeFile.file_id))
}

export async function findNoticeFile(
  ctx: Ctx,
  notice_id: number,
  file_id: string,
): Promise<FileRow | null> {
  const [row] = await ctx.db
    .select()
    .from(noticeFile)
    .where(and(eq(noticeFile.notice_id, notice_id), eq(noticeFile.file_id, file_id)))
  return row ?? null
}

export async function insertNoticeFiles(ctx: Ctx, notice_id: number, files: readonly NewFile[]) {
  // in the order in which they were chosen
  if (files.length)
    await ctx.db.insert(noticeFile).values(
      files.map((file, at) => ({
        ...file,
        notice_id,
        created_at: new Date(ctx.now.getTime() + at),
      })),
    )
}

export async function deleteNoticeFile(
  ctx: Ctx,
  notice_id: number,
  file_id: string,
): Promise<boolean> {
  const rows = await ctx.db
    .delete(noticeFile)
    .where(and(eq(noticeFile.notice_id, notice_id), eq(noticeFile.file_id, file_id)))
    .returning({ file_id: noticeFile.file_id })
  return rows.length > 0
}

export async function listNoticeFileIds(ctx: Ctx): Promise<string[]> {
  return (await ctx.db.select({ file_id: noticeFile.file_id }).from(noticeFile)).map(
    (row) => row.file_id,
  )
}
