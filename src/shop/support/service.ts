import type { Ctx } from '#platform/context.ts'
import { countAllNotices, listNoticeIds } from './store.ts'

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
