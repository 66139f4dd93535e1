import { notFound } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import type { Happened } from '#platform/react.ts'
import { changeOf, type Fault } from '#shop/order/change-rules.ts'
import type { PackedUnits } from '#shop/order/contract/fields.ts'
import type { RefundAccount } from '#shop/order/contract/order.ts'
import { takesAll, type Units } from '#shop/order/part-rules.ts'
import { soldOf } from '#shop/order/rules.ts'
import {
  findOrder,
  type LineRow,
  listEvents,
  listLines,
  lockOrder,
  moveOrder,
  type OrderRow,
} from '#shop/order/store/orders.ts'
import { insertParcel } from '#shop/order/store/parcels.ts'
import { countSold, type Demand, deductStock } from '#shop/order/store/stock.ts'
import { moveUnits } from '#shop/order/store/units.ts'
import { withdrawEarned } from '#shop/point/service/spend-points.ts'
import { returnBenefits } from './benefits.ts'
import { lostRace } from './cancel-order.ts'
import { promiseRefund } from './refund-payment.ts'

export type Sold = { order: OrderRow; lines: LineRow[]; arrived_at: Date | null }

/** An order after its sale, with what is still the buyer's and when it arrived. */
export async function soldOrder(ctx: Ctx, order: OrderRow): Promise<Sold> {
  const [lines, events] = [await listLines(ctx, order.od_id), await listEvents(ctx, order.od_id)]
  return {
    order,
    lines,
    arrived_at: events.find(({ name }) => name === 'order.completed')?.created_at ?? null,
  }
}

/** The same, and nobody else moves it until the transaction ends. */
export async function holdSold(ctx: Ctx, od_id: string): Promise<Sold> {
  const order = await lockOrder(ctx, od_id)
  if (!order) throw notFound()
  return soldOrder(ctx, order)
}

type Back = {
  units: Units[]
  refund_id: string
  amount: number
  coupons: string[]
  points: number
  fault: Fault
  /** what came off for the way back */
  cost: number
  reason: string
  account?: RefundAccount
}

/** Units have come back and the money goes: their lines are returned, sales and points follow. */
export async function takeBack(
  ctx: Ctx,
  { order, lines }: Sold,
  { units, amount, coupons, points, fault, cost, ...refund }: Back,
): Promise<void> {
  const { od_id, mb_id } = order
  const taken = lines.flatMap((line) =>
    units
      .filter(({ ct_id }) => ct_id === line.ct_id)
      .map(({ qty }) => ({
        ...line,
        ct_qty: qty,
        ct_point: Math.floor((line.ct_point * qty) / line.ct_qty),
      })),
  )
  const { basis, totals } = order.quote
  const all = takesAll(lines, units)
  const change = basis && changeOf(basis, totals, lines, units, fault, cost)
  await moveUnits(ctx, units, '반품')
  if (order.od_receipt_time) {
    const back = soldOf(taken).map(({ it_id, qty }) => ({ it_id, qty: -qty }))
    await countSold(ctx, koreanDay(order.od_receipt_time), back)
  }
  await returnBenefits(ctx, order, { coupons, points })
  const earned = taken.reduce((sum, { ct_point }) => sum + ct_point, 0)
  if (mb_id && earned > 0) await withdrawEarned(ctx, mb_id, od_id, earned)
  if (amount > 0) await promiseRefund(ctx, od_id, { ...refund, amount, tax_free: change?.exempt })
  const moved = await moveOrder(ctx, order, all ? '반품' : order.od_status, {
    od_cancel_price: order.od_cancel_price + amount,
    ...(change && !all ? { quote: { ...order.quote, basis: change.basis } } : {}),
  })
  if (!moved) throw await lostRace(ctx, od_id)
  await announce(ctx, 'order.part_returned', od_id, {
    mb_id,
    lang: order.lang,
    amount,
    currency: order.currency,
    all,
  })
}

/** Others leave in place of what came back. */
export async function sendReplacement(
  ctx: Ctx,
  { od_id, mb_id, lang }: OrderRow,
  sent: { company: string; od_invoice: string; units: PackedUnits[]; demand: Demand[] },
): Promise<void> {
  await deductStock(ctx, sent.demand, od_id)
  await insertParcel(ctx, {
    od_id,
    kind: 'exchange',
    company: sent.company,
    invoice: sent.od_invoice,
    lines: sent.units,
    sent_at: ctx.now,
  })
  await announce(ctx, 'order.exchanged', od_id, { mb_id, lang })
}

/** Money of a part has really left: whom it concerns is told. A cancelled order tells of its refund by itself. */
export async function tellOfRefund(
  ctx: Ctx,
  { subject: refund_id, payload, actor }: Happened,
): Promise<void> {
  const kind = /^(part|claim|fee|soldout|class)-/.exec(refund_id)?.[1]
  const order = kind ? await findOrder(ctx, String(payload.od_id)) : null
  const claim_id = /^claim-(\d+)/.exec(refund_id)?.[1]
  // what somebody sent by hand is theirs in the history, though it is told by the house
  const by = payload.way === 'bank' ? { ...ctx, visitor: { ...ctx.visitor, by: actor } } : ctx
  if (order)
    await announce(by, 'claim.refunded', order.od_id, {
      od_id: order.od_id,
      ...(claim_id ? { claim_id: Number(claim_id) } : {}),
      mb_id: order.mb_id,
      refund: payload.amount,
      way: payload.way,
      currency: payload.currency,
      lang: order.lang,
    })
}
