import { type SQL, sql } from 'drizzle-orm'
import { startOfKoreanDay } from '#kernel/korean-time.ts'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import type { Figures, SalesGroup, SalesRow } from '#shop/statistics/admin-contract.ts'
import type { Paging, Period } from './reports.ts'

const figureNames = [
  'ordered',
  'cancelled',
  'unpaid',
  'sold',
  'shipping',
  'paid',
  'refunded',
  'net',
] as const
const currencies = ['krw', 'usd'] as const

type Counted = { key: string; name: string; name_en: string; orders: number; units: number }
type Flat = Counted & Record<string, string | number>

/** By what rows are grouped: the key of an order's goods, and of money at its own moment. */
type Grouping = {
  goods: SQL
  name?: SQL
  name_en?: SQL
  money: ((at: SQL) => SQL) | null
  from?: SQL
}

const inSeoul = (at: SQL) => sql`(${at} at time zone 'Asia/Seoul')`
const byTime = (key: (at: SQL) => SQL): Grouping => ({ goods: key(sql`o.od_time`), money: key })
const dayKey = (at: SQL) => sql`to_char(${inSeoul(at)}, 'YYYY-MM-DD')`

const wayOfOrder = sql`case o.od_settle_case when '신용카드' then 'card' when '간편결제' then 'easy' when '가상계좌' then 'vbank'
  when '계좌이체' then 'transfer' when 'PayPal' then 'paypal' when '해외카드' then 'card_abroad' when '예치금' then 'credit' else 'bank' end`
// one who has ordered under the same mail before is no new customer, member or not
const kindOfBuyer = sql`case when o.od_id is null then 'other' when exists (select 1 from shop_order e
  where lower(e.od_email) = lower(o.od_email) and e.od_time < o.od_time) then 'returning' else 'new' end`

const groupings: Record<SalesGroup, Grouping> = {
  day: byTime(dayKey),
  week: byTime((at) => sql`to_char(date_trunc('week', ${inSeoul(at)}), 'YYYY-MM-DD')`),
  month: byTime((at) => sql`to_char(${inSeoul(at)}, 'YYYY-MM')`),
  method: { goods: wayOfOrder, money: () => sql`p.way` },
  customer: { goods: kindOfBuyer, money: () => kindOfBuyer },
  product: { goods: sql`l.it_id`, name: sql`l.it_name`, name_en: sql`l.it_name_en`, money: null },
  category: {
    goods: sql`coalesce(c.ca_id, 0)::text`,
    name: sql`coalesce(c.name, '-')`,
    name_en: sql`coalesce(c.name_en, '-')`,
    money: null,
    from: sql`left join item i on i.it_id = l.it_id left join category c on c.ca_id = i.ca_id`,
  },
}

const within = (at: SQL, { from, until }: Period) =>
  sql`${at} >= ${startOfKoreanDay(from).toISOString()}::timestamptz and ${at} < ${startOfKoreanDay(until, 1).toISOString()}::timestamptz`

/** What an item cost is its line less that line's share of the discounts; its state says what became of it. */
function goodsEntries(period: Period, { goods, name, name_en, from }: Grouping): SQL {
  return sql`
    select ${goods} as key, ${name ?? sql`''`} as name, ${name_en ?? sql`''`} as name_en, o.od_id, o.currency, l.ct_qty as units,
      case when l.ct_status = '주문' then 'unpaid' when l.ct_status in ('취소', '반품', '품절') then 'cancelled' else 'sold' end as kind,
      l.ct_price * l.ct_qty - l.cp_price - l.ct_coupon - l.ct_point_price as money
    from shop_order o join order_line l on l.od_id = o.od_id ${from ?? sql``}
    where ${within(sql`o.od_time`, period)}`
}

/** A balance came as money of another order: it is not money again when an order uses it, nor gone before it is paid out. Shipping by the day of the order; money by the day it moved, the provider's own refunds by the day the shop heard of them. */
function moneyEntries(period: Period, goods: SQL, key: (at: SQL) => SQL): SQL {
  const entry = (at: SQL, kind: 'paid' | 'refunded', amount: SQL) =>
    sql`select ${key(at)}, '', '', p.od_id, p.currency, 0, ${kind}::text, ${amount}`
  return sql`
    union all select ${goods}, '', '', o.od_id, o.currency, 0, 'shipping', o.od_send_cost + o.od_send_cost2 - o.od_send_coupon
    from shop_order o where o.od_status not in ('취소', '품절') and ${within(sql`o.od_time`, period)}
    union all ${entry(sql`p.approved_at`, 'paid', sql`p.amount`)}
    from payment p left join shop_order o on o.od_id = p.od_id
    where p.status in ('paid', 'part_refunded', 'refunded') and p.provider <> 'credit' and ${within(sql`p.approved_at`, period)}
    union all ${entry(sql`r.done_at`, 'refunded', sql`r.amount`)}
    from payment_refund r join payment p on p.pay_id = r.pay_id left join shop_order o on o.od_id = p.od_id
    where r.state = 'done' and r.way <> 'credit' and ${within(sql`r.done_at`, period)}
    union all ${entry(sql`p.asked_at`, 'refunded', sql`p.refunded - known.done`)}
    from payment p left join shop_order o on o.od_id = p.od_id,
      lateral (select coalesce(sum(r.amount), 0)::int as done from payment_refund r where r.pay_id = p.pay_id and r.state = 'done') known
    where p.refunded > known.done and p.provider <> 'credit' and ${within(sql`p.asked_at`, period)}
    union all ${entry(sql`c.done_at`, 'refunded', sql`c.amount`)}
    from credit_payout c join (select 'credit' as way, '' as od_id, 'krw' as currency) p on true left join shop_order o on false
    where c.state = 'done' and ${within(sql`c.done_at`, period)}`
}

