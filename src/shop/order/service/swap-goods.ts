import type { Ctx } from '#platform/context.ts'
import { shelfOf } from '#shop/cart/service/goods.ts'
import type { PackedUnits } from '#shop/order/contract/fields.ts'
import type { RefundAccount } from '#shop/order/contract/order.ts'
import { isLive, type Units } from '#shop/order/part-rules.ts'
import { insertLines } from '#shop/order/store/edit-lines.ts'
import {
  type LineRow,
  listLines,
  moveOrder,
  type NewLine,
  type OrderRow,
} from '#shop/order/store/orders.ts'
import type { Demand } from '#shop/order/store/stock.ts'
import { moveUnits } from '#shop/order/store/units.ts'
import { type Swap, type SwapPlan, swapOf } from '#shop/order/swap-rules.ts'
import { withdrawEarned } from '#shop/point/service/spend-points.ts'
import { type Sold, sendReplacement } from './after-sale.ts'
import { returnBenefits } from './benefits.ts'
import { lostRace } from './cancel-order.ts'
import { sumsOf } from './edit-order.ts'
import { promiseRefund } from './refund-payment.ts'

type Exchange = {
  company: string
  od_invoice: string
  /** what leaves, unit by unit of the lines it takes the place of */
  units: PackedUnits[]
  demand: Demand[]
  swaps: Swap[]
  coupons: string[]
  points: number
  /** what the buyer paid for the difference, and how much of it from the balance */
  paid: number
  from_balance: number
  refund: { refund_id: string; amount: number; reason: string; account?: RefundAccount }
}

/**
 * Others leave in place of what came back, and the books follow: what went is returned, what came stands with its price,
 * a difference that was paid is received, one that is less goes back. Inside a transaction that holds the order.
 */
export async function swapGoods(ctx: Ctx, sold: Sold, exchange: Exchange): Promise<void> {
  const { order, lines } = sold
  const { basis, totals } = order.quote
  const { swaps, units, ...sent } = exchange
  const plan = basis && swaps.length ? swapOf({ basis, totals }, lines, swaps) : null
  const come = plan ? await replaceLines(ctx, order, lines, plan) : []
  if (plan) await moveBooks(ctx, order, plan, exchange)
  await sendReplacement(ctx, order, { ...sent, units: [...without(units, swaps), ...come] })
}

/** Lines of which nothing else comes: the same goods again. */
function without(units: readonly PackedUnits[], swaps: readonly Swap[]): PackedUnits[] {
  return units.filter(
    (one) => !swaps.some(({ ct_id, option }) => ct_id === one.ct_id && option === one.option),
  )
}

async function replaceLines(
  ctx: Ctx,
  order: OrderRow,
  lines: readonly LineRow[],
  { edit, swaps, first }: SwapPlan,
): Promise<Units[]> {
  const gone = [...Map.groupBy(swaps, ({ ct_id }) => ct_id)].map(([ct_id, own]) => ({
    ct_id,
    qty: own.reduce((sum, { qty }) => sum + qty, 0),
  }))
  await moveUnits(ctx, gone, '반품')
  const shelf = await shelfOf(
    ctx,
    swaps.map(({ io_no }) => io_no),
    order.currency,
  )
  const add = swaps.flatMap((swap, at): NewLine[] => {
    const wordless = shelf.some((one) => one.io_no === swap.io_no && one.io_text_max === 0)
    const line = lines.find(({ ct_id }) => ct_id === swap.ct_id)
    const share = edit.shares.find(({ id }) => id === edit.basis.lines[first + at]?.id)
    if (!line || !share) return []
    const { ct_id, od_id, ct_status, ct_from, ...kept } = line
    return [
      {
        ...kept,
        ...(wordless ? { ct_text: '', ct_asks: null } : {}),
        // it leaves on a day of its own
        ct_arrives: null,
        io_no: swap.io_no,
        ct_option: swap.option,
        ct_option_en: swap.option_en,
        ct_price: Math.max(0, line.ct_price + swap.extra),
        ct_qty: swap.qty,
        cp_price: share.item_coupon,
        ct_coupon: share.order_coupon,
        ct_point_price: share.point_price,
        ct_point: share.points_earned,
      },
    ]
  })
  await insertLines(ctx, order.od_id, order.od_status, add)
  const known = new Set(lines.map(({ ct_id }) => ct_id))
  return (await listLines(ctx, order.od_id))
    .filter((line) => !known.has(line.ct_id) && isLive(line))
    .map(({ ct_id, ct_qty }) => ({ ct_id, qty: ct_qty }))
}

async function moveBooks(
  ctx: Ctx,
  order: OrderRow,
  plan: SwapPlan,
  { coupons, points, paid, from_balance, refund }: Exchange,
) {
  const { edit } = plan
  await returnBenefits(ctx, order, { coupons, points })
  const lost = edit.before.points_earned - edit.after.points_earned
  if (order.mb_id && lost > 0) await withdrawEarned(ctx, order.mb_id, order.od_id, lost)
  if (refund.amount > 0) await promiseRefund(ctx, order.od_id, refund)
  const sums = sumsOf(order, plan, edit.difference < 0)
  const moved = await moveOrder(ctx, order, order.od_status, {
    ...sums,
    ...(edit.difference < 0 ? { od_cancel_price: order.od_cancel_price + refund.amount } : {}),
    od_receipt_price: order.od_receipt_price + paid,
    od_credit_price: order.od_credit_price + from_balance,
  })
  if (!moved) throw await lostRace(ctx, order.od_id)
}
