import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { groupedPage } from '#platform/grouped-page.ts'
import { containing } from '#platform/like.ts'
import type { StaffBell } from '#shop/notification/restock-contract.ts'
import { restockBell } from '#shop/notification/tables.ts'

export type BellRow = typeof restockBell.$inferSelect

/** Once per option and address while it waits. */
export async function insertBell(ctx: Ctx, row: typeof restockBell.$inferInsert) {
  await ctx.db.insert(restockBell).values(row).onConflictDoNothing()
}

export async function countOpenBells(ctx: Ctx, address: string): Promise<number> {
  const found = await ctx.db.execute<{ total: number }>(
    sql`select count(*)::int as total from restock_bell where address = ${address} and told_at is null`,
  )
  return found.rows[0]?.total ?? 0
}

/** Takes up to `most` that wait for an option, each by one process, and erases their addresses: what is answered is the last of them. */
export async function takeBells(
  ctx: Ctx,
  it_id: string,
  io_no: number,
  most: number,
): Promise<BellRow[]> {
  const rows = await ctx.db
    .select()
    .from(restockBell)
    .where(
      and(eq(restockBell.it_id, it_id), eq(restockBell.io_no, io_no), isNull(restockBell.told_at)),
    )
    .orderBy(restockBell.bell_id)
    .limit(most)
    .for('update', { skipLocked: true })
  if (rows.length) {
    const ids = `{${rows.map(({ bell_id }) => bell_id).join(',')}}`
    await ctx.db.execute(
      sql`update restock_bell set told_at = ${ctx.now.toISOString()}::timestamptz, address = null, ip = '' where bell_id = any(${ids}::bigint[])`,
    )
  }
  return rows
}

type StaffAsk = {
  page: number
  per_page: number
  sort: 'waiting' | 'newest' | 'it_name'
  order: 'asc' | 'desc'
  keyword?: string
}

export async function listBellsForStaff(
  ctx: Ctx,
  ask: StaffAsk,
): Promise<{ rows: StaffBell[]; total: number }> {
  const word = containing(ask.keyword ?? '')
  const column = { waiting: sql`waiting`, newest: sql`newest`, it_name: sql`it_name` }[ask.sort]
  const way = ask.order === 'asc' ? sql`asc` : sql`desc`
  const { rows, total } = await groupedPage<StaffBell>(
    ctx,
    sql`
    select b.it_id, b.io_no::int as io_no, i.it_name, i.it_name_en, replace(o.io_id, '|', ' / ') as option, replace(coalesce(nullif(o.io_id_en, ''), o.io_id), '|', ' / ') as option_en,
      coalesce(i.images[1], '') as thumb_image, case when o.io_use and i.it_use and not i.it_soldout then greatest(0, o.io_stock_qty - o.io_reserved_qty) else 0 end as left,
      count(*) filter (where b.told_at is null)::int as waiting, count(*) filter (where b.told_at is not null)::int as told, max(b.created_at) as newest
    from restock_bell b join item i on i.it_id = b.it_id join item_option o on o.io_no = b.io_no
    where i.it_name ilike ${word} or i.it_name_en ilike ${word}
    group by b.it_id, b.io_no, i.it_id, o.io_no`,
    { ...ask, order_by: sql`${column} ${way}, io_no` },
  )
  return {
    rows: rows.map((row) => ({ ...row, newest: new Date(row.newest).toISOString() })),
    total,
  }
}

/** The item of an option that somebody waits or waited for. */
export async function findBellItem(ctx: Ctx, io_no: number): Promise<string | null> {
  const rows = await ctx.db
    .select({ it_id: restockBell.it_id })
    .from(restockBell)
    .where(eq(restockBell.io_no, io_no))
    .limit(1)
  return rows[0]?.it_id ?? null
}
