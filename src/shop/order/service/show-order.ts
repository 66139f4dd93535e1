import { whyNotMoney } from '#kernel/endpoint.ts'
import { notFound } from '#kernel/failure.ts'
import { type Ctx, say } from '#platform/context.ts'
import { together } from '#platform/transact.ts'
import { isClass } from '#shop/cart/class-rules.ts'
import { worksFor } from '#shop/company/service/standing.ts'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import type { Order } from '#shop/order/contract/order.ts'
import { whyCannotEdit, whyWaits } from '#shop/order/edit-rules.ts'
import { unsentUnits } from '#shop/order/parcel-rules.ts'
import { isLive, isSent, whyCannotCancelPart, whyCannotEnd } from '#shop/order/part-rules.ts'
import { wasLate } from '#shop/order/revive-rules.ts'
import {
  needsAccount,
  nothingToSend,
  orderMoves,
  orderTotal,
  publicEvents,
  unpaidSum,
  whyCannot,
  whyCannotCancel,
  whyCannotComplete,
} from '#shop/order/rules.ts'
import { lastSoldOut, whyCannotSellOut, whyCannotUndo } from '#shop/order/sold-out-rules.ts'
import {
  type EventRow,
  findOrder,
  type LineRow,
  listEvents,
  listLines,
  listNames,
  listRefundEvents,
  type OrderRow,
} from '#shop/order/store/orders.ts'
import { hasOpenClaim, listParcels, type ParcelRow } from '#shop/order/store/parcels.ts'
import { listStandings } from '#shop/order/store/standing.ts'
import { careOf } from '#shop/order/store/tags.ts'
import { whyCannotAsk } from '#shop/payment/receipt-rules.ts'
import { receiptViewOf, shownReceipt } from '#shop/payment/service/receipt.ts'
import { listQueuedOf, type RefundRow } from '#shop/payment/service/refund-place.ts'
import { refundStatesOf } from '#shop/payment/service/refund-states.ts'
import { paymentOf, paymentViewOf } from '#shop/payment/service/show.ts'
import { bookingsOf } from '#shop/seat/service/book.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { readSettings } from '#shop/setting/service.ts'
import { bottleIn, bottleJobsOf, withoutBegun } from './bottles.ts'
import { byTable } from './class-cancel.ts'
import { type Bookings, seatIn } from './class-seats.ts'
import { overpaidOf } from './overpaid-sum.ts'
import { deliveryOf, parcelViews } from './parcel-views.ts'
import { sendsOf } from './sends.ts'
import { whyNotNow } from './why-not-revive.ts'

/** An order of this visitor: of the member, of the company they order for, or of the session that placed it or looked it up. A stranger's is not found. */
export async function ownOrder(ctx: Ctx, od_id: string): Promise<OrderRow> {
  const { mb_id, od_ids } = ctx.visitor
  const order = await findOrder(ctx, od_id)
  if (!order) throw notFound()
  const isMine = (mb_id !== null && order.mb_id === mb_id) || od_ids.includes(od_id)
  if (isMine || (order.od_company && (await worksFor(ctx, order.od_company)))) return order
  throw notFound()
}

export async function anyOrder(ctx: Ctx, od_id: string): Promise<OrderRow> {
  const order = await findOrder(ctx, od_id)
  if (!order) throw notFound()
  return order
}

export async function showOrder(ctx: Ctx, od_id: string): Promise<Order> {
  return viewOf(ctx, await ownOrder(ctx, od_id))
}

export async function viewOf(ctx: Ctx, order: OrderRow): Promise<Order> {
  const { common, lines } = await commonOf(ctx, order)
  // only its member reviews it: a guest has no name to stand under a review
  const [standing] =
    order.mb_id !== null && order.mb_id === ctx.visitor.mb_id
      ? await listStandings(ctx, [order.od_id])
      : []
  return {
    ...common,
    writable: standing?.writable ?? [],
    actions: await nowOf(ctx, order, lines, common.unsent.length > 0),
  }
}

/** From when to when a class was moved. */
function movedFrom(payload: unknown) {
  // as the verb that moved it wrote it down
  const { from, to } = payload as Record<'from' | 'to', { ko: string; en: string }>
  return { from, to }
}

