import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { given, statement } from '#platform/statement.ts'
import { event } from '#platform/tables.ts'
import type { Seat } from '#shop/cart/class-rules.ts'
import { member } from '#shop/member/tables.ts'
import type { OrderStatus } from '#shop/order/contract/order.ts'
import { isLive } from '#shop/order/part-rules.ts'
import { orderLine, shopOrder } from '#shop/order/tables.ts'

export type OrderRow = typeof shopOrder.$inferSelect
export type LineRow = typeof orderLine.$inferSelect
export type NewLine = Omit<
  typeof orderLine.$inferSelect,
  'ct_id' | 'od_id' | 'ct_status' | 'ct_from'
> & {
  /** who comes to a class, until its booking is written */
  seat?: Pick<Seat, 'attendees' | 'note' | 'anyway'>
}
export type EventRow = typeof event.$inferSelect

const enter = statement(sql`
  with placed as (
    insert into shop_order select r.* from jsonb_populate_record(null::shop_order, '{"od_gift": false, "od_credit_price": 0}'::jsonb || ${given('order')}::jsonb) r
    where (select count(*) from (select 1 from shop_order where cart_key = ${given('cart_key')} and od_status = '주문' limit ${given('most')}::bigint) held) < ${given('most')}::bigint
    returning od_id),
  filled as (
    insert into order_line (od_id, it_id, io_no, io_type, it_name, it_name_en, ct_option, ct_option_en, ct_text, thumb_image, ct_price, ct_qty, ct_notax, cp_price, ct_coupon, ct_point_price, ct_point, ct_send_cost, ct_no_return, session_id, set_id, ct_notax_price, ct_asks, ct_arrives, ct_status)
    select placed.od_id, l.it_id, l.io_no, l.io_type, l.it_name, l.it_name_en, l.ct_option, l.ct_option_en, coalesce(l.ct_text, ''), l.thumb_image, l.ct_price, l.ct_qty, l.ct_notax, l.cp_price, l.ct_coupon, l.ct_point_price, l.ct_point, l.ct_send_cost, coalesce(l.ct_no_return, ''), l.session_id, l.set_id, coalesce(l.ct_notax_price, 0), l.ct_asks, l.ct_arrives, ${given('od_status')}
    from placed, jsonb_populate_recordset(null::order_line, ${given('lines')}::jsonb) l)
  select od_id from placed`)

/** The order and its lines in one statement; false when this shopper has too many unpaid orders. */
export async function insertOrder(
  ctx: Ctx,
  order: OrderRow,
  lines: readonly NewLine[],
  mostUnpaid: number,
): Promise<boolean> {
  const { cart_key, od_status } = order
  const placed = await enter(ctx, {
    order: JSON.stringify(order),
    lines: JSON.stringify(lines),
    cart_key,
    od_status,
    most: mostUnpaid,
  })
  return placed.length > 0
}

export async function findOrder(ctx: Ctx, od_id: string): Promise<OrderRow | null> {
  const [row] = await ctx.db.select().from(shopOrder).where(eq(shopOrder.od_id, od_id))
  return row ?? null
}

/** Who ordered these, by their numbers. */
export async function listBuyers(
  ctx: Ctx,
  od_ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await ctx.db
    .select({ od_id: shopOrder.od_id, od_name: shopOrder.od_name })
    .from(shopOrder)
    .where(inArray(shopOrder.od_id, [...od_ids]))
  return new Map(rows.map(({ od_id, od_name }) => [od_id, od_name]))
}

/** The order, and nobody else moves it until the transaction ends. */
export async function lockOrder(ctx: Ctx, od_id: string): Promise<OrderRow | null> {
  const [row] = await ctx.db
    .select()
    .from(shopOrder)
    .where(eq(shopOrder.od_id, od_id))
    .for('update')
  return row ?? null
}

export function listLines(ctx: Ctx, od_id: string): Promise<LineRow[]> {
  return ctx.db
    .select()
    .from(orderLine)
    .where(eq(orderLine.od_id, od_id))
    .orderBy(asc(orderLine.ct_id)) as Promise<LineRow[]> // as above
}

/** Without what was cancelled or sent back. */
export async function listLiveLines(ctx: Ctx, od_id: string): Promise<LineRow[]> {
  return (await listLines(ctx, od_id)).filter(isLive)
}

export function listEvents(ctx: Ctx, od_id: string): Promise<EventRow[]> {
  return ctx.db
    .select()
    .from(event)
    .where(and(eq(event.subject, od_id), sql`${event.name} like 'order.%'`))
    .orderBy(asc(event.event_id))
}

