import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'

export type Person = { mb_id: string | null; od_hp: string; cart_key: string }

/** Nobody else counts or orders for this person until the transaction ends: two orders at once are counted one after the other. */
export async function lockPerson(ctx: Ctx, { mb_id, od_hp }: Person) {
  const keys = [`phone ${od_hp}`, ...(mb_id ? [`member ${mb_id}`] : [])].sort()
  for (const key of keys)
    await ctx.db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`per person: ${key}`}, 0))`,
    )
}

/** `own` by the account or the basket; of the rest only a number that somebody typed says whose it is. */
export type Bought = { qty: number; own: number }

/** Units of these items that a person ordered since then and neither cancelled nor sent back, payments under way included. */
export async function countBought(
  ctx: Ctx,
  { mb_id, od_hp, cart_key }: Person,
  it_ids: readonly string[],
  since: Date,
): Promise<Map<string, Bought>> {
  const items = sql`any(${`{${it_ids.map((it_id) => `"${it_id}"`).join(',')}}`}::text[])`
  const from = sql`${since.toISOString()}::timestamptz`
  const found = await ctx.db.execute<{ it_id: string } & Bought>(sql`
    select it_id, sum(qty)::int as qty, coalesce(sum(qty) filter (where own), 0)::int as own from (
      select l.it_id, l.ct_qty as qty, (o.mb_id = ${mb_id} or o.cart_key = ${cart_key}) as own from order_line l join shop_order o using (od_id)
      where l.it_id = ${items} and l.io_type = 0 and l.ct_status not in ('취소', '반품', '품절') and o.od_time > ${from} and (o.mb_id = ${mb_id} or o.od_hp = ${od_hp})
      union all
      select l->>'it_id', (l->>'ct_qty')::int, d.mb_id = ${mb_id} from order_draft d, jsonb_array_elements(d.lines) l
      where d.state in ('open', 'confirming') and d.cart_key <> ${cart_key} and (d.mb_id = ${mb_id} or d.order->>'od_hp' = ${od_hp})
        and l->>'it_id' = ${items} and (l->>'io_type')::int = 0) bought
    group by it_id`)
  return new Map(found.rows.map(({ it_id, qty, own }) => [it_id, { qty, own }]))
}
