import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { company, companyColleague } from '#shop/company/tables.ts'

export type CompanyRecord = typeof company.$inferSelect
type Change = Partial<Omit<typeof company.$inferInsert, 'mb_id' | 'version'>>

export async function findCompany(ctx: Ctx, mb_id: string): Promise<CompanyRecord | null> {
  const [row] = await ctx.db.select().from(company).where(eq(company.mb_id, mb_id))
  return row ?? null
}

/** The row, and nobody else moves what the company owes until the transaction ends. */
export async function lockCompany(ctx: Ctx, mb_id: string): Promise<CompanyRecord | null> {
  const [row] = await ctx.db.select().from(company).where(eq(company.mb_id, mb_id)).for('update')
  return row ?? null
}

/** The company a member orders for: their own, or the one they are a colleague of. */
export async function findWorkplace(ctx: Ctx, mb_id: string): Promise<CompanyRecord | null> {
  const works: SQL = exists(
    ctx.db
      .select({ co_id: companyColleague.co_id })
      .from(companyColleague)
      .where(
        and(
          eq(companyColleague.owner_id, company.mb_id),
          eq(companyColleague.mb_id, mb_id),
          eq(companyColleague.state, 'active'),
        ),
      ),
  )
  const [row] = await ctx.db
    .select()
    .from(company)
    .where(or(eq(company.mb_id, mb_id), works))
    // whoever has a business of their own orders for it
    .orderBy(sql`${company.mb_id} <> ${mb_id}`)
    .limit(1)
  return row ?? null
}

/** Approved again under another registration it keeps its terms and what it owes. */
export async function putCompany(
  ctx: Ctx,
  row: Omit<typeof company.$inferInsert, 'created_at' | 'updated_at'>,
) {
  const { mb_id: _, ...change } = row
  await ctx.db
    .insert(company)
    .values({ ...row, created_at: ctx.now, updated_at: ctx.now })
    .onConflictDoUpdate({
      target: company.mb_id,
      set: { ...change, updated_at: ctx.now, version: sql`${company.version} + 1` },
    })
}

/** Only as it was read; null when somebody was quicker. */
export async function changeCompany(
  ctx: Ctx,
  mb_id: string,
  version: number,
  change: Change,
): Promise<CompanyRecord | null> {
  const [row] = await ctx.db
    .update(company)
    .set({ ...change, updated_at: ctx.now, version: sql`${company.version} + 1` })
    .where(and(eq(company.mb_id, mb_id), eq(company.version, version)))
    .returning()
  return row ?? null
}

export async function setState(ctx: Ctx, mb_id: string, state: CompanyRecord['state']) {
  await ctx.db
    .update(company)
    .set({ state, updated_at: ctx.now, version: sql`${company.version} + 1` })
    .where(eq(company.mb_id, mb_id))
}

/** Of several that remind on one day only one does. */
export async function markReminded(ctx: Ctx, mb_id: string, today: string): Promise<boolean> {
  const rows = await ctx.db
    .update(company)
    .set({ reminded_on: today })
    .where(
      and(
        eq(company.mb_id, mb_id),
        or(sql`${company.reminded_on} is null`, sql`${company.reminded_on} < ${today}::date`),
      ),
    )
    .returning({ mb_id: company.mb_id })
  return rows.length > 0
}
