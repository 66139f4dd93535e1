import { invalid, refuse } from '#kernel/failure.ts'
import { type Ctx, say } from '#platform/context.ts'
import { isClass } from '#shop/cart/class-rules.ts'
import type { Order } from '#shop/order/contract/order.ts'
import type { PartPreview } from '#shop/order/contract/parts.ts'
import { isLive, type Units } from '#shop/order/part-rules.ts'
import type { LineRow, OrderRow } from '#shop/order/store/orders.ts'
import { cancelBookings, reduceBookings } from '#shop/seat/service/book.ts'
import { whyNotFewer } from '#shop/seat/service/party.ts'
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

/** Classes are given up by their refund table where that gives back less, and a group stays as many as it needs; staff decide for themselves. */
export async function refuseClasses(
  ctx: Ctx,
  order: Pick<OrderRow, 'od_id' | 'od_status'>,
  lines: readonly LineRow[],
  by: 'buyer' | 'staff',
  asked?: readonly Units[],
) {
  if (by === 'staff') return
  const meant = asked
    ? lines.filter(({ ct_id }) => asked.some((one) => one.ct_id === ct_id))
    : lines
  refuse(await whyByTable(ctx, order, meant), 'CONFLICT')
  for (const { ct_id, session_id, ct_qty } of meant) {
    const fewer = asked?.find((one) => one.ct_id === ct_id)?.qty ?? ct_qty
    const why = session_id && (await whyNotFewer(ctx, { session_id, people: ct_qty }, fewer))
    if (why) throw invalid({ lines: [why] })
  }
}

/** Whoever of the classes is taken out does not come: whole bookings end, others stand for fewer. */
export async function leaveClasses(
  ctx: Ctx,
  { od_id, od_status }: OrderRow,
  lines: readonly LineRow[],
  taken: readonly LineRow[],
  { preview, ...why }: { by: 'buyer' | 'staff'; reason: string; preview: PartPreview },
) {
  const isWhole = ({ ct_id, ct_qty }: LineRow) =>
    lines.some((line) => line.ct_id === ct_id && line.ct_qty === ct_qty)
  const classes = taken.filter(isClass)
  const paid = preview.amount - preview.due_less
  const refundOf = (line: LineRow) => {
    if (od_status === '주문') return 0
    return taken.length === 1 ? paid : Math.min(paid, worthOf(line))
  }
  const whole = new Map(classes.filter(isWhole).map((line) => [line.ct_id, refundOf(line)]))
  if (whole.size) await cancelBookings(ctx, od_id, why, whole)
  await reduceBookings(
    ctx,
    od_id,
    why,
    classes
      .filter((line) => !isWhole(line))
      .map((line) => ({
        ct_id: line.ct_id,
        people: line.ct_qty,
        refund: refundOf(line),
      })),
  )
}

function worthOf({ ct_price, ct_qty }: LineRow): number {
  return ct_price * ct_qty
}
