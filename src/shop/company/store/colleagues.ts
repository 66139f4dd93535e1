import { and, count, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { sqlState } from '#platform/database-errors.ts'
import { company, companyColleague } from '#shop/company/tables.ts'
import { member } from '#shop/member/tables.ts'

export type ColleagueRecord = typeof companyColleague.$inferSelect

/** Null when this address was asked already. */
export async function insertColleague(
  ctx: Ctx,
  row: typeof companyColleague.$inferInsert,
): Promise<ColleagueRecord | null> {
  const [made] = await ctx.db.insert(companyColleague).values(row).onConflictDoNothing().returning()
  return made ?? null
}

/** Who orders for a company, and who was asked and may still say yes. */
export function listColleagues(ctx: Ctx, owner_id: string) {
  return ctx.db
    .select({ row: companyColleague, mb_name: member.mb_name })
    .from(companyColleague)
    .leftJoin(member, eq(member.mb_id, companyColleague.mb_id))
    .where(
      and(
        eq(companyColleague.owner_id, owner_id),
        or(
          eq(companyColleague.state, 'active'),
          and(eq(companyColleague.state, 'invited'), gt(companyColleague.expires_at, ctx.now)),
        ),
      ),
    )
    .orderBy(desc(companyColleague.co_id))
}

export async function countColleagues(ctx: Ctx, owner_id: string): Promise<number> {
  const [row] = await ctx.db
    .select({ total: count() })
    .from(companyColleague)
    .where(
      and(
        eq(companyColleague.owner_id, owner_id),
        inArray(companyColleague.state, ['invited', 'active']),
      ),
    )
  return row?.total ?? 0
}

/** An invitation that may be accepted, with whose company it is. */
export async function findInvitation(ctx: Ctx, token: string) {
  const [found] = await ctx.db
    .select({ row: companyColleague, company: company.company, owner: member.mb_name })
    .from(companyColleague)
    .innerJoin(company, eq(company.mb_id, companyColleague.owner_id))
    .innerJoin(member, eq(member.mb_id, companyColleague.owner_id))
    .where(
      and(
        eq(companyColleague.token, token),
        eq(companyColleague.state, 'invited'),
        eq(company.state, 'open'),
        gt(companyColleague.expires_at, ctx.now),
      ),
    )
  return found ?? null
}

/** Once: false when somebody was quicker, or this member orders for a company already. */
export async function acceptInvitation(ctx: Ctx, co_id: number, mb_id: string): Promise<boolean> {
  const rows = await ctx.db
    .update(companyColleague)
    .set({ state: 'active', mb_id })
    .where(and(eq(companyColleague.co_id, co_id), eq(companyColleague.state, 'invited')))
    .returning({ co_id: companyColleague.co_id })
    .catch((error: unknown) => {
      if (sqlState(error) === '23505') return []
      throw error
    })
  return rows.length > 0
}

export async function endColleague(
  ctx: Ctx,
  which: { owner_id: string; co_id: number } | { mb_id: string },
): Promise<ColleagueRecord | null> {
  const [row] = await ctx.db
    .update(companyColleague)
    .set({ state: 'ended', ended_at: ctx.now })
    .where(
      and(
        inArray(companyColleague.state, ['invited', 'active']),
        'co_id' in which
          ? and(
              eq(companyColleague.owner_id, which.owner_id),
              eq(companyColleague.co_id, which.co_id),
            )
          : eq(companyColleague.mb_id, which.mb_id),
      ),
    )
    .returning()
  return row ?? null
}

/** Invitations nobody accepted in time make room for new ones to the same address. */
export async function endOverdue(ctx: Ctx, owner_id: string) {
  await ctx.db
    .update(companyColleague)
    .set({ state: 'ended', ended_at: ctx.now })
    .where(
      and(
        eq(companyColleague.owner_id, owner_id),
        eq(companyColleague.state, 'invited'),
        sql`${companyColleague.expires_at} <= ${ctx.now.toISOString()}::timestamptz`,
      ),
    )
}
