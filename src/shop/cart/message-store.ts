import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'

/** Other words on a line. Where a line has these words already, the two become that one. The line that has them now; null when it is gone. */
export async function writeLine(
  ctx: Ctx,
  cart_key: string,
  ct_id: number,
  ct_text: string,
): Promise<number | null> {
  const written = await ctx.db.execute<{ ct_id: number | null }>(sql`
    with mine as (select * from cart_line where ct_id = ${ct_id} and cart_key = ${cart_key} for update),
    same as (
      update cart_line o set ct_qty = least(9999, o.ct_qty + m.ct_qty), ct_select = o.ct_select or m.ct_select from mine m
      where o.cart_key = m.cart_key and o.ct_direct = m.ct_direct and o.io_no = m.io_no and o.ct_text = ${ct_text} and o.ct_id <> m.ct_id
      returning o.ct_id),
    gone as (delete from cart_line where ct_id in (select ct_id from mine) and exists (select 1 from same)),
    kept as (update cart_line set ct_text = ${ct_text} where ct_id in (select ct_id from mine) and not exists (select 1 from same))
    select coalesce((select ct_id from same), (select ct_id from mine))::float8 as ct_id`)
  return written.rows[0]?.ct_id ?? null
}
