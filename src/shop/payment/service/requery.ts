import { type Ctx, houseCtx } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import type { Outcome } from '#shop/payment/rules.ts'
import { listOpen, type PaymentRow } from '#shop/payment/store/payments.ts'
import { askConfirm, askQuery } from './confirm.ts'
import { record } from './record.ts'

const second = 1_000
// the provider forgets an agreed payment that nobody confirmed after ten minutes
const agreedFor = 10 * 60 * second

/** Asks the provider how a payment stands and writes it down; the order follows the event. */
export async function requery(
  ctx: Ctx,
  payment: PaymentRow,
  kind = 'query',
): Promise<PaymentRow | null> {
  const outcome = await finalOutcome(ctx, payment, await askQuery(ctx, payment))
  return transact(ctx, (ctx) => record(ctx, payment.pay_id, kind, outcome))
}

/** Agreed to and never confirmed: our question got lost on its way, so it is asked again under the same key. */
async function finalOutcome(ctx: Ctx, payment: PaymentRow, outcome: Outcome): Promise<Outcome> {
  const isLost =
    payment.status === 'confirming' && outcome.kind === 'seen' && outcome.seen.status === 'ready'
  if (!isLost) return outcome
  const age = ctx.now.getTime() - (payment.confirmed_at ?? payment.created_at).getTime()
  return age < agreedFor
    ? askConfirm(ctx, payment)
    : { kind: 'refused', code: 'EXPIRED_PAYMENT', message: '', raw: {} }
}

const atOnce = 50

/** Each minute: nothing stays open without being asked about. One that cannot be asked does not hold up the others. */
export async function checkOpenPayments(house: Ctx['house']) {
  const ctx = houseCtx(house)
  const before = (ms: number) => new Date(ctx.now.getTime() - ms)
  const open = await listOpen(
    ctx,
    { confirming: before(15 * second), waiting: before(4 * 60 * second) },
    atOnce,
  )
  for (const payment of open) {
    await requery({ ...ctx, lang: payment.lang }, payment, 'check').catch((error: unknown) =>
      house.log.error({ err: error, pay_id: payment.pay_id }, 'a payment could not be checked'),
    )
  }
}