function entriesOf(period: Period, by: SalesGroup): SQL {
  const grouping = groupings[by]
  const goods = goodsEntries(period, grouping)
  return grouping.money
    ? sql`${goods} ${moneyEntries(period, grouping.goods, grouping.money)}`
    : goods
}

const isOf = (currency: string, ...kinds: string[]) =>
  sql`currency = ${currency} and kind in (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})`
const sumOf = (which: SQL) => sql`coalesce(sum(money) filter (where ${which}), 0)::float8`

function columnOf(currency: string, name: (typeof figureNames)[number]): SQL {
  if (name === 'ordered') return sumOf(isOf(currency, 'unpaid', 'cancelled', 'sold'))
  if (name === 'net')
    return sql`${sumOf(isOf(currency, 'paid'))} - ${sumOf(isOf(currency, 'refunded'))}`
  return sumOf(isOf(currency, name))
}

const sums = sql.join(
  [
    sql`(count(distinct od_id) filter (where kind in ('unpaid', 'cancelled', 'sold')))::int as orders, coalesce(sum(units), 0)::int as units`,
    ...currencies.flatMap((currency) =>
      figureNames.map(
        (name) => sql`${columnOf(currency, name)} as ${sql.identifier(`${currency}_${name}`)}`,
      ),
    ),
  ],
  sql`, `,
)

/** Every day, week or month of the period, also where nothing happened. */
function keysOf({ from, until }: Period, by: SalesGroup): SQL | null {
  const every = (step: SQL, first: SQL, format: SQL) =>
    sql`select to_char(d, ${format}) as key from generate_series(${first}, ${until}::date, ${step}) d`
  const start = sql`${from}::date`
  if (by === 'day') return every(sql`interval '1 day'`, start, sql`'YYYY-MM-DD'`)
  if (by === 'week')
    return every(sql`interval '1 week'`, sql`date_trunc('week', ${start})`, sql`'YYYY-MM-DD'`)
  return by === 'month'
    ? every(sql`interval '1 month'`, sql`date_trunc('month', ${start})`, sql`'YYYY-MM'`)
    : null
}

function groupedOf(period: Period, by: SalesGroup): SQL {
  const keys = keysOf(period, by)
  const all = keys ? sql`right join (${keys}) k using (key)` : sql``
  return sql`select key, coalesce(max(name), '') as name, coalesce(max(name_en), '') as name_en, ${sums} from (${entriesOf(period, by)}) s ${all} group by key`
}

function rowOf(flat: Flat): SalesRow {
  const { key, orders, units } = flat
  const figuresOf = (currency: string) =>
    Object.fromEntries(
      figureNames.map((name) => [name, Number(flat[`${currency}_${name}`] ?? 0)]),
    ) as Figures // one number for each name
  return {
    ...{ key, name: flat.name || key, name_en: flat.name_en || key, orders, units },
    krw: figuresOf('krw'),
    usd: figuresOf('usd'),
  }
}

/** The one place where sales are counted: every figure of sales in the shop is one of these. */
export async function sumSales(ctx: Ctx, period: Period): Promise<SalesRow> {
  const found = await ctx.db.execute<Flat>(
    sql`select '' as key, '' as name, '' as name_en, ${sums} from (${entriesOf(period, 'day')}) s`,
  )
  return rowOf(found.rows[0] ?? { key: '', name: '', name_en: '', orders: 0, units: 0 })
}

function orderBy({ sort, order }: Pick<Paging, 'sort' | 'order'>): SQL {
  const way = order === 'asc' ? sql`asc` : sql`desc`
  const figure = figureNames.find((one) => one === sort)
  if (figure) {
    const column = (currency: string) => sql.identifier(`${currency}_${figure}`)
    return sql`${column('krw')} ${way}, ${column('usd')} ${way}, key`
  }
  const counted = (['orders', 'units'] as const).find((one) => one === sort)
  return sql`${counted ? sql.identifier(counted) : sql`key`} ${way}, key`
}

export async function listSales(
  ctx: Ctx,
  period: Period,
  by: SalesGroup,
  ask: Paging,
): Promise<{ rows: SalesRow[]; total: number; most: number }> {
  const most = groupings[by].money ? sql`krw_paid` : sql`krw_sold`
  const found = await ctx.db.execute<Flat & { total: number; most: number }>(sql`
    select *, count(*) over ()::int as total, max(${most}) over ()::float8 as most from (${groupedOf(period, by)}) g
    order by ${orderBy(ask)} limit ${ask.per_page} offset ${rowsBefore(ask)}`)
  const [first] = found.rows
  return {
    rows: found.rows.map(rowOf),
    total: first?.total ?? 0,
    most: first?.most ?? 0,
  }
}
