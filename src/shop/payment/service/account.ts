import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { chargeMore, chargeOrder, takeOffAccount } from '#shop/company/service/charge.ts'
import { insertPayment, type PaymentRow } from '#shop/payment/store/payments.ts'
import { addRefunded, changeRefund, type RefundRow } from '#shop/payment/store/refunds.ts'

type Paid = {
  od_id: string
  od_company: string | null
  od_due_on: string | null
  od_receipt_price: number
  od_credit_price: number
  od_free_mny: number
  lang: 'kr' | 'en'
  od_name: string
  od_email: string
  od_hp: string
}

/** A company pays later: a payment like any other, whose money is owed from now on. Inside the order's transaction. */
export async function takeAccountPayment(ctx: Ctx, order: Paid): Promise<void> {
  const { od_id, od_company: mb_id, od_due_on: due_on } = order
  const amount = order.od_receipt_price - order.od_credit_price
  if (!mb_id || !due_on || amount <= 0) return
  await chargeOrder(ctx, { mb_id, due_on }, { od_id, amount })
  const tax_free = Math.min(order.od_free_mny, amount)
  await insertPayment(ctx, paymentOf(ctx, order, `${od_id}-account`, { amount, tax_free }))
}

/** What an order on account costs more after it was written anew: a second payment, and a refund draws on both. Inside the transaction that holds the order. */
export async function takeMoreOnAccount(
  ctx: Ctx,
  order: Paid & { version: number },
  { amount, tax_free }: { amount: number; tax_free: number },
): Promise<void> {
  const { od_id, od_company: mb_id, od_due_on: due_on } = order
  if (!mb_id || !due_on) throw new Error(`order ${od_id} is on no account`)
  const key = String(order.version)
  await chargeMore(ctx, { mb_id, od_id, amount, due_on, key })
  await insertPayment(ctx, paymentOf(ctx, order, `${od_id}-account-${key}`, { amount, tax_free }))
}

function paymentOf(
  ctx: Ctx,
  { od_id, lang, od_name, od_email, od_hp }: Paid,
  pay_id: string,
  { amount, tax_free }: { amount: number; tax_free: number },
) {
  return {
    ...{ pay_id, od_id, amount, tax_free, lang },
    ...{ provider: 'account', way: 'account', status: 'paid', currency: 'krw' },
    customer: { name: od_name, email: od_email, phone: od_hp },
    approved_at: ctx.now,
    created_at: ctx.now,
  } as const
}

/** A promised refund is taken off what is owed and is done: no money leaves the shop. */
export async function refundToAccount(
  ctx: Ctx,
  refund: RefundRow,
  payment: Pick<PaymentRow, 'pay_id' | 'currency'>,
): Promise<boolean> {
  const { refund_id, od_id, amount } = refund
  if (!(await takeOffAccount(ctx, od_id, { amount, key: refund_id }))) return false
  await changeRefund(ctx, refund_id, ['asked', 'queued'], {
    state: 'done',
    way: 'account',
    done_at: ctx.now,
    bank: null,
    holder: null,
    account_masked: null,
    account_sealed: null,
    error: null,
  })
  await addRefunded(ctx, payment.pay_id, amount)
  await announce(ctx, 'refund.done', refund_id, {
    ...{ od_id, amount },
    currency: payment.currency,
    way: 'account',
  })
  return true
}
