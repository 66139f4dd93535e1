import type { Ctx } from '#platform/context.ts'
import { partOfOrder } from '#shop/payment/rules.ts'
import {
  changePayment,
  insertPayment,
  listOfOrder,
  listOfPersonal,
  type PaymentRow,
} from '#shop/payment/store/payments.ts'
import { anyPayment } from './attempt.ts'

type Paid = {
  od_id: string
  od_receipt_price: number
  od_settle_case: string
  currency: 'krw' | 'usd'
  lang: 'kr' | 'en'
  od_name: string
  od_email: string
  od_hp: string
  od_receipt_time: Date | null
}

/**
 * Money that came into the shop's own account has a payment like any other, so that what came and went is counted in one place.
 * Each deposit is a payment of its own, with the day it came; what is known already is left out. Inside a transaction that holds the order.
 */
export async function takeBankReceipt(ctx: Ctx, order: Paid, at?: Date): Promise<void> {
  if (order.od_settle_case === '무통장') await takeDeposit(ctx, order, at)
}

/** What an order received beyond its known payments came by bank, however the rest of it was paid. */
export async function takeDeposit(ctx: Ctx, order: Paid, at?: Date): Promise<void> {
  if (order.od_receipt_price <= 0) return
  const all = await listOfOrder(ctx, order.od_id)
  const known = all.filter(({ approved_at }) => approved_at)
  const amount = order.od_receipt_price - known.reduce((sum, one) => sum + partOfOrder(one), 0)
  if (amount <= 0) return
  // those that were taken off again keep their names
  const before = all.filter(
    ({ provider, claim_id }) => provider === 'bank' && claim_id === null,
  ).length
  await insertPayment(ctx, {
    pay_id: `${order.od_id}-bank${before ? before + 1 : ''}`,
    od_id: order.od_id,
    provider: 'bank',
    way: 'bank',
    status: 'paid',
    amount,
    currency: order.currency,
    lang: order.lang,
    customer: { name: order.od_name, email: order.od_email, phone: order.od_hp },
    approved_at: at ?? order.od_receipt_time ?? ctx.now,
    created_at: ctx.now,
  })
}

/** A deposit of this sum was noted by mistake: it is no payment of the order any more. False when none is whole. */
export async function undoBankReceipt(ctx: Ctx, od_id: string, amount: number): Promise<boolean> {
  const payment = (await listOfOrder(ctx, od_id)).find(
    (one) =>
      one.provider === 'bank' &&
      one.status === 'paid' &&
      one.claim_id === null &&
      one.amount === amount &&
      one.refund_held === 0,
  )
  return payment !== undefined && (await undoDepositPayment(ctx, payment.pay_id))
}

/** The same of one payment. */
export async function undoDepositPayment(ctx: Ctx, pay_id: string): Promise<boolean> {
  const left = { status: 'cancelled', approved_at: null }
  return (await changePayment(ctx, pay_id, ['paid'], left)) !== null
}

/** Money for a personal payment that came by bank, beside any order. */
export async function takePersonalDeposit(
  ctx: Ctx,
  deposit: {
    pp_id: string
    amount: number
    currency: 'krw' | 'usd'
    lang: 'kr' | 'en'
    customer: { name: string; email: string; phone: string }
    order_name: string
  },
): Promise<PaymentRow> {
  const before = (await listOfPersonal(ctx, deposit.pp_id)).filter(
    ({ provider }) => provider === 'bank',
  ).length
  const pay_id = `${deposit.pp_id}-bank${before ? before + 1 : ''}`
  await insertPayment(ctx, {
    ...deposit,
    pay_id,
    od_id: deposit.pp_id,
    provider: 'bank',
    way: 'bank',
    status: 'paid',
    approved_at: ctx.now,
    created_at: ctx.now,
  })
  return anyPayment(ctx, pay_id)
}
