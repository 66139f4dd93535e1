import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether goods of an order have not left although others have: less has left than is the buyer's or came back. What an exchange
 * brought left in a parcel of its own. The same as `unsentUnits` says of one order.
 */
export function leftInPart(od_id: SQL): SQL {
  const own = sql`select (unit->>'ct_id')::bigint as ct_id, (unit->>'qty')::int as qty
    from parcel p, jsonb_array_elements(p.lines) unit where p.od_id = ${od_id} and p.kind = 'order'`
  return sql`(exists (${own}) and (select coalesce(sum(qty), 0) from (${own}) own)
    + (select coalesce(sum((unit->>'qty')::int), 0) from parcel p, jsonb_array_elements(p.lines) unit
      where p.od_id = ${od_id} and p.kind = 'exchange' and (unit->>'ct_id')::bigint not in (select ct_id from (${own}) own))
    < (select coalesce(sum(l.ct_qty), 0) from order_line l where l.od_id = ${od_id} and l.session_id is null and l.ct_status not in ('취소', '품절')))`
}
