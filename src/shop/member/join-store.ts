import { and, eq, or, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { isIdReserved } from './account-store.ts'
import { member, memberConsent } from './tables.ts'

/** An id stays taken for a while after its owner has left. */
export async function isIdTaken(ctx: Ctx, mb_id: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ mb_id: member.mb_id })
    .from(member)
    .where(eq(sql`lower(${member.mb_id})`, mb_id.toLowerCase()))
  return rows.length > 0 || isIdReserved(ctx, mb_id)
}

export async function listTaken(
  ctx: Ctx,
  { mb_id, mb_email }: { mb_id: string; mb_email: string },
) {
  const rows = await ctx.db
    .select({ mb_id: member.mb_id, mb_email: member.mb_email })
    .from(member)
    .where(or(eq(sql`lower(${member.mb_id})`, mb_id.toLowerCase()), eq(member.mb_email, mb_email)))
  return {
    mb_id:
      rows.some((row) => row.mb_id.toLowerCase() === mb_id.toLowerCase()) ||
      (await isIdReserved(ctx, mb_id)),
    mb_email: rows.some((row) => row.mb_email === mb_email),
  }
}

/** False when somebody was faster with the id or the mail. */
export async function insertMember(ctx: Ctx, row: typeof member.$inferInsert): Promise<boolean> {
  const made = await ctx.db
    .insert(member)
    .values(row)
    .onConflictDoNothing()
    .returning({ mb_id: member.mb_id })
  return made.length > 0
}

export async function insertConsents(ctx: Ctx, rows: (typeof memberConsent.$inferInsert)[]) {
  await ctx.db.insert(memberConsent).values(rows)
}

/** Every word of a member, the newest first. */
export function listConsents(ctx: Ctx, mb_id: string) {
  return ctx.db
    .select({
      kind: memberConsent.kind,
      version: memberConsent.version,
      agreed: memberConsent.agreed,
      created_at: memberConsent.created_at,
    })
    .from(memberConsent)
    .where(and(eq(memberConsent.mb_id, mb_id)))
    .orderBy(sql`${memberConsent.consent_id} desc`)
    .limit(200)
}
