import { invalid, refuse } from '#kernel/failure.ts'
import { type Ctx, say } from '#platform/context.ts'
import { isClass } from '#shop/cart/class-rules.ts'
import type { Order } from '#shop/order/contract/order.ts'
import { isLive, type Units } from '#shop/order/part-rules.ts'
import type { LineRow, OrderRow } from '#shop/order/store/orders.ts'
import { refundsNow } from '#shop/seat/service/refund.ts'

const phrase = '클래스는 환불 기준에 따라 돌려 드려요. 이 주문의 ‘클래스 티켓’에서 취소해 주세요.'

/** Why the buyer cannot cancel lines that are classes as if they were goods; null when all of their money goes back today. */
export async function whyByTable(
  ctx: Ctx,
  order: Pick<OrderRow, 'od_id' | 'od_status'>,
  lines: readonly LineRow[],
): Promise<string | null> {
  const classes = lines.filter((line) => isClass(line) && isLive(line))
  if (!classes.length || order.od_status === '주문') return null
  const refunds = await refundsNow(ctx, order.od_id)
  const isLess = classes.some(({ ct_id }) =>
    refunds.some((one) => one.ct_id === ct_id && one.percent < 100),
  )
  return isLess ? phrase : null
}

/** The actions of an order with classes: what the table gives less for is not cancelled here. */
export async function byTable(
  ctx: Ctx,
  order: OrderRow,
  lines: readonly LineRow[],
  actions: Order['actions'],
): Promise<Order['actions']> {
  const why = await whyByTable(ctx, order, lines)
  if (!why) return actions
  const live = lines.filter(isLive)
  const closed = live.every(isClass) ? ['cancel', 'cancel_part'] : ['cancel']
  return actions.map((action) =>
    closed.includes(action.name) ? { ...action, reason: action.reason ?? say(ctx, why) } : action,
  )
}

/** A class goes whole, and by its refund table where that gives back less; staff decide for themselves. */
export async function refuseClasses(
  ctx: Ctx,
  order: OrderRow,
  lines: readonly LineRow[],
  by: 'buyer' | 'staff',
  asked?: readonly Units[],
) {
  const meant = asked
    ? lines.filter(({ ct_id }) => asked.some((one) => one.ct_id === ct_id))
    : lines
  if (
    asked?.some(({ ct_id, qty }) =>
      meant.some((line) => line.ct_id === ct_id && isClass(line) && qty < line.ct_qty),
    )
  )
    throw invalid({ lines: ['클래스 예약은 인원을 나누어 취소할 수 없어요.'] })
  if (by === 'buyer') refuse(await whyByTable(ctx, order, meant), 'CONFLICT')
}
