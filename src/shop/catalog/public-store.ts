import { asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { event } from '#platform/tables.ts'
import type { ItemRow } from './store.ts'
import { item, tile } from './tables.ts'
import type { TileRow } from './tile-store.ts'

/** Items that shoppers see, for sitemaps. */
export async function countPublic(ctx: Ctx): Promise<number> {
  return ctx.db.$count(tile)
}

export function listPublic(
  ctx: Ctx,
  offset: number,
  limit: number,
): Promise<{ it_id: string; updated_at: Date }[]> {
  return ctx.db
    .select({ it_id: item.it_id, updated_at: item.updated_at })
    .from(tile)
    .innerJoin(item, eq(item.it_id, tile.it_id))
    .orderBy(asc(tile.it_id))
    .limit(limit)
    .offset(offset)
}

/** Items with a price and their list rows, after `after`, in order, for the feeds of shopping services. */
export function listFeedRows(
  ctx: Ctx,
  after: string,
  limit: number,
): Promise<{ item: ItemRow; tile: TileRow }[]> {
  return ctx.db
    .select({ item, tile })
    .from(tile)
    .innerJoin(item, eq(item.it_id, tile.it_id))
    .where(sql`${tile.it_id} > ${after} and ${tile.price} > 0`)
    .orderBy(asc(tile.it_id))
    .limit(limit)
}

/** Items on sale whose safety number ended before this day. */
/** Goods on sale whose number ends soon, when nobody has been told of this end. */
export async function listEnding(ctx: Ctx, today: string, until: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ it_id: item.it_id })
    .from(item)
    .where(
      sql`${item.it_use} and ${item.safety_until} between ${today} and ${until} and item.notice ->> 'gubun' = 'household'
        and not exists (select from ${event} e where e.subject = ${item.it_id} and e.name = 'product.safety_ending' and e.payload ->> 'safety_until' = ${item.safety_until}::text)`,
    )
    .orderBy(asc(item.it_id))
    .limit(500)
  return rows.map(({ it_id }) => it_id)
}

export async function listUnsafe(ctx: Ctx, today: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ it_id: item.it_id })
    .from(item)
    .where(
      sql`${item.it_use} and ${item.safety_until} < ${today} and item.notice ->> 'gubun' = 'household'`,
    )
    .orderBy(asc(item.it_id))
    .limit(500)
  return rows.map(({ it_id }) => it_id)
}
