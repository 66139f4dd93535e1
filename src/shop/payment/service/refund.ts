import { Failure } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { houseCtx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { providerOf } from '#shop/payment/provider/open.ts'
import { type Outcome, refundable } from '#shop/payment/rules.ts'
import { listOfOrder, lockPayment, type PaymentRow } from '#shop/payment/store/payments.ts'
import {
  addRefunded,
  changeRefund,
  claimRefund,
  findRefund,
  freeRefund,
  listOpenRefunds,
  type RefundRow,
} from '#shop/payment/store/refunds.ts'
import { accountOf } from './ask-refund.ts'
import { anyPayment } from './attempt.ts'
import { record } from './record.ts'

/** What of an order's payments could still go back. */
export async function refundableOf(ctx: Ctx, od_id: string): Promise<number> {
  return (await listOfOrder(ctx, od_id)).reduce((sum, one) => sum + refundable(one), 0)
}

/** What has really gone back. */
export async function sumRefunded(ctx: Ctx, od_id: string): Promise<number> {
  return (await listOfOrder(ctx, od_id)).reduce((sum, one) => sum + one.refunded, 0)
}

const quietMs = 20_000

/** Sends a promised refund on its way. What the provider does not answer is tried again under the same number. */
export async function runRefund(ctx: Ctx, refund_id: string): Promise<RefundRow | null> {
  const refund = await transact(ctx, (ctx) =>
    claimRefund(ctx, refund_id, new Date(ctx.now.getTime() - quietMs)),
  )
  if (!refund) return findRefund(ctx, refund_id)
  const payment = await anyPayment(ctx, refund.pay_id)
  const outcome: Outcome = (await providerOf(ctx.house, payment.provider)?.refund(payment, {
    ...refund,
    account: accountOf(ctx, refund),
  })) ?? { kind: 'unknown', why: 'no keys' }
  return transact(ctx, (ctx) => finish(ctx, refund, payment, outcome))
}

async function finish(
  ctx: Ctx,
  refund: RefundRow,
  payment: PaymentRow,
  outcome: Outcome,
): Promise<RefundRow | null> {
  await record(ctx, payment.pay_id, 'refund', outcome)
  if (outcome.kind === 'unknown')
    return changeRefund(ctx, refund.refund_id, ['asked', 'unknown'], {
      state: 'unknown',
      error: outcome.why.slice(0, 200),
    })
  if (outcome.kind === 'refused') {
    const failed = await changeRefund(ctx, refund.refund_id, ['asked', 'unknown'], {
      state: 'failed',
      error: `${outcome.code} ${outcome.message}`.slice(0, 200),
    })
    if (failed) {
      await freeRefund(ctx, refund.pay_id, refund.amount)
      await announce(ctx, 'refund.failed', refund.refund_id, {
        od_id: refund.od_id,
        amount: refund.amount,
        currency: payment.currency,
        code: outcome.code,
      })
    }
    return failed
  }
  const done = await changeRefund(ctx, refund.refund_id, ['asked', 'unknown'], {
    state: 'done',
    done_at: ctx.now,
    error: null,
    account_sealed: null,
    provider_ref: outcome.seen.capture_key ?? outcome.seen.provider_key,
  })
  if (done)
    await announce(ctx, 'refund.done', refund.refund_id, {
      od_id: refund.od_id,
      amount: refund.amount,
      currency: payment.currency,
      way: refund.way,
    })
  return done
}

/** Staff have sent the money by hand. */
export async function noteBankRefund(
  ctx: Ctx,
  refund_id: string,
  note: string,
): Promise<RefundRow> {
  return transact(ctx, async (ctx) => {
    const done = await changeRefund(ctx, refund_id, ['queued', 'failed'], {
      state: 'done',
      way: 'bank',
      done_at: ctx.now,
      done_by: ctx.visitor.mb_id,
      provider_ref: note,
      account_sealed: null,
      error: null,
    })
    if (!done) throw new Failure('CONFLICT', '이미 처리한 환불이에요.')
    const payment = await lockPayment(ctx, done.pay_id)
    await addRefunded(ctx, done.pay_id, done.amount)
    await announce(ctx, 'refund.done', refund_id, {
      od_id: done.od_id,
      amount: done.amount,
      currency: payment?.currency ?? 'krw',
      way: 'bank',
      reason: note,
    })
    return done
  })
}

const atOnce = 50

/** Each minute: refunds that were promised and have not left, after a crash or a silence. */
export async function runOpenRefunds(house: Ctx['house']) {
  const ctx = houseCtx(house)
  for (const { refund_id } of await listOpenRefunds(
    ctx,
    new Date(ctx.now.getTime() - 2 * quietMs),
    atOnce,
  )) {
    await runRefund(ctx, refund_id).catch((error: unknown) =>
      house.log.error({ err: error, refund_id }, 'a refund could not be sent'),
    )
  }
}
