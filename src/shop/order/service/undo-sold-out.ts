import { notFound, refuse } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { foundAgain } from '#shop/order/change-rules.ts'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import { demandOf, soldOf } from '#shop/order/rules.ts'
import { lastSoldOut, type SoldOut, whyCannotUndo } from '#shop/order/sold-out-rules.ts'
import {
  listEvents,
  listLines,
  lockOrder,
  moveOrder,
  type OrderRow,
} from '#shop/order/store/orders.ts'
import { joinLines, promiseAgain, refillShelf } from '#shop/order/store/sold-out.ts'
import { countSold } from '#shop/order/store/stock.ts'
import { refundStatesOf } from '#shop/payment/service/refund-states.ts'
import { withdrawRefund } from '#shop/payment/service/withdraw-refund.ts'
import { spendBenefits } from './benefits.ts'
import { lostRace } from './cancel-order.ts'
import { staffViewOf } from './show-order.ts'
import { showReturned } from './stock.ts'

/** The goods were found after all: everything is as it was, or nothing changes and the reason is named. */
export async function undoSoldOut(ctx: Ctx, od_id: string): Promise<StaffOrder> {
  const row = await transact(ctx, async (ctx) => {
    const order = await lockOrder(ctx, od_id)
    if (!order) throw notFound()
    const done = lastSoldOut(await listEvents(ctx, od_id))
    const states = done ? await refundStatesOf(ctx, [done.refund_id]) : new Map()
    const why = whyCannotUndo(done, states.get(done?.refund_id ?? ''), order.od_status)
    refuse(why, 'CONFLICT', { od_status: order.od_status })
    // without it there was a reason
    if (!done) throw notFound()
    return backTo(ctx, order, done)
  })
  return staffViewOf(ctx, row)
}

async function backTo(ctx: Ctx, order: OrderRow, done: SoldOut): Promise<OrderRow> {
  const { od_id } = order
  await withdrawRefund(ctx, done.refund_id)
  const all = await listLines(ctx, od_id)
  const units = all.filter(({ ct_id }) => done.moved.includes(ct_id))
  const { quote } = order
  const back = units.map(({ ct_id, ct_qty }) => ({ ct_id, qty: ct_qty }))
  const basis = quote.basis && foundAgain(quote.basis, all, back, done.coupons)
  await joinLines(ctx, done.moved, done.from)
  const row = await moveOrder(
    ctx,
    order,
    done.from,
    {
      od_cancel_price: done.cancel_price,
      od_cut_price: done.cut_price ?? Math.min(order.od_cut_price, done.cancel_price),
      quote: { ...quote, ...(basis ? { basis } : {}) },
    },
    // the lines are back already
    [],
  )
  if (!row) throw await lostRace(ctx, od_id)
  await spendBenefits(ctx, order, {
    used: (order.quote.used ?? []).filter(({ cp_id }) => done.coupons.includes(cp_id)),
    points: done.points,
  })
  if (done.from === '주문') await promiseAgain(ctx, demandOf(units), od_id)
  else if (order.od_receipt_time)
    await countSold(ctx, koreanDay(order.od_receipt_time), soldOf(units))
  await showReturned(ctx, await refillShelf(ctx, done.emptied, od_id))
  await announce(ctx, 'order.sold_out_undone', od_id, {
    mb_id: order.mb_id,
    lang: order.lang,
    lines: units.map(({ it_name, it_name_en, ct_qty }) => ({ it_name, it_name_en, qty: ct_qty })),
  })
  return row
}
