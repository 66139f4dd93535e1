import { and, desc, eq, lt, notInArray, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { backup } from '#shop/upkeep/tables.ts'

export type BackupRow = typeof backup.$inferSelect

/** False when another one is being made. */
export async function beginBackup(
  ctx: Ctx,
  row: Pick<BackupRow, 'name' | 'place' | 'sealed' | 'asked_by'>,
): Promise<boolean> {
  // a try of the same second that failed
  await ctx.db.delete(backup).where(and(eq(backup.name, row.name), eq(backup.state, 'failed')))
  const made = await ctx.db
    .insert(backup)
    .values({ ...row, state: 'making', made_at: ctx.now })
    .onConflictDoNothing()
    .returning({ name: backup.name })
  return made.length > 0
}

export async function noteBackup(ctx: Ctx, name: string, told: Partial<BackupRow>) {
  await ctx.db.update(backup).set(told).where(eq(backup.name, name))
}

/** One whose process ended before it did. */
export async function giveUpOld(ctx: Ctx, before: Date) {
  await ctx.db
    .update(backup)
    .set({ state: 'failed', why: 'cut off', ended_at: ctx.now })
    .where(and(eq(backup.state, 'making'), lt(backup.made_at, before)))
}

export function listNotes(ctx: Ctx): Promise<BackupRow[]> {
  return ctx.db.select().from(backup).orderBy(desc(backup.made_at)).limit(200)
}

/** The notes of files that are gone; what failed is remembered for a month. */
export async function forgetNotes(ctx: Ctx, kept: readonly string[]) {
  await ctx.db
    .delete(backup)
    .where(
      and(
        kept.length ? notInArray(backup.name, [...kept]) : undefined,
        sql`(${backup.state} = 'done' or ${backup.made_at} < now() - interval '30 days')`,
      ),
    )
}

export async function queueBackup(ctx: Ctx, asked_by: string) {
  await ctx.db.execute(
    sql`select graphile_worker.add_job('back-up', ${JSON.stringify({ asked_by })}::json, job_key => 'back-up-now', max_attempts => 1)`,
  )
}
