import { and, count, desc, eq, or, sql } from 'drizzle-orm'
import { koreanDay } from '#kernel/korean-time.ts'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import { application } from '#shop/application/tables.ts'
import type { ScentState, scentSorts } from './contract.ts'
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

type DeskAsk = {
  page: number
  per_page: number
  order: 'asc' | 'desc'
  sort: (typeof scentSorts)[number]
  state?: ScentState
  keyword?: string
}

/** The desk's list with how many stand in each state; an offer that nobody took in time has lapsed. */
export async function listForDesk(ctx: Ctx, ask: DeskAsk) {
  const state = sql<ScentState>`case when ${scentJob.state} = 'quoted' and ${scentJob.valid_until} < ${koreanDay(ctx.now)} then 'expired' else ${scentJob.state} end`
  const due_on = sql<
    string | null
  >`case when ${scentJob.state} = 'quoted' then ${scentJob.valid_until}::text else nullif(${application.typed}->>'wanted_on', '') end`
  const name = sql<string>`coalesce(nullif(${application.company}, ''), ${application.name})`
  const like = ask.keyword ? containing(ask.keyword) : null
  const found = like
    ? or(
        sql`${application.company} ilike ${like}`,
        sql`${application.name} ilike ${like}`,
        sql`${application.email} ilike ${like}`,
        sql`${scentJob.ap_id}::text = ${ask.keyword}`,
      )
    : undefined
  const by = { created_at: scentJob.created_at, due_on, total: scentJob.total }[ask.sort]
  const way = ask.order === 'asc' ? sql`asc nulls last` : sql`desc nulls last`
  const [rows, counted] = await Promise.all([
    ctx.db
      .select({ row: scentJob, state, due_on, name })
      .from(scentJob)
      .innerJoin(application, eq(application.ap_id, scentJob.ap_id))
      .where(and(found, ask.state && sql`${state} = ${ask.state}`))
      .orderBy(sql`${by} ${way}`, desc(scentJob.ap_id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db
      .select({ state: state.as('stands'), total: count() })
      .from(scentJob)
      .innerJoin(application, eq(application.ap_id, scentJob.ap_id))
      .where(found)
      .groupBy(sql`stands`),
  ])
  const counts = Object.fromEntries(counted.map((one) => [one.state, one.total]))
  const total = ask.state
    ? (counts[ask.state] ?? 0)
    : counted.reduce((sum, one) => sum + one.total, 0)
  return { rows, total, counts }
}
