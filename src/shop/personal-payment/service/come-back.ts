import { notFound } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import { hasMoney } from '#shop/payment/rules.ts'
import { anyPayment, closeAttempt, type PaymentRow } from '#shop/payment/service/attempt.ts'
import {
  askConfirm,
  claimConfirm,
  isUnpaid,
  type Returned,
  refuseOtherAmount,
} from '#shop/payment/service/confirm.ts'
import { record } from '#shop/payment/service/record.ts'
import { requery } from '#shop/payment/service/requery.ts'
import type { PersonalEnd } from '#shop/personal-payment/contract.ts'
import { whyCannotPay } from '#shop/personal-payment/rules.ts'
import { anyPersonal, hold } from './hold.ts'
import { settlePersonal } from './settle.ts'

type Personal = PaymentRow & { pp_id: string }

/** Back from the provider. However often this is called it is taken once, and every caller hears the same end. */
export async function comeBackFromPersonal(
  ctx: Ctx,
  { code, ...returned }: Returned & { code: string },
): Promise<PersonalEnd> {
  const { pay_id, provider_key } = returned
  const payment = await personalOf(ctx, pay_id)
  if (code) await transact(ctx, (ctx) => closeAttempt(ctx, pay_id, 'cancelled', { code }))
  else if (provider_key && isUnpaid(payment)) {
    await refuseOtherAmount(ctx, returned)
    const claimed = await transact(ctx, (ctx) => take(ctx, payment, returned))
    if (claimed) await keepWord(ctx, claimed)
  }
  return endOf(ctx, pay_id)
}

async function personalOf(ctx: Ctx, pay_id: string): Promise<Personal> {
  const payment = await anyPayment(ctx, pay_id)
  const { pp_id } = payment
  if (pp_id === null) throw notFound()
  return { ...payment, pp_id }
}

/** Nothing has been taken yet: what is over, paid or of another sum by now takes nothing any more. */
async function take(ctx: Ctx, payment: Personal, returned: Returned): Promise<PaymentRow | null> {
  const { row, due } = await hold(ctx, payment.pp_id)
  if (!whyCannotPay(row, ctx.now) && due === payment.amount) return claimConfirm(ctx, returned)
  const isOther = row.state === 'waiting' && due > 0 && due !== payment.amount
  await closeAttempt(ctx, payment.pay_id, 'cancelled', {
    code: isOther ? 'AMOUNT_MISMATCH' : 'expired',
  })
  return null
}

/** If this cannot be written, the check of each minute hears of it and `settlePersonal` follows. */
async function keepWord(ctx: Ctx, payment: PaymentRow) {
  const outcome = await askConfirm(ctx, payment)
  await transact(ctx, (ctx) => record(ctx, payment.pay_id, 'confirm', outcome))
  await settlePersonal(ctx, payment.pay_id)
}

const patience = 3_000

async function endOf(ctx: Ctx, pay_id: string): Promise<PersonalEnd> {
  let payment = await personalOf(ctx, pay_id)
  const asked = Math.max(payment.asked_at?.getTime() ?? 0, payment.confirmed_at?.getTime() ?? 0)
  if (payment.status === 'confirming' && ctx.now.getTime() - asked > patience) {
    await requery(ctx, payment, 'check')
    await settlePersonal(ctx, pay_id)
    payment = await personalOf(ctx, pay_id)
  }
  const row = await anyPersonal(ctx, payment.pp_id)
  return { state: endState(payment, row.pay_id), token: row.token, code: payment.fail_code }
}

function endState(payment: PaymentRow, kept: string | null): PersonalEnd['state'] {
  if (hasMoney.includes(payment.status))
    return kept === payment.pay_id ? 'paid' : payment.refund_held > 0 ? 'undone' : 'checking'
  if (payment.status === 'refunded') return kept === payment.pay_id ? 'paid' : 'undone'
  if (payment.status === 'confirming') return 'checking'
  if (payment.status === 'waiting') return 'waiting'
  return payment.status === 'ready' ? 'open' : 'failed'
}
