import { Failure, notFound, refuse } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { exemptOf, type Fault } from '#shop/order/change-rules.ts'
import type { RefundAccount } from '#shop/order/contract/order.ts'
import { whyCannotCancelPart } from '#shop/order/part-rules.ts'
import { whyCannot } from '#shop/order/rules.ts'
import {
  findOrder,
  type LineRow,
  listLines,
  lockOrder,
  moveOrder,
  type OrderRow,
} from '#shop/order/store/orders.ts'
import { moveUnits } from '#shop/order/store/units.ts'
import { refundAmount } from '#shop/tssa/rules.ts'
import { returnBenefits } from './benefits.ts'
import { cancel, lostRace, refuseAccount } from './cancel-order.ts'
import { partOf, quoteAfter } from './cancel-part.ts'
import { promiseRefund } from './refund-payment.ts'

/** The class of an order that is given up: its line, how much of it goes back, and for whose sake. */
type ClassLine = { od_id: string; ct_id: number }
type Terms = {
  percent: number
  by: 'buyer' | 'staff'
  /** staff do it because the buyer asked: as when the buyer does */
  at_request?: boolean
  /** how many of the party; without it all of them */
  people?: number
}
export type ClassSums = {
  /** what its line is worth within the order, under the rules it was placed with */
  worth: number
  /** of it, what need not be paid any more; 0 when nothing was paid */
  due: number
  /** of it, what goes back as money, and in points */
  amount: number
  points_back: number
  coupons_back: string[]
  way: 'none' | 'card' | 'account' | 'owed'
  currency: 'krw' | 'usd'
  version: number
}

/** The sums of a class before it is given up. Reads only; what would refuse the deed refuses its preview. */
export async function previewClass(ctx: Ctx, line: ClassLine, terms: Terms): Promise<ClassSums> {
  const order = await findOrder(ctx, line.od_id)
  if (!order) throw notFound()
  return sumsOf(order, await listLines(ctx, line.od_id), line.ct_id, terms)
}

function sumsOf(
  order: OrderRow,
  lines: readonly LineRow[],
  ct_id: number,
  { percent, people, ...whose }: Terms,
): ClassSums {
  const { currency } = order
  const all = qtyOf(lines, ct_id)
  const units = [{ ct_id, qty: people ?? all }]
  if (people !== undefined && people < all && order.od_status === '주문')
    refuse(whyCannotCancelPart(order, 'staff'), 'CONFLICT')
  const preview = partOf(order, lines, units, faultOf(whose))
  const { amount: worth, due_less, way, coupons_back, points_back, version } = preview
  // what was not paid yet is let go, and nothing of it goes back
  const due = way === 'none' ? 0 : due_less
  return {
    worth,
    due,
    amount: refundAmount(worth - due, percent, currency),
    points_back: percent >= 100 ? points_back : Math.floor((points_back * percent) / 100),
    coupons_back: coupons_back.map(({ cp_id }) => cp_id),
    way,
    currency,
    version,
  }
}

/** What the shop cannot hold takes its own paid share along. */
function faultOf({ by, at_request }: Pick<Terms, 'by' | 'at_request'>): Fault {
  return by === 'staff' && !at_request ? 'shop' : 'buyer'
}

function qtyOf(lines: readonly LineRow[], ct_id: number): number {
  return lines.find((line) => line.ct_id === ct_id)?.ct_qty ?? 1
}

type Agreed = Terms & {
  reason: string
  account?: RefundAccount
  /** the sum that was shown: another one is refused with the true one */
  expected?: number
}

/** The order is held first, before the dates of its classes, as its own verbs do. Inside a transaction. */
export async function holdOrder(ctx: Ctx, od_id: string): Promise<void> {
  if (!(await lockOrder(ctx, od_id))) throw notFound()
}

/**
 * The line of a class leaves its order by the terms of the class: so much of its worth goes back the way it came, the rest is
 * earned. The booking and its seats are the caller's. Inside a transaction; answers the sums as they were done.
 */
export async function cancelClass(
  ctx: Ctx,
  { od_id, ct_id }: ClassLine,
  { reason, account, expected, ...terms }: Agreed,
): Promise<ClassSums> {
  const { percent, by, people } = terms
  const fault = faultOf(terms)
  const order = await lockOrder(ctx, od_id)
  if (!order) throw notFound()
  const lines = await listLines(ctx, od_id)
  const units = [{ ct_id, qty: people ?? qtyOf(lines, ct_id) }]
  const sums = sumsOf(order, lines, ct_id, terms)
  if (expected !== undefined && expected !== sums.amount)
    throw new Failure(
      'CONFLICT',
      '그사이 돌려 드릴 금액이 바뀌었어요. 새 금액을 확인하고 다시 취소해 주세요.',
      { detail: { amount: sums.amount, percent } },
    )
  const { amount, worth, due } = sums
  if (sums.way === 'account' && amount > 0 && (by === 'buyer' || account)) refuseAccount(account)
  const isLast = partOf(order, lines, units).all
  const isPaid = sums.way !== 'none'
  // nothing is kept of the last thing of an order: that is a cancelled order like any other. A bank waits for its whole sum or none
  const isWhole = isLast ? amount + due === worth || !isPaid : order.od_settle_case === '가상계좌'
  if (isWhole && !whyCannot('cancel', order) && (isLast || order.od_status === '주문')) {
    await cancel(ctx, order, { reason, by, account, seat: true })
    return sums
  }
  const tax_free = exemptOf(order.quote, lines, units, fault)
  await moveUnits(ctx, units, '취소')
  await returnBenefits(ctx, order, { coupons: sums.coupons_back, points: sums.points_back })
  if (isPaid && amount > 0)
    await promiseRefund(ctx, od_id, {
      refund_id: `class-${od_id}-${order.version}`,
      amount,
      tax_free: tax_free && refundAmount(tax_free, percent, order.currency),
      reason: reason || '클래스 취소',
      account,
    })
  const row = await moveOrder(ctx, order, isLast ? '취소' : order.od_status, {
    od_cancel_price: order.od_cancel_price + (isPaid ? amount + due : worth),
    od_cut_price: order.od_cut_price + (isPaid ? due : worth),
    od_kept_price: order.od_kept_price + (isPaid ? worth - due - amount : 0),
    quote: quoteAfter(order, lines, units, fault),
  })
  if (!row) throw await lostRace(ctx, od_id)
  await announce(ctx, 'order.part_cancelled', od_id, {
    mb_id: order.mb_id,
    by,
    reason,
    amount,
    refund: isPaid ? amount : 0,
    currency: order.currency,
    lang: order.lang,
    lines: lines
      .filter((line) => line.ct_id === ct_id)
      .map(({ it_name, it_name_en, ct_qty }) => ({
        ...{ ct_id, it_name, it_name_en },
        ...{ qty: people ?? ct_qty, seat: true },
      })),
  })
  return sums
}
