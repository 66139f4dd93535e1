import { sql } from 'drizzle-orm'
import { forget } from '#platform/clean-up.ts'
import type { Ctx } from '#platform/context.ts'
import { given, statement } from '#platform/statement.ts'

/** Whether a line lies in the buy-now cart; null when it is not this visitor's. */
export async function findDirect(
  ctx: Ctx,
  cart_key: string,
  ct_id: number,
): Promise<boolean | null> {
  const [row] = await whose(ctx, { cart_key, ct_id })
  return row?.ct_direct ?? null
}

const whose = statement<{ ct_direct: boolean }>(
  sql`select ct_direct from cart_line where ct_id = ${given('ct_id')} and cart_key = ${given('cart_key')}`,
)

export type Put = {
  it_id: string
  io_no: number
  ct_text: string
  ct_qty: number
  ct_price: number
  ct_price_usd: number
}
export type PutLine = {
  ct_id: number
  io_no: number
  ct_text: string
  ct_qty: number
  ct_select: boolean
}

const putColumns = sql.raw(
  'cart_key, ct_direct, it_id, io_no, ct_text, ct_qty, ct_price, ct_price_usd, ct_time',
)
// cards with other words are other lines
const sameLine = sql.raw('(cart_key, ct_direct, io_no, ct_text)')
const putFields = sql.raw(
  'it_id text, io_no bigint, ct_text text, ct_qty int, ct_price int, ct_price_usd int',
)

// a thing put in a cart need not outlive a power cut of the next half second; orders wait for the disk
const putRows = sql`select ${given('cart_key')}, ${given('direct')}::boolean, p.it_id, p.io_no, p.ct_text, p.ct_qty, p.ct_price, p.ct_price_usd, ${given('now')}::timestamptz
  from (select set_config('synchronous_commit', 'off', true)) soon,
    json_to_recordset(${given('puts')}::json) as p(${putFields})`

const add = statement<PutLine>(sql`
  insert into cart_line (${putColumns}) ${putRows}
  on conflict ${sameLine} do update set
    ct_qty = least(9999, cart_line.ct_qty + excluded.ct_qty), ct_price = excluded.ct_price, ct_price_usd = excluded.ct_price_usd, ct_select = true
  returning ct_id, io_no, ct_text, ct_qty, ct_select`)

/** Adds to what is there; two adds at the same time both count. */
export function addLines(ctx: Ctx, cart_key: string, puts: readonly Put[]): Promise<PutLine[]> {
  return add(ctx, {
    cart_key,
    direct: false,
    now: ctx.now.toISOString(),
    puts: JSON.stringify(puts),
  })
}

const set = statement<PutLine>(sql`
  with gone as (
    delete from cart_line where cart_key = ${given('cart_key')} and ct_direct = ${given('direct')}
      and (${given('it_id')}::text is null or it_id = ${given('it_id')}) and not exists (select 1 from json_to_recordset(${given('puts')}::json) as p(${putFields}) where p.io_no = cart_line.io_no and p.ct_text = cart_line.ct_text))
  insert into cart_line (${putColumns}) ${putRows}
  on conflict ${sameLine} do update set
    ct_qty = excluded.ct_qty, ct_price = excluded.ct_price, ct_price_usd = excluded.ct_price_usd, ct_select = cart_line.ct_select or excluded.ct_direct,
    qt_id = null, qt_line = null
  returning ct_id, io_no, ct_text, ct_qty, ct_select`)

/** Makes these the only lines: of one item, or of the whole cart when `it_id` is null. */
export function setLines(
  ctx: Ctx,
  cart_key: string,
  direct: boolean,
  it_id: string | null,
  puts: readonly Put[],
): Promise<PutLine[]> {
  return set(ctx, {
    cart_key,
    direct,
    it_id,
    now: ctx.now.toISOString(),
    puts: JSON.stringify(puts),
  })
}

/** Undo of a removal: a line that is there again meanwhile stays as it is. */
export async function putBackLines(
  ctx: Ctx,
  cart_key: string,
  puts: readonly (Put & { ct_select: boolean; ct_send_cost: number })[],
) {
  await ctx.db.execute(sql`
    insert into cart_line (${putColumns}, ct_select, ct_send_cost)
    select ${cart_key}, false, p.it_id, p.io_no, p.ct_text, p.ct_qty, p.ct_price, p.ct_price_usd, ${ctx.now.toISOString()}::timestamptz, p.ct_select, p.ct_send_cost
    from json_to_recordset(${JSON.stringify(puts)}::json) as p(${putFields}, ct_select boolean, ct_send_cost smallint)
    on conflict ${sameLine} do nothing`)
}

