import { type FieldPhrases, invalid, refuse } from '#kernel/failure.ts'
import { before } from '#kernel/korean-time.ts'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import type { Order } from '#shop/order/contract/order.ts'
import type { OrderForm } from '#shop/order/contract/place.ts'
import { orderTotal } from '#shop/order/rules.ts'
import { isInvoiced } from '#shop/order/store/invoiced.ts'
import { lockOrder, type OrderRow } from '#shop/order/store/orders.ts'
import type { ReceiptAsked, ReceiptView } from '#shop/payment/receipt-contract.ts'
import {
  askDays,
  cashCases,
  receiptSum,
  whyBadIdentity,
  whyCannotAsk,
} from '#shop/payment/receipt-rules.ts'
import { receiptsSheet } from '#shop/payment/service/money-sheets.ts'
import { slippedBeside } from '#shop/payment/service/personal.ts'
import {
  askReceipt,
  bringReceipt,
  receiptViewOf,
  sendReceipts,
  shownReceipt,
} from '#shop/payment/service/receipt.ts'
import {
  anyReceipt,
  deskReceipts,
  listOpenReceiptOrders,
  noteReceipt,
  reopenReceipt,
} from '#shop/payment/service/receipt-desk.ts'
import { readSettings } from '#shop/setting/service.ts'
import { provenSale } from './proven-sale.ts'
import { anyOrder, ownOrder, viewOf } from './show-order.ts'

/** What the order form wants of a receipt; null where nothing is asked for, or no cash is paid. */
export function receiptOf(
  form: Pick<
    OrderForm,
    'cash_receipt' | 'cash_identity' | 'od_settle_case' | 'currency' | 'expected_total' | 'credit'
  >,
): ReceiptAsked | null {
  const isCash =
    (cashCases.includes(form.od_settle_case) || form.credit > 0) &&
    form.currency === 'krw' &&
    form.expected_total > 0
  return isCash && form.cash_receipt !== 'none'
    ? { kind: form.cash_receipt, identity: form.cash_identity }
    : null
}

export function wrongReceipt(form: Parameters<typeof receiptOf>[0]): FieldPhrases {
  const asked = receiptOf(form)
  const why = asked && whyBadIdentity(asked.kind, asked.identity)
  return why ? { cash_identity: [why] } : {}
}

/** The buyer asks after the order was placed, as long as the law lets the receipt be issued. */
export async function askOwnReceipt(ctx: Ctx, od_id: string, asked: ReceiptAsked): Promise<Order> {
  await ownOrder(ctx, od_id)
  await ask(ctx, od_id, asked)
  return viewOf(ctx, await ownOrder(ctx, od_id))
}

/** Staff ask for a buyer who called; also past the days the buyer has. */
export async function issueReceipt(
  ctx: Ctx,
  od_id: string,
  asked: ReceiptAsked,
): Promise<ReceiptView> {
  await anyOrder(ctx, od_id)
  await ask(ctx, od_id, asked, { anyDay: true })
  return shown(ctx, od_id)
}

async function ask(ctx: Ctx, od_id: string, asked: ReceiptAsked, { anyDay = false } = {}) {
  const why = whyBadIdentity(asked.kind, asked.identity)
  if (why) throw invalid({ identity: [why] })
  await transact(ctx, async (ctx) => {
    const order = await lockOrder(ctx, od_id)
    const now = anyDay ? (order?.od_receipt_time ?? ctx.now) : ctx.now
    if (await isInvoiced(ctx, od_id))
      refuse('세금계산서를 신청한 주문이에요. 현금영수증과 함께 받을 수 없어요.', 'CONFLICT')
    if (order)
      refuse(
        whyCannotAsk({ ...order, total: orderTotal(order) }, await shownReceipt(ctx, od_id), now),
        'CONFLICT',
      )
    await askReceipt(ctx, od_id, asked)
  })
  await settleReceipt(ctx, od_id, true)
}

export function receiptDeskSheet(...asked: Parameters<typeof receiptsSheet>) {
  return receiptsSheet(...asked)
}

export function listReceiptDesk(ctx: Ctx, asked: Parameters<typeof deskReceipts>[1]) {
  return deskReceipts(ctx, asked)
}

export async function retryReceipt(ctx: Ctx, receipt_id: number): Promise<ReceiptView> {
  const { od_id } = await reopenReceipt(ctx, receipt_id)
  await settleReceipt(ctx, od_id, true)
  return receiptViewOf(await anyReceipt(ctx, receipt_id))
}

export async function noteReceiptByHand(
  ctx: Ctx,
  receipt_id: number,
  approval_no: string,
): Promise<ReceiptView> {
  return receiptViewOf(await noteReceipt(ctx, receipt_id, approval_no))
}

async function shown(ctx: Ctx, od_id: string): Promise<ReceiptView> {
  const row = await shownReceipt(ctx, od_id)
  if (!row) throw new Error(`no receipt of ${od_id}`)
  return receiptViewOf(row)
}

/** Brings the receipt of an order to what has been paid and kept, and asks the provider. Safe to repeat, by anyone. */
export async function settleReceipt(ctx: Ctx, od_id: string, atOnce = false): Promise<void> {
  // money may move while the provider is asked: what it left behind is set right at once
  for (let round = 0; round < 3; round++) {
    await transact(ctx, async (ctx) => {
      const order = await lockOrder(ctx, od_id)
      if (!order) return
      // one proof for one sale: a tax invoice leaves nothing for a receipt to say
      const invoiced = await isInvoiced(ctx, od_id)
      const sum = invoiced ? { amount: 0, tax_free: 0 } : await cashIn(ctx, order)
      await bringReceipt(ctx, {
        od_id,
        self: !invoiced && (await isSelfIssued(ctx, order)),
        ...sum,
      })
    })
    if (!(await sendReceipts(ctx, od_id, atOnce))) return
  }
}

/** What was paid by card beside the cash, for a difference, has a slip of its own. */
async function cashIn(ctx: Ctx, order: OrderRow): Promise<{ amount: number; tax_free: number }> {
  const sum = receiptSum(await provenSale(ctx, order))
  const amount = Math.max(0, sum.amount - (await slippedBeside(ctx, order.od_id)))
  return { amount, tax_free: Math.min(sum.tax_free, amount) }
}

/** For money of these days only: what is older was settled by the rules of its time. */
async function isSelfIssued(ctx: Ctx, { od_receipt_time }: OrderRow): Promise<boolean> {
  if (!od_receipt_time || od_receipt_time < before(ctx.now, { days: askDays })) return false
  return (await readSettings(ctx)).payment.cash_self_issue
}

const atOnce = 50

/** Each minute: receipts that were not answered, or whose order moved while nobody looked. */
export async function settleOpenReceipts(house: Ctx['house']) {
  const ctx = houseCtx(house)
  for (const od_id of await listOpenReceiptOrders(ctx, atOnce)) {
    await settleReceipt(ctx, od_id).catch((error: unknown) =>
      house.log.error({ err: error, od_id }, 'a cash receipt could not be brought up to date'),
    )
  }
}
