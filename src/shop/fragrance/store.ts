import { and, eq, or } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { scentJob } from './tables.ts'

export type ScentRow = typeof scentJob.$inferSelect
type NewScent = typeof scentJob.$inferInsert

export async function findByToken(ctx: Ctx, token: string): Promise<ScentRow | null> {
  const [row] = await ctx.db.select().from(scentJob).where(eq(scentJob.token, token))
  return row ?? null
}

export async function findOfBrief(ctx: Ctx, ap_id: number): Promise<ScentRow | null> {
  const [row] = await ctx.db.select().from(scentJob).where(eq(scentJob.ap_id, ap_id))
  return row ?? null
}

export async function findByPayment(ctx: Ctx, pp_id: string): Promise<ScentRow | null> {
  const [row] = await ctx.db
    .select()
    .from(scentJob)
    .where(or(eq(scentJob.deposit_pp, pp_id), eq(scentJob.balance_pp, pp_id)))
  return row ?? null
}

/** The first offer, or one in place of an offer that nobody took; null when it was taken meanwhile. */
export async function writeOffer(ctx: Ctx, row: NewScent): Promise<ScentRow | null> {
  const [made] = await ctx.db
    .insert(scentJob)
    .values(row)
    .onConflictDoNothing({ target: scentJob.ap_id })
    .returning()
  if (made) return made
  const { ap_id, token: _, ...offer } = row
  const before = await findOfBrief(ctx, ap_id)
  if (!before) return null
  const [kept] = await ctx.db
    .update(scentJob)
    .set({ ...offer, version: before.version + 1 })
    .where(
      and(
        eq(scentJob.ap_id, ap_id),
        eq(scentJob.state, 'quoted'),
        eq(scentJob.version, before.version),
      ),
    )
    .returning()
  return kept ?? null
}

/** Only as it was read; null when somebody was quicker. */
export async function updateScent(
  ctx: Ctx,
  { ap_id, version }: Pick<ScentRow, 'ap_id' | 'version'>,
  change: Partial<NewScent>,
): Promise<ScentRow | null> {
  const [row] = await ctx.db
    .update(scentJob)
    .set({ ...change, version: version + 1 })
    .where(and(eq(scentJob.ap_id, ap_id), eq(scentJob.version, version)))
    .returning()
  return row ?? null
}
