import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { member } from './tables.ts'

/** False when it was so already, or the member has left. */
export async function turnNews(
  ctx: Ctx,
  mb_id: string,
  kind: 'mail' | 'sms',
  agreed: boolean,
): Promise<boolean> {
  const column = kind === 'mail' ? member.mb_mailling : member.mb_sms
  const rows = await ctx.db
    .update(member)
    .set(kind === 'mail' ? { mb_mailling: agreed } : { mb_sms: agreed })
    .where(and(eq(member.mb_id, mb_id), isNull(member.mb_leave_date), ne(column, agreed)))
    .returning({ mb_id: member.mb_id })
  return rows.length > 0
}

type OldConsent = { mb_id: string; agreed_at: Date; mail: boolean; sms: boolean }

/** Members whose newest yes to news is older than `since` and who were not reminded since then. */
export async function listOldConsents(ctx: Ctx, since: Date, most: number): Promise<OldConsent[]> {
  const found = await ctx.db.execute<{
    mb_id: string
    agreed_at: string
    mail: boolean
    sms: boolean
  }>(sql`
    select m.mb_id, m.mb_mailling as mail, m.mb_sms as sms, c.agreed_at from member m
    join lateral (select max(created_at) as agreed_at from member_consent c where c.mb_id = m.mb_id and c.kind in ('mail', 'sms') and c.agreed) c on true
    where (m.mb_mailling or m.mb_sms) and m.mb_leave_date is null and c.agreed_at <= ${since.toISOString()}::timestamptz
      and not exists (select 1 from event e where e.subject = m.mb_id and e.name = 'member.consent_old' and e.created_at > ${since.toISOString()}::timestamptz)
    order by c.agreed_at limit ${most}`)
  return found.rows.map((row) => ({ ...row, agreed_at: new Date(row.agreed_at) }))
}
