import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { payWithCredit, returnToCredit } from '#shop/credit/service/move-credit.ts'
import { hasMoney } from '#shop/payment/rules.ts'
import {
  changePayment,
  insertPayment,
  listOfOrder,
  type PaymentRow,
} from '#shop/payment/store/payments.ts'
import { addRefunded, changeRefund, type RefundRow } from '#shop/payment/store/refunds.ts'

type Paid = {
  od_id: string
  mb_id: string | null
  od_credit_price: number
  lang: 'kr' | 'en'
  od_name: string
  od_email: string
  od_hp: string
}

/** A part of an order is paid from the buyer's balance: a payment like any other, whose money is here at once. Inside the order's transaction. */
export async function takeCreditPayment(ctx: Ctx, order: Paid, tax_free: number): Promise<void> {
  const { od_id, mb_id, od_credit_price: amount } = order
  if (!mb_id || amount <= 0) return
  await payWithCredit(ctx, mb_id, od_id, amount)
  await insertPayment(ctx, {
    pay_id: `${od_id}-credit`,
    od_id,
    provider: 'credit',
    way: 'credit',
    status: 'paid',
    amount,
    tax_free: Math.min(tax_free, amount),
    currency: 'krw',
    lang: order.lang,
    customer: { name: order.od_name, email: order.od_email, phone: order.od_hp },
    approved_at: ctx.now,
    created_at: ctx.now,
  })
}

/** A payment that was started and left gives back what the balance had paid for its order, once. */
export async function releaseCredit(ctx: Ctx, od_id: string): Promise<void> {
  const paid = (await listOfOrder(ctx, od_id)).filter(
    ({ provider, status }) => provider === 'credit' && hasMoney.includes(status),
  )
  for (const { pay_id, amount, status } of paid) {
    const left = { status: 'cancelled', approved_at: null }
    if (await changePayment(ctx, pay_id, [status], left))
      await returnToCredit(ctx, od_id, { amount, key: `left-${pay_id}` })
  }
}

/** A promised refund goes into a balance and is done: of whoever paid with it, or of the member named. False when nobody is there to have it. */
export async function refundToCredit(
  ctx: Ctx,
  refund: RefundRow,
  payment: Pick<PaymentRow, 'pay_id' | 'currency'>,
  mb_id: string | null,
): Promise<boolean> {
  const { refund_id, od_id, amount } = refund
  const key = `refund-${refund_id}`
  if (!(await returnToCredit(ctx, od_id, { amount, key, mb_id }))) return false
  await changeRefund(ctx, refund_id, ['asked', 'queued'], {
    state: 'done',
    way: 'credit',
    done_at: ctx.now,
    bank: null,
    holder: null,
    account_masked: null,
    account_sealed: null,
    error: null,
  })
  await addRefunded(ctx, payment.pay_id, amount)
  await announce(ctx, 'refund.done', refund_id, {
    od_id,
    amount,
    currency: payment.currency,
    way: 'credit',
  })
  return true
}
