import { type SQL, sql } from 'drizzle-orm'
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
  io_asks: NonNullable<CartLine['io_asks']> | null
  io_lead_days: number
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
  /** whether the same basket holds dates of classes, and bottles, whose lines have statements of their own */
  with_classes: boolean
  with_sets: boolean
}

const shelfColumns = sql.raw(`
  o.io_no, o.it_id, o.io_type, o.io_id, o.io_id_en, o.io_price, o.io_price_usd, o.io_stock_qty, o.io_reserved_qty, o.io_use,
  i.it_name, i.it_name_en, i.it_price, i.it_price_usd, i.discount_rate, i.discount_amount,
  (extract(epoch from i.discount_from) * 1000)::float8 as discount_from_ms, (extract(epoch from i.discount_until) * 1000)::float8 as discount_until_ms,
  i.it_use, i.it_soldout, i.it_notax, i.it_buy_min_qty, i.it_buy_max_qty, i.it_option_subject, i.it_option_subject_en, coalesce(i.images[1], '') as thumb_image,
  array_remove(array[i.notes #>> '{top,family}', i.notes #>> '{heart,family}', i.notes #>> '{base,family}'], null) as families,
  coalesce(t.ca_ids, array[i.ca_id]) as ca_ids, i.it_nocoupon or coalesce(t.ca_ids && array(select ca_id from category where ca_nocoupon), false) as nocoupon,
  i.it_sc_type, i.it_sc_method, i.it_sc_price, i.it_sc_minimum, i.it_sc_qty, i.it_weight, i.is_flammable, i.it_no_return, o.io_made, o.io_text_max, o.io_asks, o.io_lead_days, i.it_point, i.it_point_type,
  l.ct_id, l.ct_qty, l.ct_price, l.ct_price_usd, l.ct_text, l.ct_select, l.ct_send_cost, l.qt_id, l.qt_line`)

// most baskets hold goods alone, and are not looked through for anything else
const others = (basket: SQL) => sql`
  exists(select 1 from ${basket} where session_id is not null) as with_classes, exists(select 1 from ${basket} where set_id is not null) as with_sets`

// statements are put together once here: the cart is the busiest table of the shop
const ofCart = sql`cart_key = ${anyGiven('cart_key', 'text')} and ct_direct = ${anyGiven('direct', 'boolean')}`
const shelfOf = (asked: SQL) =>
  statement<ShelfRow>(sql`
    with mine as (select * from cart_line where ${ofCart})
    select ${shelfColumns}, ${others(sql`mine`)}
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

const take = statement<ShelfRow>(sql`
  with l as (delete from cart_line where ${ofCart} and ct_select and io_no is not null returning *),
    mine as (select session_id, set_id from cart_line where ${ofCart})
  select ${shelfColumns}, ${others(sql`mine`)} from l join item_option o on o.io_no = l.io_no join item i on i.it_id = o.it_id left join tile t on t.it_id = o.it_id order by l.ct_id`)

/** Takes the ticked lines out of the cart; of two orders at once only one gets them. */
export function takeTickedLines(ctx: Ctx, cart_key: string, direct: boolean): Promise<ShelfRow[]> {
  return take(ctx, { cart_key, direct })
}
