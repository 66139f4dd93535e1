import { sql } from 'drizzle-orm'
import { koreanDay } from '#kernel/korean-time.ts'
import { forget } from '#platform/clean-up.ts'
import type { Ctx } from '#platform/context.ts'
import { keptDays, mostADay, others, sessionDays } from '#shop/statistics/rules.ts'
import { analyticsSession } from '#shop/statistics/tables.ts'
import type { FunnelStep, Platform } from '#shop/statistics/visit-rules.ts'

export type Click = { click_id: string; click_type: string; click_name: string }

/** Adds to the counters of today. A day has room for so many different things; what comes later is counted under one name. */
export async function addClicks(ctx: Ctx, clicks: readonly Click[], platform: Platform) {
  if (!clicks.length) return
  const today = koreanDay(ctx.now)
  await ctx.db.execute(sql`
    with asked as (
      select a.click_type, a.click_id, max(a.click_name) as click_name, count(*)::int as clicks
      from jsonb_to_recordset(${JSON.stringify(clicks)}::jsonb) as a(click_type text, click_id text, click_name text) group by 1, 2),
    room as (select count(*) < ${mostADay} as free from click_day where day = ${today}::date),
    placed as (
      select case when known.day is null and not room.free then ${others} else asked.click_type end as click_type,
        case when known.day is null and not room.free then ${others} else asked.click_id end as click_id, asked.click_name, asked.clicks
      from asked cross join room left join click_day known
        on known.day = ${today}::date and known.click_type = asked.click_type and known.click_id = asked.click_id and known.platform = ${platform})
    insert into click_day (day, click_type, click_id, platform, click_name, clicks)
    select ${today}::date, click_type, click_id, ${platform}, max(click_name), sum(clicks)::int from placed group by click_type, click_id order by click_type, click_id
    on conflict (day, click_type, click_id, platform) do update set clicks = click_day.clicks + excluded.clicks, click_name = excluded.click_name`)
}

export async function addSteps(ctx: Ctx, steps: readonly FunnelStep[], platform: Platform) {
  const today = koreanDay(ctx.now)
  for (const step of [...new Set(steps)].sort()) {
    await ctx.db.execute(sql`insert into funnel_day (day, step, platform, visits) values (${today}::date, ${step}, ${platform}, 1)
      on conflict (day, step, platform) do update set visits = funnel_day.visits + 1`)
  }
}

export async function addWord(ctx: Ctx, keyword: string, results: number) {
  const today = koreanDay(ctx.now)
  await ctx.db.execute(sql`
    insert into search_day (day, lang, keyword, searches, results)
    select ${today}::date, ${ctx.lang}, case when exists (select 1 from search_day where day = ${today}::date and lang = ${ctx.lang} and keyword = ${keyword})
      or (select count(*) from search_day where day = ${today}::date) < ${mostADay} then ${keyword} else ${others} end, 1, ${results}
    on conflict (day, lang, keyword) do update set searches = search_day.searches + 1, results = excluded.results`)
}

export async function putAnalyticsId(ctx: Ctx, sid_hash: string, ga_client_id: string) {
  await ctx.db
    .insert(analyticsSession)
    .values({ sid_hash, ga_client_id })
    .onConflictDoUpdate({ target: analyticsSession.sid_hash, set: { ga_client_id } })
}

export async function forgetOldCounts(ctx: Ctx) {
  for (const table of [sql`click_day`, sql`search_day`, sql`funnel_day`])
    await forget(ctx, table, sql`day < current_date - ${keptDays}::int`)
  await forget(
    ctx,
    sql`analytics_session`,
    sql`created_at < now() - make_interval(days => ${sessionDays}::int)`,
  )
}
