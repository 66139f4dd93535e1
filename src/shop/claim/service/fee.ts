import { Failure, invalid, notFound, refuse } from '#kernel/failure.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { transact } from '#platform/transact.ts'
import { type Claim, type FeeWay, type OnlineFeeWay, onlineFeeWays } from '#shop/claim/contract.ts'
import type { FeeEnd } from '#shop/claim/fee-contract.ts'
import { dueOf, dueWord, isOnline, isWindowed, whyCannotTakeFee } from '#shop/claim/rules.ts'
import { type ClaimRow, noteFee } from '#shop/claim/store/claims.ts'
import { holdSold, type Sold } from '#shop/order/service/after-sale.ts'
import type { PayWindow } from '#shop/payment/contract.ts'
import { hasMoney } from '#shop/payment/rules.ts'
import {
  anyPayment,
  closeAttempt,
  newPayId,
  openAttempt,
  type PaymentRow,
  waysOf,
  windowOf,
} from '#shop/payment/service/attempt.ts'
import {
  askConfirm,
  claimConfirm,
  isUnpaid,
  type Returned,
  refuseOtherAmount,
} from '#shop/payment/service/confirm.ts'
import {
  isPaidBeside,
  payClaimFromBalance,
  payClaimOnAccount,
  refundFee,
  replaceFeeAttempts,
} from '#shop/payment/service/fee.ts'
import { record } from '#shop/payment/service/record.ts'
import { requery } from '#shop/payment/service/requery.ts'
import { kindWord, wait } from './desk-words.ts'
import { anyClaim, claimView, ownClaim } from './show.ts'

const perHour = 20

/** Opens a payment for the fee of an exchange; of several attempts only the newest can be paid. */
export async function payFee(ctx: Ctx, claim_id: number, way: OnlineFeeWay): Promise<PayWindow> {
  const { od_id } = await ownClaim(ctx, claim_id)
  await limitTries(ctx, `fee:${claim_id}`, perHour, 3600)
  const pay_id = newPayId(od_id)
  await transact(ctx, async (ctx) => {
    const { order } = await holdSold(ctx, od_id)
    const row = await anyClaim(ctx, claim_id)
    refuse(whyCannotTakeFee(row), 'CONFLICT', { state: row.state })
    refuseWay(ctx, row, way)
    await replaceFeeAttempts(ctx, row.claim_id)
    await openAttempt(ctx, {
      ...{
        pay_id,
        od_id,
        way,
        claim_id: row.claim_id,
        amount: dueOf(row),
        tax_free: row.quote.tax_free ?? 0,
        currency: row.quote.currency,
      },
      order_name: say(ctx, dueWord(row)),
      customer: { name: order.od_name, email: order.od_email, phone: order.od_hp },
    })
  })
  return windowOf(ctx, pay_id)
}

/** Pays what an exchange costs from the member's balance, all of it; of two presses one does. */
export async function payFromBalance(ctx: Ctx, claim_id: number): Promise<Claim> {
  const { od_id } = await ownClaim(ctx, claim_id)
  const row = await transact(ctx, async (ctx) => {
    const { order } = await holdSold(ctx, od_id)
    const row = await anyClaim(ctx, claim_id)
    refuse(whyCannotTakeFee(row), 'CONFLICT', { state: row.state })
    await replaceFeeAttempts(ctx, row.claim_id)
    await takeFromBalance(ctx, row, order)
    return anyClaim(ctx, claim_id)
  })
  return claimView(ctx, row, 'buyer')
}

/** The same inside the transaction that holds the order. */
export async function takeFromBalance(ctx: Ctx, row: ClaimRow, order: Sold['order']) {
  const { mb_id } = ctx.visitor
  if (!mb_id || row.quote.currency !== 'krw')
    throw invalid({ fee_way: ['예치금은 회원이 원화로 결제할 때 쓸 수 있어요.'] })
  await payClaimFromBalance(ctx, mb_id, besideOf(row, order))
  await feeIsHere(ctx, row, 'credit')
}

/** What is due of an order on account is owed with it; inside the transaction that holds the order. */
export async function takeOnAccount(ctx: Ctx, row: ClaimRow, order: Sold['order']) {
  await payClaimOnAccount(ctx, order, { ...besideOf(row, order), note: dueWord(row) })
  await feeIsHere(ctx, row, 'account')
}

/** What a payment for an exchange says of itself. */
export function besideOf(row: ClaimRow, order: Sold['order']) {
  return {
    ...{ claim_id: row.claim_id, od_id: row.od_id, amount: dueOf(row), lang: row.lang },
    ...{ tax_free: row.quote.tax_free ?? 0, currency: row.quote.currency },
    customer: { name: order.od_name, email: order.od_email, phone: order.od_hp },
    at: row.fee_paid_at ?? order.od_time,
  }
}

