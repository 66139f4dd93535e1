import { and, asc, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { together } from '#platform/transact.ts'
import type { StaffOption, StaffProductRow } from './admin-contract.ts'
import type { productStates } from './removal-contract.ts'
import { warnDays } from './safety-rules.ts'
import { isCalled } from './service/called.ts'
import { noteMove } from './stock-store.ts'
import { category, item, itemOption } from './tables.ts'

type ListAsk = {
  page: number
  per_page: number
  sort: 'created_at' | 'it_name' | 'price' | 'stock' | 'sold'
  order: 'asc' | 'desc'
  keyword?: string
  ca_id?: number
  state?: (typeof productStates)[number]
}

const stock = sql<number>`coalesce((select sum(o.io_stock_qty - o.io_reserved_qty) from item_option o where o.it_id = item.it_id and o.io_type = 0 and o.io_use), 0)::int`
const columns = {
  it_id: item.it_id,
  it_name: item.it_name,
  it_name_en: item.it_name_en,
  thumb_image: sql<string>`coalesce(item.images[1], '')`,
  ca_id: item.ca_id,
  category: category.name,
  category_en: category.name_en,
  it_price: item.it_price,
  discount_rate: item.discount_rate,
  discount_amount: item.discount_amount,
  it_use: item.it_use,
  it_soldout: item.it_soldout,
  archived: sql<boolean>`${item.archived_at} is not null`,
  stock,
  coming: sql<number>`coalesce((select sum(a.qty) from stock_arrival a join item_option o using (io_no) where o.it_id = item.it_id and a.state = 'coming'), 0)::int`,
  due: sql<
    string | null
  >`(select min(a.due)::text from stock_arrival a join item_option o using (io_no) where o.it_id = item.it_id and a.state = 'coming')`,
  it_noti_qty: item.it_noti_qty,
  options: sql<number>`(select count(*) from item_option o where o.it_id = item.it_id and o.io_type = 0)::int`,
  version: item.version,
}

const leftOf = sql`(select it_id, sum(io_stock_qty - io_reserved_qty) filter (where io_type = 0) as selections, min(io_stock_qty - io_reserved_qty) as least from item_option where io_use group by it_id) left_of`
const isItsLeft = sql`left_of.it_id = ${item.it_id}`

// candles, diffusers and sprays without a number, or with one that has ended or ends within the days of the warning:
// by the index item_household, since a notice is a long text that would be unpacked for each item
const unsafe = sql`(select u.it_id from item u where u.notice ->> 'gubun' = 'household' and (u.safety_no = '' or coalesce(u.safety_until, '-infinity') <= (now() at time zone 'Asia/Seoul')::date + ${sql.raw(String(warnDays))}))`
const unsafeOf = sql`${unsafe} unsafe_of`
const isUnsafeOf = sql`unsafe_of.it_id = ${item.it_id}`

export type StateCounts = {
  all: number
  selling: number
  hidden: number
  soldout: number
  low: number
  unsafe: number
  archived: number
}

/** One page, and how many stand in each state for the same word and shelf. */
export async function listStaffProducts(
  ctx: Ctx,
  ask: ListAsk,
): Promise<{ rows: StaffProductRow[]; counts: StateCounts }> {
  const way = ask.order === 'asc' ? asc : desc
  const sorted = {
    created_at: item.created_at,
    it_name: item.it_name,
    price: item.it_price,
    stock,
    sold: item.it_sum_qty,
  }[ask.sort]
  const listed = ctx.db
    .select(columns)
    .from(item)
    .innerJoin(category, eq(category.ca_id, item.ca_id))
    .$dynamic()
  const found = filters(ask)
  const number = (state: SQL) => sql<number>`(count(*) filter (where ${state}))::int`
  const where = and(found, ask.state ? states[ask.state] : isHere)
  // all options added up once, by indexes alone, and the items of the page read after it: asking for each of 100,000 costs ten times as much
  const byStock = ctx.db
    .select({ it_id: item.it_id })
    .from(item)
    .leftJoin(leftOf, isItsLeft)
    .where(where)
    .orderBy(way(sql`coalesce(left_of.selections, 0)`), asc(item.it_id))
    .limit(ask.per_page)
    .offset(rowsBefore(ask))
  const [rows, counted] = await together(
    ctx,
    () =>
      ask.sort === 'stock'
        ? listed.where(inArray(item.it_id, byStock)).orderBy(way(stock), asc(item.it_id))
        : listed
            .where(where)
            .orderBy(way(sorted), asc(item.it_id))
            .limit(ask.per_page)
            .offset(rowsBefore(ask)),
    () =>
      ctx.db
        .select({
          all: number(isHere),
          selling: number(states.selling),
          hidden: number(states.hidden),
          soldout: number(
            sql`${isHere} and (${item.it_soldout} or coalesce(left_of.selections, 0) <= 0)`,
          ),
          low: number(sql`${item.it_use} and left_of.least <= ${item.it_noti_qty}`),
          unsafe: number(sql`${isHere} and unsafe_of.it_id is not null`),
          archived: number(states.archived),
        })
        .from(item)
        .leftJoin(leftOf, isItsLeft)
        .leftJoin(unsafeOf, isUnsafeOf)
        .where(found),
  )
  return {
    rows,
    counts: counted[0] ?? noneCounted,
  }
}

const noneCounted: StateCounts = {
  ...{ all: 0, selling: 0, hidden: 0, soldout: 0, low: 0, unsafe: 0, archived: 0 },
}

const isHere = sql`${item.archived_at} is null`
const states = {
  archived: sql`${item.archived_at} is not null`,
  unsafe: sql`(${isHere} and ${item.it_id} in ${unsafe})`,
  selling: sql`${item.it_use}`,
  hidden: sql`(${isHere} and not ${item.it_use})`,
  soldout: sql`(${isHere} and (${item.it_soldout} or ${stock} <= 0))`,
  low: sql`(${item.it_use} and exists (select 1 from item_option o where o.it_id = item.it_id and o.io_use and o.io_stock_qty - o.io_reserved_qty <= item.it_noti_qty))`,
}

function filters(ask: ListAsk): SQL | undefined {
  // a shelf holds what stands on the shelves below it, too
  const shelf = sql`(with recursive shelf as (select ca_id from category where ca_id = ${ask.ca_id ?? 0} union all select c.ca_id from category c join shelf s on c.parent_id = s.ca_id) select array_agg(ca_id) from shelf)`
  return and(
    ask.keyword ? isCalled(ask.keyword) : undefined,
    ask.ca_id ? sql`array[${item.ca_id}, ${item.ca_id2}, ${item.ca_id3}] && ${shelf}` : undefined,
  )
}

export async function findStaffRow(ctx: Ctx, it_id: string): Promise<StaffProductRow | null> {
  const rows = await ctx.db
    .select(columns)
    .from(item)
    .innerJoin(category, eq(category.ca_id, item.ca_id))
    .where(eq(item.it_id, it_id))
  return rows[0] ?? null
}

export type ItemChange = Partial<Omit<typeof item.$inferInsert, 'it_id' | 'version'>>

/** False when the stored version is another one. */
export async function changeItem(
  ctx: Ctx,
  it_id: string,
  version: number,
  change: ItemChange,
): Promise<boolean> {
  const rows = await ctx.db
    .update(item)
    .set({ ...change, version: sql`${item.version} + 1`, updated_at: ctx.now })
    .where(and(eq(item.it_id, it_id), eq(item.version, version)))
    .returning({ it_id: item.it_id })
  return rows.length > 0
}

export async function insertItem(
  ctx: Ctx,
  it_id: string,
  form: Omit<typeof item.$inferInsert, 'it_id'>,
) {
  await ctx.db.insert(item).values({ ...form, it_id })
}

/**
 * Writes the option table: known rows changed, new ones added, rows left out taken out of sale (orders may still name them).
 * A new row with the name of one that was taken out brings that one back.
 */
export async function putOptions(ctx: Ctx, it_id: string, options: StaffOption[]) {
  const kept = options.flatMap((option) => (option.io_no === null ? [] : [option.io_no]))
  await ctx.db
    .update(itemOption)
    .set({ io_use: false })
    .where(
      and(
        eq(itemOption.it_id, it_id),
        kept.length ? notInArray(itemOption.io_no, kept) : undefined,
      ),
    )
  // two rows may have exchanged their names: none is in the way of another
  if (kept.length)
    await ctx.db
      .update(itemOption)
      .set({ io_id: sql`'~' || ${itemOption.io_no}` })
      .where(and(eq(itemOption.it_id, it_id), inArray(itemOption.io_no, kept)))
  for (const [io_order, option] of options.entries()) {
    const { io_no, io_reserved_qty: _, io_stock_qty, ...words } = option
    if (io_no === null) {
      const [made] = await ctx.db
        .insert(itemOption)
        .values({ ...words, io_stock_qty, it_id, io_order })
        .onConflictDoUpdate({
          target: [itemOption.it_id, itemOption.io_type, itemOption.io_id],
          set: {
            ...words,
            io_stock_qty: sql`greatest(excluded.io_stock_qty, ${itemOption.io_reserved_qty})`,
            io_order,
          },
        })
        .returning({ io_no: itemOption.io_no, on_hand: itemOption.io_stock_qty })
      if (made?.on_hand) await noteMove(ctx, { ...made, change: made.on_hand, reason: 'new' })
    } else {
      await ctx.db
        .update(itemOption)
        .set({ ...words, io_order })
        .where(and(eq(itemOption.io_no, io_no), eq(itemOption.it_id, it_id)))
    }
  }
}

export async function countCategories(ctx: Ctx, ca_ids: number[]): Promise<number> {
  const rows = await ctx.db
    .select({ ca_id: category.ca_id })
    .from(category)
    .where(inArray(category.ca_id, ca_ids))
  return rows.length
}
