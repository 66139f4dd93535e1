import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'

export type DatabaseFacts = { version: string; size: number; connections: number }

export async function findDatabase(ctx: Ctx): Promise<DatabaseFacts> {
  const { rows } = await ctx.db.execute<DatabaseFacts>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database()) as size,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections`)
  return rows[0] ?? { version: '', size: 0, connections: 0 }
}

export type QueueFacts = { waiting: number; failing: number; given_up: number; oldest: number }

/** Jobs that could run now, those that failed, and the seconds the oldest has waited. */
export async function findQueue(ctx: Ctx): Promise<QueueFacts> {
  const { rows } = await ctx.db.execute<QueueFacts>(sql`
    select (count(*) filter (where run_at <= now() and locked_at is null and attempts < max_attempts))::int as waiting,
      (count(*) filter (where last_error is not null and attempts >= 3 and attempts < max_attempts))::int as failing,
      (count(*) filter (where locked_at is null and attempts >= max_attempts))::int as given_up,
      coalesce(extract(epoch from now() - min(run_at) filter (where run_at <= now() and locked_at is null and attempts < max_attempts)), 0)::int as oldest
    from graphile_worker.jobs`)
  return rows[0] ?? { waiting: 0, failing: 0, given_up: 0, oldest: 0 }
}

export type ChannelFacts = { sent: number; failed: number; waiting: number }

/** What left by one channel in the last day, and what did not. */
export async function findChannel(ctx: Ctx, channel: 'mail' | 'message'): Promise<ChannelFacts> {
  const { rows } = await ctx.db.execute<ChannelFacts>(sql`
    select (count(*) filter (where state = 'sent'))::int as sent, (count(*) filter (where state = 'failed'))::int as failed,
      (count(*) filter (where state = 'waiting' and send_after < now() - interval '15 minutes'))::int as waiting
    from delivery where channel = ${channel} and created_at > now() - interval '1 day'`)
  return rows[0] ?? { sent: 0, failed: 0, waiting: 0 }
}
