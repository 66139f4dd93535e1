import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { anyGiven, given, statement } from '#platform/statement.ts'
import { cartOwner } from '#shop/seat/rules.ts'
import type { Timed } from '#shop/tssa/session-rules.ts'
import type { classProduct } from '#shop/tssa/tables.ts'
import type { ClassWish } from './class-contract.ts'

/** A date of a class in a basket, with the class. */
export type ClassRow = {
  ct_id: number
  ct_qty: number
  ct_price: number
  ct_price_usd: number
  ct_select: boolean
  ct_class: ClassWish
  session_id: number
  class_id: number
  starts_ms: number
  ends_ms: number
  meetings: number
  later_starts: string[]
  opens_ms: number
  closes_ms: number
  place: string
  place_en: string
  status: Timed['status'] | 'draft'
  /** seats for this basket: those that nobody else has, its own held ones included */
  left: number
  /** until when the basket itself holds seats of it */
  held_ms: number | null
  own_price: number | null
  own_price_usd: number | null
  title: string
  title_en: string
  image: string
  kind: string
  class_use: boolean
  price: number
  price_usd: number | null
  material_fee: number
  tuition_notax: boolean
  certificate: (typeof classProduct.$inferSelect)['certificate']
  min_people: number
  max_people: number
}

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`
const columns = (line: SQL) => sql`
  select l.ct_id, l.ct_qty, l.ct_price, l.ct_price_usd, l.ct_select, l.ct_class, s.session_id, s.class_id,
    ${sql.raw(`${ms('s.starts_at')} as starts_ms, ${ms('s.ends_at')} as ends_ms, ${ms('s.opens_at')} as opens_ms, ${ms('s.closes_at')} as closes_ms`)},
    s.meetings, s.later_starts, s.place, s.place_en, s.status, s.price as own_price, s.price_usd as own_price_usd,
    (s.capacity - s.booked - s.held + coalesce((select sum(h.people) from class_hold h
      where h.session_id = s.session_id and (h.held_until <= ${given('now')}::timestamptz or h.owner = ${given('owner')})), 0))::int as left,
    (select ${sql.raw(ms('h.held_until'))} from class_hold h
      where h.session_id = s.session_id and h.owner = ${given('owner')} and h.held_until > ${given('now')}::timestamptz) as held_ms,
    p.title, p.title_en, coalesce(p.images[1], '') as image, p.kind, p.class_use, p.price, p.price_usd, p.material_fee, p.tuition_notax, p.certificate, p.min_people, p.max_people
  from ${line} l join class_session s on s.session_id = l.session_id join class_product p on p.class_id = s.class_id order by l.ct_id`

const ofCart = sql`cart_key = ${anyGiven('cart_key', 'text')} and ct_direct = ${anyGiven('direct', 'boolean')} and session_id is not null`

const listed = statement<ClassRow>(columns(sql`(select * from cart_line where ${ofCart})`))
const taken = statement<ClassRow>(
  sql`with l as (delete from cart_line where ${ofCart} and ct_select returning *) ${columns(sql`l`)}`,
)

const valuesOf = (ctx: Ctx, cart_key: string, direct: boolean) => ({
  ...{ cart_key, direct, owner: cartOwner(cart_key) },
  now: ctx.now.toISOString(),
})

/** The classes of a basket. */
export function listClassLines(ctx: Ctx, cart_key: string, direct: boolean): Promise<ClassRow[]> {
  return listed(ctx, valuesOf(ctx, cart_key, direct))
}

/** Takes the ticked classes out of the basket; of two orders at once only one gets them. */
export function takeClassLines(ctx: Ctx, cart_key: string, direct: boolean): Promise<ClassRow[]> {
  return taken(ctx, valuesOf(ctx, cart_key, direct))
}

export type ClassPut = {
  session_id: number
  class_id: number
  people: number
  ct_class: ClassWish
  ct_price: number
  ct_price_usd: number
}

/** One date is one line: put in again it takes the place of what stood there. */
export async function putClassLine(
  ctx: Ctx,
  cart_key: string,
  direct: boolean,
  put: ClassPut,
): Promise<void> {
  if (direct)
    await ctx.db.execute(
      sql`delete from cart_line where cart_key = ${cart_key} and ct_direct and session_id is distinct from ${put.session_id}`,
    )
  await ctx.db.execute(sql`
    insert into cart_line (cart_key, ct_direct, it_id, session_id, ct_class, ct_qty, ct_price, ct_price_usd, ct_time)
    values (${cart_key}, ${direct}, ${`class-${put.class_id}`}, ${put.session_id}, ${JSON.stringify(put.ct_class)}::jsonb, ${put.people}, ${put.ct_price}, ${put.ct_price_usd}, ${ctx.now.toISOString()}::timestamptz)
    on conflict (cart_key, ct_direct, session_id) do update set
      ct_class = excluded.ct_class, ct_qty = excluded.ct_qty, ct_price = excluded.ct_price, ct_price_usd = excluded.ct_price_usd, ct_select = true`)
}

/** A class that was paid for leaves the basket it came from. */
export async function takeClasses(
  ctx: Ctx,
  cart_key: string,
  direct: boolean,
  session_ids: readonly number[],
) {
  await ctx.db.execute(
    sql`delete from cart_line where cart_key = ${cart_key} and ct_direct = ${direct} and session_id = any(${`{${session_ids.join(',')}}`}::bigint[])`,
  )
}

/** A date by its number as a line that is in no basket yet; null when there is none. */
export async function findClassDate(
  ctx: Ctx,
  cart_key: string,
  session_id: number,
): Promise<ClassRow | null> {
  const [row] = await one(ctx, {
    owner: cartOwner(cart_key),
    now: ctx.now.toISOString(),
    session_id,
  })
  return row ?? null
}

const one = statement<ClassRow>(
  columns(sql`(select 0 as ct_id, 1 as ct_qty, 0 as ct_price, 0 as ct_price_usd, true as ct_select,
    '{"attendees":[],"note":"","anyway":false}'::jsonb as ct_class, ${given('session_id')}::bigint as session_id)`),
)
