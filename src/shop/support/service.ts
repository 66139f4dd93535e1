import { notFound } from '#kernel/failure.ts'
import { pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { amountsFor } from '#shop/setting/service.ts'
import type { Notice, NoticeRow } from './contract.ts'
import { shownFiles } from './notice-service.ts'
import { listNoticeFiles } from './notice-store.ts'
import { countAllNotices, findNotice, listNoticeIds, listNotices } from './store.ts'

/** Notices as shoppers read them, with amounts in their currency. */
export async function publicNotices(ctx: Ctx, ask: Parameters<typeof listNotices>[1]) {
  const { rows, total } = await listNotices(ctx, ask)
  const files = await listNoticeFiles(
    ctx,
    rows.map((row) => row.id),
  )
  const { say } = await amountsFor(ctx)
  const told = rows.map(
    (row): NoticeRow => ({
      ...row,
      title: say(row.title, 'kr'),
      title_en: say(row.title_en, 'en'),
      created_at: row.created_at.toISOString(),
      files: shownFiles(row.id, files),
    }),
  )
  return pageOf(told, total, ask)
}

export async function publicNotice(ctx: Ctx, id: number): Promise<Notice> {
  const row = await findNotice(ctx, id)
  if (!row) throw notFound()
  const { say } = await amountsFor(ctx)
  return {
    ...row,
    title: say(row.title, 'kr'),
    title_en: say(row.title_en, 'en'),
    content: say(row.content, 'kr'),
    content_en: say(row.content_en, 'en'),
    created_at: row.created_at.toISOString(),
    files: shownFiles(row.id, await listNoticeFiles(ctx, [row.id])),
  }
}

export function countNotices(ctx: Ctx): Promise<number> {
  return countAllNotices(ctx)
}

/** Notices in a fixed order, for sitemaps. */
export function listNoticeAddresses(
  ctx: Ctx,
  offset: number,
  limit: number,
): Promise<{ id: number; board: string; created_at: Date }[]> {
  return listNoticeIds(ctx, offset, limit)
}
