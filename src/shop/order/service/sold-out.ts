import { invalid, notFound, refuse } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { isClass } from '#shop/cart/class-rules.ts'
import { exemptOf } from '#shop/order/change-rules.ts'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import type { RefundAccount } from '#shop/order/contract/order.ts'
import type { PartPreview } from '#shop/order/contract/parts.ts'
import { takesAll, type Units, whyBadUnits } from '#shop/order/part-rules.ts'
import { demandOf, orderTotal, soldOf } from '#shop/order/rules.ts'
import {
  type SoldOut,
  stateAfter,
  whyCannotSellOut,
  whyOnlyWhole,
} from '#shop/order/sold-out-rules.ts'
import {
  type LineRow,
  listLines,
  lockOrder,
  moveOrder,
  type OrderRow,
} from '#shop/order/store/orders.ts'
import { emptyShelf } from '#shop/order/store/sold-out.ts'
import { countSold, deductStock } from '#shop/order/store/stock.ts'
import { moveUnits } from '#shop/order/store/units.ts'
import { returnBenefits } from './benefits.ts'
import { lostRace, refuseAccount } from './cancel-order.ts'
import { changed, partOf, quoteAfter, refuseLeft, unitsTaken } from './cancel-part.ts'
import { promiseRefund, refundRest } from './refund-payment.ts'
import { restOfSent } from './rest.ts'
import { anyOrder, staffViewOf } from './show-order.ts'
import { showFlipped } from './stock.ts'

type Agreed = {
  lines: Units[]
  amount: number
  version: number
  stock: 'empty' | 'keep'
  reason: string
  account?: RefundAccount
}

export async function previewSoldOut(
  ctx: Ctx,
  od_id: string,
  asked: Units[],
): Promise<PartPreview> {
  return previewOf(ctx, await anyOrder(ctx, od_id), await listLines(ctx, od_id), asked)
}

/** The same rules that refuse the move refuse its preview. */
async function previewOf(
  ctx: Ctx,
  order: OrderRow,
  lines: readonly LineRow[],
  asked: Units[],
): Promise<PartPreview> {
  const { od_status } = order
  const unsent = await restOfSent(ctx, order, lines)
  refuse(whyCannotSellOut(order, unsent.length > 0), 'CONFLICT', { od_status })
  if (lines.some((line) => isClass(line) && asked.some(({ ct_id }) => ct_id === line.ct_id)))
    throw invalid({ lines: ['클래스에는 품절이 없어요. 날짜를 취소하거나 예약을 옮겨 주세요.'] })
  refuseLeft(order, lines, unsent, asked)
  const preview = partOf(order, lines, asked, 'shop')
  refuse(whyOnlyWhole(order, preview.all), 'CONFLICT', { od_status })
  return preview
}

const otherNow = '그사이 주문이 바뀌었어요. 남은 상품을 확인하고 다시 처리해 주세요.'

/** The shop cannot supply some units, or any: what was paid for them goes back, and the buyer hears why. */
export async function sellOut(ctx: Ctx, od_id: string, agreed: Agreed): Promise<StaffOrder> {
  const row = await transact(ctx, async (ctx) => {
    const order = await lockOrder(ctx, od_id)
    if (!order) throw notFound()
    const lines = await listLines(ctx, od_id)
    // whoever still sees the order of before hears that it has changed, not that the wish is wrong
    if (order.version !== agreed.version && whyBadUnits(lines, agreed.lines))
      throw changed(null, otherNow)
    const preview = await previewOf(ctx, order, lines, agreed.lines)
    if (preview.version !== agreed.version || preview.amount !== agreed.amount)
      throw changed(preview, otherNow)
    if (preview.way === 'account' && agreed.account && preview.amount > 0)
      refuseAccount(agreed.account)
    return giveUpUnits(ctx, order, lines, { ...agreed, preview })
  })
  return staffViewOf(ctx, row)
}

