import { Failure } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { takePaid } from '#shop/cart/service/shelf.ts'
import { demandOf, orderMoves, soldOf } from '#shop/order/rules.ts'
import { type DraftRow, lockDraftOf, moveDraft } from '#shop/order/store/drafts.ts'
import {
  insertOrder,
  listLiveLines,
  lockOrder,
  moveOrder,
  type OrderRow,
} from '#shop/order/store/orders.ts'
import { countSold, deductStock } from '#shop/order/store/stock.ts'
import { hasMoney } from '#shop/payment/rules.ts'
import { askRefund } from '#shop/payment/service/ask-refund.ts'
import { anyPayment, type PaymentRow } from '#shop/payment/service/attempt.ts'
import { confirmBookings } from '#shop/seat/service/book.ts'
import { backToWaiting } from './back-to-waiting.ts'
import { cancel } from './cancel-order.ts'
import {
  bookLines,
  refusedBy,
  type SeatCode,
  seatDeadline,
  seatWords,
  takeSeatsOver,
  whyNoSeats,
  wishesIn,
} from './class-seats.ts'
import { giveUp, holdAgain } from './drafts.ts'

/** Brings an order to where its payment stands. Safe to repeat, in whatever order the news arrive. */
export function settlePayment(ctx: Ctx, pay_id: string): Promise<void> {
  return transact(ctx, (ctx) => settle(ctx, pay_id))
}

/** The same inside a transaction of the caller. */
export async function settle(ctx: Ctx, pay_id: string): Promise<void> {
  const payment = await anyPayment(ctx, pay_id)
  // the fee of an exchange moves its claim and not its order, a personal payment itself
  if (payment.claim_id !== null || payment.pp_id !== null) return
  const draft = await lockDraftOf(ctx, pay_id)
  const order = await lockOrder(ctx, payment.od_id)
  const isIn = hasMoney.includes(payment.status)
  if (order && isIn) return depositArrived(ctx, order, payment)
  if (order && payment.status === 'waiting') return depositTakenBack(ctx, order, payment)
  if (order && payment.status === 'expired' && order.od_status === '주문')
    return accountClosed(ctx, order)
  if (order || !draft) return
  if (isIn || payment.status === 'waiting') return becomeOrder(ctx, draft, payment)
  if (['failed', 'expired', 'cancelled', 'refunded'].includes(payment.status))
    await giveUp(ctx, draft, 'failed', { code: payment.fail_code ?? payment.status })
}

/** The draft enters the books: paid, or waiting for the deposit into its own account. */
async function becomeOrder(ctx: Ctx, draft: DraftRow, payment: PaymentRow) {
  const isHeld = await moveDraft(ctx, draft.od_id, ['open', 'confirming'], 'done')
  // its half hour was over: the goods are promised anew, or the money goes back
  if (!isHeld && !(await holdLate(ctx, draft))) return giveBack(ctx, draft, payment)
  const no = await whyNoSeats(ctx, draft)
  if (no) {
    await moveDraft(ctx, draft.od_id, ['done'], 'confirming')
    await giveUp(ctx, draft, 'failed', { code: no })
    return giveBack(ctx, draft, payment, no)
  }
  const isPaid = payment.status !== 'waiting'
  const account = payment.detail.account
  const order: OrderRow = {
    ...draft.order,
    od_status: isPaid ? '입금' : '주문',
    od_time: ctx.now,
    od_receipt_price: (isPaid ? payment.amount : 0) + (draft.order.od_credit_price ?? 0),
    od_receipt_time: isPaid ? (payment.approved_at ?? ctx.now) : null,
    od_deposit_deadline: await seatDeadline(
      ctx,
      account?.due ? new Date(account.due) : null,
      draft.lines,
    ),
    od_deposit_name: account ? draft.order.od_name : '',
    quote: {
      ...draft.order.quote,
      bank_account: account
        ? {
            bank: account.bank,
            number: account.number,
            holder: { ko: account.holder, en: account.holder },
          }
        : null,
    },
  }
  const placed = await insertOrder(ctx, order, draft.lines, Number.MAX_SAFE_INTEGER)
  if (!placed) throw new Error(`the paid order ${draft.od_id} could not be written`)
  if (!isPaid) await takeSeatsOver(ctx, order, draft.lines)
  await bookLines(ctx, order, draft.lines)
  const goods = draft.lines.filter(({ io_no }) => io_no > 0)
  const units = goods.map(({ io_no, ct_text = '', ct_qty }) => ({
    io_no,
    ct_text,
    qty: ct_qty,
  }))
  await takePaid(ctx, draft.cart_key, draft.direct, units, {
    session_ids: wishesIn(draft.lines).map(({ session_id }) => session_id),
    set_ids: draft.lines.flatMap(({ set_id }) => set_id ?? []),
  })
  const money = {
    total: draft.total,
    currency: draft.currency,
    lang: order.lang,
    mb_id: order.mb_id,
    way: payment.way,
  }
  const tax_invoice = order.od_tax_invoice === true
  await announce(ctx, 'order.placed', draft.od_id, { ...money, paid: isPaid, tax_invoice })
  if (isPaid) await sold(ctx, order, draft.lines, { ...money, amount: payment.amount, over: 0 })
}

