import { Failure, invalid, refuse } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import { isSent } from '#shop/order/part-rules.ts'
import {
  demandOf,
  nothingToSend,
  type OrderMove,
  orderMoves,
  soldOf,
  unpaidSum,
  whyCannot,
  whyNotPrepared,
  whyWrongDeposit,
} from '#shop/order/rules.ts'
import { listLiveLines, moveOrder, type OrderRow, writeMemo } from '#shop/order/store/orders.ts'
import { countSold, deductStock } from '#shop/order/store/stock.ts'
import { takeBankReceipt } from '#shop/payment/service/bank.ts'
import { confirmBookings } from '#shop/seat/service/book.ts'
import { lostRace } from './cancel-order.ts'
import { anyOrder, staffViewOf } from './show-order.ts'

type Money = { amount: number; reason: string; due?: number }

/** The money of an order: all of it makes the order paid; less, taken with a reason, is noted and the order waits for the rest. */
export async function confirmDeposit(ctx: Ctx, od_id: string, money: Money): Promise<StaffOrder> {
  return staffViewOf(ctx, await transact(ctx, (ctx) => takeDeposit(ctx, od_id, money)))
}

/** The same inside a transaction of the caller. */
export async function takeDeposit(
  ctx: Ctx,
  od_id: string,
  { amount, reason, due }: Money,
): Promise<OrderRow> {
  const order = await movable(ctx, 'deposit', od_id)
  const od_misu = unpaidSum(order)
  if (due !== undefined && due !== od_misu)
    throw new Failure(
      'CONFLICT',
      '그사이 입금할 금액이 바뀌었어요. 새 금액을 확인한 뒤 다시 눌러 주세요.',
      { detail: { od_misu, old: due } },
    )
  const wrong = whyWrongDeposit(order, amount, reason)
  if (wrong) throw invalid({ amount: [wrong] })
  const received = order.od_receipt_price + amount
  if (received > 2_147_483_647) throw invalid({ amount: ['형식이 맞지 않아요.'] })
  const money = { amount, reason, currency: order.currency, lang: order.lang }
  if (amount < unpaidSum(order)) {
    const waiting = await moveOrder(ctx, order, order.od_status, { od_receipt_price: received })
    if (!waiting) throw await lostRace(ctx, od_id)
    await takeBankReceipt(ctx, waiting, ctx.now)
    await announce(ctx, 'order.underpaid', od_id, { ...money, od_misu: unpaidSum(waiting) })
    return waiting
  }
  const paid = await moveOrder(ctx, order, orderMoves.deposit.to, {
    od_receipt_price: received,
    od_receipt_time: ctx.now,
  })
  if (!paid) throw await lostRace(ctx, od_id)
  await takeBankReceipt(ctx, paid, ctx.now)
  await confirmBookings(ctx, od_id)
  const lines = await listLiveLines(ctx, od_id)
  await deductStock(ctx, demandOf(lines), od_id)
  await countSold(ctx, koreanDay(ctx.now), soldOf(lines))
  await announce(ctx, orderMoves.deposit.event, od_id, {
    ...money,
    over: amount - unpaidSum(order),
  })
  return paid
}

export async function prepareOrder(ctx: Ctx, od_id: string): Promise<StaffOrder> {
  const lines = await listLiveLines(ctx, od_id)
  refuse(lines.length && !lines.some(isSent) ? nothingToSend : null, 'CONFLICT')
  return move(ctx, 'prepare', od_id)
}

/** Started by mistake: the order stands where it stood, and its buyer may cancel it again. */
export async function undoPreparation(ctx: Ctx, od_id: string): Promise<StaffOrder> {
  const moved = await transact(ctx, async (ctx) => {
    const order = await anyOrder(ctx, od_id)
    refuse(whyNotPrepared(order), 'CONFLICT', { od_status: order.od_status })
    const row = await moveOrder(ctx, order, orderMoves.deposit.to)
    if (!row) throw await lostRace(ctx, od_id)
    await announce(ctx, 'order.preparation_undone', od_id, { lang: order.lang })
    return row
  })
  return staffViewOf(ctx, moved)
}

export async function saveMemo(
  ctx: Ctx,
  od_id: string,
  { od_shop_memo, version }: { od_shop_memo: string; version: number },
): Promise<StaffOrder> {
  await anyOrder(ctx, od_id)
  if (!(await writeMemo(ctx, od_id, od_shop_memo, version)))
    throw new Failure(
      'CONFLICT',
      '그사이 다른 사람이 저장했어요. 새로 불러온 뒤 다시 저장해 주세요.',
    )
  return staffViewOf(ctx, await anyOrder(ctx, od_id))
}

export async function move(
  ctx: Ctx,
  name: OrderMove,
  od_id: string,
  change: Parameters<typeof moveOrder>[3] = {},
): Promise<StaffOrder> {
  const moved = await transact(ctx, async (ctx) => {
    const order = await movable(ctx, name, od_id)
    const row = await moveOrder(ctx, order, orderMoves[name].to, change)
    if (!row) throw await lostRace(ctx, od_id)
    await announce(ctx, orderMoves[name].event, od_id, { from: order.od_status, lang: order.lang })
    return row
  })
  return staffViewOf(ctx, moved)
}

export async function movable(ctx: Ctx, name: OrderMove, od_id: string): Promise<OrderRow> {
  const order = await anyOrder(ctx, od_id)
  refuse(whyCannot(name, order), 'CONFLICT', { od_status: order.od_status })
  return order
}
