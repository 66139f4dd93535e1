import { notFound } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import type { OrderRow } from '#shop/order/store/orders.ts'
import { lockOrder, noteRefund } from '#shop/order/store/orders.ts'
import { askRefund, type RefundAsked } from '#shop/payment/service/ask-refund.ts'
import { takeBankReceipt } from '#shop/payment/service/bank.ts'
import { refundableOf, runRefund, sumRefunded } from '#shop/payment/service/refund.ts'

export type Refunded = {
  refund_id: string
  amount: number
  state: 'asked' | 'unknown' | 'queued' | 'done' | 'failed'
  way: 'pg' | 'bank' | 'credit' | 'account'
}

/**
 * Sends back a part of what was paid for an order, or all of it. `refund_id` is the caller's own number (of a claim, a cancel):
 * asked twice it is sent once. Never more than is left; what the provider does not answer stays `unknown` and is asked again;
 * money that came by bank waits as `queued` for the staff.
 */
export async function refundPayment(
  ctx: Ctx,
  od_id: string,
  asked: RefundAsked,
): Promise<Refunded> {
  const promised = await transact(ctx, (ctx) => promiseRefund(ctx, od_id, asked))
  if (promised.way !== 'pg') return promised
  const sent = await runRefund(ctx, promised.refund_id)
  return sent ? refundedOf(sent) : promised
}

/** The same inside a transaction of the caller: it is written down now and leaves after the commit. */
export async function promiseRefund(
  ctx: Ctx,
  od_id: string,
  asked: RefundAsked,
): Promise<Refunded> {
  const order = await lockOrder(ctx, od_id)
  if (!order) throw notFound()
  await takeBankReceipt(ctx, order)
  return refundedOf(await askRefund(ctx, od_id, { ...asked, mb_id: order.mb_id }))
}

/** All that is left to be sent back. */
export async function refundRest(
  ctx: Ctx,
  order: OrderRow,
  asked: Omit<RefundAsked, 'amount'>,
): Promise<void> {
  await takeBankReceipt(ctx, order)
  const amount = (await refundableOf(ctx, order.od_id)) - order.od_kept_price
  if (amount > 0) await askRefund(ctx, order.od_id, { ...asked, amount, mb_id: order.mb_id })
}

/** The order shows what has really gone back. */
export async function followRefund(ctx: Ctx, od_id: string): Promise<void> {
  await noteRefund(ctx, od_id, await sumRefunded(ctx, od_id))
}

function refundedOf({ refund_id, amount, state, way }: Refunded): Refunded {
  return { refund_id, amount, state, way }
}
