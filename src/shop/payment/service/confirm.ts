import { Failure } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { sqlState } from '#platform/database-errors.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { providerOf } from '#shop/payment/provider/open.ts'
import { isOurFault, type Outcome } from '#shop/payment/rules.ts'
import {
  addNote,
  changePayment,
  lockPayment,
  type PaymentRow,
} from '#shop/payment/store/payments.ts'
import { anyPayment } from './attempt.ts'
import { countDecline, refusePaused } from './declines.ts'

export type Returned = { pay_id: string; provider_key: string; amount?: number }

/** Nothing has been taken, and nothing stands against taking it: still open, or only its half hour is over. */
export function isUnpaid({
  status,
  confirmed_at,
}: Pick<PaymentRow, 'status' | 'confirmed_at'>): boolean {
  return status === 'ready' || (status === 'expired' && confirmed_at === null)
}

/** Of all tabs and reloads one takes the payment on; null for the others. Inside a transaction. */
export async function claimConfirm(
  ctx: Ctx,
  { pay_id, provider_key }: Returned,
): Promise<PaymentRow | null> {
  const payment = await lockPayment(ctx, pay_id)
  if (!payment || !isUnpaid(payment)) return null
  return changePayment(ctx, pay_id, [payment.status], {
    status: 'confirming',
    provider_key,
    confirmed_at: ctx.now,
  }).catch((error: unknown) => {
    if (sqlState(error) === '23505') throw new Failure('CONFLICT', '이미 다른 주문에 쓴 결제예요.')
    throw error
  })
}

/** The amount in a return address is compared with the stored one before anything is asked of the provider. */
export async function refuseOtherAmount(ctx: Ctx, returned: Returned): Promise<PaymentRow> {
  await refusePaused(ctx)
  const payment = await anyPayment(ctx, returned.pay_id)
  const otherKey = payment.provider_key !== null && payment.provider_key !== returned.provider_key
  if (!otherKey && (returned.amount === undefined || returned.amount === payment.amount))
    return payment
  await transact(ctx, async (ctx) => {
    const { pay_id, od_id, amount, currency } = payment
    await addNote(ctx, pay_id, 'return', 'suspicious', {
      amount: returned.amount ?? null,
      otherKey,
    })
    await announce(ctx, 'payment.suspicious', pay_id, {
      od_id,
      other: otherKey ? 'key' : 'amount',
      amount,
      theirs: returned.amount ?? 0,
      currency,
    })
  })
  throw new Failure(
    'CONFLICT',
    '결제할 금액과 결제된 내용이 달라 결제를 멈췄어요. 돈은 빠져나가지 않았어요. 주문서에서 다시 결제해 주세요.',
    {
      detail: { code: 'AMOUNT_MISMATCH' },
    },
  )
}

const done = ['ALREADY_PROCESSED_PAYMENT', 'ORDER_ALREADY_CAPTURED', 'DUPLICATE_INVOICE_ID']

/** Asks the provider to take the money; what it says it has done before is looked up. */
export async function askConfirm(ctx: Ctx, payment: PaymentRow): Promise<Outcome> {
  const provider = providerOf(ctx.house, payment.provider)
  if (!provider || !payment.provider_key)
    return { kind: 'refused', code: 'NO_PROVIDER', message: '', raw: {} }
  const outcome = await provider.confirm(payment, payment.provider_key)
  if (outcome.kind === 'refused' && !done.includes(outcome.code) && !isOurFault(outcome.code))
    await countDecline(ctx, outcome.code)
  return outcome.kind === 'refused' && done.includes(outcome.code)
    ? provider.query(payment)
    : outcome
}

/** How it stands at the provider. */
export function askQuery(ctx: Ctx, payment: PaymentRow): Promise<Outcome> {
  const provider = providerOf(ctx.house, payment.provider)
  if (!provider) return Promise.resolve({ kind: 'unknown', why: 'no keys' })
  return provider.query(payment)
}
