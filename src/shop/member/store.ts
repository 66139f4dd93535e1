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

/** The same as they buy: a colleague at the grade of the company they order for, where that is higher. */
export async function findBuyer(ctx: Ctx, mb_id: string): Promise<MemberRow | null> {
  const [found] = await ctx.db
    .select({
      row: member,
      lifted: sql<number | null>`(select max(o.mb_level) from company_colleague c
        join company k on k.mb_id = c.owner_id and k.state = 'open' join member o on o.mb_id = c.owner_id
        where c.mb_id = member.mb_id and c.state = 'active')`,
    })
    .from(member)
    .where(and(eq(member.mb_id, mb_id), isNull(member.mb_leave_date)))
  return found ? { ...found.row, mb_level: Math.max(found.row.mb_level, found.lifted ?? 0) } : null
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
