import { adminPaths } from '#kernel/admin-paths.ts'
import { Failure } from '#kernel/failure.ts'
import { paths } from '#kernel/paths.ts'
import type { Ctx } from '#platform/context.ts'
import type { Happened } from '#platform/react.ts'
import { type Kind, templates } from '#shop/notification/templates/index.ts'
import { companyNames, whyUndone } from '#shop/notification/templates/money-text.ts'
import { both } from '#shop/notification/templates/template.ts'
import { anyPayment } from '#shop/payment/service/attempt.ts'
import type { Facts } from './facts.ts'
import { amountWords, type Words, wordOf } from './fill.ts'

/** Of a payment, a refund or a receipt: what the staff must set right, and what whoever paid should know. */
export async function aboutMoney(ctx: Ctx, kind: Kind, happened: Happened): Promise<Facts | null> {
  const { payload, name } = happened
  const payment = name === 'payment.undone' ? await findPaid(ctx, happened.subject) : null
  if (templates[kind].who === 'customer' && !payment) return null
  const currency = payload.currency === 'usd' ? 'usd' : 'krw'
  const money = (word: unknown): Words[string] | null =>
    typeof word === 'number' && Number.isFinite(word) && word > 0
      ? amountWords(word, currency)
      : null
  const words = {
    ...told(payload, ['od_id', 'count', 'code', 'message']),
    ...filled({
      amount: money(payload.amount),
      theirs: money(payload.theirs),
      why: whyUndone[String(payload.why)] ?? null,
    }),
    ...(name === 'payment.differs' ? { day: both(happened.subject, happened.subject) } : {}),
    ...(name === 'payment.unknown_call'
      ? { provider: both(happened.subject, happened.subject) }
      : {}),
    ...(name === 'payment.provider_resting' || name === 'payment.misconfigured'
      ? { provider: companyNames[happened.subject] ?? both(happened.subject, happened.subject) }
      : {}),
    ...(name === 'receipt.failed' ? { od_id: both(happened.subject, happened.subject) } : {}),
    ...(payment?.customer.name ? { name: both(payment.customer.name, payment.customer.name) } : {}),
  }
  return {
    mb_id: typeof payload.mb_id === 'string' ? payload.mb_id : null,
    mail: payment?.customer.email || null,
    phone: payment?.customer.phone || null,
    lang: payload.lang === 'en' ? 'en' : 'kr',
    words,
    link: linkOfMoney(kind, happened),
    tables: () => [],
  }
}

async function findPaid(ctx: Ctx, pay_id: string) {
  return anyPayment(ctx, pay_id).catch((error: unknown) => {
    if (error instanceof Failure) return null
    throw error
  })
}

function told(payload: Happened['payload'], names: readonly string[]): Words {
  return filled(Object.fromEntries(names.map((name) => [name, wordOf(payload, name)])))
}

function filled(words: Record<string, Words[string] | null>): Words {
  return Object.fromEntries(
    Object.entries(words).flatMap(([name, word]) => (word ? [[name, word]] : [])),
  )
}

function linkOfMoney(kind: Kind, { name, subject }: Happened): string {
  if (templates[kind].who === 'customer') return paths.cart()
  if (name === 'payment.differs') return adminPaths.reports()
  if (['payment.unknown_call', 'payment.provider_resting', 'payment.misconfigured'].includes(name))
    return adminPaths.payments()
  if (name === 'refund.failed') return adminPaths.refunds()
  if (name === 'receipt.failed') return adminPaths.cashReceipts()
  return adminPaths.payment(subject)
}