export type LineChange = {
  ct_id: number
  ct_qty: number
  ct_select: boolean
  ct_price: number
  ct_price_usd: number
  ct_send_cost: number
}

/** False when a line went away in between. */
export async function changeLines(
  ctx: Ctx,
  cart_key: string,
  changes: readonly LineChange[],
): Promise<boolean> {
  if (!changes.length) return true
  const changed = await ctx.db.execute(sql`
    update cart_line l set ct_qty = c.ct_qty, ct_select = c.ct_select, ct_price = c.ct_price, ct_price_usd = c.ct_price_usd, ct_send_cost = c.ct_send_cost
    from json_to_recordset(${JSON.stringify(changes)}::json) as c(ct_id bigint, ct_qty int, ct_select boolean, ct_price int, ct_price_usd int, ct_send_cost int)
    where l.ct_id = c.ct_id and l.cart_key = ${cart_key}`)
  return changed.rowCount === changes.length
}

export async function deleteLines(
  ctx: Ctx,
  cart_key: string,
  direct: boolean,
  ct_ids: readonly number[],
) {
  await ctx.db.execute(
    sql`delete from cart_line where cart_key = ${cart_key} and ct_direct = ${direct} and ct_id = any(${`{${ct_ids.join(',')}}`}::bigint[])`,
  )
}

export async function countLines(ctx: Ctx, cart_key: string): Promise<number> {
  const found = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from cart_line where cart_key = ${cart_key} and not ct_direct`,
  )
  return found.rows[0]?.count ?? 0
}

/** An order that was paid for takes its units out of the cart; what was added meanwhile stays. */
export async function takeUnits(
  ctx: Ctx,
  cart_key: string,
  direct: boolean,
  units: readonly { io_no: number; ct_text: string; qty: number }[],
) {
  const wanted = sql`json_to_recordset(${JSON.stringify(units)}::json) as u(io_no bigint, ct_text text, qty int)`
  await ctx.db.execute(
    sql`delete from cart_line l using ${wanted} where l.cart_key = ${cart_key} and l.ct_direct = ${direct} and l.io_no = u.io_no and l.ct_text = u.ct_text and l.ct_qty <= u.qty`,
  )
  await ctx.db.execute(
    sql`update cart_line l set ct_qty = l.ct_qty - u.qty from ${wanted} where l.cart_key = ${cart_key} and l.ct_direct = ${direct} and l.io_no = u.io_no and l.ct_text = u.ct_text and l.ct_qty > u.qty`,
  )
}

/** Moves all lines to another key, adding where both hold the same option. A buy-now cart takes the place of the other. */
export async function moveLines(ctx: Ctx, from: string, to: string) {
  await ctx.db.execute(sql`
    delete from cart_line where cart_key = ${to} and ct_direct and exists (select 1 from cart_line where cart_key = ${from} and ct_direct)`)
  await ctx.db.execute(sql`
    update cart_line l set cart_key = ${to} where l.cart_key = ${from} and l.io_no is null
      and not exists (select 1 from cart_line o where o.cart_key = ${to} and o.ct_direct = l.ct_direct and (o.session_id = l.session_id or o.set_id = l.set_id))`)
  await ctx.db.execute(sql`
    with moved as (delete from cart_line where cart_key = ${from} returning *)
    insert into cart_line (${putColumns}, ct_select, ct_send_cost, qt_id, qt_line)
    select ${to}, ct_direct, it_id, io_no, ct_text, ct_qty, ct_price, ct_price_usd, ct_time, ct_select, ct_send_cost, qt_id, qt_line from moved where io_no is not null order by ct_id
    on conflict ${sameLine} do update set ct_qty = least(9999, cart_line.ct_qty + excluded.ct_qty), ct_select = cart_line.ct_select or excluded.ct_select`)
}

/** Guests' lines that nobody has touched for a month. */
export function forgetOldCarts(ctx: Ctx) {
  return forget(
    ctx,
    sql`cart_line`,
    sql`ct_time < now() - interval '30 days' and cart_key like 'ck\\_%'`,
  )
}
