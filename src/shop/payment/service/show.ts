import type { Ctx } from '#platform/context.ts'
import type { PaymentView } from '#shop/payment/contract.ts'
import { hasMoney, isOwnProvider } from '#shop/payment/rules.ts'
import { listOfOrder, type PaymentRow } from '#shop/payment/store/payments.ts'

/** The payment that an order stands on; null for one that nobody has paid through a provider. */
export async function paymentOf(ctx: Ctx, od_id: string): Promise<PaymentRow | null> {
  const all = (await listOfOrder(ctx, od_id)).filter(
    ({ provider, status, pp_id, claim_id }) =>
      !isOwnProvider(provider) &&
      // what was paid beside it for a difference is not how the order was paid
      pp_id === null &&
      claim_id === null &&
      (hasMoney.includes(status) || status === 'waiting' || status === 'refunded'),
  )
  return all.find(({ status }) => hasMoney.includes(status)) ?? all[0] ?? null
}

export function paymentViewOf(ctx: Ctx, payment: PaymentRow): PaymentView {
  const { way, status, detail, refunded, provider_key } = payment
  const pretends =
    payment.provider === 'toss' &&
    ctx.house.config.TWINS !== null &&
    !ctx.house.config.TOSS_CLIENT_KEY
  return {
    way,
    status,
    label: detail.label ?? { ko: '', en: '' },
    receipt_url: detail.receipt_url ?? null,
    refunded,
    escrow: payment.escrow !== null,
    pretend_url:
      pretends && way === 'vbank' && provider_key
        ? `/twin/toss/account/${encodeURIComponent(provider_key)}`
        : null,
  }
}
