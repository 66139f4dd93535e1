import type { Ctx } from '#platform/context.ts'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import type { RefundAsked } from '#shop/payment/service/ask-refund.ts'
import { guardMoneyOf } from '#shop/point/service/hand-money.ts'
import { settleOverpaid } from './overpaid.ts'
import { refundPayment } from './refund-payment.ts'
import { confirmDeposit } from './staff-moves.ts'
import { takeExtra } from './take-extra.ts'

/** What staff say of an order's money on their word alone; what a line of a bank file says is no such word. */
export async function depositByHand(
  ctx: Ctx,
  od_id: string,
  money: Parameters<typeof confirmDeposit>[2],
): Promise<StaffOrder> {
  await guardMoneyOf(ctx, od_id, { amount: money.amount, key: 'deposit', goods: true })
  return confirmDeposit(ctx, od_id, money)
}

export async function extraByHand(
  ctx: Ctx,
  od_id: string,
  money: Parameters<typeof takeExtra>[2],
): Promise<StaffOrder> {
  await guardMoneyOf(ctx, od_id, { amount: money.amount, key: 'extra' })
  return takeExtra(ctx, od_id, money)
}

export async function refundByHand(ctx: Ctx, od_id: string, asked: RefundAsked) {
  await guardMoneyOf(ctx, od_id, { amount: asked.amount, key: `refund-${asked.refund_id}` })
  return refundPayment(ctx, od_id, asked)
}

export async function overpaidByHand(
  ctx: Ctx,
  od_id: string,
  asked: Parameters<typeof settleOverpaid>[2],
): Promise<StaffOrder> {
  await guardMoneyOf(ctx, od_id, { amount: asked.amount, key: 'overpaid' })
  return settleOverpaid(ctx, od_id, asked)
}
