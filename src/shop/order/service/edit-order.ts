import { Failure, invalid } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { refuseMore } from '#shop/company/service/charge.ts'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import type { EditPreview, OrderWish } from '#shop/order/contract/edits.ts'
import type { Order, RefundAccount } from '#shop/order/contract/order.ts'
import { sumsAfter } from '#shop/order/edit-rules.ts'
import { demandOf, needsAccount, soldOf } from '#shop/order/rules.ts'
import { growLine, insertLines } from '#shop/order/store/edit-lines.ts'
import { listLines, lockOrder, moveOrder, type OrderRow } from '#shop/order/store/orders.ts'
import { countSold, deductStock } from '#shop/order/store/stock.ts'
import { moveUnits } from '#shop/order/store/units.ts'
import { takeMoreOnAccount } from '#shop/payment/service/account.ts'
import { returnBenefits } from './benefits.ts'
import { lostRace, refuseAccount } from './cancel-order.ts'
import { type By, type Planned, planOf, previewOf } from './edit-plan.ts'
import { changesOf } from './edit-words.ts'
import { refusePricers } from './own-prices.ts'
import { promiseRefund } from './refund-payment.ts'
import { anyOrder, ownOrder, staffViewOf, viewOf } from './show-order.ts'
import { release, reserve, restock } from './stock.ts'

type Agreed = { difference: number; version: number; reason: string; account?: RefundAccount }

export async function previewEdit(ctx: Ctx, od_id: string, wish: OrderWish): Promise<EditPreview> {
  const order = await anyOrder(ctx, od_id)
  const plan = await planOf(ctx, order, await listLines(ctx, od_id), wish, 'staff')
  const preview = previewOf(order, plan)
  if (preview.way === 'owed' && order.od_company)
    await refuseMore(ctx, { mb_id: order.od_company, amount: preview.difference })
  return preview
}

export async function previewOwnEdit(
  ctx: Ctx,
  od_id: string,
  receiver: OrderWish['receiver'],
): Promise<EditPreview> {
  const order = await ownOrder(ctx, od_id)
  const wish = { receiver, lines: [], add: [] }
  return previewOf(order, await planOf(ctx, order, await listLines(ctx, od_id), wish, 'buyer'))
}

export async function editAsStaff(
  ctx: Ctx,
  od_id: string,
  { reason, difference, version, account, ...wish }: OrderWish & Agreed,
): Promise<StaffOrder> {
  await anyOrder(ctx, od_id)
  return staffViewOf(
    ctx,
    await edit(ctx, od_id, wish, { reason, difference, version, account }, 'staff'),
  )
}

export async function editOwn(
  ctx: Ctx,
  od_id: string,
  { receiver, ...agreed }: { receiver: OrderWish['receiver'] } & Omit<Agreed, 'reason'>,
): Promise<Order> {
  await ownOrder(ctx, od_id)
  const wish = { receiver, lines: [], add: [] }
  return viewOf(ctx, await edit(ctx, od_id, wish, { ...agreed, reason: '' }, 'buyer'))
}

/** What was agreed to is done, or the new sums are shown: of two at once the second reads another version. */
function edit(ctx: Ctx, od_id: string, wish: OrderWish, agreed: Agreed, by: By): Promise<OrderRow> {
  return transact(ctx, async (ctx) => {
    const order = await lockOrder(ctx, od_id)
    if (!order) throw await lostRace(ctx, od_id)
    if (order.version !== agreed.version) throw changed(null)
    const plan = await planOf(ctx, order, await listLines(ctx, od_id), wish, by)
    const preview = previewOf(order, plan)
    if (preview.difference !== agreed.difference) throw changed(preview)
    if (!plan.changes.length) throw invalid({ receiver: ['바뀐 것이 없어요.'] })
    const { mb_id, od_hp: hp, od_email: email } = order
    const added = { it_ids: plan.add.map(({ it_id }) => it_id) }
    await refusePricers(ctx, { mb_id, hp, email }, added, 'added')
    if (preview.way === 'refund' && needsAccount(order) && (by === 'buyer' || agreed.account))
      refuseAccount(agreed.account)
    await moveGoods(ctx, order, plan)
    await returnBenefits(ctx, order, {
      coupons: preview.coupons_back.map(({ cp_id }) => cp_id),
      points: preview.points_back,
    })
    if (preview.way === 'refund')
      await promiseRefund(ctx, od_id, {
        refund_id: `part-${od_id}-${order.version}`,
        amount: -preview.difference,
        reason: agreed.reason || '주문 변경',
        account: agreed.account,
      })
    if (preview.way === 'owed')
      await takeMoreOnAccount(ctx, order, {
        amount: preview.difference,
        tax_free: moreExempt(plan),
      })
    const row = await moveOrder(ctx, order, order.od_status, {
      ...wish.receiver,
      ...sumsOf(order, plan, preview.way === 'refund'),
      ...(preview.way === 'owed' && {
        od_receipt_price: order.od_receipt_price + preview.difference,
      }),
    })
    if (!row) throw await lostRace(ctx, od_id)
    await announce(ctx, 'order.edited', od_id, {
      mb_id: order.mb_id,
      lang: order.lang,
      currency: order.currency,
      by,
      reason: agreed.reason,
      difference: preview.difference,
      way: preview.way,
      changes: plan.changes,
      ...changesOf(order, plan.changes, preview),
    })
    return row
  })
}

