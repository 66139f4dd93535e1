import { sql } from 'drizzle-orm'
import { forget } from '#platform/clean-up.ts'
import type { Ctx } from '#platform/context.ts'
import { bellDays } from '#shop/notification/rules.ts'

/** Forgets what has served its time: deleted notifications after a day, old ones after a year, sent mail after half a year, bells that were rung or that nobody answered. */
export async function forgetOldNews(ctx: Ctx) {
  await forget(
    ctx,
    sql`notification`,
    sql`deleted_at < now() - interval '1 day' or created_at < now() - interval '1 year'`,
  )
  await forget(ctx, sql`delivery`, sql`created_at < now() - interval '180 days'`)
  await forget(
    ctx,
    sql`restock_bell`,
    sql`told_at < now() - interval '30 days' or created_at < now() - make_interval(days => ${bellDays}::int)`,
  )
}
