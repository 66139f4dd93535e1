import { type SQL, sql } from 'drizzle-orm'
import { startOfKoreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import type {
  ClickRow,
  FunnelRow,
  SalesRow,
  salesGroups,
  WordRow,
} from '#shop/statistics/admin-contract.ts'

export type Period = { from: string; until: string }
export type Paging = { page: number; per_page: number; sort: string; order: 'asc' | 'desc' }

const inDays = ({ from, until }: Period) => sql`day between ${from}::date and ${until}::date`
const between = ({ from, until }: Period) =>
  sql`o.od_time >= ${startOfKoreanDay(from).toISOString()}::timestamptz and o.od_time < ${startOfKoreanDay(until, 1).toISOString()}::timestamptz`
const cut = ({ page, per_page }: Paging) => sql`limit ${per_page} offset ${(page - 1) * per_page}`
const way = ({ order }: Paging) => (order === 'asc' ? sql`asc` : sql`desc`)

// cancelled goods are no sale; what an item cost is its line less that line's share of the discounts
const lines = (period: Period, key: SQL, name: SQL, name_en: SQL, from: SQL = sql``) => sql`
  select ${key} as key, ${name} as name, ${name_en} as name_en, o.od_id, l.ct_qty as units, o.currency,
    l.ct_price * l.ct_qty - l.cp_price - l.ct_coupon - l.ct_point_price as money
  from shop_order o join order_line l on l.od_id = o.od_id ${from}
  where ${between(period)} and o.od_status <> '취소' and l.ct_status not in ('취소', '반품', '품절')`

const sources: Record<(typeof salesGroups)[number], (period: Period) => SQL> = {
  day: (period) => {
    const day = sql`to_char(o.od_time at time zone 'Asia/Seoul', 'YYYY-MM-DD')`
    return lines(period, day, day, day)
  },
  product: (period) => lines(period, sql`l.it_id`, sql`l.it_name`, sql`l.it_name_en`),
  category: (period) =>
    lines(
      period,
      sql`coalesce(c.ca_id, 0)::text`,
      sql`coalesce(c.name, '-')`,
      sql`coalesce(c.name_en, '-')`,
      sql`left join item i on i.it_id = l.it_id left join category c on c.ca_id = i.ca_id`,
    ),
}
const figures = sql`count(distinct od_id)::int as orders, coalesce(sum(units), 0)::int as units,
  coalesce(sum(money) filter (where currency = 'krw'), 0)::float8 as krw, coalesce(sum(money) filter (where currency = 'usd'), 0)::float8 as usd`

export async function listSales(
  ctx: Ctx,
  ask: Period & Paging & { by: (typeof salesGroups)[number] },
) {
  const source = sources[ask.by](ask)
  const column =
    { key: sql`key`, orders: sql`orders`, units: sql`units`, krw: sql`krw`, usd: sql`usd` }[
      ask.sort
    ] ?? sql`key`
  const rows = await ctx.db.execute<
    SalesRow & { total: number; most_krw: number; most_usd: number; most_units: number }
  >(sql`
    select *, count(*) over ()::int as total, max(krw) over ()::float8 as most_krw, max(usd) over ()::float8 as most_usd, max(units) over ()::int as most_units
    from (select key, max(name) as name, max(name_en) as name_en, ${figures} from (${source}) s group by key) g order by ${column} ${way(ask)}, key ${cut(ask)}`)
  const sum = await ctx.db.execute<SalesRow>(
    sql`select '' as key, '' as name, '' as name_en, ${figures} from (${source}) s`,
  )
  const first = rows.rows[0]
  return {
    rows: rows.rows,
    total: first?.total ?? 0,
    sum: sum.rows[0] ?? { key: '', name: '', name_en: '', orders: 0, units: 0, krw: 0, usd: 0 },
    most: { krw: first?.most_krw ?? 0, usd: first?.most_usd ?? 0, units: first?.most_units ?? 0 },
  }
}

/** Every day of the period, those without a visit as well. */
export async function listFunnel(
  ctx: Ctx,
  ask: Period & Paging,
): Promise<{ rows: FunnelRow[]; sum: FunnelRow }> {
  const days = sql`
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(f.product, 0)::int as product, coalesce(f.cart, 0)::int as cart, coalesce(f.order_form, 0)::int as order_form,
      coalesce(s.orders, 0)::int as "order", coalesce(s.paid, 0)::int as paid
    from generate_series(${ask.from}::date, ${ask.until}::date, interval '1 day') d(day)
    left join (select day, sum(visits) filter (where step = 'product') as product, sum(visits) filter (where step = 'cart') as cart,
      sum(visits) filter (where step = 'order_form') as order_form from funnel_day where ${inDays(ask)} group by day) f on f.day = d.day::date
    left join (select (o.od_time at time zone 'Asia/Seoul')::date as day, count(*) as orders, count(*) filter (where o.od_receipt_time is not null) as paid
      from shop_order o where ${between(ask)} group by 1) s on s.day = d.day::date`
  const rows = await ctx.db.execute<FunnelRow>(
    sql`select * from (${days}) g order by day ${way(ask)} ${cut(ask)}`,
  )
  const sum = await ctx.db.execute<FunnelRow>(sql`
    select '' as day, sum(product)::int as product, sum(cart)::int as cart, sum(order_form)::int as order_form, sum("order")::int as "order", sum(paid)::int as paid from (${days}) g`)
  return {
    rows: rows.rows,
    sum: sum.rows[0] ?? { day: '', product: 0, cart: 0, order_form: 0, order: 0, paid: 0 },
  }
}

export async function listClicks(ctx: Ctx, ask: Period & Paging & { click_type?: string }) {
  const ofType = ask.click_type ? sql`and click_type = ${ask.click_type}` : sql``
  const column =
    { clicks: sql`clicks`, click_type: sql`click_type`, click_name: sql`click_name` }[ask.sort] ??
    sql`clicks`
  const rows = await ctx.db.execute<ClickRow & { total: number; most: number }>(sql`
    select *, count(*) over ()::int as total, max(clicks) over ()::int as most from (
      select click_type, click_id, max(click_name) as click_name, coalesce(sum(clicks) filter (where platform = 'pc'), 0)::int as pc,
        coalesce(sum(clicks) filter (where platform = 'mobile'), 0)::int as mobile, sum(clicks)::int as clicks
      from click_day where ${inDays(ask)} ${ofType} group by click_type, click_id) g
    order by ${column} ${way(ask)}, click_type, click_id ${cut(ask)}`)
  const types = await ctx.db.execute<{ click_type: string; clicks: number }>(
    sql`select click_type, sum(clicks)::int as clicks from click_day where ${inDays(ask)} group by click_type order by clicks desc, click_type limit 40`,
  )
  const days = await ctx.db.execute<{ day: string; clicks: number }>(
    sql`select to_char(day, 'YYYY-MM-DD') as day, sum(clicks)::int as clicks from click_day where ${inDays(ask)} ${ofType} group by day order by day`,
  )
  return {
    rows: rows.rows,
    total: rows.rows[0]?.total ?? 0,
    most: rows.rows[0]?.most ?? 0,
    types: types.rows,
    days: days.rows,
  }
}

export async function listWords(ctx: Ctx, ask: Period & Paging & { none?: '1' }) {
  const grouped = sql`
    select keyword, lang, sum(searches)::int as searches, (array_agg(results order by day desc))[1]::int as results, to_char(max(day), 'YYYY-MM-DD') as last_day
    from search_day where ${inDays(ask)} group by keyword, lang`
  const column =
    {
      searches: sql`searches`,
      results: sql`results`,
      keyword: sql`keyword`,
      last_day: sql`last_day`,
    }[ask.sort] ?? sql`searches`
  const rows = await ctx.db.execute<WordRow & { total: number; most: number }>(sql`
    select *, count(*) over ()::int as total, max(searches) over ()::int as most from (${grouped}) g
    ${ask.none ? sql`where results = 0` : sql``} order by ${column} ${way(ask)}, keyword ${cut(ask)}`)
  const counts = await ctx.db.execute<{ all: number; none: number }>(
    sql`select count(*)::int as all, count(*) filter (where results = 0)::int as none from (${grouped}) g`,
  )
  return {
    rows: rows.rows,
    total: rows.rows[0]?.total ?? 0,
    most: rows.rows[0]?.most ?? 0,
    counts: counts.rows[0] ?? { all: 0, none: 0 },
  }
}
