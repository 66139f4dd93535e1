import { Failure, notFound, refuse } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import type { RefundAccount } from '#shop/order/contract/order.ts'
import { whyBadDifference } from '#shop/order/edit-rules.ts'
import { needsAccount, unpaidSum } from '#shop/order/rules.ts'
import { renameLine } from '#shop/order/store/classes.ts'
import { insertLines } from '#shop/order/store/edit-lines.ts'
import {
  findOrder,
  type LineRow,
  listLines,
  lockOrder,
  moveOrder,
  type OrderRow,
} from '#shop/order/store/orders.ts'
import { moveUnits } from '#shop/order/store/units.ts'
import { type SwapPlan, swapOf } from '#shop/order/swap-rules.ts'
import { lostRace, refuseAccount } from './cancel-order.ts'
import { sumsOf } from './edit-order.ts'
import { changesOf } from './edit-words.ts'
import { promiseRefund } from './refund-payment.ts'

export type ClassTo = {
  session_id: number
  /** day, hours and place, as the line names them */
  option: string
  option_en: string
  /** what one person pays more there; negative when less */
  extra: number
}
export type MoveSums = { difference: number; way: 'none' | 'card' | 'account' | 'charge' }

/** What moving the class of an order to another date costs more, or gives back. Reads only. */
export async function previewMove(
  ctx: Ctx,
  { od_id, ct_id }: { od_id: string; ct_id: number },
  to: ClassTo,
): Promise<MoveSums> {
  const order = await findOrder(ctx, od_id)
  if (!order) throw notFound()
  return sumsTo(order, planOf(order, await listLines(ctx, od_id), ct_id, to))
}

function planOf(
  { quote: { basis, totals } }: OrderRow,
  lines: readonly LineRow[],
  ct_id: number,
  { extra, option, option_en }: ClassTo,
): SwapPlan | null {
  const line = lines.find((one) => one.ct_id === ct_id)
  if (!line || extra === 0) return null
  if (!basis)
    throw new Failure('CONFLICT', '오래된 주문이라 여기서 고칠 수 없어요. 1:1 문의로 알려 주세요.')
  const swap = { ct_id, qty: line.ct_qty, io_no: line.io_no, option, option_en, extra }
  return swapOf({ basis, totals }, lines, [swap])
}

function sumsTo(order: OrderRow, plan: SwapPlan | null): MoveSums {
  const difference = plan?.edit.difference ?? 0
  const isPaid = order.od_receipt_price > 0
  return {
    difference,
    way:
      difference === 0
        ? 'none'
        : difference > 0 || !isPaid || unpaidSum(order) > 0
          ? 'charge'
          : needsAccount(order)
            ? 'account'
            : 'card',
  }
}

/**
 * The class of an order stands on another date: its line says so. Where that costs more the order owes the difference, as when
 * it is edited; where it costs less the difference goes back the way it came. Inside a transaction; the line's number from now on.
 */
export async function moveClass(
  ctx: Ctx,
  { od_id, ct_id }: { od_id: string; ct_id: number },
  to: ClassTo,
  { account, by }: { account?: RefundAccount; by: 'buyer' | 'staff' },
): Promise<{ ct_id: number } & MoveSums> {
  const order = await lockOrder(ctx, od_id)
  if (!order) throw notFound()
  const lines = await listLines(ctx, od_id)
  const line = lines.find((one) => one.ct_id === ct_id)
  if (!line) throw notFound()
  const plan = planOf(order, lines, ct_id, to)
  const sums = sumsTo(order, plan)
  if (!plan || sums.difference === 0) {
    await renameLine(ctx, ct_id, to)
    await tellMoved(ctx, order, line, to, by)
    return { ct_id, ...sums }
  }
  const { difference, way } = sums
  const unpaid = unpaidSum(order)
  // a member may owe more for a dearer date: the seats are chosen, not a parcel that waits
  refuse(whyBadDifference({ ...order, difference, unpaid }, 'staff'))
  const isRefund = way === 'card' || way === 'account'
  if (way === 'account' && by === 'buyer') refuseAccount(account)
  await moveUnits(ctx, [{ ct_id, qty: line.ct_qty }], '취소')
  const made = await replace(ctx, order, lines, line, plan, to)
  if (isRefund)
    await promiseRefund(ctx, od_id, {
      refund_id: `class-${od_id}-${order.version}`,
      amount: -difference,
      reason: '클래스 날짜 변경',
      account,
    })
  const row = await moveOrder(ctx, order, order.od_status, sumsOf(order, plan, isRefund))
  if (!row) throw await lostRace(ctx, od_id)
  const changes = [{ what: 'lines', from: line.ct_option, to: to.option }]
  await announce(ctx, 'order.edited', od_id, {
    ...{ mb_id: order.mb_id, lang: order.lang, currency: order.currency },
    ...{ by, reason: '', difference, way: isRefund ? 'refund' : 'charge', changes },
    ...changesOf(order, changes, { difference, way: isRefund ? 'refund' : 'charge' }),
  })
  return { ct_id: made, ...sums }
}

/** The history of the order says from when to when. */
function tellMoved(ctx: Ctx, order: OrderRow, line: LineRow, to: ClassTo, by: 'buyer' | 'staff') {
  return announce(ctx, 'order.class_moved', order.od_id, {
    ...{ mb_id: order.mb_id, lang: order.lang, by },
    from: { ko: line.ct_option, en: line.ct_option_en },
    to: { ko: to.option, en: to.option_en },
  })
}

async function replace(
  ctx: Ctx,
  order: OrderRow,
  lines: readonly LineRow[],
  line: LineRow,
  { edit, first }: SwapPlan,
  to: ClassTo,
): Promise<number> {
  const share = edit.shares.find(({ id }) => id === edit.basis.lines[first]?.id)
  const { ct_id: _, od_id: __, ct_status: ___, ct_from: ____, ...kept } = line
  await insertLines(ctx, order.od_id, order.od_status, [
    {
      ...kept,
      session_id: to.session_id,
      ct_option: to.option,
      ct_option_en: to.option_en,
      ct_price: Math.max(0, line.ct_price + to.extra),
      cp_price: share?.item_coupon ?? 0,
      ct_coupon: share?.order_coupon ?? 0,
      ct_point_price: share?.point_price ?? 0,
      ct_point: share?.points_earned ?? 0,
    },
  ])
  const known = new Set(lines.map(({ ct_id }) => ct_id))
  const made = (await listLines(ctx, order.od_id)).find(({ ct_id }) => !known.has(ct_id))
  if (!made) throw new Error(`the class of order ${order.od_id} stands on no line`)
  return made.ct_id
}
