import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { member } from './tables.ts'

export type MemberRow = typeof member.$inferSelect

export async function findMember(ctx: Ctx, mb_id: string): Promise<MemberRow | null> {
  const rows = await ctx.db
    .select()
    .from(member)
    .where(and(eq(member.mb_id, mb_id), isNull(member.mb_leave_date)))
  return rows[0] ?? null
}

/** By id or mail, however it is spelt. */
export async function findMemberByLogin(ctx: Ctx, login: string): Promise<MemberRow | null> {
  const word = login.trim().toLowerCase()
  const rows = await ctx.db
    .select()
    .from(member)
    .where(
      and(
        or(eq(sql`lower(${member.mb_id})`, word), eq(member.mb_email, word)),
        isNull(member.mb_leave_date),
      ),
    )
  return rows[0] ?? null
}
