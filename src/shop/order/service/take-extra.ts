import { Failure, invalid, refuse } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import { whyWaits } from '#shop/order/edit-rules.ts'
import { unpaidSum } from '#shop/order/rules.ts'
import { listPaid } from '#shop/order/store/classes.ts'
import { lockOrder, moveOrder, type OrderRow } from '#shop/order/store/orders.ts'
import { takeDeposit } from '#shop/payment/service/bank.ts'
import { lostRace } from './cancel-order.ts'
import { anyOrder, staffViewOf } from './show-order.ts'

/** The difference of an edited order is here: it may be sent. Of two who note it one does. */
export async function takeExtra(
  ctx: Ctx,
  od_id: string,
  { amount, reason, due }: { amount: number; reason: string; due: number },
): Promise<StaffOrder> {
  await anyOrder(ctx, od_id)
  const row = await transact(ctx, async (ctx) => {
    const order = await lockOrder(ctx, od_id)
    if (!order) throw await lostRace(ctx, od_id)
    const unpaid = unpaidSum(order)
    refuse(whyWaits(order, unpaid) ? null : '받을 차액이 없는 주문이에요.', 'CONFLICT', {
      od_misu: unpaid,
    })
    if (due !== unpaid)
      throw new Failure(
        'CONFLICT',
        '그사이 입금할 금액이 바뀌었어요. 새 금액을 확인한 뒤 다시 눌러 주세요.',
        { detail: { od_misu: unpaid, old: due } },
      )
    if (amount > unpaid) throw invalid({ amount: ['받을 차액보다 많아요.'] })
    const paid = await noteExtra(ctx, order, { amount, reason })
    await takeDeposit(ctx, paid, ctx.now)
    return paid
  })
  return staffViewOf(ctx, row)
}

/** The order under a lock, and what it waits for; null when there is no such order. */
export async function holdDifference(
  ctx: Ctx,
  od_id: string,
): Promise<{ order: OrderRow; due: number } | null> {
  const order = await lockOrder(ctx, od_id)
  if (!order) return null
  return { order, due: waitingSum(order) }
}

/** What of an edited order is still to be paid before it can be sent; 0 for any other. */
export function waitingSum(order: OrderRow): number {
  const unpaid = unpaidSum(order)
  return whyWaits(order, unpaid) ? unpaid : 0
}

/** What each of these orders still waits for; those that wait for nothing are not in it. */
export async function waitingSums(
  ctx: Ctx,
  od_ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const orders = await listPaid(ctx, od_ids)
  return new Map(
    orders.map((order) => [order.od_id, waitingSum(order)] as const).filter(([, sum]) => sum > 0),
  )
}

/** So much of the difference has come, by whatever way. Inside a transaction that holds the order. */
export async function noteExtra(
  ctx: Ctx,
  order: OrderRow,
  { amount, reason }: { amount: number; reason: string },
): Promise<OrderRow> {
  const paid = await moveOrder(ctx, order, order.od_status, {
    od_receipt_price: order.od_receipt_price + amount,
  })
  if (!paid) throw await lostRace(ctx, order.od_id)
  await announce(ctx, 'order.extra_paid', order.od_id, {
    mb_id: order.mb_id,
    lang: order.lang,
    currency: order.currency,
    amount,
    reason,
    od_misu: unpaidSum(paid),
  })
  return paid
}

/** Why a difference that had come is gone again: its bank took it back, or it was somebody else's money. */
export type LostBy =
  | { name: 'order.deposit_returned' }
  | { name: 'order.deposit_undone'; reason: string }

/** A difference that had come is gone again: an order that has not left waits for it anew. */
export async function loseExtra(
  ctx: Ctx,
  order: OrderRow,
  amount: number,
  { name, ...why }: LostBy,
): Promise<void> {
  const od_receipt_price = Math.max(0, order.od_receipt_price - amount)
  const row = await moveOrder(ctx, order, order.od_status, { od_receipt_price })
  if (!row) throw await lostRace(ctx, order.od_id)
  await announce(ctx, name, order.od_id, {
    amount,
    currency: order.currency,
    lang: order.lang,
    mb_id: order.mb_id,
    from: order.od_status,
    sent: !['입금', '준비'].includes(order.od_status),
    part: true,
    od_misu: unpaidSum(row),
    ...why,
  })
}
