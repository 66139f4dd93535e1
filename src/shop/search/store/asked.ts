import { type SQL, sql } from 'drizzle-orm'
import { koreanDay } from '#kernel/korean-time.ts'
import { rowsBefore } from '#kernel/paging.ts'
import { forget } from '#platform/clean-up.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import { askedDays, leastAskers, mostAskedADay } from '#shop/search/asked-rules.ts'

export type Asker = { word: string; key: string; network: string; visitor: string }

/** One visitor for each network, for as long as it counts. */
export async function putAsker(ctx: Ctx, { word, key, network, visitor }: Asker) {
  const today = koreanDay(ctx.now)
  await ctx.db.execute(sql`
    insert into search_asker (lang, word, key, network, visitor, day)
    select ${ctx.lang}, ${word}, ${key}, ${network}, ${visitor}, ${today}::date
    where (select count(*) from search_asker where day = ${today}::date) < ${mostAskedADay}
    on conflict (lang, word, network) do update set day = excluded.day`)
}

// as many as there are networks and visitors: neither a machine with many cookies nor one that moves about is many
const askers = sql`least(count(*), count(distinct visitor))`
const counted = (ctx: Ctx) => sql`day > ${koreanDay(ctx.now)}::date - ${askedDays}::int`

/** What several looked for lately and found something by, the commonest first, without what staff hide. */
export async function listAsked(ctx: Ctx, limit: number): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ word: string }>(sql`
    select word from search_asker a
    where lang = ${ctx.lang} and ${counted(ctx)} and not exists (select 1 from search_hidden h where h.key = a.key)
    group by word having ${askers} >= ${leastAskers} order by ${askers} desc, word limit ${limit}`)
  return rows.map(({ word }) => word)
}

export async function listHiddenKeys(ctx: Ctx): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ key: string }>(sql`select key from search_hidden`)
  return rows.map(({ key }) => key)
}

export type AskedRow = {
  word: string
  lang: string
  askers: number
  last_day: string
  sh_id: number | null
}

/** What others see, and what staff hide, whether it is still looked for or not. */
function shown(ctx: Ctx, keyword: string | undefined): SQL {
  return sql`
    select coalesce(a.word, h.word) as word, coalesce(a.lang, '') as lang, coalesce(a.askers, 0)::int as askers, coalesce(a.last_day, '') as last_day, h.sh_id::int as sh_id
    from (select word, key, lang, ${askers} as askers, to_char(max(day), 'YYYY-MM-DD') as last_day
      from search_asker where ${counted(ctx)} group by word, key, lang having ${askers} >= ${leastAskers}) a
    full join search_hidden h on h.key = a.key
    ${keyword ? sql`where coalesce(a.word, h.word) ilike ${containing(keyword)}` : sql``}`
}

type Ask = { page: number; per_page: number; keyword?: string }

export async function listAskedRows(ctx: Ctx, ask: Ask): Promise<AskedRow[]> {
  const { rows } = await ctx.db.execute<AskedRow>(sql`
    ${shown(ctx, ask.keyword)} order by askers desc, word, lang limit ${ask.per_page} offset ${rowsBefore(ask)}`)
  return rows
}

export async function countAskedRows(ctx: Ctx, keyword: string | undefined): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${shown(ctx, keyword)}) u`,
  )
  return rows[0]?.count ?? 0
}

/** Who hides a word that is hidden already finds it so. */
export async function insertHidden(ctx: Ctx, word: string, key: string): Promise<number> {
  const { rows } = await ctx.db.execute<{ sh_id: number }>(sql`
    insert into search_hidden (word, key) values (${word}, ${key})
    on conflict (key) do update set word = excluded.word returning sh_id::int as sh_id`)
  return rows[0]?.sh_id ?? 0
}

export async function deleteHidden(ctx: Ctx, sh_id: number): Promise<boolean> {
  const gone = await ctx.db.execute(sql`delete from search_hidden where sh_id = ${sh_id}`)
  return (gone.rowCount ?? 0) > 0
}

export async function forgetAskers(ctx: Ctx) {
  const last = sql`${koreanDay(ctx.now)}::date - ${askedDays}::int`
  await forget(ctx, sql`search_asker`, sql`day <= ${last}`)
}
