import { Failure } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { demandOf, soldOf } from '#shop/order/rules.ts'
import { listLiveLines, moveOrder, type OrderRow } from '#shop/order/store/orders.ts'
import { countSold } from '#shop/order/store/stock.ts'
import { holdEnd } from '#shop/seat/rules.ts'
import { unconfirmBookings } from '#shop/seat/service/book.ts'
import { reserve, restock } from './stock.ts'

/** The money of a paid order that has not left is not there after all: packing stops, its goods are promised and no longer sold, and it waits again. */
export async function backToWaiting(
  ctx: Ctx,
  order: OrderRow,
  change: Parameters<typeof moveOrder>[3],
): Promise<OrderRow> {
  const waiting = await moveOrder(ctx, order, '주문', { ...change, od_receipt_time: null })
  if (!waiting)
    throw new Failure(
      'CONFLICT',
      '그사이 주문 상태가 바뀌었어요. 새로 불러온 뒤 다시 시도해 주세요.',
    )
  const lines = await listLiveLines(ctx, order.od_id)
  await restock(ctx, demandOf(lines), order.od_id)
  await reserve(ctx, demandOf(lines), lines)
  await unconfirmBookings(ctx, order.od_id, order.od_deposit_deadline ?? holdEnd(ctx.now))
  if (order.od_receipt_time) {
    const back = soldOf(lines).map(({ it_id, qty }) => ({ it_id, qty: -qty }))
    await countSold(ctx, koreanDay(order.od_receipt_time), back)
  }
  return waiting
}
