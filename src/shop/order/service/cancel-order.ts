import { Failure, invalid, refuse } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import type { Order, RefundAccount } from '#shop/order/contract/order.ts'
import {
  demandOf,
  isLate,
  needsAccount,
  orderMoves,
  orderTotal,
  soldOf,
  unpaidSum,
  whyCannot,
  whyCannotCancel,
} from '#shop/order/rules.ts'
import {
  listLate,
  listLiveLines,
  lockOrder,
  moveOrder,
  type OrderRow,
} from '#shop/order/store/orders.ts'
import { countSold } from '#shop/order/store/stock.ts'
import { whyBadAccount } from '#shop/payment/bank-rules.ts'
import { cancelBookings } from '#shop/seat/service/book.ts'
import { returnBenefits } from './benefits.ts'
import { refuseBegun } from './bottles.ts'
import { refuseClasses } from './class-cancel.ts'
import { refundRest } from './refund-payment.ts'
import { anyOrder, ownOrder, staffViewOf, viewOf } from './show-order.ts'
import { release, restock } from './stock.ts'

export async function cancelOwnOrder(
  ctx: Ctx,
  od_id: string,
  { reason, account }: { reason: string; account?: RefundAccount },
): Promise<Order> {
  const cancelled = await transact(ctx, async (ctx) => {
    const order = await ownOrder(ctx, od_id)
    refuse(whyCannotCancel(order), 'CONFLICT', { od_status: order.od_status })
    await lockOrder(ctx, od_id)
    const lines = await listLiveLines(ctx, od_id)
    await refuseClasses(ctx, order, lines, 'buyer')
    await refuseBegun(ctx, od_id, lines, 'buyer')
    if (needsAccount(order)) refuseAccount(account)
    return cancel(ctx, order, { reason, by: 'buyer', account })
  })
  return viewOf(ctx, cancelled)
}

export async function cancelAsStaff(
  ctx: Ctx,
  od_id: string,
  { reason, account }: { reason: string; account?: RefundAccount },
): Promise<StaffOrder> {
  if (account) refuseAccount(account)
  const cancelled = await transact(ctx, async (ctx) => {
    const order = await anyOrder(ctx, od_id)
    refuse(whyCannot('cancel', order), 'CONFLICT', { od_status: order.od_status })
    return cancel(ctx, order, { reason, by: 'staff', account })
  })
  return staffViewOf(ctx, cancelled)
}

const atOnce = 200

/** Unpaid orders past their deadline give their goods back; each in its own transaction, so that one cannot hold up the others. */
export async function cancelLateOrders(house: Ctx['house']) {
  for (;;) {
    const ctx = houseCtx(house)
    const late = await listLate(ctx, atOnce)
    for (const od_id of late) await transact(ctx, (ctx) => cancelIfLate(ctx, od_id))
    if (late.length < atOnce) return
  }
}

async function cancelIfLate(ctx: Ctx, od_id: string) {
  const order = await anyOrder(ctx, od_id)
  // the deposit may have arrived while the others were cancelled
  if (!isLate(order, ctx.now) || order.od_receipt_price > order.od_credit_price) return
  await cancel({ ...ctx, lang: order.lang }, order, {
    reason: '입금 기한이 지나 주문이 취소되었어요.',
    by: 'deadline',
  }).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error
  })
}

/** Of several at once only one moves the order, and only that one gives the goods back. */
export async function cancel(
  ctx: Ctx,
  order: OrderRow,
  {
    account,
    ...why
  }: {
    reason: string
    by: 'buyer' | 'staff' | 'deadline'
    account?: RefundAccount
    /** a booking of it was given up, and tells of it itself */
    seat?: boolean
  },
): Promise<OrderRow> {
  await lockOrder(ctx, order.od_id)
  const lines = await listLiveLines(ctx, order.od_id)
  const cancelled = await moveOrder(ctx, order, '취소', {
    od_cancel_price: orderTotal(order) - order.od_kept_price,
    od_cut_price: order.od_cut_price + unpaidSum(order),
  })
  if (!cancelled) throw await lostRace(ctx, order.od_id)
  await returnBenefits(ctx, order)
  await cancelBookings(ctx, order.od_id, why)
  if (order.od_status === '주문') await release(ctx, demandOf(lines))
  else {
    await restock(ctx, demandOf(lines), order.od_id)
    if (order.od_receipt_time)
      await countSold(
        ctx,
        koreanDay(order.od_receipt_time),
        soldOf(lines).map(({ it_id, qty }) => ({ it_id, qty: -qty })),
      )
  }
  if (order.od_receipt_price > order.od_refund_price)
    await refundRest(ctx, order, {
      refund_id: `cancel-${order.od_id}`,
      reason: why.reason || '주문을 취소했어요',
      account,
    })
  await announce(ctx, orderMoves.cancel.event, order.od_id, {
    ...why,
    from: order.od_status,
    refund: order.od_receipt_price,
    currency: order.currency,
    lang: order.lang,
  })
  return cancelled
}

export function refuseAccount(account: RefundAccount | undefined) {
  const wrong = whyBadAccount(account ?? { bank: '', number: '', holder: '' })
  if (Object.keys(wrong).length)
    throw invalid(
      Object.fromEntries(
        Object.entries(wrong).map(([field, phrase]) => [`account.${field}`, [phrase]]),
      ),
    )
}

/** What the loser of a race hears: the state the order is in now. */
export async function lostRace(ctx: Ctx, od_id: string): Promise<Failure> {
  const { od_status } = await anyOrder(ctx, od_id)
  return new Failure(
    'CONFLICT',
    '그사이 주문 상태가 바뀌었어요. 새로 불러온 뒤 다시 시도해 주세요.',
    { detail: { od_status } },
  )
}
