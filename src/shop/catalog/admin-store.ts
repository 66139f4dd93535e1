import { and, asc, desc, eq, gte, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import type { StaffOption, StaffProductRow } from './admin-contract.ts'
import { category, item, itemOption } from './tables.ts'

type ListAsk = {
  page: number
  per_page: number
  sort: 'created_at' | 'it_name' | 'price' | 'stock' | 'sold'
  order: 'asc' | 'desc'
  keyword?: string
  ca_id?: number
  state?: 'selling' | 'hidden' | 'soldout' | 'low'
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
  it_use: item.it_use,
  it_soldout: item.it_soldout,
  stock,
  options: sql<number>`(select count(*) from item_option o where o.it_id = item.it_id and o.io_type = 0)::int`,
  version: item.version,
}

export async function listStaffProducts(ctx: Ctx, ask: ListAsk): Promise<{ rows: StaffProductRow[]; total: number }> {
  const way = ask.order === 'asc' ? asc : desc
  const sorted = { created_at: item.created_at, it_name: item.it_name, price: item.it_price, stock, sold: item.it_sum_qty }[ask.sort]
  const where = filters(ask)
  const [rows, counted] = await Promise.all([
    ctx.db
      .select(columns)
      .from(item)
      .innerJoin(category, eq(category.ca_id, item.ca_id))
      .where(where)
      .orderBy(way(sorted), asc(item.it_id))
      .limit(ask.per_page)
      .offset((ask.page - 1) * ask.per_page),
    ctx.db.select({ total: sql<number>`count(*)::int` }).from(item).innerJoin(category, eq(category.ca_id, item.ca_id)).where(where),
  ])
  return { rows, total: counted[0]?.total ?? 0 }
}

function filters(ask: ListAsk): SQL | undefined {
  const word = ask.keyword ? `%${ask.keyword.replace(/[\\%_]/g, '\\$&')}%` : null
  return and(
    word ? or(sql`${item.it_name} ilike ${word}`, sql`${item.it_name_en} ilike ${word}`, sql`${item.it_id} like ${word}`) : undefined,
    ask.ca_id ? or(eq(item.ca_id, ask.ca_id), eq(category.parent_id, ask.ca_id)) : undefined,
    ask.state === 'selling' ? eq(item.it_use, true) : undefined,
    ask.state === 'hidden' ? eq(item.it_use, false) : undefined,
    ask.state === 'soldout' ? or(eq(item.it_soldout, true), sql`${stock} <= 0`) : undefined,
    ask.state === 'low'
      ? and(eq(item.it_use, true), sql`exists (select 1 from item_option o where o.it_id = item.it_id and o.io_use and o.io_stock_qty - o.io_reserved_qty <= item.it_noti_qty)`)
      : undefined,
  )
}

export async function findStaffRow(ctx: Ctx, it_id: string): Promise<StaffProductRow | null> {
  const rows = await ctx.db.select(columns).from(item).innerJoin(category, eq(category.ca_id, item.ca_id)).where(eq(item.it_id, it_id))
  return rows[0] ?? null
}

export type ItemChange = Partial<Omit<typeof item.$inferInsert, 'it_id' | 'version'>>

/** False when the stored version is another one. */
export async function changeItem(ctx: Ctx, it_id: string, version: number, change: ItemChange): Promise<boolean> {
  const rows = await ctx.db
    .update(item)
    .set({ ...change, version: sql`${item.version} + 1`, updated_at: ctx.now })
    .where(and(eq(item.it_id, it_id), eq(item.version, version)))
    .returning({ it_id: item.it_id })
  return rows.length > 0
}

export async function insertItem(ctx: Ctx, it_id: string, form: Omit<typeof item.$inferInsert, 'it_id'>) {
  await ctx.db.insert(item).values({ ...form, it_id })
}

/** Writes the option table: known rows changed, new ones added, rows left out taken out of sale (orders may still name them). */
export async function putOptions(ctx: Ctx, it_id: string, options: StaffOption[]) {
  const kept = options.flatMap((option) => (option.io_no === null ? [] : [option.io_no]))
  await ctx.db
    .update(itemOption)
    .set({ io_use: false })
    .where(and(eq(itemOption.it_id, it_id), kept.length ? notInArray(itemOption.io_no, kept) : undefined))
  for (const [io_order, option] of options.entries()) {
    const { io_no, io_reserved_qty: _, io_stock_qty, ...words } = option
    if (io_no === null) {
      await ctx.db
        .insert(itemOption)
        .values({ ...words, io_stock_qty, it_id, io_order })
        .onConflictDoUpdate({ target: [itemOption.it_id, itemOption.io_type, itemOption.io_id], set: { ...words, io_stock_qty, io_order } })
    } else {
      await ctx.db
        .update(itemOption)
        .set({ ...words, io_order })
        .where(and(eq(itemOption.io_no, io_no), eq(itemOption.it_id, it_id)))
    }
  }
}

/** Changes stock by a difference; null when less than what is promised would be left. */
export async function addStock(ctx: Ctx, io_no: number, change: number) {
  const rows = await ctx.db
    .update(itemOption)
    .set({ io_stock_qty: sql`${itemOption.io_stock_qty} + ${change}` })
    .where(and(eq(itemOption.io_no, io_no), gte(sql`${itemOption.io_stock_qty} + ${change}`, itemOption.io_reserved_qty)))
    .returning({ it_id: itemOption.it_id, io_no: itemOption.io_no, io_stock_qty: itemOption.io_stock_qty, io_reserved_qty: itemOption.io_reserved_qty })
  return rows[0] ?? null
}

export async function findOption(ctx: Ctx, io_no: number) {
  const rows = await ctx.db.select().from(itemOption).where(eq(itemOption.io_no, io_no))
  return rows[0] ?? null
}

export async function countCategories(ctx: Ctx, ca_ids: number[]): Promise<number> {
  const rows = await ctx.db.select({ ca_id: category.ca_id }).from(category).where(inArray(category.ca_id, ca_ids))
  return rows.length
}
