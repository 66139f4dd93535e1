import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { review } from './tables.ts'

export type ReviewRow = typeof review.$inferSelect

export async function listReviews(ctx: Ctx, it_id: string, ask: { page: number; per_page: number; sort: 'is_id' | 'is_score'; order: 'asc' | 'desc' }) {
  const way = ask.order === 'asc' ? asc : desc
  const [rows, spread] = await Promise.all([
    ctx.db
      .select()
      .from(review)
      .where(eq(review.it_id, it_id))
      .orderBy(way(review[ask.sort]), desc(review.is_id))
      .limit(ask.per_page)
      .offset((ask.page - 1) * ask.per_page),
    ctx.db.select({ score: review.is_score, count: sql<number>`count(*)::int` }).from(review).where(eq(review.it_id, it_id)).groupBy(review.is_score),
  ])
  return { rows, spread, total: spread.reduce((sum, one) => sum + one.count, 0) }
}