async function giveUpUnits(
  ctx: Ctx,
  order: OrderRow,
  lines: readonly LineRow[],
  { preview, ...agreed }: Agreed & { preview: PartPreview },
): Promise<OrderRow> {
  const { od_id } = order
  const taken = unitsTaken(lines, agreed.lines)
  await moveUnits(ctx, agreed.lines, '품절')
  const emptied = await leaveShelf(ctx, order, taken, agreed.stock)
  const coupons = preview.coupons_back.map(({ cp_id }) => cp_id)
  await returnBenefits(
    ctx,
    order,
    preview.all ? undefined : { coupons, points: preview.points_back },
  )
  const refund_id = `soldout-${od_id}-${order.version}`
  await promise(ctx, order, { ...agreed, preview, refund_id, lines: [...lines] }, agreed.lines)
  const after = await listLines(ctx, od_id)
  const before = new Set(
    lines.filter(({ ct_status }) => ct_status === '품절').map(({ ct_id }) => ct_id),
  )
  const undo: SoldOut = {
    from: order.od_status,
    cancel_price: order.od_cancel_price,
    cut_price: order.od_cut_price,
    moved: after
      .filter(({ ct_id, ct_status }) => ct_status === '품절' && !before.has(ct_id))
      .map(({ ct_id }) => ct_id),
    coupons,
    points: preview.points_back,
    emptied,
    refund_id,
  }
  const to = takesAll(lines, agreed.lines) ? stateAfter(after) : order.od_status
  const row = await moveOrder(ctx, order, to, {
    od_cancel_price: preview.all
      ? orderTotal(order) - order.od_kept_price
      : order.od_cancel_price + preview.amount,
    od_cut_price: order.od_cut_price + preview.due_less,
    ...(preview.all ? {} : { quote: quoteAfter(order, lines, agreed.lines, 'shop') }),
  })
  if (!row) throw await lostRace(ctx, od_id)
  await announce(ctx, 'order.sold_out', od_id, {
    mb_id: order.mb_id,
    by: 'staff',
    reason: agreed.reason,
    amount: preview.amount,
    refund: preview.amount - preview.due_less,
    account: preview.way === 'account' && !agreed.account,
    all: preview.all,
    stock: agreed.stock,
    currency: order.currency,
    lang: order.lang,
    lines: taken.map(({ ct_id, it_name, it_name_en, ct_qty }) => ({
      ...{ ct_id, it_name, it_name_en, qty: ct_qty },
    })),
    undo,
  })
  return row
}

/** Goods that are not there do not come back to the shelf; a promise of them ends. */
async function leaveShelf(
  ctx: Ctx,
  order: OrderRow,
  taken: readonly LineRow[],
  stock: Agreed['stock'],
): Promise<SoldOut['emptied']> {
  const demand = demandOf(taken)
  if (order.od_status === '주문') await deductStock(ctx, demand, order.od_id)
  else if (order.od_receipt_time) {
    const back = soldOf(taken).map(({ it_id, qty }) => ({ it_id, qty: -qty }))
    await countSold(ctx, koreanDay(order.od_receipt_time), back)
  }
  if (stock === 'keep') return []
  const emptied = await emptyShelf(
    ctx,
    demand.map(({ io_no }) => io_no),
    order.od_id,
  )
  await showFlipped(ctx, emptied)
  return emptied.map(({ io_no, qty }) => ({ io_no: Number(io_no), qty }))
}

/** What was paid for it is written down to go back the way it came. */
async function promise(
  ctx: Ctx,
  order: OrderRow,
  asked: {
    preview: PartPreview
    refund_id: string
    reason: string
    account?: RefundAccount
    lines: LineRow[]
  },
  units: readonly Units[],
) {
  const { preview, refund_id, account } = asked
  const amount = preview.amount - preview.due_less
  if (amount <= 0) return
  const refund = { refund_id, reason: asked.reason || '품절', account }
  if (preview.all) return refundRest(ctx, order, refund)
  await promiseRefund(ctx, order.od_id, {
    ...refund,
    amount,
    tax_free: Math.min(amount, exemptOf(order.quote, asked.lines, units, 'shop') ?? 0),
  })
}
