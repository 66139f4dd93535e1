import { and, asc, desc, eq, gt, gte, ilike, lt, or, sql } from 'drizzle-orm'
import { startOfKoreanDay } from '#kernel/korean-time.ts'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import { member } from '#shop/member/tables.ts'
import { point, pointLot } from './tables.ts'

export type AllAsk = {
  page: number
  per_page: number
  sort: 'po_id' | 'po_point'
  order: 'asc' | 'desc'
  keyword?: string
  reason?: string
  kind?: 'in' | 'out'
  from?: string
  to?: string
}

/** Rows of every member, and what came in and went out in all of them. */
export async function listAll(ctx: Ctx, ask: AllAsk) {
  const found = and(
    ask.keyword
      ? or(
          ilike(point.mb_id, containing(ask.keyword)),
          ilike(member.mb_name, containing(ask.keyword)),
        )
      : undefined,
    // what it was for is written as a phrase; the order's number stands beside it
    ask.reason
      ? or(
          ilike(point.po_content, containing(ask.reason)),
          ilike(point.rel_id, containing(ask.reason)),
        )
      : undefined,
    ask.kind === 'in'
      ? gt(point.po_point, 0)
      : ask.kind === 'out'
        ? lt(point.po_point, 0)
        : undefined,
    ask.from ? gte(point.po_datetime, startOfKoreanDay(ask.from)) : undefined,
    ask.to ? lt(point.po_datetime, startOfKoreanDay(ask.to, 1)) : undefined,
  )
  const way = ask.order === 'asc' ? asc : desc
  const [rows, sums] = await Promise.all([
    ctx.db
      .select({ row: point, mb_name: member.mb_name, lot_expires: pointLot.lot_expires })
      .from(point)
      .innerJoin(member, eq(member.mb_id, point.mb_id))
      .leftJoin(pointLot, eq(pointLot.po_id, point.po_id))
      .where(found)
      .orderBy(way(point[ask.sort]), desc(point.po_id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db
      .select({
        total: sql<number>`count(*)::int`,
        came_in: sql<string>`coalesce(sum(${point.po_point}) filter (where ${point.po_point} > 0), 0)`,
        went_out: sql<string>`coalesce(-sum(${point.po_point}) filter (where ${point.po_point} < 0), 0)`,
      })
      .from(point)
      .innerJoin(member, eq(member.mb_id, point.mb_id))
      .where(found),
  ])
  const [sum] = sums
  return {
    rows,
    total: sum?.total ?? 0,
    came_in: Number(sum?.came_in ?? 0),
    went_out: Number(sum?.went_out ?? 0),
  }
}
