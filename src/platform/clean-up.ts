import { type SQL, sql } from 'drizzle-orm'
import { before } from '#kernel/korean-time.ts'
import type { Ctx } from './context.ts'
import { storageOf } from './storage.ts'

const batch = 2_000

/** Forgets what has served its time. */
export async function cleanUp(ctx: Ctx) {
  await forget(ctx, sql`session`, sql`expires_at < now()`)
  await forget(ctx, sql`idempotency`, sql`created_at < now() - interval '2 days'`)
  await forget(ctx, sql`errand`, sql`made_at < now() - interval '30 days'`)
  await forget(ctx, sql`rate_limit`, sql`resets_at < now()`)
  await forget(ctx, sql`password_reset`, sql`expires_at < now() - interval '1 day'`)
  await forget(ctx, sql`social_attempt`, sql`expires_at < now()`)
  // log-in records are kept for three months, by law and no longer
  await forget(ctx, sql`member_login`, sql`created_at < now() - interval '3 months'`)
  await forget(ctx, sql`running_note`, sql`day < current_date - 14`)
  await forget(ctx, sql`mail_log`, sql`created_at < now() - interval '180 days'`)
  await storageOf(ctx.house.config).dropTorn(before(ctx.now, { days: 1 }))
}

/** Deletes in small bites, so that nobody waits for a lock and no statement runs long. */
export async function forget(ctx: Ctx, table: SQL, old: SQL) {
  for (;;) {
    const gone = await ctx.db.transaction(async (db) => {
      await db.execute(mayErase)
      return db.execute(
        sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${old} limit ${batch} for update skip locked))`,
      )
    })
    if ((gone.rowCount ?? 0) < batch) return
  }
}

/** Until the end of the transaction rows of the ledgers may go; the database refuses it to everybody else. */
export const mayErase = sql`select set_config('odemoa.erasing', 'on', true)`
