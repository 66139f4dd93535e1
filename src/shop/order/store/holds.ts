import { isIPv6 } from 'node:net'
import { type SQL, sql } from 'drizzle-orm'
import { networkOf } from '#platform/client-address.ts'
import type { Ctx } from '#platform/context.ts'
import type { Held, SeatsHeld, SeatTotals } from '#shop/order/hold-rules.ts'
import { cartOwner } from '#shop/seat/rules.ts'

/** Where an order comes from. */
export type Place = { ip: string; od_hp: string; cart_key: string; mb_id: string | null }

/** Orders of one place are counted one after the other until the transaction ends, so that a burst cannot slip through together. */
export async function lockPlace(ctx: Ctx, { ip, od_hp, mb_id }: Place) {
  const keys = [`address ${networkOf(ip)}`, ...(mb_id ? [`member ${mb_id}`] : []), `phone ${od_hp}`]
  for (const key of keys)
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
  { ip, od_hp, cart_key, mb_id }: Place,
  io_nos: readonly number[],
): Promise<Held[]> {
  const wanted = sql`any(${`{${io_nos.join(',')}}`}::bigint[])`
  const { rows } = await ctx.db.execute<Held>(sql`
    with held as (
      select l.io_no, l.ct_qty as qty, coalesce(o.cart_key = ${cart_key} or o.mb_id = ${mb_id}, false) as own from shop_order o join order_line l using (od_id)
      where o.od_status = '주문' and l.io_no = ${wanted} and l.ct_status = '주문'
        and (${isFrom(sql`o.od_ip`, ip)} or o.od_hp = ${od_hp} or o.cart_key = ${cart_key})
      union all
      select (l->>'io_no')::bigint, (l->>'ct_qty')::int, coalesce(d.cart_key = ${cart_key} or d.mb_id = ${mb_id}, false) from order_draft d, jsonb_array_elements(d.lines) l
      where d.state = 'open' and (l->>'io_no')::bigint = ${wanted}
        and (${isFrom(sql`d.ip`, ip)} or d.order->>'od_hp' = ${od_hp} or d.cart_key = ${cart_key}))
    select o.io_no, o.io_stock_qty as on_hand, o.io_reserved_qty as reserved,
      coalesce((select sum(qty) from held where held.io_no = o.io_no), 0)::int as held,
      coalesce((select sum(qty) from held where held.io_no = o.io_no and own), 0)::int as own
    from item_option o where o.io_no = ${wanted}`)
  return rows.map((row) => ({ ...row, io_no: Number(row.io_no) }))
}

const nothing = { held: 0, started: 0, own: 0 }

/** Seats of classes that a place holds without having paid, of these dates and of all; what its own basket holds is not counted. */
export async function listSeatsHeld(
  ctx: Ctx,
  { ip, od_hp, cart_key, mb_id }: Place,
  session_ids: readonly number[],
): Promise<{ dates: SeatsHeld[]; totals: SeatTotals }> {
  const now = sql`${ctx.now.toISOString()}::timestamptz`
  const held = sql`
    select h.session_id, h.people, o.started, ${isFrom(sql`o.ip`, ip)} as near,
      coalesce(o.cart_key = ${cart_key} or o.mb_id = ${mb_id}, false) as own, coalesce(o.od_hp = ${od_hp}, false) as same_hp
    from class_hold h join lateral (
      select od_ip as ip, od_hp, cart_key, mb_id, false as started from shop_order
      where od_id = substr(h.owner, 7) and od_status = '주문'
      union all
      select ip, "order"->>'od_hp', cart_key, mb_id, true from order_draft
      where od_id = substr(h.owner, 7) and state = 'open') o on true
    where h.owner like 'order:%' and h.held_until > ${now}`
  const sums = (which: SQL) => {
    const sum = (of: SQL) => sql`coalesce(sum(people) filter (where ${of}), 0)::int`
    return sql`${sum(which)} as held, ${sum(sql`${which} and started`)} as started, ${sum(sql`${which} and own`)} as own`
  }
  const { rows } = await ctx.db.execute<{ of: string } & SeatTotals['person']>(sql`
    with held as (${held})
    select 'person' as of, ${sums(sql`(own or same_hp)`)} from held
    union all select 'address', ${sums(sql`near`)} from held
    union all select session_id::text, ${sums(sql`(own or same_hp or near)`)} from held group by session_id`)
  const of = (name: string) => {
    const { held, started, own } = rows.find((row) => row.of === name) ?? nothing
    return { held, started, own }
  }
  const dates = await ctx.db.execute<{ session_id: string; capacity: number; taken: number }>(sql`
    select s.session_id, s.capacity, (s.booked + coalesce((select sum(h.people) from class_hold h
      where h.session_id = s.session_id and h.held_until > ${now} and h.owner <> ${cartOwner(cart_key)}), 0))::int as taken
    from class_session s where s.session_id = any(${`{${session_ids.join(',')}}`}::bigint[])`)
  return {
    totals: { person: of('person'), address: of('address') },
    dates: dates.rows.map(({ session_id, capacity, taken }) => ({
      ...{ session_id: Number(session_id), capacity, taken },
      ...of(String(session_id)),
    })),
  }
}

// every customer with IPv6 has a whole network
/** Whether an address that was written down is of somebody's network. */
export function isFrom(column: SQL, ip: string): SQL {
  return isIPv6(ip)
    ? sql`case when ${column} like '%:%' then ${column}::inet <<= ${networkOf(ip)}::inet else false end`
    : sql`${column} = ${ip}`
}
