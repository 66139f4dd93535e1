import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { tellHourly } from '#platform/tell-hourly.ts'
import type { PayStatus } from '#shop/payment/contract.ts'
import {
  hasMoney,
  isOurFault,
  mayBecome,
  type Outcome,
  type Seen,
  whyOther,
} from '#shop/payment/rules.ts'
import {
  addNote,
  changePayment,
  lockPayment,
  type PaymentRow,
} from '#shop/payment/store/payments.ts'

/**
 * Writes down what the provider told, inside a transaction. States only go on, so that a late or repeated word changes nothing;
 * anything else than what was agreed is never taken as paid.
 */
export async function record(
  ctx: Ctx,
  pay_id: string,
  kind: string,
  outcome: Outcome,
): Promise<PaymentRow | null> {
  const payment = await lockPayment(ctx, pay_id)
  if (!payment) return null
  if (outcome.kind === 'unknown') {
    await addNote(ctx, pay_id, kind, 'unknown', { why: outcome.why })
    return changePayment(ctx, pay_id, [payment.status], { asked_at: ctx.now })
  }
  if (outcome.kind === 'refused') return refused(ctx, payment, kind, outcome)
  const { seen } = outcome
  const other = whyOther(payment, seen)
  if (other) return suspicious(ctx, payment, kind, { other, seen })
  const status = nextStatus(payment, seen)
  // the clock asks every few minutes for days: only what is new is worth a line
  const isNew = kind !== 'check' || status !== payment.status || seen.refunded !== payment.refunded
  if (isNew) await addNote(ctx, pay_id, kind, seen.status, briefOf(seen))
  const changed = await changePayment(ctx, pay_id, [payment.status], {
    status,
    asked_at: ctx.now,
    provider_key: seen.provider_key,
    capture_key: seen.capture_key ?? payment.capture_key,
    secret: seen.secret ?? payment.secret,
    refunded: Math.max(payment.refunded, seen.refunded),
    // money that the provider sent back without being asked by us is gone all the same
    refund_held: Math.max(payment.refund_held, seen.refunded),
    detail: { ...payment.detail, ...seen.detail },
    approved_at: approvedAt(ctx, payment, seen, status),
    ...(status !== payment.status && status !== 'failed'
      ? { fail_code: null, fail_message: null }
      : {}),
  })
  if (changed && (status !== payment.status || changed.refunded !== payment.refunded))
    await announce(ctx, 'payment.changed', pay_id, {
      od_id: payment.od_id,
      from: payment.status,
      to: status,
    })
  return changed
}

/** Money always has the moment it came: the provider's, or when the shop first heard of it. */
function approvedAt(ctx: Ctx, payment: PaymentRow, seen: Seen, status: PayStatus): Date | null {
  if (seen.approved_at) return new Date(seen.approved_at)
  return payment.approved_at ?? (hasMoney.includes(status) ? ctx.now : null)
}

function nextStatus(payment: PaymentRow, seen: Seen): PayStatus {
  // only a deposit into a virtual account can be taken back by the bank
  if (seen.status === 'waiting' && payment.status === 'paid' && payment.way !== 'vbank')
    return payment.status
  return mayBecome(payment.status, seen.status) ? seen.status : payment.status
}

async function refused(
  ctx: Ctx,
  payment: PaymentRow,
  kind: string,
  { code, message }: Extract<Outcome, { kind: 'refused' }>,
) {
  await addNote(ctx, payment.pay_id, kind, 'refused', { code, message })
  if (isOurFault(code)) {
    ctx.house.log.error(
      { pay_id: payment.pay_id, code },
      'a provider refuses the keys or the requests of this shop',
    )
    await tellHourly(ctx, 'payment.misconfigured', payment.provider, { code })
  }
  // a question that was refused says nothing of a payment that is already known
  if (payment.status !== 'confirming' && payment.status !== 'ready') return payment
  const failed = await changePayment(ctx, payment.pay_id, [payment.status], {
    status: 'failed',
    fail_code: code,
    fail_message: message,
    asked_at: ctx.now,
  })
  if (failed)
    await announce(ctx, 'payment.changed', payment.pay_id, {
      od_id: payment.od_id,
      from: payment.status,
      to: 'failed',
    })
  return failed
}

async function suspicious(
  ctx: Ctx,
  payment: PaymentRow,
  kind: string,
  { other, seen }: { other: string; seen: Seen },
) {
  await addNote(ctx, payment.pay_id, kind, 'suspicious', { ...briefOf(seen), other })
  await announce(ctx, 'payment.suspicious', payment.pay_id, {
    od_id: payment.od_id,
    other,
    amount: payment.amount,
    theirs: seen.amount,
    currency: payment.currency,
  })
  return changePayment(
    ctx,
    payment.pay_id,
    [payment.status],
    payment.status === 'confirming'
      ? { status: 'failed', fail_code: 'AMOUNT_MISMATCH', asked_at: ctx.now }
      : { asked_at: ctx.now },
  )
}

function briefOf({ status, amount, currency, refunded, approved_at }: Seen) {
  return { status, amount, currency, refunded, approved_at }
}
