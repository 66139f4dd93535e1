import { and, asc, count, desc, eq, or, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import { event } from '#platform/tables.ts'
import { member } from '#shop/member/tables.ts'
import type { jobSorts } from './desk-contract.ts'
import type { JobState } from './job-contract.ts'
import { bottleJob, bottlePin, bottleProof } from './tables.ts'

export type JobRecord = typeof bottleJob.$inferSelect
type NewJob = typeof bottleJob.$inferInsert
type Paging = { page: number; per_page: number; order: 'asc' | 'desc' }

export async function insertJob(ctx: Ctx, row: NewJob): Promise<JobRecord> {
  const [made] = await ctx.db.insert(bottleJob).values(row).returning()
  if (!made) throw new Error('a bottle job could not be written')
  return made
}

/** The job of a line of an order; null when it was there already. */
export async function insertOrdered(ctx: Ctx, row: NewJob): Promise<JobRecord | null> {
  const [made] = await ctx.db.insert(bottleJob).values(row).onConflictDoNothing().returning()
  return made ?? null
}

export async function findByToken(ctx: Ctx, token: string): Promise<JobRecord | null> {
  const [row] = await ctx.db.select().from(bottleJob).where(eq(bottleJob.token, token))
  return row ?? null
}

export async function findJob(ctx: Ctx, job_id: number): Promise<JobRecord | null> {
  const [row] = await ctx.db.select().from(bottleJob).where(eq(bottleJob.job_id, job_id))
  return row ?? null
}

/** Held until the work is done: no two people make the same broken bottles again. */
export async function lockJob(ctx: Ctx, job_id: number): Promise<JobRecord | null> {
  const [row] = await ctx.db
    .select()
    .from(bottleJob)
    .where(eq(bottleJob.job_id, job_id))
    .for('update')
  return row ?? null
}

export function listRemakes(ctx: Ctx, job_id: number): Promise<JobRecord[]> {
  return ctx.db
    .select()
    .from(bottleJob)
    .where(eq(bottleJob.remake_of, job_id))
    .orderBy(asc(bottleJob.job_id))
}

export async function findByPayment(ctx: Ctx, pp_id: string): Promise<JobRecord | null> {
  const [row] = await ctx.db.select().from(bottleJob).where(eq(bottleJob.pp_id, pp_id))
  return row ?? null
}

/** Only as it was read; null when somebody was quicker. */
export async function updateJob(
  ctx: Ctx,
  { job_id, version }: Pick<JobRecord, 'job_id' | 'version'>,
  change: Partial<NewJob>,
): Promise<JobRecord | null> {
  const [row] = await ctx.db
    .update(bottleJob)
    .set({ ...change, version: version + 1 })
    .where(and(eq(bottleJob.job_id, job_id), eq(bottleJob.version, version)))
    .returning()
  return row ?? null
}

export async function listOwnJobs(ctx: Ctx, mb_id: string, ask: Paging) {
  const asked = eq(bottleJob.mb_id, mb_id)
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(bottleJob)
      .where(asked)
      .orderBy((ask.order === 'asc' ? asc : desc)(bottleJob.created_at), desc(bottleJob.job_id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db.select({ total: count() }).from(bottleJob).where(asked),
  ])
  return { rows, total: total[0]?.total ?? 0 }
}

type DeskAsk = Paging & {
  sort: (typeof jobSorts)[number]
  state?: JobState
  keyword?: string
}

export async function listForDesk(ctx: Ctx, ask: DeskAsk) {
  const like = ask.keyword ? containing(ask.keyword) : null
  const found = like
    ? or(
        sql`${bottleJob.title} ilike ${like}`,
        sql`${bottleJob.name} ilike ${like}`,
        sql`${bottleJob.email} ilike ${like}`,
        eq(bottleJob.od_id, ask.keyword ?? ''),
        sql`${bottleJob.job_id}::text = ${ask.keyword}`,
      )
    : undefined
  const asked = and(found, ask.state && eq(bottleJob.state, ask.state))
  const way = ask.order === 'asc' ? sql`asc nulls last` : sql`desc nulls last`
  const [rows, counted] = await Promise.all([
    ctx.db
      .select()
      .from(bottleJob)
      .where(asked)
      .orderBy(sql`${bottleJob[ask.sort]} ${way}`, desc(bottleJob.job_id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db
      .select({ state: bottleJob.state, total: count() })
      .from(bottleJob)
      .where(found)
      .groupBy(bottleJob.state),
  ])
  const counts = Object.fromEntries(counted.map(({ state, total }) => [state, total]))
  const total = ask.state
    ? (counts[ask.state] ?? 0)
    : counted.reduce((sum, one) => sum + one.total, 0)
  return { rows, total, counts }
}

export async function insertProof(ctx: Ctx, row: typeof bottleProof.$inferInsert) {
  await ctx.db.insert(bottleProof).values(row)
}

export function listProofs(ctx: Ctx, job_id: number) {
  return ctx.db
    .select()
    .from(bottleProof)
    .where(eq(bottleProof.job_id, job_id))
    .orderBy(desc(bottleProof.round))
}

export async function insertPin(ctx: Ctx, row: typeof bottlePin.$inferInsert) {
  await ctx.db.insert(bottlePin).values(row)
}

export function listPins(ctx: Ctx, job_id: number) {
  return ctx.db
    .select()
    .from(bottlePin)
    .where(eq(bottlePin.job_id, job_id))
    .orderBy(asc(bottlePin.pin_id))
}

export function listJobEvents(ctx: Ctx, job_id: number) {
  return ctx.db
    .select({
      name: event.name,
      actor: event.actor,
      actor_name: sql<string>`coalesce(${member.mb_name}, '')`,
      at: event.created_at,
    })
    .from(event)
    .leftJoin(member, eq(member.mb_id, event.actor))
    .where(and(eq(event.subject, String(job_id)), sql`${event.name} like 'bottle.%'`))
    .orderBy(desc(event.event_id))
}
