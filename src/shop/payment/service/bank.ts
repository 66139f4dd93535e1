import type { Ctx } from '#platform/context.ts'
import { insertPayment, listOfOrder, raiseBankReceipt } from '#shop/payment/store/payments.ts'

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

/** Money that came into the shop's own account has a payment like any other, so that refunds are counted in one place. */
export async function takeBankReceipt(ctx: Ctx, order: Paid): Promise<void> {
  if (order.od_settle_case !== '무통장' || order.od_receipt_price <= 0) return
  const known = (await listOfOrder(ctx, order.od_id)).find(({ provider }) => provider === 'bank')
  if (known) return raiseBankReceipt(ctx, known.pay_id, order.od_receipt_price)
  await insertPayment(ctx, {
    pay_id: `${order.od_id}-bank`,
    od_id: order.od_id,
    provider: 'bank',
    way: 'bank',
    status: 'paid',
    amount: order.od_receipt_price,
    currency: order.currency,
    lang: order.lang,
    customer: { name: order.od_name, email: order.od_email, phone: order.od_hp },
    approved_at: order.od_receipt_time ?? ctx.now,
    created_at: ctx.now,
  })
}
