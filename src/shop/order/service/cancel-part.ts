import { Failure, invalid, refuse } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { isClass } from '#shop/cart/class-rules.ts'
import { type Change, changeOf, exemptOf, type Fault } from '#shop/order/change-rules.ts'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import type { Order, RefundAccount } from '#shop/order/contract/order.ts'
import type { PartPreview } from '#shop/order/contract/parts.ts'
import { heldSum } from '#shop/order/held-rules.ts'
import {
  endsReturned,
  isLive,
  takesAll,
  type Units,
  whyBadUnits,
  whyCannotCancelPart,
  whyLeft,
} from '#shop/order/part-rules.ts'
import { demandOf, refundWay, soldOf, unpaidSum } from '#shop/order/rules.ts'
import {
  type LineRow,
  listLines,
  lockOrder,
  moveOrder,
  type OrderRow,
} from '#shop/order/store/orders.ts'
import { countSold } from '#shop/order/store/stock.ts'
import { moveUnits } from '#shop/order/store/units.ts'
import { returnBenefits } from './benefits.ts'
import { refuseBegun } from './bottles.ts'
import { cancel, lostRace, refuseAccount } from './cancel-order.ts'
import { leaveClasses, refuseClasses } from './class-cancel.ts'
import { promiseRefund } from './refund-payment.ts'
import { restOfSent } from './rest.ts'
import { anyOrder, ownOrder, staffViewOf, viewOf } from './show-order.ts'
import { release, restock } from './stock.ts'

type By = 'buyer' | 'staff'
type Agreed = {
  lines: Units[]
  amount: number
  version: number
  reason: string
  account?: RefundAccount
}

export async function previewOwnPart(
  ctx: Ctx,
  od_id: string,
  asked: Units[],
): Promise<PartPreview> {
  return previewOf(ctx, await ownOrder(ctx, od_id), await listLines(ctx, od_id), asked, 'buyer')
}

export async function previewPart(ctx: Ctx, od_id: string, asked: Units[]): Promise<PartPreview> {
  return previewOf(ctx, await anyOrder(ctx, od_id), await listLines(ctx, od_id), asked, 'staff')
}

export async function cancelOwnPart(ctx: Ctx, od_id: string, agreed: Agreed): Promise<Order> {
  await ownOrder(ctx, od_id)
  return viewOf(ctx, await cancelUnits(ctx, od_id, agreed, 'buyer'))
}

export async function cancelPartAsStaff(
  ctx: Ctx,
  od_id: string,
  agreed: Agreed,
): Promise<StaffOrder> {
  return staffViewOf(ctx, await cancelUnits(ctx, od_id, agreed, 'staff'))
}

/** Reads only: the same rules that refuse the cancel refuse its preview. */
async function previewOf(
  ctx: Ctx,
  order: OrderRow,
  lines: readonly LineRow[],
  asked: Units[],
  by: By,
): Promise<PartPreview> {
  const unsent = await restOfSent(ctx, order, lines)
  const { od_status } = order
  refuse(whyCannotCancelPart(order, by, unsent.length > 0), 'CONFLICT', { od_status })
  refuseLeft(order, lines, unsent, asked)
  const preview = partOf(order, lines, asked)
  await refuseClasses(ctx, order, lines, by, asked)
  await refuseBegun(ctx, order.od_id, lines, by, asked)
  return preview
}

/** Of an order on its way only what has not left is cut. */
export function refuseLeft(
  { od_status }: Pick<OrderRow, 'od_status'>,
  lines: readonly LineRow[],
  unsent: readonly Units[],
  asked: readonly Units[],
) {
  if (od_status !== '배송') return
  const wrong = whyBadUnits(lines, asked) ?? whyLeft(unsent, asked)
  if (wrong) throw invalid({ lines: [wrong] })
}

/** What these units are worth within their order, for whose sake they go. */
export function partOf(
  order: OrderRow,
  lines: readonly LineRow[],
  asked: Units[],
  fault: Fault = 'buyer',
): PartPreview {
  const change = changeIn(order, lines, asked, fault)
  // what came back was settled by itself, with its way
  const came = endsReturned(lines, asked)
  const all = takesAll(lines, asked) && !came
  const left = leftOf(order)
  // what the shop cannot supply never costs the buyer a delivery, and a delivery that was made is not given back
  const shipping =
    fault === 'shop' && !all
      ? Math.min(0, change.shipping)
      : came
        ? Math.max(0, change.shipping)
        : change.shipping
  const amount = all ? left : Math.min(left, Math.max(0, change.goods - change.discount - shipping))
  const named = (cp_ids: readonly string[]) =>
    change.basis.coupons
      .filter(({ cp_id }) => cp_ids.includes(cp_id))
      .map(({ cp_id, cp_subject, cp_subject_en }) => ({
        cp_id,
        cp_subject,
        cp_subject_en: cp_subject_en || cp_subject,
      }))
  return {
    currency: order.currency,
    all,
    goods: change.goods,
    discount: change.discount,
    shipping,
    ...sharedOf(order, amount),
    coupons_back: named(change.coupons_back),
    coupons_kept: named(change.coupons_kept),
    points_back: change.points_back,
    version: order.version,
  }
}

