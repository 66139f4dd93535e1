import type { Ctx } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import { providerOf } from '#shop/payment/provider/open.ts'
import type { Seen } from '#shop/payment/rules.ts'
import { findPayment, listOfOrder, type PaymentRow } from '#shop/payment/store/payments.ts'
import { record } from './record.ts'

/** Sends the whole payment back without the help of the database, which has just failed: one key, so that once is enough. */
export async function undoAtProvider(ctx: Ctx, payment: PaymentRow, seen: Seen): Promise<void> {
  const known = { ...payment, provider_key: seen.provider_key, capture_key: seen.capture_key }
  const outcome = await providerOf(ctx.house, payment.provider)?.refund(known, {
    refund_id: `undo-${payment.pay_id}`,
    amount: payment.amount,
    tax_free: payment.tax_free,
    reason: 'The order could not be saved',
    account: null,
  })
  if (outcome?.kind !== 'seen')
    ctx.house.log.error(
      { pay_id: payment.pay_id },
      'a payment could not be taken back: the next check decides',
    )
  else
    await transact(ctx, (ctx) => record(ctx, payment.pay_id, 'undo', outcome)).catch(
      () => undefined,
    )
}

/** A cancelled order closes the account that waits for its deposit, so that nobody pays into it any more. */
export async function closeAccounts(ctx: Ctx, od_id: string): Promise<void> {
  for (const waiting of await listOfOrder(ctx, od_id)) {
    if (waiting.status !== 'waiting') continue
    const payment = (await findPayment(ctx, waiting.pay_id)) ?? waiting
    const outcome = await providerOf(ctx.house, payment.provider)?.refund(payment, {
      refund_id: `close-${payment.pay_id}`,
      amount: payment.amount,
      tax_free: payment.tax_free,
      reason: 'Order cancelled',
      account: null,
    })
    if (outcome) await transact(ctx, (ctx) => record(ctx, payment.pay_id, 'close', outcome))
  }
}