/** A way that this shop does not offer for such a sum now. */
export function refuseWay(
  ctx: Ctx,
  row: Pick<ClaimRow, 'fee' | 'quote'>,
  way: FeeWay,
  field = 'way',
) {
  if (!isWindowed(way)) return
  const offered = waysOf(ctx.house).find(
    (one) => one.way === way && one.currency === row.quote.currency,
  )
  if (!offered || dueOf(row) < offered.min)
    throw invalid({ [field]: ['지금은 이 방법으로 결제할 수 없어요. 다른 방법을 골라 주세요.'] })
}

/** The buyer is back from the provider. However often this is called the fee is taken once, and every caller hears the same end. */
export async function comeBackFromFee(
  ctx: Ctx,
  { code, ...returned }: Returned & { code: string },
): Promise<FeeEnd> {
  const { pay_id, provider_key } = returned
  const payment = await feePayment(ctx, pay_id)
  if (code && (await mine(ctx, payment)))
    await transact(ctx, (ctx) => closeAttempt(ctx, pay_id, 'cancelled', { code }))
  else if (provider_key && isUnpaid(payment)) {
    await refuseOtherAmount(ctx, returned)
    const claimed = await transact(ctx, (ctx) => take(ctx, payment, returned))
    if (claimed) await keep(ctx, claimed)
  }
  return endOf(ctx, pay_id)
}

async function feePayment(ctx: Ctx, pay_id: string): Promise<PaymentRow & { claim_id: number }> {
  const payment = await anyPayment(ctx, pay_id)
  const { claim_id } = payment
  if (claim_id === null) throw notFound()
  return { ...payment, claim_id }
}

/** Nothing has been taken yet: a request that is over, or whose fee is here, takes nothing any more. */
async function take(
  ctx: Ctx,
  payment: PaymentRow & { claim_id: number },
  returned: Returned,
): Promise<PaymentRow | null> {
  await holdSold(ctx, payment.od_id)
  if (!whyCannotTakeFee(await anyClaim(ctx, payment.claim_id))) return claimConfirm(ctx, returned)
  await closeAttempt(ctx, payment.pay_id, 'cancelled')
  return null
}

/** If this cannot be written, the check of each minute hears of it and `settleFee` follows. */
async function keep(ctx: Ctx, payment: PaymentRow) {
  const outcome = await askConfirm(ctx, payment)
  await transact(ctx, async (ctx) => {
    await holdSold(ctx, payment.od_id)
    await record(ctx, payment.pay_id, 'confirm', outcome)
    await settleFee(ctx, payment.pay_id)
  })
}

/** Brings a claim to where the payment of its fee stands. Safe to repeat; money that nobody waits for any more goes back. */
export function settleFee(ctx: Ctx, pay_id: string): Promise<void> {
  return transact(ctx, async (ctx) => {
    const { claim_id, od_id, status, way } = await anyPayment(ctx, pay_id)
    if (claim_id === null || !hasMoney.includes(status)) return
    await holdSold(ctx, od_id)
    const row = await anyClaim(ctx, claim_id)
    const online = onlineFeeWays.find((one) => one === way)
    if (online && !whyCannotTakeFee(row)) return feeIsHere(ctx, row, online)
    const isKept =
      row.fee_paid_at &&
      isOnline(row.fee_way) &&
      row.state !== 'refused' &&
      row.state !== 'withdrawn'
    // paid twice, or for what was over meanwhile
    if (!isKept || (await isPaidBeside(ctx, claim_id, pay_id)))
      await refundFee(ctx, claim_id, pay_id)
  })
}

/** Noted once: the replacement may leave. */
export async function feeIsHere(ctx: Ctx, row: ClaimRow, way: FeeWay) {
  if (!(await noteFee(ctx, row, way))) throw wait()
  const { od_id, claim_id, mb_id, lang, kind, quote } = row
  await announce(ctx, 'claim.fee_paid', od_id, {
    od_id,
    claim_id,
    mb_id,
    lang,
    claim: kindWord(kind),
    fee: dueOf(row),
    currency: quote.currency,
    way,
  })
}

const patience = 3_000

async function endOf(ctx: Ctx, pay_id: string): Promise<FeeEnd> {
  let payment = await feePayment(ctx, pay_id)
  const asked = Math.max(payment.asked_at?.getTime() ?? 0, payment.confirmed_at?.getTime() ?? 0)
  if (payment.status === 'confirming' && ctx.now.getTime() - asked > patience) {
    await requery(ctx, payment, 'check')
    await settleFee(ctx, pay_id)
    payment = await feePayment(ctx, pay_id)
  }
  const isMine = await mine(ctx, payment)
  return {
    state: stateOf(payment),
    od_id: isMine ? payment.od_id : null,
    code: isMine ? payment.fail_code : null,
  }
}

async function mine(ctx: Ctx, { claim_id }: { claim_id: number }): Promise<boolean> {
  try {
    await ownClaim(ctx, claim_id)
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

function stateOf({ status, refund_held }: PaymentRow): FeeEnd['state'] {
  if (hasMoney.includes(status)) return refund_held > 0 ? 'undone' : 'paid'
  if (status === 'refunded') return 'undone'
  if (status === 'confirming') return 'checking'
  return status === 'ready' ? 'open' : 'failed'
}
