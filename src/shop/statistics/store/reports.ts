import { type SQL, sql } from 'drizzle-orm'
import { startOfKoreanDay } from '#kernel/korean-time.ts'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { groupedPage } from '#platform/grouped-page.ts'
import type { ClickRow, FunnelRow, WordRow } from '#shop/statistics/admin-contract.ts'
import type { Period } from './sales-entries.ts'

export type Paging = { page: number; per_page: number; sort: string; order: 'asc' | 'desc' }

const inDays = ({ from, until }: Period) => sql`day between ${from}::date and ${until}::date`
const between = ({ from, until }: Period) =>
  sql`o.od_time >= ${startOfKoreanDay(from).toISOString()}::timestamptz and o.od_time < ${startOfKoreanDay(until, 1).toISOString()}::timestamptz`
const cut = (ask: Paging) => sql`limit ${ask.per_page} offset ${rowsBefore(ask)}`
const way = ({ order }: Pick<Paging, 'order'>) => (order === 'asc' ? sql`asc` : sql`desc`)

/** Every day of the period, those without a visit as well. */
const daysOf = (ask: Period) => sql`
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(f.product, 0)::int as product, coalesce(f.cart, 0)::int as cart, coalesce(f.order_form, 0)::int as order_form,
      coalesce(s.orders, 0)::int as "order", coalesce(s.paid, 0)::int as paid
    from generate_series(${ask.from}::date, ${ask.until}::date, interval '1 day') d(day)
    left join (select day, sum(visits) filter (where step = 'product') as product, sum(visits) filter (where step = 'cart') as cart,
      sum(visits) filter (where step = 'order_form') as order_form from funnel_day where ${inDays(ask)} group by day) f on f.day = d.day::date
    left join (select (o.od_time at time zone 'Asia/Seoul')::date as day, count(*) as orders, count(*) filter (where o.od_receipt_time is not null) as paid
      from shop_order o where ${between(ask)} group by 1) s on s.day = d.day::date`

type FunnelAsk = Period & Omit<Paging, 'page' | 'per_page'>
export const funnelOf = (ask: FunnelAsk) =>
  sql`select * from (${daysOf(ask)}) g order by day ${way(ask)}`
export const noFunnel = { day: '', product: 0, cart: 0, order_form: 0, order: 0, paid: 0 }

export async function listFunnel(
  ctx: Ctx,
  ask: FunnelAsk & Paging,
): Promise<{ rows: FunnelRow[]; sum: FunnelRow }> {
  const rows = await ctx.db.execute<FunnelRow>(sql`${funnelOf(ask)} ${cut(ask)}`)
  const sum = await ctx.db.execute<FunnelRow>(sql`
    select '' as day, sum(product)::int as product, sum(cart)::int as cart, sum(order_form)::int as order_form, sum("order")::int as "order", sum(paid)::int as paid from (${daysOf(ask)}) g`)
  return {
    rows: rows.rows,
    sum: sum.rows[0] ?? noFunnel,
  }
}

/** What is counted together, and in which order it is told. */
type Grouped = { grouped: SQL; order_by: SQL }
export const allOf = ({ grouped, order_by }: Grouped) =>
  sql`select * from (${grouped}) g order by ${order_by}`

type ClickAsk = Period & Omit<Paging, 'page' | 'per_page'> & { click_type?: string }
const ofType = ({ click_type }: ClickAsk) =>
  click_type ? sql`and click_type = ${click_type}` : sql``

export function groupedClicks(ask: ClickAsk): Grouped {
  const column =
    { clicks: sql`clicks`, click_type: sql`click_type`, click_name: sql`click_name` }[ask.sort] ??
    sql`clicks`
  return {
    grouped: sql`
      select click_type, click_id, max(click_name) as click_name, coalesce(sum(clicks) filter (where platform = 'pc'), 0)::int as pc,
        coalesce(sum(clicks) filter (where platform = 'mobile'), 0)::int as mobile, sum(clicks)::int as clicks
      from click_day where ${inDays(ask)} ${ofType(ask)} group by click_type, click_id`,
    order_by: sql`${column} ${way(ask)}, click_type, click_id`,
  }
}

export async function listClicks(ctx: Ctx, ask: ClickAsk & Paging) {
  const { grouped, order_by } = groupedClicks(ask)
  const page = await groupedPage<ClickRow>(ctx, grouped, { ...ask, order_by, most: sql`clicks` })
  const types = await ctx.db.execute<{ click_type: string; clicks: number }>(
    sql`select click_type, sum(clicks)::int as clicks from click_day where ${inDays(ask)} group by click_type order by clicks desc, click_type limit 40`,
  )
  const days = await ctx.db.execute<{ day: string; clicks: number }>(
    sql`select to_char(day, 'YYYY-MM-DD') as day, sum(clicks)::int as clicks from click_day where ${inDays(ask)} ${ofType(ask)} group by day order by day`,
  )
  return { ...page, types: types.rows, days: days.rows }
}

type WordAsk = Period & Omit<Paging, 'page' | 'per_page'> & { none?: '1' }
const everyWord = (period: Period) => sql`
  select keyword, lang, sum(searches)::int as searches, (array_agg(results order by day desc))[1]::int as results, to_char(max(day), 'YYYY-MM-DD') as last_day
  from search_day where ${inDays(period)} group by keyword, lang`

export function groupedWords(ask: WordAsk): Grouped {
  const every = everyWord(ask)
  const column =
    {
      searches: sql`searches`,
      results: sql`results`,
      keyword: sql`keyword`,
      last_day: sql`last_day`,
    }[ask.sort] ?? sql`searches`
  return {
    grouped: ask.none ? sql`select * from (${every}) g where results = 0` : every,
    order_by: sql`${column} ${way(ask)}, keyword, lang`,
  }
}

export async function listWords(ctx: Ctx, ask: WordAsk & Paging) {
  const { grouped, order_by } = groupedWords(ask)
  const page = await groupedPage<WordRow>(ctx, grouped, { ...ask, order_by, most: sql`searches` })
  const counts = await ctx.db.execute<{ all: number; none: number }>(
    sql`select count(*)::int as all, count(*) filter (where results = 0)::int as none from (${everyWord(ask)}) g`,
  )
  return { ...page, counts: counts.rows[0] ?? { all: 0, none: 0 } }
}
