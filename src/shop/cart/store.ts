import { type SQL, sql } from 'drizzle-orm'
import { forget } from '#platform/clean-up.ts'
import type { Ctx } from '#platform/context.ts'
import { anyGiven, given, statement } from '#platform/statement.ts'
import type { CartLine } from './contract.ts'
import type { QuotedLine } from './quotation-contract.ts'

/** One option with its item, and the visitor's cart line on it if there is one. */
export type ShelfRow = {
  io_no: number
  it_id: string
  io_type: number
  io_id: string
  io_id_en: string
  io_price: number
  io_price_usd: number | null
  io_stock_qty: number
  io_reserved_qty: number
  io_use: boolean
  it_name: string
  it_name_en: string
  it_price: number
  it_price_usd: number | null
  discount_rate: number
  discount_amount: number
  discount_from_ms: number | null
  discount_until_ms: number | null
  it_use: boolean
  it_soldout: boolean
  it_notax: boolean
  it_buy_min_qty: number
  it_buy_max_qty: number
  it_option_subject: string[]
  it_option_subject_en: string[]
  thumb_image: string
  families: string[]
  ca_ids: number[]
  nocoupon: boolean
  it_sc_type: number
  it_sc_method: number
  it_sc_price: number
  it_sc_minimum: number
  it_sc_qty: number
  it_weight: number
  is_flammable: boolean
  it_no_return: CartLine['no_return']
  io_made: boolean
  io_text_max: number
  it_point: number | null
  it_point_type: number
  ct_id: number | null
  ct_qty: number | null
  ct_price: number | null
  ct_price_usd: number | null
  ct_text: string | null
  ct_select: boolean | null
  ct_send_cost: number | null
  qt_id: number | null
  qt_line: QuotedLine | null
}

const shelfColumns = sql.raw(`
  o.io_no, o.it_id, o.io_type, o.io_id, o.io_id_en, o.io_price, o.io_price_usd, o.io_stock_qty, o.io_reserved_qty, o.io_use,
  i.it_name, i.it_name_en, i.it_price, i.it_price_usd, i.discount_rate, i.discount_amount,
  (extract(epoch from i.discount_from) * 1000)::float8 as discount_from_ms, (extract(epoch from i.discount_until) * 1000)::float8 as discount_until_ms,
  i.it_use, i.it_soldout, i.it_notax, i.it_buy_min_qty, i.it_buy_max_qty, i.it_option_subject, i.it_option_subject_en, coalesce(i.images[1], '') as thumb_image,
  array_remove(array[i.notes #>> '{top,family}', i.notes #>> '{heart,family}', i.notes #>> '{base,family}'], null) as families,
  coalesce(t.ca_ids, array[i.ca_id]) as ca_ids, i.it_nocoupon or coalesce(t.ca_ids && array(select ca_id from category where ca_nocoupon), false) as nocoupon,
  i.it_sc_type, i.it_sc_method, i.it_sc_price, i.it_sc_minimum, i.it_sc_qty, i.it_weight, i.is_flammable, i.it_no_return, o.io_made, o.io_text_max, i.it_point, i.it_point_type,
  l.ct_id, l.ct_qty, l.ct_price, l.ct_price_usd, l.ct_text, l.ct_select, l.ct_send_cost, l.qt_id, l.qt_line`)

// statements are put together once here: the cart is the busiest table of the shop
const ofCart = sql`cart_key = ${anyGiven('cart_key', 'text')} and ct_direct = ${anyGiven('direct', 'boolean')}`
const shelfOf = (asked: SQL) =>
  statement<ShelfRow>(sql`
    with mine as (select * from cart_line where ${ofCart})
    select ${shelfColumns}
    from (select io_no from mine union ${asked}) k(io_no)
    join item_option o on o.io_no = k.io_no join item i on i.it_id = o.it_id left join tile t on t.it_id = o.it_id left join mine l on l.io_no = o.io_no
    order by l.ct_id`)

// a list of unknown length keeps the server from reusing its plan, which costs more than the answer: few options stand one by one
const fewAsked = Array.from({ length: 8 }, (_, at) => `io_${at}`)
const shelfOfFew = shelfOf(
  sql`values ${sql.join(
    fewAsked.map((name) => sql`(${given(name)}::bigint)`),
    sql`, `,
  )}`,
)
const shelfOfMany = shelfOf(sql`select unnest(${given('io_nos')}::bigint[])`)

/** The lines of a cart, and the asked options whether they are in it or not, in one statement. */
export function listShelf(
  ctx: Ctx,
  cart_key: string,
  direct: boolean,
  io_nos: readonly number[] = [],
): Promise<ShelfRow[]> {
  if (io_nos.length > fewAsked.length)
    return shelfOfMany(ctx, { cart_key, direct, io_nos: `{${io_nos.join(',')}}` })
  return shelfOfFew(ctx, {
    cart_key,
    direct,
    ...Object.fromEntries(fewAsked.map((name, at) => [name, io_nos[at] ?? null])),
  })
}

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

const take = statement<ShelfRow>(sql`
  with l as (delete from cart_line where ${ofCart} and ct_select and io_no is not null returning *)
  select ${shelfColumns} from l join item_option o on o.io_no = l.io_no join item i on i.it_id = o.it_id left join tile t on t.it_id = o.it_id order by l.ct_id`)

/** Takes the ticked lines out of the cart; of two orders at once only one gets them. */
export function takeTickedLines(ctx: Ctx, cart_key: string, direct: boolean): Promise<ShelfRow[]> {
  return take(ctx, { cart_key, direct })
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