/** What the buyer may do with an order now; what is not yet or no longer thinkable is left out. */
export function actionsOf(ctx: Ctx, order: OrderRow, rest = false): Order['actions'] {
  const cannotCancel = whyCannotCancel(order)
  const arrived = whyCannotComplete(order) ? [] : [{ name: 'complete', reason: null }]
  const cannotEdit = whyCannotEdit(order, 'buyer')
  const cannotCancelPart = whyCannotCancelPart(order, 'buyer', rest)
  return [
    { name: 'cancel', reason: cannotCancel && say(ctx, cannotCancel) },
    { name: 'cancel_part', reason: cannotCancelPart && say(ctx, cannotCancelPart) },
    { name: 'edit', reason: cannotEdit && say(ctx, cannotEdit) },
    ...arrived,
  ]
}

export async function staffViewOf(ctx: Ctx, order: OrderRow): Promise<StaffOrder> {
  const { common, events, lines } = await commonOf(ctx, order)
  const rest = common.unsent.length > 0
  const thinkable = staffActionsOf(ctx, order, lines, rest)
  const actions = await endable(ctx, order, rest, thinkable)
  const happened = [...events, ...(await listRefundEvents(ctx, order.od_id))].sort(
    (a, b) => a.event_id - b.event_id,
  )
  const names = await listNames(
    ctx,
    happened.map(({ actor }) => actor),
  )
  return {
    ...common,
    mb_id: order.mb_id,
    od_company: order.od_company,
    od_overpaid: await overpaidOf(ctx, order),
    od_shop_memo: order.od_shop_memo,
    ...(await careOf(ctx, [order.od_id]))(order.od_id),
    version: order.version,
    od_ip: order.od_ip,
    lang: order.lang,
    actions: [
      ...actions,
      ...(await reviving(ctx, order, lines, events)),
      ...(await undoing(ctx, order, events)),
    ],
    writable: [],
    events: happened.map((one) => ({
      name: one.name,
      actor: one.actor,
      actor_name: names.get(one.actor) ?? '',
      at: one.created_at.toISOString(),
      payload: one.payload,
    })),
  }
}

/** Thinkable only for what the clock cancelled. */
async function reviving(
  ctx: Ctx,
  order: OrderRow,
  lines: readonly LineRow[],
  events: readonly EventRow[],
): Promise<Order['actions']> {
  if (!wasLate(order, events)) return []
  const why = await whyNotNow(ctx, order, lines, events)
  return [{ name: 'revive', reason: why && say(ctx, why.phrase, why.params) }]
}

/** Thinkable only as long as nothing else became of the order. */
async function undoing(
  ctx: Ctx,
  order: OrderRow,
  events: readonly EventRow[],
): Promise<Order['actions']> {
  const done = lastSoldOut(events)
  if (!done) return []
  const states = await refundStatesOf(ctx, [done.refund_id])
  const why = whyCannotUndo(done, states.get(done.refund_id), order.od_status)
  return [{ name: 'undo_sold_out', reason: why && say(ctx, why) }]
}

/** What buyer and staff see alike. */
async function commonOf(ctx: Ctx, order: OrderRow) {
  const { od_id } = order
  const [lines, events, settings, payment, parcels, receipt, queued] = await together(
    ctx,
    () => listLines(ctx, od_id),
    () => listEvents(ctx, od_id),
    () => readSettings(ctx),
    () => paymentOf(ctx, od_id),
    () => listParcels(ctx, od_id),
    () => shownReceipt(ctx, od_id),
    async () => (order.od_receipt_price > 0 ? listQueuedOf(ctx, od_id) : []),
  )
  const bookings = lines.some(isClass) ? await bookingsOf(ctx, od_id) : []
  const bottles = await bottleJobsOf(ctx, od_id, lines)
  const closed = whyCannotAsk({ ...order, total: orderTotal(order) }, receipt, ctx.now)
  const common: Omit<Order, 'actions' | 'writable'> = {
    ...compose(order, lines, events, settings, parcels, { bookings, bottles }),
    sends: await sendsOf(ctx, order, lines, parcels),
    refund_waits: waitsOf(queued),
    payment: payment && paymentViewOf(ctx, payment),
    cash_receipt: receipt && receiptViewOf(receipt),
    cash_receipt_closed: closed && say(ctx, closed),
  }
  return { common, lines, events }
}

