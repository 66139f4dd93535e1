import { sql } from 'drizzle-orm'
import { Failure } from '../kernel/failure.ts'
import type { Ctx } from './context.ts'

/** Counts a try under `key`; more than `most` within `seconds` is refused with the time to wait. Shared by all processes. */
export async function limitTries(ctx: Ctx, key: string, most: number, seconds: number) {
  const counted = await ctx.db.execute<{ count: number; wait: number }>(sql`
    insert into rate_limit (key, count, resets_at) values (${key}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      count = case when rate_limit.resets_at <= now() then 1 else rate_limit.count + 1 end,
      resets_at = case when rate_limit.resets_at <= now() then excluded.resets_at else rate_limit.resets_at end
    returning count, ceil(extract(epoch from resets_at - now()))::int as wait`)
  const row = counted.rows[0]
  if (row && row.count > most) {
    throw new Failure('TOO_MANY', '너무 여러 번 시도했어요. {count}초 뒤에 다시 해 주세요.', { params: { count: row.wait }, detail: { retry_after: row.wait } })
  }
}

export async function forgetTries(ctx: Ctx, key: string) {
  await ctx.db.execute(sql`delete from rate_limit where key = ${key}`)
}
