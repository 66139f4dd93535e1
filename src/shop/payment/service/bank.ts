import type { Ctx } from '#platform/context.ts'
import { insertPayment, listOfOrder, type PaymentRow } from '#shop/payment/store/payments.ts'
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
  const known = (await listOfOrder(ctx, order.od_id)).filter(({ approved_at }) => approved_at)
  const amount = order.od_receipt_price - known.reduce((sum, one) => sum + one.amount, 0)
  if (amount <= 0) return
  const before = known.filter(({ provider }) => provider === 'bank').length
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
  const pay_id = `${deposit.pp_id}-bank`
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