async function holdLate(ctx: Ctx, draft: DraftRow): Promise<boolean> {
  return (
    (await holdAgain(ctx, draft)) &&
    (await moveDraft(ctx, draft.od_id, ['failed', 'replaced', 'left', 'expired'], 'done'))
  )
}

async function giveBack(ctx: Ctx, draft: DraftRow, payment: PaymentRow, no?: SeatCode) {
  if (!hasMoney.includes(payment.status)) return
  await askRefund(ctx, draft.od_id, {
    refund_id: `late-${payment.pay_id}`,
    amount: payment.amount - payment.refund_held,
    reason: no ? seatWords[no] : '결제 시간이 지나 재고가 없어 돌려 드려요.',
    pay_id: payment.pay_id,
  })
  await announce(ctx, 'payment.undone', payment.pay_id, {
    od_id: draft.od_id,
    amount: payment.amount,
    currency: payment.currency,
    lang: draft.order.lang,
    mb_id: draft.mb_id,
    why: no ? no.toLowerCase() : 'late',
  })
}

/** Paid units leave the shelf, and the sale is counted. */
async function sold(
  ctx: Ctx,
  order: Pick<OrderRow, 'od_id'>,
  lines: DraftRow['lines'],
  told: Record<string, unknown>,
) {
  await deductStock(ctx, demandOf(lines), order.od_id)
  await countSold(ctx, koreanDay(ctx.now), soldOf(lines))
  await announce(ctx, orderMoves.deposit.event, order.od_id, told)
}

async function depositArrived(ctx: Ctx, order: OrderRow, payment: PaymentRow) {
  if (order.od_status === '취소' || order.od_status === '품절')
    return lateDeposit(ctx, order, payment)
  if (order.od_status !== '주문') return
  const no = await refusedBy(() => transact(ctx, (ctx) => confirmBookings(ctx, order.od_id)))
  if (no) {
    const cancelled = await cancel(ctx, order, { reason: seatWords[no], by: 'staff' })
    return lateDeposit(ctx, cancelled, payment)
  }
  const paid = await moveOrder(ctx, order, '입금', {
    od_receipt_price: payment.amount + order.od_credit_price,
    od_receipt_time: payment.approved_at ?? ctx.now,
  })
  if (!paid)
    throw new Failure(
      'CONFLICT',
      '그사이 주문 상태가 바뀌었어요. 새로 불러온 뒤 다시 시도해 주세요.',
    )
  await sold(ctx, order, await listLiveLines(ctx, order.od_id), {
    amount: payment.amount,
    currency: order.currency,
    lang: order.lang,
    mb_id: order.mb_id,
    over: 0,
    way: payment.way,
  })
}

/** Into the account of a cancelled order: the money goes back. What was refunded before is not asked for again. */
async function lateDeposit(ctx: Ctx, order: OrderRow, payment: PaymentRow) {
  // an order that was paid and then cancelled has its refund already
  if (order.od_receipt_price > order.od_credit_price || payment.refund_held >= payment.amount)
    return
  await askRefund(ctx, order.od_id, {
    refund_id: `late-${payment.pay_id}`,
    amount: payment.amount - payment.refund_held,
    reason: '취소된 주문에 입금되어 돌려 드려요.',
    pay_id: payment.pay_id,
  })
  await announce(ctx, 'payment.undone', payment.pay_id, {
    od_id: order.od_id,
    amount: payment.amount,
    currency: payment.currency,
    lang: order.lang,
    mb_id: order.mb_id,
    why: 'cancelled',
  })
}

/** The bank took a deposit back: packing stops, and the order waits again. One that has left is a matter for the staff. */
async function depositTakenBack(ctx: Ctx, order: OrderRow, payment: PaymentRow) {
  if (!['입금', '준비', '배송', '완료'].includes(order.od_status)) return
  const told = {
    amount: payment.amount,
    currency: order.currency,
    lang: order.lang,
    mb_id: order.mb_id,
    from: order.od_status,
  }
  if (order.od_status !== '입금' && order.od_status !== '준비') {
    if (order.od_receipt_price === order.od_credit_price) return
    await moveOrder(ctx, order, order.od_status, { od_receipt_price: order.od_credit_price })
    return announce(ctx, 'order.deposit_returned', order.od_id, { ...told, sent: true })
  }
  await backToWaiting(ctx, order, { od_receipt_price: order.od_credit_price })
  await announce(ctx, 'order.deposit_returned', order.od_id, told)
}

/** Nobody paid into the account in time. */
async function accountClosed(ctx: Ctx, order: OrderRow) {
  await cancel(ctx, order, { reason: '입금 기한이 지나 주문이 취소되었어요.', by: 'deadline' })
}
