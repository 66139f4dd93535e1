import { Failure, refuse } from '#kernel/failure.ts'
import { before } from '#kernel/korean-time.ts'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import type { Order } from '#shop/order/contract/order.ts'
import { unsentUnits } from '#shop/order/parcel-rules.ts'
import { whyCannotEnd } from '#shop/order/part-rules.ts'
import {
  completeAfterDays,
  orderMoves,
  soldOf,
  whyCannot,
  whyCannotComplete,
} from '#shop/order/rules.ts'
import { listHeldClasses } from '#shop/order/store/classes.ts'
import { listArrived } from '#shop/order/store/my-list.ts'
import { listLiveLines, moveOrder, type OrderRow } from '#shop/order/store/orders.ts'
import { hasOpenClaim, listParcels } from '#shop/order/store/parcels.ts'
import { raiseSoldTotals } from '#shop/order/store/stock.ts'
import { lostRace } from './cancel-order.ts'
import { whyClassToCome } from './class-seats.ts'
import { anyOrder, ownOrder, staffViewOf, viewOf } from './show-order.ts'

/** The buyer says that it has arrived. */
export async function completeOwnOrder(ctx: Ctx, od_id: string): Promise<Order> {
  const done = await transact(ctx, async (ctx) => {
    const order = await ownOrder(ctx, od_id)
    refuse(whyCannotComplete(order), 'CONFLICT', { od_status: order.od_status })
    return complete(ctx, order, 'buyer')
  })
  return viewOf(ctx, done)
}

export async function completeOrder(ctx: Ctx, od_id: string): Promise<StaffOrder> {
  const done = await transact(ctx, async (ctx) => {
    const order = await anyOrder(ctx, od_id)
    refuse(whyCannot('complete', order), 'CONFLICT', { od_status: order.od_status })
    return complete(ctx, order, 'staff')
  })
  return staffViewOf(ctx, done)
}

const atOnce = 200

/** Parcels sent long ago are taken as received; each order in its own transaction. */
export async function completeArrivedOrders(house: Ctx['house']) {
  // those that wait for a parcel or a claim stay as they are: each is looked at once
  for (let after = ''; ; ) {
    const ctx = houseCtx(house)
    const arrived = await listArrived(
      ctx,
      before(ctx.now, { days: completeAfterDays }),
      atOnce,
      after,
    )
    for (const od_id of arrived) await completeIfShipped(ctx, od_id, 'time')
    if (arrived.length < atOnce) return
    after = arrived.at(-1) ?? ''
  }
}

/** Of orders with nothing to send: the last of their classes is over. */
export async function completeHeldClasses(house: Ctx['house']) {
  for (let after = ''; ; ) {
    const ctx = houseCtx(house)
    const held = await listHeldClasses(ctx, atOnce, after)
    for (const od_id of held)
      await unlessRefused(
        transact(ctx, async (ctx) => {
          const order = await anyOrder(ctx, od_id)
          // it may have been cancelled while the others were completed
          if (order.od_status !== '입금') return
          await complete({ ...ctx, lang: order.lang }, order, 'time')
        }),
      )
    if (held.length < atOnce) return
    after = held.at(-1) ?? ''
  }
}

/** All of it is with its buyer, as the courier says. */
export function completeDelivered(ctx: Ctx, od_id: string): Promise<void> {
  return completeIfShipped(ctx, od_id, 'courier')
}

/** One that waits for a parcel, a claim or a class stays as it is. */
async function completeIfShipped(ctx: Ctx, od_id: string, by: 'time' | 'courier') {
  await unlessRefused(
    transact(ctx, async (ctx) => {
      const order = await anyOrder(ctx, od_id)
      // the buyer may have been quicker
      if (whyCannot('complete', order)) return
      await complete({ ...ctx, lang: order.lang }, order, by)
    }),
  )
}

/** A refusal is heard outside of the transaction, which takes the step back. */
async function unlessRefused(work: Promise<void>) {
  await work.catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error
  })
}

/** Of several at once only one moves the order. */
async function complete(
  ctx: Ctx,
  order: OrderRow,
  by: 'buyer' | 'staff' | 'time' | 'courier',
): Promise<OrderRow> {
  const done = await moveOrder(ctx, order, orderMoves.complete.to)
  if (!done) throw await lostRace(ctx, order.od_id)
  const lines = await listLiveLines(ctx, order.od_id)
  refuse(
    whyCannotEnd(
      unsentUnits(lines, await listParcels(ctx, order.od_id)).length > 0,
      await hasOpenClaim(ctx, order.od_id),
    ),
  )
  refuse(await whyClassToCome(ctx, lines))
  await raiseSoldTotals(ctx, soldOf(lines))
  await announce(ctx, orderMoves.complete.event, order.od_id, {
    from: order.od_status,
    by,
    // of several places nobody hears box by box
    places: order.quote.basis?.sending?.places,
    mb_id: order.mb_id,
    lang: order.lang,
  })
  return done
}