/** Of the refunds of an order, those that have left. */
export function listRefundEvents(ctx: Ctx, od_id: string): Promise<EventRow[]> {
  const own = sql`(select refund_id from payment_refund where od_id = ${od_id})`
  return ctx.db
    .select()
    .from(event)
    .where(and(sql`${event.subject} in ${own}`, eq(event.name, 'refund.done')))
    .orderBy(asc(event.event_id))
}

/** What people are called who did something. */
export async function listNames(ctx: Ctx, mb_ids: readonly string[]): Promise<Map<string, string>> {
  if (!mb_ids.length) return new Map()
  const rows = await ctx.db
    .select({ mb_id: member.mb_id, mb_name: member.mb_name })
    .from(member)
    .where(inArray(member.mb_id, [...new Set(mb_ids)]))
  return new Map(rows.map(({ mb_id, mb_name }) => [mb_id, mb_name]))
}

type Change = Partial<Omit<typeof shopOrder.$inferInsert, 'od_status' | 'version' | 'od_id'>>

/** The order goes on only from the state and the receipts it was read with; null when somebody was quicker. */
export async function moveOrder(
  ctx: Ctx,
  order: Pick<OrderRow, 'od_id' | 'od_status' | 'od_receipt_price'>,
  to: OrderStatus,
  change: Change = {},
  /** the lines that go with it; those in the order's own state unless told */
  only?: readonly Pick<LineRow, 'ct_id'>[],
): Promise<OrderRow | null> {
  const [row] = await ctx.db
    .update(shopOrder)
    .set({ ...change, od_status: to, version: sql`${shopOrder.version} + 1` })
    .where(
      and(
        eq(shopOrder.od_id, order.od_id),
        eq(shopOrder.od_status, order.od_status),
        eq(shopOrder.od_receipt_price, order.od_receipt_price),
      ),
    )
    .returning()
  if (row && to !== order.od_status)
    await ctx.db
      .update(orderLine)
      .set({ ct_status: to })
      .where(
        and(
          eq(orderLine.od_id, order.od_id),
          inArray(orderLine.ct_status, [order.od_status]),
          only &&
            inArray(
              orderLine.ct_id,
              only.map(({ ct_id }) => ct_id),
            ),
        ),
      )
  return row ?? null
}

export async function noteRefund(ctx: Ctx, od_id: string, od_refund_price: number) {
  await ctx.db.update(shopOrder).set({ od_refund_price }).where(eq(shopOrder.od_id, od_id))
}

/** False when the order was changed since this version. */
export async function writeMemo(
  ctx: Ctx,
  od_id: string,
  od_shop_memo: string,
  version: number,
): Promise<boolean> {
  const written = await ctx.db
    .update(shopOrder)
    .set({ od_shop_memo, version: version + 1 })
    .where(and(eq(shopOrder.od_id, od_id), eq(shopOrder.version, version)))
    .returning({ od_id: shopOrder.od_id })
  return written.length > 0
}

/** The newest order of a cart, to show a shopper whose second click came too late. */
export async function findNewestOf(
  ctx: Ctx,
  cart_key: string,
  since: Date,
): Promise<string | null> {
  const found = await ctx.db.execute<{ od_id: string }>(sql`
    select od_id from shop_order where cart_key = ${cart_key} and od_time > ${since.toISOString()}::timestamptz order by od_time desc nulls last limit 1`)
  return found.rows[0]?.od_id ?? null
}

/** Unpaid past their deadline; with money on them staff decide. */
export async function listLate(ctx: Ctx, most: number): Promise<string[]> {
  const late: SQL | undefined = and(
    eq(shopOrder.od_status, '주문'),
    eq(shopOrder.od_receipt_price, shopOrder.od_credit_price),
    lt(shopOrder.od_deposit_deadline, ctx.now),
  )
  const rows = await ctx.db
    .select({ od_id: shopOrder.od_id })
    .from(shopOrder)
    .where(late)
    .orderBy(asc(shopOrder.od_deposit_deadline))
    .limit(most)
  return rows.map((row) => row.od_id)
}

type OwnParcel = Pick<OrderRow, 'od_delivery_company' | 'od_invoice' | 'od_invoice_time'>

/** The number that stands on the order itself is that of its first parcel. */
export async function writeWaybill(ctx: Ctx, od_id: string, first: Partial<OwnParcel>) {
  await ctx.db
    .update(shopOrder)
    .set({ ...first, version: sql`${shopOrder.version} + 1` })
    .where(eq(shopOrder.od_id, od_id))
}
