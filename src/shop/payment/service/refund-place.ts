import { Failure, invalid } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { creditBank } from '#shop/credit/rules.ts'
import type { Account } from '#shop/payment/provider/provider.ts'
import { changeRefund, listRefundsOf, type RefundRow } from '#shop/payment/store/refunds.ts'
import { accountColumns } from './ask-refund.ts'
import { anyPayment } from './attempt.ts'
import { refundToCredit } from './credit.ts'

export type { RefundRow }

/** Refunds of an order that the staff send by hand and have not sent yet. */
export async function listQueuedOf(ctx: Ctx, od_id: string): Promise<RefundRow[]> {
  return (await listRefundsOf(ctx, od_id)).filter(({ state }) => state === 'queued')
}

/** The buyer says where the money goes: to all of an order that waits. Inside a transaction that holds the order. */
export async function placeRefunds(
  ctx: Ctx,
  od_id: string,
  account: Account,
  mb_id: string | null,
): Promise<void> {
  const waiting = await listQueuedOf(ctx, od_id)
  if (!waiting.length) throw alreadySent()
  for (const refund of waiting) {
    const { refund_id } = refund
    if (account.bank === creditBank) {
      await toBalance(ctx, refund, mb_id)
      continue
    }
    if (!(await changeRefund(ctx, refund_id, ['queued'], accountColumns(ctx, account))))
      throw alreadySent()
    await announce(ctx, 'refund.account_written', refund_id, { od_id })
  }
}

async function toBalance(ctx: Ctx, refund: RefundRow, mb_id: string | null) {
  const payment = await anyPayment(ctx, refund.pay_id)
  if (!mb_id || payment.provider !== 'bank' || payment.currency !== 'krw')
    throw invalid({
      'account.bank': ['이 주문의 돈은 예치금으로 받을 수 없어요. 계좌를 적어 주세요.'],
    })
  if (!(await refundToCredit(ctx, refund, payment, mb_id))) throw alreadySent()
}

function alreadySent(): Failure {
  return new Failure('CONFLICT', '이미 돌려 드린 돈이에요. 주문 내용을 다시 확인해 주세요.')
}
