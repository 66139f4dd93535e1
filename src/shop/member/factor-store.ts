import { and, asc, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { memberFactor, recoveryCode } from './account-tables.ts'
import { member } from './tables.ts'

export type FactorRow = typeof memberFactor.$inferSelect

export async function findFactor(ctx: Ctx, mb_id: string): Promise<FactorRow | null> {
  const rows = await ctx.db.select().from(memberFactor).where(eq(memberFactor.mb_id, mb_id))
  return rows[0] ?? null
}

/** False when the second step is on already: a secret in use is never overwritten. */
export async function putSecret(ctx: Ctx, mb_id: string, sealed: string): Promise<boolean> {
  const rows = await ctx.db
    .insert(memberFactor)
    .values({ mb_id, sealed })
    .onConflictDoUpdate({
      target: memberFactor.mb_id,
      set: { sealed, last_step: 0 },
      setWhere: isNull(memberFactor.enabled_at),
    })
    .returning({ mb_id: memberFactor.mb_id })
  return rows.length > 0
}

/** True for the one who uses this half minute's code; of two at once only one. */
export async function takeStep(ctx: Ctx, mb_id: string, step: number): Promise<boolean> {
  const used = await ctx.db
    .update(memberFactor)
    .set({ last_step: step })
    .where(and(eq(memberFactor.mb_id, mb_id), lt(memberFactor.last_step, step)))
  return used.rowCount === 1
}

export async function turnOn(ctx: Ctx, mb_id: string) {
  await ctx.db
    .update(memberFactor)
    .set({ enabled_at: ctx.now })
    .where(eq(memberFactor.mb_id, mb_id))
}

export async function deleteFactor(ctx: Ctx, mb_id: string): Promise<boolean> {
  await ctx.db.delete(recoveryCode).where(eq(recoveryCode.mb_id, mb_id))
  const gone = await ctx.db.delete(memberFactor).where(eq(memberFactor.mb_id, mb_id))
  return gone.rowCount === 1
}

export async function replaceRecovery(ctx: Ctx, mb_id: string, hashes: readonly string[]) {
  await ctx.db.delete(recoveryCode).where(eq(recoveryCode.mb_id, mb_id))
  await ctx.db.insert(recoveryCode).values(hashes.map((code_hash) => ({ code_hash, mb_id })))
}

export async function countRecovery(ctx: Ctx, mb_id: string): Promise<number> {
  const [row] = await ctx.db
    .select({ left: count() })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.mb_id, mb_id), isNull(recoveryCode.used_at)))
  return row?.left ?? 0
}

/** True once for each code. */
export async function takeRecovery(ctx: Ctx, mb_id: string, code_hash: string): Promise<boolean> {
  const taken = await ctx.db
    .update(recoveryCode)
    .set({ used_at: ctx.now })
    .where(
      and(
        eq(recoveryCode.code_hash, code_hash),
        eq(recoveryCode.mb_id, mb_id),
        isNull(recoveryCode.used_at),
      ),
    )
  return taken.rowCount === 1
}

export async function listStaffFactors(
  ctx: Ctx,
  ask: { page: number; per_page: number; order: 'asc' | 'desc' },
) {
  const staff = isNotNull(member.staff_role)
  const [rows, totals] = await Promise.all([
    ctx.db
      .select({
        mb_id: member.mb_id,
        mb_name: member.mb_name,
        staff_role: member.staff_role,
        enabled_at: memberFactor.enabled_at,
      })
      .from(member)
      .leftJoin(memberFactor, eq(memberFactor.mb_id, member.mb_id))
      .where(staff)
      .orderBy(ask.order === 'asc' ? asc(member.mb_id) : sql`${member.mb_id} desc`)
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db.select({ total: count() }).from(member).where(staff),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}
