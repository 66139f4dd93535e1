import { Failure } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { houseCtx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { seal, unseal } from '#platform/seal.ts'
import { transact } from '#platform/transact.ts'
import { providerOf } from '#shop/payment/provider/open.ts'
import type { Account } from '#shop/payment/provider/provider.ts'
import { hasMoney, type Outcome, refundable, refundDue, taxFreePart } from '#shop/payment/rules.ts'
import { listOfOrder, lockPayment, type PaymentRow } from '#shop/payment/store/payments.ts'
import {
  addRefunded,
  changeRefund,
  claimRefund,
  findRefund,
  freeRefund,
  holdRefund,
  insertRefund,
  listOpenRefunds,
  listRefundsOf,
  type RefundRow,
} from '#shop/payment/store/refunds.ts'
import { readSettings } from '#shop/setting/service.ts'
import { anyPayment } from './attempt.ts'
import { record } from './record.ts'

/** `refund_id` is the asker's own number: the same number never pays twice. */
export type RefundAsked = {
  refund_id: string
  amount: number
  reason: string
  tax_free?: number
  account?: Account | null
  pay_id?: string
}

/**
 * Promises a refund, inside a transaction: it is written down and held against what was paid, and leaves after the commit.
 * Asking again with the same number answers the first.
 */
export async function askRefund(ctx: Ctx, od_id: string, asked: RefundAsked): Promise<RefundRow> {
  const payment = await lockPaid(ctx, od_id, asked)
  const before = await findRefund(ctx, asked.refund_id)
  if (before) return sameAs(before, od_id, asked)
  if (!payment || asked.amount < 1 || !(await holdRefund(ctx, payment.pay_id, asked.amount)))
    throw tooMuch(payment)
  const earlier = (await listRefundsOf(ctx, od_id)).filter(
    (one) => one.pay_id === payment.pay_id && one.state !== 'failed',
  )
  const { shipping } = await readSettings(ctx)
  const way = wayOf(payment, asked.account ?? null)
  const made = await insertRefund(ctx, {
    refund_id: asked.refund_id,
    pay_id: payment.pay_id,
    od_id,
    amount: asked.amount,
    tax_free: taxFreePart(payment, earlier, asked.amount, asked.tax_free),
    reason: asked.reason || 'refund',
    way,
    state: way === 'bank' ? 'queued' : 'asked',
    ...accountColumns(ctx, asked.account ?? null),
    due_at: refundDue(ctx.now, shipping.holidays),
    asked_by: ctx.visitor.mb_id ?? (ctx.visitor.session ? 'guest' : 'shop'),
    created_at: ctx.now,
  })
  if (!made)
    throw new Failure('CONFLICT', '같은 환불을 처리하고 있어요. 잠시 뒤 다시 확인해 주세요.')
  await announce(ctx, 'refund.asked', asked.refund_id, {
    od_id,
    pay_id: payment.pay_id,
    amount: asked.amount,
    currency: payment.currency,
    way,
  })
  return made
}

/** The payment that is to give the money back, locked: two refunds at once are counted one after the other. */
async function lockPaid(
  ctx: Ctx,
  od_id: string,
  { amount, pay_id }: RefundAsked,
): Promise<PaymentRow | null> {
  const named = pay_id ? [await anyPayment(ctx, pay_id)] : await listOfOrder(ctx, od_id)
  const all = named.filter((one) => one.od_id === od_id && hasMoney.includes(one.status))
  const chosen = all.find((one) => refundable(one) >= amount) ?? all[0]
  return chosen ? lockPayment(ctx, chosen.pay_id) : null
}

function sameAs(before: RefundRow, od_id: string, asked: RefundAsked): RefundRow {
  if (before.od_id !== od_id || before.amount !== asked.amount)
    throw new Failure(
      'INVALID',
      '같은 환불 번호로 다른 금액을 보냈어요. 새로고침한 뒤 다시 시도해 주세요.',
    )
  return before
}

function tooMuch(payment: PaymentRow | null): Failure {
  const left = payment ? refundable(payment) : 0
  return new Failure('CONFLICT', '돌려 드릴 수 있는 금액을 넘었어요.', {
    detail: { refundable: left },
  })
}

// a bank cannot be asked by a machine; a paid virtual account needs to be told where to
function wayOf(payment: PaymentRow, account: Account | null): 'pg' | 'bank' {
  return payment.provider === 'bank' || (payment.way === 'vbank' && !account) ? 'bank' : 'pg'
}

export function accountColumns(ctx: Ctx, account: Account | null) {
  if (!account) return {}
  const digits = account.number.replace(/\D/g, '')
  return {
    bank: account.bank,
    holder: account.holder,
    account_masked: `${'*'.repeat(Math.max(0, digits.length - 4))}${digits.slice(-4)}`,
    account_sealed: seal(ctx.house.config, digits),
  }
}

export function accountOf(ctx: Ctx, refund: RefundRow): Account | null {
  const number = refund.account_sealed ? unseal(ctx.house.config, refund.account_sealed) : null
  return number && refund.bank && refund.holder
    ? { bank: refund.bank, number, holder: refund.holder }
    : null
}

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
