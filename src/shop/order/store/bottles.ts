import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { bottleJob } from '#shop/bottle/tables.ts'

/** How the bottles of an order stand, by their sets. */
export function listBottleJobs(ctx: Ctx, od_id: string) {
  return ctx.db
    .select({
      job_id: bottleJob.job_id,
      set_id: sql<string>`${bottleJob.set_id}`,
      token: bottleJob.token,
      state: bottleJob.state,
      held_state: bottleJob.held_state,
      due_on: bottleJob.due_on,
    })
    .from(bottleJob)
    .where(and(eq(bottleJob.od_id, od_id), isNotNull(bottleJob.set_id)))
}
export type BottleJobRow = Awaited<ReturnType<typeof listBottleJobs>>[number]