function changeIn(
  order: OrderRow,
  lines: readonly LineRow[],
  asked: Units[],
  fault: Fault,
): Change {
  const wrong = whyBadUnits(lines, asked)
  if (wrong) throw invalid({ lines: [wrong] })
  const { basis, totals } = order.quote
  if (!basis)
    throw new Failure('CONFLICT', '이 주문은 일부만 취소할 수 없어요. 고객센터에 알려 주세요.')
  return changeOf(basis, totals, lines, asked, fault)
}

/** What the rest of the order is priced by once these units are gone. */
export function quoteAfter(
  order: OrderRow,
  lines: readonly LineRow[],
  asked: Units[],
  fault: Fault = 'buyer',
): OrderRow['quote'] {
  return { ...order.quote, basis: changeIn(order, lines, asked, fault).basis }
}

/** The most that can go back, or need not be paid any more. */
export function leftOf(order: OrderRow): number {
  return heldSum(order) + unpaidSum(order)
}

/** Of a sum that an order is worth less: what is not paid yet is let go before anything goes back. */
export function sharedOf(
  order: OrderRow,
  amount: number,
): Pick<PartPreview, 'amount' | 'due_less' | 'paid' | 'way'> {
  const due_less = Math.min(amount, unpaidSum(order))
  const paid = order.od_receipt_price > 0 && (amount > due_less || due_less === 0)
  return { amount, due_less, paid, way: paid ? refundWay(order) : 'none' }
}

export function changed(
  preview: PartPreview | null,
  words = '그사이 주문이 바뀌었어요. 새 금액을 확인하고 다시 취소해 주세요.',
): Failure {
  return new Failure('CONFLICT', words, { detail: { preview } })
}

/** What was agreed to is done, or the new preview is shown: of two at once the second reads another version. */
function cancelUnits(ctx: Ctx, od_id: string, agreed: Agreed, by: By): Promise<OrderRow> {
  return transact(ctx, async (ctx) => {
    const order = await lockOrder(ctx, od_id)
    if (!order) throw await lostRace(ctx, od_id)
    const lines = await listLines(ctx, od_id)
    // whoever still sees the order of before hears that it has changed, not that the wish is wrong
    if (order.version !== agreed.version && whyBadUnits(lines, agreed.lines)) throw changed(null)
    const preview = await previewOf(ctx, order, lines, agreed.lines, by)
    if (preview.version !== agreed.version || preview.amount !== agreed.amount)
      throw changed(preview)
    if (preview.way === 'account' && (by === 'buyer' || agreed.account) && preview.amount > 0)
      refuseAccount(agreed.account)
    if (preview.all)
      return cancel(ctx, order, { reason: agreed.reason, by, account: agreed.account })
    return takeOut(ctx, order, lines, { ...agreed, preview, by })
  })
}

async function takeOut(
  ctx: Ctx,
  order: OrderRow,
  lines: readonly LineRow[],
  { preview, by, ...agreed }: Agreed & { preview: PartPreview; by: By },
): Promise<OrderRow> {
  const { od_id } = order
  const taken = unitsTaken(lines, agreed.lines)
  await moveUnits(ctx, agreed.lines, '취소')
  await leaveClasses(ctx, order, lines, taken, {
    by,
    reason: agreed.reason || '부분 취소',
    preview,
  })
  if (order.od_status === '주문') await release(ctx, demandOf(taken))
  else {
    await restock(ctx, demandOf(taken), order.od_id)
    if (order.od_receipt_time) {
      const back = soldOf(taken).map(({ it_id, qty }) => ({ it_id, qty: -qty }))
      await countSold(ctx, koreanDay(order.od_receipt_time), back)
    }
  }
  await returnBenefits(ctx, order, {
    coupons: preview.coupons_back.map(({ cp_id }) => cp_id),
    points: preview.points_back,
  })
  const refund = preview.amount - preview.due_less
  if (refund > 0)
    await promiseRefund(ctx, od_id, {
      refund_id: `part-${od_id}-${order.version}`,
      amount: refund,
      tax_free: Math.min(refund, exemptOf(order.quote, lines, agreed.lines) ?? 0),
      reason: agreed.reason || '부분 취소',
      account: agreed.account,
    })
  const to = endsReturned(lines, agreed.lines) ? '반품' : order.od_status
  const row = await moveOrder(ctx, order, to, {
    od_cancel_price: order.od_cancel_price + preview.amount,
    od_cut_price: order.od_cut_price + preview.due_less,
    quote: quoteAfter(order, lines, agreed.lines),
  })
  if (!row) throw await lostRace(ctx, od_id)
  await announce(ctx, 'order.part_cancelled', od_id, {
    mb_id: order.mb_id,
    by,
    reason: agreed.reason,
    amount: preview.amount,
    refund,
    currency: order.currency,
    lang: order.lang,
    account: refund > 0 && preview.way === 'account' && !agreed.account,
    lines: taken.map((line) => ({
      ct_id: line.ct_id,
      it_name: line.it_name,
      it_name_en: line.it_name_en,
      qty: line.ct_qty,
      ...(isClass(line) && { seat: true }),
    })),
  })
  return row
}

export function unitsTaken(lines: readonly LineRow[], units: readonly Units[]): LineRow[] {
  return lines
    .filter(isLive)
    .flatMap((line) =>
      units
        .filter(({ ct_id }) => ct_id === line.ct_id)
        .map(({ qty }) => ({ ...line, ct_qty: qty })),
    )
}