/** The actions of one order, by all that its page knows. */
async function nowOf(
  ctx: Ctx,
  order: OrderRow,
  lines: readonly LineRow[],
  rest: boolean,
): Promise<Order['actions']> {
  const asked = await byTable(ctx, order, lines, actionsOf(ctx, order, rest))
  const actions = await withoutBegun(ctx, order.od_id, lines, asked)
  return endable(ctx, order, rest, actions)
}

/** An order with goods still to leave or to come back is not closed yet. */
async function endable(
  ctx: Ctx,
  order: OrderRow,
  rest: boolean,
  actions: Order['actions'],
): Promise<Order['actions']> {
  if (order.od_status !== '배송') return actions
  const why = whyCannotEnd(rest, await hasOpenClaim(ctx, order.od_id))
  return actions.map((action) =>
    action.name === 'complete' ? { ...action, reason: why && say(ctx, why) } : action,
  )
}

function staffActionsOf(
  ctx: Ctx,
  order: OrderRow,
  lines: readonly LineRow[],
  rest: boolean,
): Order['actions'] {
  const live = lines.filter(isLive)
  const unsendable = live.length > 0 && !live.some(isSent)
  const moves = Object.keys(orderMoves) as (keyof typeof orderMoves)[] // the keys of a literal
  const whyNow = (name: keyof typeof orderMoves) =>
    whyCannot(name, order) ??
    (unsendable && (name === 'prepare' || name === 'ship') ? nothingToSend : null) ??
    (name === 'ship' ? whyWaits(order, unpaidSum(order)) : null) ??
    (name === 'deposit' ? whyNotMoney(ctx.visitor.staff_role) : null)
  const whys = [
    ...moves.map((name) => ({ name, why: whyNow(name) })),
    { name: 'cancel_part', why: whyCannotCancelPart(order, 'staff', rest) },
    { name: 'sold_out', why: whyCannotSellOut(order, rest) },
    { name: 'edit', why: whyCannotEdit(order, 'staff', rest) },
  ]
  return whys.map(({ name, why }) => ({ name, reason: why && say(ctx, why) }))
}

function waitsOf(queued: readonly RefundRow[]): Order['refund_waits'] {
  const [first] = queued
  if (!first) return null
  const { bank, account_masked: masked } = first
  return {
    amount: queued.reduce((sum, { amount }) => sum + amount, 0),
    account: bank && masked ? { bank, masked } : null,
  }
}

type Composed = Omit<
  Order,
  | ('actions' | 'writable' | 'sends' | 'payment' | 'refund_waits')
  | ('cash_receipt' | 'cash_receipt_closed')
>

function compose(
  order: OrderRow,
  lines: readonly LineRow[],
  events: readonly EventRow[],
  settings: Settings,
  parcels: readonly ParcelRow[],
  { bookings, bottles }: { bookings: Bookings; bottles: Awaited<ReturnType<typeof bottleJobsOf>> },
): Composed {
  return {
    ...order,
    od_time: order.od_time.toISOString(),
    od_deposit_deadline: order.od_deposit_deadline?.toISOString() ?? null,
    od_receipt_time: order.od_receipt_time?.toISOString() ?? null,
    bank_account: order.quote.bank_account,
    od_misu: unpaidSum(order),
    needs_account: needsAccount(order),
    totals: order.quote.totals,
    coupons: [...(order.quote.basis?.coupons ?? [])],
    coupons_left: order.quote.left ?? [],
    lines: lines.map((line) => ({
      ...line,
      amount: line.ct_price * line.ct_qty,
      seat: seatIn(line, bookings),
      bottle: bottleIn(line, bottles),
    })),
    delivery: deliveryOf(order, settings),
    parcels: parcelViews(parcels, settings),
    unsent: order.od_status === '배송' ? unsentUnits(lines, parcels) : [],
    history: events
      .filter(({ name }) => publicEvents.includes(name))
      .map(({ name, created_at, payload }) => ({
        name,
        at: created_at.toISOString(),
        ...(name === 'order.class_moved' ? movedFrom(payload) : {}),
      })),
  }
}
