import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lte, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { member } from '#shop/member/tables.ts'
import { couponIssue, type IssueTo } from './tables.ts'

export type RoundRow = typeof couponIssue.$inferSelect

/** False when a round with this key was begun before. */
export async function beginRound(
  ctx: Ctx,
  round: Pick<RoundRow, 'ci_id' | 'cz_id' | 'issue_to' | 'made_by'>,
): Promise<boolean> {
  const rows = await ctx.db
    .insert(couponIssue)
    .values({ ...round, made_at: ctx.now })
    .onConflictDoNothing()
    .returning({ ci_id: couponIssue.ci_id })
  if (rows.length)
    await ctx.db.execute(
      sql`select graphile_worker.add_job('give-coupons', ${JSON.stringify({ ci_id: round.ci_id })}::json, job_key => ${`coupons:${round.ci_id}`}, max_attempts => 12)`,
    )
  return rows.length > 0
}

export async function findRound(ctx: Ctx, ci_id: string): Promise<RoundRow | null> {
  const rows = await ctx.db.select().from(couponIssue).where(eq(couponIssue.ci_id, ci_id))
  return rows[0] ?? null
}

export async function listRounds(
  ctx: Ctx,
  cz_id: number,
  ask: { page: number; per_page: number; order: 'asc' | 'desc' },
) {
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(couponIssue)
      .where(eq(couponIssue.cz_id, cz_id))
      .orderBy((ask.order === 'asc' ? asc : desc)(couponIssue.made_at), asc(couponIssue.ci_id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db.select({ total: count() }).from(couponIssue).where(eq(couponIssue.cz_id, cz_id)),
  ])
  return { rows, total: total[0]?.total ?? 0 }
}

/** The next shoppers of a round, by id. Staff and those who left are nobody to give to. */
export async function listNext(
  ctx: Ctx,
  to: IssueTo,
  after: string,
  most: number,
): Promise<string[]> {
  const meant =
    to.to === 'members'
      ? inArray(member.mb_id, to.mb_ids)
      : and(gte(member.mb_level, to.level_from), lte(member.mb_level, to.level_to))
  const rows = await ctx.db
    .select({ mb_id: member.mb_id })
    .from(member)
    .where(
      and(meant, gt(member.mb_id, after), isNull(member.mb_leave_date), isNull(member.staff_role)),
    )
    .orderBy(asc(member.mb_id))
    .limit(most)
  return rows.map(({ mb_id }) => mb_id)
}

/** A step of a round; one that another runner has taken already counts nothing. */
export async function stepRound(
  ctx: Ctx,
  round: RoundRow,
  reached: string,
  looked_at: number,
  given: number,
) {
  await ctx.db
    .update(couponIssue)
    .set({
      reached,
      looked_at: sql`${couponIssue.looked_at} + ${looked_at}`,
      given: sql`${couponIssue.given} + ${given}`,
    })
    .where(and(eq(couponIssue.ci_id, round.ci_id), eq(couponIssue.reached, round.reached)))
}

export async function endRound(ctx: Ctx, ci_id: string) {
  await ctx.db
    .update(couponIssue)
    .set({ ended_at: ctx.now })
    .where(and(eq(couponIssue.ci_id, ci_id), isNull(couponIssue.ended_at)))
}
