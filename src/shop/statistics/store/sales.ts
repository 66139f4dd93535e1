import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { groupedPage } from '#platform/grouped-page.ts'
import type { Figures, SalesGroup, SalesRow } from '#shop/statistics/admin-contract.ts'
import { stretchesOf } from '#shop/statistics/rules.ts'
import type { KeptGroup } from '#shop/statistics/tables.ts'
import { dayRows, listFreshDays } from './kept-sales.ts'
import type { Paging } from './reports.ts'
import { entriesOf, knowsMoney, type Period } from './sales-entries.ts'

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
export type Flat = Counted & Record<string, string | number>

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
    // an order stands on one day, so those of several days add up
    sql`coalesce(sum(orders), 0)::int as orders, coalesce(sum(units), 0)::int as units`,
    ...currencies.flatMap((currency) =>
      figureNames.map(
        (name) => sql`${columnOf(currency, name)} as ${sql.identifier(`${currency}_${name}`)}`,
      ),
    ),
  ],
  sql`, `,
)

const keptAs = (by: SalesGroup): KeptGroup => (by === 'week' || by === 'month' ? 'day' : by)

/** What days are kept as, and the orders themselves of those that are not. */
async function rowsOf(ctx: Ctx, period: Period, by: SalesGroup): Promise<SQL> {
  const group = keptAs(by)
  const fresh = stretchesOf(await listFreshDays(ctx, period))
  const isFresh = fresh.map(({ from, until }) => sql`day between ${from}::date and ${until}::date`)
  const kept = sql`
    select day, key, currency, kind, name, name_en, units, money, orders from sales_day
    where by = ${group} and day between ${period.from}::date and ${period.until}::date ${isFresh.length ? sql`and not (${sql.join(isFresh, sql` or `)})` : sql``}`
  const read = fresh.map((stretch) => dayRows(entriesOf(stretch, group)))
  return sql.join([kept, ...read], sql` union all `)
}

const keys: Partial<Record<SalesGroup, SQL>> = {
  week: sql`to_char(date_trunc('week', day), 'YYYY-MM-DD')`,
  month: sql`to_char(day, 'YYYY-MM')`,
}

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

/** Sums by key. */
export async function groupedSales(ctx: Ctx, period: Period, by: SalesGroup): Promise<SQL> {
  const every = keysOf(period, by)
  const all = every ? sql`right join (${every}) k using (key)` : sql``
  // a category has its name of today
  const name = (column: SQL) =>
    by === 'category'
      ? sql`coalesce((select c.${column} from category c where c.ca_id::text = key), '-')`
      : sql`coalesce(max(${column}), '')`
  return sql`
    select key, ${name(sql`name`)} as name, ${name(sql`name_en`)} as name_en, ${sums}
    from (select ${keys[by] ?? sql`key`} as key, currency, kind, name, name_en, units, money, orders from (${await rowsOf(ctx, period, by)}) r) s ${all} group by key`
}

export function rowOf(flat: Flat): SalesRow {
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
    sql`select '' as key, '' as name, '' as name_en, ${sums} from (${await rowsOf(ctx, period, 'day')}) s`,
  )
  const [sum] = found.rows
  return sum ? rowOf(sum) : noSales
}

export const noSales = rowOf({ key: '', name: '', name_en: '', orders: 0, units: 0 })

/** The same rows as the list shows, all of them. */
export async function allSales(
  ctx: Ctx,
  period: Period,
  by: SalesGroup,
  ask: Pick<Paging, 'sort' | 'order'>,
): Promise<SQL> {
  return sql`select * from (${await groupedSales(ctx, period, by)}) g order by ${orderBy(ask)}`
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
  const { rows, ...all } = await groupedPage<Flat>(ctx, await groupedSales(ctx, period, by), {
    ...ask,
    order_by: orderBy(ask),
    most: knowsMoney(keptAs(by)) ? sql`krw_paid` : sql`krw_sold`,
  })
  return { rows: rows.map(rowOf), ...all }
}