/** How much of a difference is goods without VAT. */
function moreExempt({ edit: { before, after, difference } }: Planned): number {
  return Math.min(difference, Math.max(0, after.exempt - before.exempt))
}

function changed(preview: EditPreview | null): Failure {
  return new Failure('CONFLICT', '그사이 주문이 바뀌었어요. 새로 불러온 뒤 다시 고쳐 주세요.', {
    detail: { preview },
  })
}

/** Units that come are promised before units that go are given back, so that nobody else takes what is swapped. */
async function moveGoods(ctx: Ctx, order: OrderRow, { less, more, add, shares }: Planned) {
  const coming = [
    ...more.map(({ line, qty }) => ({ ...line, ct_qty: qty })),
    ...add.map((line) => ({ ...line, ct_id: 0 })),
  ]
  const going = less.map(({ line, qty }) => ({ ...line, ct_qty: qty }))
  const isPaid = order.od_status !== '주문'
  if (coming.length) await reserve(ctx, demandOf(coming), coming)
  if (coming.length && isPaid) await deductStock(ctx, demandOf(coming), order.od_id)
  if (going.length)
    await (isPaid ? restock(ctx, demandOf(going), order.od_id) : release(ctx, demandOf(going)))
  if (isPaid && order.od_receipt_time)
    await countSold(ctx, koreanDay(order.od_receipt_time), [
      ...soldOf(coming),
      ...soldOf(going).map(({ it_id, qty }) => ({ it_id, qty: -qty })),
    ])
  await moveUnits(
    ctx,
    less.map(({ line, qty }) => ({ ct_id: line.ct_id, qty })),
    '취소',
  )
  for (const { line, qty } of more) await growLine(ctx, line.ct_id, qty, shares(line))
  await insertLines(ctx, order.od_id, order.od_status, add)
}

/** What goes back is counted as cancelled, as after any part; everything else grows or shrinks in its own column. */
export function sumsOf(order: OrderRow, { edit }: Pick<Planned, 'edit'>, isRefund: boolean) {
  if (isRefund)
    return {
      od_cancel_price: order.od_cancel_price - edit.difference,
      quote: { ...order.quote, basis: edit.basis },
    }
  const { before, after } = edit
  return {
    quote: { ...order.quote, basis: edit.basis, totals: sumsAfter(order.quote.totals, edit) },
    od_cart_price: order.od_cart_price + after.goods - before.goods,
    od_send_cost: order.od_send_cost + after.shipping - before.shipping,
    od_send_cost2: order.od_send_cost2 + after.island - before.island,
    od_cart_coupon: order.od_cart_coupon + after.item_coupon - before.item_coupon,
    od_coupon: order.od_coupon + after.order_coupon - before.order_coupon,
    od_send_coupon: order.od_send_coupon + after.shipping_coupon - before.shipping_coupon,
    od_point_price: order.od_point_price + after.point_price - before.point_price,
    od_tax_mny: order.od_tax_mny + after.supply - before.supply,
    od_vat_mny: order.od_vat_mny + after.vat - before.vat,
    od_free_mny: order.od_free_mny + after.exempt - before.exempt,
  }
}
