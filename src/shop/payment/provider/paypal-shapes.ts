import { maskedMail } from '#kernel/masked.ts'
import type { Amount } from '#kernel/money.ts'
import type { Seen } from '#shop/payment/rules.ts'
import { textOf } from './toss-shapes.ts'

export type Loose = Record<string, unknown>

/** What PayPal says of an order, in the shop's words; null when it is none. */
export function seenOf(body: Loose): Seen | null {
  const unit = listOf(body.purchase_units)[0] ?? {}
  const capture = listOf(partOf(unit.payments).captures)[0]
  const refunds = listOf(partOf(unit.payments).refunds)
  const money = partOf(capture?.amount ?? unit.amount)
  const [provider_key, pay_id, amount] = [
    textOf(body.id),
    textOf(unit.custom_id) ?? textOf(unit.reference_id),
    centsOf(money.value),
  ]
  if (!provider_key || !pay_id || amount === null) return null
  const refunded = refunds
    .filter((one) => one.status === 'COMPLETED')
    .reduce((sum, one) => sum + (centsOf(partOf(one.amount).value) ?? 0), 0)
  const source = partOf(body.payment_source)
  const card = partOf(source.card)
  const [digits, brand] = [textOf(card.last_digits), textOf(card.brand)]
  const mail = textOf(partOf(source.paypal).email_address)
  const label = digits
    ? `${brand ?? 'Card'} ****${digits}`
    : mail
      ? `PayPal ${maskedMail(mail)}`
      : 'PayPal'
  return {
    status: statusOf(textOf(body.status) ?? '', textOf(capture?.status) ?? '', refunded, amount),
    pay_id,
    provider_key,
    capture_key: textOf(capture?.id),
    amount,
    currency: textOf(money.currency_code) ?? '',
    refunded,
    approved_at: textOf(capture?.create_time),
    secret: null,
    detail: { label: { ko: label, en: label } },
  }
}

function statusOf(
  order: string,
  capture: string,
  refunded: Amount,
  amount: Amount,
): Seen['status'] {
  if (refunded > 0) return refunded >= amount ? 'refunded' : 'part_refunded'
  if (capture === 'REFUNDED') return 'refunded'
  if (capture === 'PARTIALLY_REFUNDED') return 'part_refunded'
  if (capture === 'COMPLETED') return 'paid'
  if (capture === 'PENDING') return 'waiting'
  if (capture === 'DECLINED' || capture === 'FAILED') return 'failed'
  return order === 'VOIDED' ? 'expired' : 'ready'
}

/** "12.90" → 1290, without passing through floating point. */
export function centsOf(value: unknown): Amount | null {
  const match = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(typeof value === 'string' ? value : '')
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null
}

export function codeOf(body: Loose): string {
  const detail = listOf(body.details)[0]
  return textOf(detail?.issue) ?? textOf(body.name) ?? 'UNKNOWN'
}

export function linksOf(body: Loose): { rel: string; href: string }[] {
  return listOf(body.links).map((link) => ({
    rel: textOf(link.rel) ?? '',
    href: textOf(link.href) ?? '',
  }))
}

function partOf(value: unknown): Loose {
  return value && typeof value === 'object' && !Array.isArray(value) ? (value as Loose) : {} // an object, as was just seen
}

function listOf(value: unknown): Loose[] {
  return Array.isArray(value) ? value.map(partOf) : []
}
