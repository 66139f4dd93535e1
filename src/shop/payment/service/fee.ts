import { Failure } from '#kernel/failure.ts'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import { chargeBeside, type OnAccount } from '#shop/company/service/beside.ts'
import { payWithCredit } from '#shop/credit/service/move-credit.ts'
import { draftMinutes, hasMoney, refundable } from '#shop/payment/rules.ts'
import {
  givePart,
  insertPayment,
  listLeftWindows,
  listOfClaim,
  type PaymentRow,
} from '#shop/payment/store/payments.ts'
import { askRefund } from './ask-refund.ts'
import { closeAttempt, newPayId } from './attempt.ts'

/** A new attempt to pay a fee takes the place of the ones before, unless one of them is just being taken. */
export async function replaceFeeAttempts(ctx: Ctx, claim_id: number): Promise<void> {
  await replaceAttempts(ctx, await listOfClaim(ctx, claim_id))
}

/** The same of whatever else is paid by an attempt of its own. */
export async function replaceAttempts(ctx: Ctx, before: readonly PaymentRow[]): Promise<void> {
  const taken = before.find(({ status }) => status === 'confirming')
  if (taken)
    throw new Failure('CONFLICT', '앞서 한 결제를 확인하고 있어요. 확인이 끝나면 알려 드려요.', {
      detail: { pay_id: taken.pay_id, checking: true },
    })
  for (const { pay_id } of before) await closeAttempt(ctx, pay_id, 'cancelled')
}

/** Whether another payment of the same fee holds money that does not go back. */
export async function isPaidBeside(ctx: Ctx, claim_id: number, pay_id: string): Promise<boolean> {
  return (await listOfClaim(ctx, claim_id)).some(
    (one) => one.pay_id !== pay_id && hasMoney.includes(one.status) && one.refund_held === 0,
  )
}

/** The exchange does not come about: what was paid for it on line goes back the way it came, all of it or this one payment. Harmless when repeated. */
export async function refundFee(ctx: Ctx, claim_id: number, only?: string): Promise<void> {
  for (const payment of await listOfClaim(ctx, claim_id)) {
    const { pay_id, od_id } = payment
    if (only && pay_id !== only) continue
    const amount = refundable(payment)
    if (amount > 0)
      await askRefund(ctx, od_id, {
        refund_id: `fee-${pay_id}`,
        amount,
        reason: '교환 배송비',
        pay_id,
      })
    else await closeAttempt(ctx, pay_id, 'cancelled')
  }
}

type Beside = {
  claim_id: number
  od_id: string
  amount: number
  tax_free: number
  currency: 'krw' | 'usd'
  lang: 'kr' | 'en'
  customer: { name: string; email: string; phone: string }
}

/** What an exchange costs is paid from the buyer's balance: a payment whose money is here at once. */
export async function payClaimFromBalance(ctx: Ctx, mb_id: string, row: Beside): Promise<void> {
  const { claim_id, od_id, amount, tax_free, currency, lang, customer } = row
  await payWithCredit(ctx, mb_id, od_id, amount)
  await insertPayment(ctx, {
    ...{
      claim_id,
      od_id,
      amount,
      tax_free,
      currency,
      lang,
      customer,
      provider: 'credit',
      way: 'credit',
      status: 'paid',
    },
    ...{ pay_id: newPayId(od_id), approved_at: ctx.now, created_at: ctx.now },
  })
}

/** It is owed with the order it belongs to: a payment whose money the company settles later. */
export async function payClaimOnAccount(
  ctx: Ctx,
  of: OnAccount,
  row: Beside & { note: string },
): Promise<void> {
  const { claim_id, od_id, amount, tax_free, currency, lang, customer, note } = row
  await chargeBeside(ctx, of, { od_id, amount, note, key: `claim${claim_id}` })
  await insertPayment(ctx, {
    ...{ claim_id, od_id, amount, tax_free, currency, lang, customer },
    ...{ provider: 'account', way: 'account', status: 'paid' },
    ...{ pay_id: newPayId(od_id), approved_at: ctx.now, created_at: ctx.now },
  })
}

/** What staff have in their hands, or found on the account, for an exchange: written down once. */
export async function takeClaimDeposit(ctx: Ctx, row: Beside & { at: Date }): Promise<void> {
  const { at, ...beside } = row
  const pay_id = `${row.od_id}-claim${row.claim_id}-bank`
  if ((await listOfClaim(ctx, row.claim_id)).some((one) => one.pay_id === pay_id)) return
  await insertPayment(ctx, {
    ...{ ...beside, pay_id, provider: 'bank', way: 'bank', status: 'paid' },
    ...{ approved_at: at, created_at: ctx.now },
  })
}

/** The exchange is done: the difference in price that was paid with its fee is the order's, and a refund draws on it there. */
export async function giveDifference(ctx: Ctx, claim_id: number, amount: number): Promise<void> {
  const paid = (await listOfClaim(ctx, claim_id)).find(
    (one) => hasMoney.includes(one.status) && one.refund_held === 0,
  )
  if (paid && amount > 0) await givePart(ctx, paid.pay_id, amount)
}

const atOnce = 200

/** Each minute: windows that were opened for a fee or a personal payment and left. */
export async function expireWindows(house: Ctx['house']) {
  const ctx = houseCtx(house)
  for (const pay_id of await listLeftWindows(
    ctx,
    new Date(ctx.now.getTime() - draftMinutes * 60_000),
    atOnce,
  ))
    await transact(ctx, (ctx) => closeAttempt(ctx, pay_id, 'expired'))
}
