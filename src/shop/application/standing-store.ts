import { and, asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { event } from '#platform/tables.ts'
import type { ApplicationRecord } from './store.ts'
import { application } from './tables.ts'

/** Approvals of businesses that nobody and nothing has ended. */
const standing = sql`${application.state} = 'approved' and ${application.kind} in ('wholesale', 'dealer')`
const mostAtOnce = 500

/** The trade approvals of a member that stand besides this one, the oldest first. */
export function listStanding(ctx: Ctx, mb_id: string, ap_id: number): Promise<ApplicationRecord[]> {
  return ctx.db
    .select()
    .from(application)
    .where(and(eq(application.mb_id, mb_id), standing, sql`${application.ap_id} <> ${ap_id}`))
    .orderBy(asc(application.decided_at), asc(application.ap_id))
}

/** Businesses that were approved and not asked about lately. */
export async function listStaleApproved(ctx: Ctx, before: Date): Promise<number[]> {
  const rows = await ctx.db
    .select({ ap_id: application.ap_id })
    .from(application)
    .where(
      and(
        standing,
        sql`coalesce((${application.checked} ->> 'at')::timestamptz, 'epoch') < ${before.toISOString()}::timestamptz`,
      ),
    )
    .limit(mostAtOnce)
  return rows.map((row) => row.ap_id)
}

/** Approvals that end within these days and of which nobody has heard yet. */
export async function listEndingSoon(ctx: Ctx, today: string, until: string): Promise<number[]> {
  const rows = await ctx.db
    .select({ ap_id: application.ap_id })
    .from(application)
    .where(
      and(
        standing,
        sql`${application.valid_until} between ${today} and ${until}`,
        sql`not exists (select from ${event} e where e.subject = ${application.ap_id}::text and e.name = 'application.ending' and e.payload ->> 'valid_until' = ${application.valid_until}::text)`,
      ),
    )
    .orderBy(asc(application.ap_id))
    .limit(mostAtOnce)
  return rows.map((row) => row.ap_id)
}

/** Approvals whose last day has passed. */
export async function listPast(ctx: Ctx, today: string): Promise<number[]> {
  const rows = await ctx.db
    .select({ ap_id: application.ap_id })
    .from(application)
    .where(and(standing, sql`${application.valid_until} < ${today}`))
    .orderBy(asc(application.ap_id))
    .limit(mostAtOnce)
  return rows.map((row) => row.ap_id)
}
