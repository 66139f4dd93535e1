import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { anyGiven, given, statement } from '#platform/statement.ts'
import { bottleKit, type bottleModel, type bottleSet } from '#shop/bottle/tables.ts'

type Set = Pick<typeof bottleSet.$inferSelect, 'title' | 'doc' | 'pieces' | 'bottle_id'>
type Model = Omit<typeof bottleModel.$inferSelect, 'bottle_id' | 'shapes'>

/** Bottles in a basket: the frozen design, and what its price depends on today. */
export type BottleLineRow = Set &
  Pick<
    Model,
    | 'name'
    | 'name_en'
    | 'volume_ml'
    | 'picture'
    | 'weight_g'
    | 'tiers'
    | 'setup_won'
    | 'setup_usd'
    | 'caps'
    | 'is_used'
  > & {
    shapes: string[]
    set_id: string
    ct_id: number
    ct_price: number
    ct_price_usd: number
    ct_select: boolean
  }

const columns = (line: SQL) => sql`
  select l.ct_id, l.ct_price, l.ct_price_usd, l.ct_select, s.set_id, s.title, s.doc, s.pieces, s.bottle_id,
    b.name, b.name_en, b.volume_ml, b.picture, b.weight_g, b.tiers, b.setup_won, b.setup_usd, b.caps, b.shapes, b.is_used
  from ${line} l join bottle_set s on s.set_id = l.set_id join bottle_model b on b.bottle_id = s.bottle_id order by l.ct_id`

const ofCart = sql`cart_key = ${anyGiven('cart_key', 'text')} and ct_direct = ${anyGiven('direct', 'boolean')} and set_id is not null`

const listed = statement<BottleLineRow>(columns(sql`(select * from cart_line where ${ofCart})`))
const taken = statement<BottleLineRow>(
  sql`with l as (delete from cart_line where ${ofCart} and ct_select returning *) ${columns(sql`l`)}`,
)

/** The bottles of a basket. */
export function listBottleLines(ctx: Ctx, cart_key: string, direct: boolean) {
  return listed(ctx, { cart_key, direct })
}

/** Takes the ticked bottles out of the basket; of two orders at once only one gets them. */
export function takeBottleLines(ctx: Ctx, cart_key: string, direct: boolean) {
  return taken(ctx, { cart_key, direct })
}

const one = statement<BottleLineRow>(
  columns(
    sql`(select 0 as ct_id, 0 as ct_price, 0 as ct_price_usd, true as ct_select, ${given('set_id')}::text as set_id)`,
  ),
)

/** A set by its number as a line that is in no basket yet; null when there is none. */
export async function findSet(ctx: Ctx, set_id: string): Promise<BottleLineRow | null> {
  const [row] = await one(ctx, { set_id })
  return row ?? null
}

/** Which set a line of this basket is; null when it is none, or not this visitor's. */
export async function findSetOfLine(ctx: Ctx, cart_key: string, ct_id: number) {
  const found = await ctx.db.execute<{ set_id: string; ct_direct: boolean }>(
    sql`select set_id, ct_direct from cart_line where ct_id = ${ct_id} and cart_key = ${cart_key} and set_id is not null`,
  )
  return found.rows[0] ?? null
}

export async function listParts(ctx: Ctx) {
  const [kit] = await ctx.db.select({ parts: bottleKit.parts }).from(bottleKit)
  return kit?.parts ?? []
}

type Put = { set_id: string; bottle_id: number; ct_price: number; ct_price_usd: number }

/** A set is one line; in a buy-now basket it takes the place of what stood there. */
export async function putBottleLine(ctx: Ctx, cart_key: string, direct: boolean, put: Put) {
  if (direct)
    await ctx.db.execute(
      sql`delete from cart_line where cart_key = ${cart_key} and ct_direct and set_id is distinct from ${put.set_id}`,
    )
  await ctx.db.execute(sql`
    insert into cart_line (cart_key, ct_direct, it_id, set_id, ct_qty, ct_price, ct_price_usd, ct_time)
    values (${cart_key}, ${direct}, ${`bottle-${put.bottle_id}`}, ${put.set_id}, 1, ${put.ct_price}, ${put.ct_price_usd}, ${ctx.now.toISOString()}::timestamptz)
    on conflict (cart_key, ct_direct, set_id) do update set ct_price = excluded.ct_price, ct_price_usd = excluded.ct_price_usd, ct_select = true`)
}

/** The same place in the basket, another number of the same design. False when the line is gone. */
export async function exchangeSet(
  ctx: Ctx,
  cart_key: string,
  ct_id: number,
  { set_id, ct_price, ct_price_usd }: Put,
): Promise<boolean> {
  const changed = await ctx.db.execute(
    sql`update cart_line set set_id = ${set_id}, ct_price = ${ct_price}, ct_price_usd = ${ct_price_usd}, ct_select = true where ct_id = ${ct_id} and cart_key = ${cart_key} and set_id is not null`,
  )
  return changed.rowCount === 1
}

/** Bottles that were paid for leave the basket they came from. */
export async function takeSets(
  ctx: Ctx,
  cart_key: string,
  direct: boolean,
  set_ids: readonly string[],
) {
  await ctx.db.execute(
    sql`delete from cart_line where cart_key = ${cart_key} and ct_direct = ${direct} and set_id = any(${`{${set_ids.join(',')}}`}::text[])`,
  )
}
