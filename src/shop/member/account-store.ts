import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { sqlState } from '#platform/database-errors.ts'
import { leftMember, memberAddress, memberProof } from './account-tables.ts'
import { member } from './tables.ts'

export type AddressRow = typeof memberAddress.$inferSelect
export type ProofRow = typeof memberProof.$inferSelect
type MemberChange = Partial<typeof member.$inferInsert>

/** Is this the id of somebody who left a short while ago? Nobody may take it yet. */
export async function isIdReserved(ctx: Ctx, mb_id: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ mb_id: leftMember.mb_id })
    .from(leftMember)
    .where(and(eq(leftMember.mb_id, sql`lower(${mb_id})`), gt(leftMember.until, ctx.now)))
  return rows.length > 0
}

/** Which unique thing was taken by another: the index's name, or null when it was written. */
export async function changeMember(
  ctx: Ctx,
  mb_id: string,
  change: MemberChange,
): Promise<string | null> {
  if (Object.keys(change).length === 0) return null
  try {
    await ctx.db.update(member).set(change).where(eq(member.mb_id, mb_id))
    return null
  } catch (error) {
    if (sqlState(error) !== '23505') throw error
    return constraintOf(error)
  }
}

function constraintOf(error: unknown): string {
  for (let at: unknown = error; at && typeof at === 'object'; at = 'cause' in at ? at.cause : null)
    if ('constraint' in at) return String(at.constraint)
  return ''
}

export async function isMailTaken(ctx: Ctx, mb_email: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ mb_id: member.mb_id })
    .from(member)
    .where(eq(member.mb_email, mb_email))
  return rows.length > 0
}

/** One question of a kind is open at a time. */
export async function putProof(ctx: Ctx, proof: Omit<ProofRow, 'tries'>) {
  await dropProofs(ctx, proof.mb_id, proof.purpose)
  await ctx.db.insert(memberProof).values(proof)
}

export async function findProof(
  ctx: Ctx,
  mb_id: string,
  purpose: string,
): Promise<ProofRow | null> {
  const rows = await ctx.db
    .select()
    .from(memberProof)
    .where(
      and(
        eq(memberProof.mb_id, mb_id),
        eq(memberProof.purpose, purpose),
        gt(memberProof.expires_at, ctx.now),
      ),
    )
  return rows[0] ?? null
}

/** True for the one who takes it. */
export async function takeProof(ctx: Ctx, proof_id: string): Promise<boolean> {
  const gone = await ctx.db.delete(memberProof).where(eq(memberProof.proof_id, proof_id))
  return gone.rowCount === 1
}

export async function dropProofs(ctx: Ctx, mb_id: string, purpose: string) {
  await ctx.db
    .delete(memberProof)
    .where(and(eq(memberProof.mb_id, mb_id), eq(memberProof.purpose, purpose)))
}

export async function listAddresses(
  ctx: Ctx,
  mb_id: string,
  ask: { page: number; per_page: number },
): Promise<{ rows: AddressRow[]; total: number }> {
  const [rows, totals] = await Promise.all([
    ctx.db
      .select()
      .from(memberAddress)
      .where(eq(memberAddress.mb_id, mb_id))
      .orderBy(desc(memberAddress.ad_default), desc(memberAddress.ad_id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db.select({ total: count() }).from(memberAddress).where(eq(memberAddress.mb_id, mb_id)),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}

/** Locks the member's book, so that two changes at once leave one usual address and no more than may be. */
export async function lockAddresses(ctx: Ctx, mb_id: string): Promise<AddressRow[]> {
  await ctx.db.execute(sql`select 1 from member where mb_id = ${mb_id} for update`)
  return ctx.db
    .select()
    .from(memberAddress)
    .where(eq(memberAddress.mb_id, mb_id))
    .orderBy(desc(memberAddress.ad_id))
}

export async function clearDefault(ctx: Ctx, mb_id: string) {
  await ctx.db
    .update(memberAddress)
    .set({ ad_default: false })
    .where(and(eq(memberAddress.mb_id, mb_id), eq(memberAddress.ad_default, true)))
}

export async function insertAddress(
  ctx: Ctx,
  row: typeof memberAddress.$inferInsert,
): Promise<AddressRow> {
  const [made] = await ctx.db.insert(memberAddress).values(row).returning()
  if (!made) throw new Error('an address was not written')
  return made
}

export async function changeAddress(
  ctx: Ctx,
  mb_id: string,
  ad_id: number,
  change: Partial<typeof memberAddress.$inferInsert>,
): Promise<AddressRow | null> {
  const rows = await ctx.db
    .update(memberAddress)
    .set(change)
    .where(and(eq(memberAddress.ad_id, ad_id), eq(memberAddress.mb_id, mb_id)))
    .returning()
  return rows[0] ?? null
}

export async function deleteAddress(
  ctx: Ctx,
  mb_id: string,
  ad_id: number,
): Promise<AddressRow | null> {
  const rows = await ctx.db
    .delete(memberAddress)
    .where(and(eq(memberAddress.ad_id, ad_id), eq(memberAddress.mb_id, mb_id)))
    .returning()
  return rows[0] ?? null
}
