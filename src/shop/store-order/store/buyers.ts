import { and, inArray, isNull, sql } from 'drizzle-orm'
import { formatPhone } from '#kernel/phone.ts'
import type { Ctx } from '#platform/context.ts'
import { member } from '#shop/member/tables.ts'

const shopper = and(isNull(member.mb_leave_date), isNull(member.mb_intercept_date))

/** Members who can be given a purchase, by id as it is typed. */
export async function findBuyer(
  ctx: Ctx,
  mb_id: string,
): Promise<{ mb_id: string; mb_level: number } | null> {
  const [row] = await ctx.db
    .select({ mb_id: member.mb_id, mb_level: member.mb_level })
    .from(member)
    .where(and(sql`lower(${member.mb_id}) = ${mb_id.toLowerCase()}`, shopper))
  return row ?? null
}

/** The one member with this phone; null when there is none, or more than one. */
export async function findByPhone(ctx: Ctx, digits: string): Promise<string | null> {
  if (!digits) return null
  const rows = await ctx.db
    .select({ mb_id: member.mb_id })
    .from(member)
    .where(and(inArray(member.mb_hp, [digits, formatPhone(digits)]), shopper))
    .limit(2)
  return rows.length === 1 ? (rows[0]?.mb_id ?? null) : null
}

export async function listNamesOf(
  ctx: Ctx,
  mb_ids: readonly string[],
): Promise<Map<string, string>> {
  if (mb_ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ mb_id: member.mb_id, mb_name: member.mb_name })
    .from(member)
    .where(inArray(member.mb_id, mb_ids))
  return new Map(rows.map((row) => [row.mb_id, row.mb_name]))
}
