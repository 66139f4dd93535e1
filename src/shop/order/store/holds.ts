import { isIPv6 } from 'node:net'
import { type SQL, sql } from 'drizzle-orm'
import { networkOf } from '#platform/client-address.ts'
import type { Ctx } from '#platform/context.ts'
import type { Held } from '#shop/order/hold-rules.ts'

/** Where an order comes from. */
export type Place = { ip: string; od_hp: string; cart_key: string }

/** Orders of one place are counted one after the other until the transaction ends, so that a burst cannot slip through together. */
export async function lockPlace(ctx: Ctx, { ip, od_hp }: Place) {
  for (const key of [`address ${networkOf(ip)}`, `phone ${od_hp}`])
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`holds: ${key}`}, 0))`)
}

export type Unpaid = { by_address: number; by_phone: number }

/** Orders that wait for their money. */
export async function countUnpaid(ctx: Ctx, { ip, od_hp }: Place): Promise<Unpaid> {
  const { rows } = await ctx.db.execute<Unpaid>(sql`
    select (count(*) filter (where ${isFrom(sql`od_ip`, ip)}))::int as by_address, (count(*) filter (where od_hp = ${od_hp}))::int as by_phone
    from shop_order where od_status = '주문'`)
  return rows[0] ?? { by_address: 0, by_phone: 0 }
}

/** What a place holds of these options without having paid: in orders that wait, and in payments that were started. */
export async function listHeld(
  ctx: Ctx,
  { ip, od_hp, cart_key }: Place,
  io_nos: readonly number[],
): Promise<Held[]> {
  const wanted = sql`any(${`{${io_nos.join(',')}}`}::bigint[])`
  const { rows } = await ctx.db.execute<Held>(sql`
    with held as (
      select l.io_no, l.ct_qty as qty from shop_order o join order_line l using (od_id)
      where o.od_status = '주문' and l.io_no = ${wanted} and l.ct_status = '주문'
        and (${isFrom(sql`o.od_ip`, ip)} or o.od_hp = ${od_hp} or o.cart_key = ${cart_key})
      union all
      select (l->>'io_no')::bigint, (l->>'ct_qty')::int from order_draft d, jsonb_array_elements(d.lines) l
      where d.state = 'open' and (l->>'io_no')::bigint = ${wanted}
        and (${isFrom(sql`d.ip`, ip)} or d.order->>'od_hp' = ${od_hp} or d.cart_key = ${cart_key}))
    select o.io_no, o.io_stock_qty as on_hand, o.io_reserved_qty as reserved,
      coalesce((select sum(qty) from held where held.io_no = o.io_no), 0)::int as held
    from item_option o where o.io_no = ${wanted}`)
  return rows.map((row) => ({ ...row, io_no: Number(row.io_no) }))
}

// every customer with IPv6 has a whole network
function isFrom(column: SQL, ip: string): SQL {
  return isIPv6(ip)
    ? sql`case when ${column} like '%:%' then ${column}::inet <<= ${networkOf(ip)}::inet else false end`
    : sql`${column} = ${ip}`
}
