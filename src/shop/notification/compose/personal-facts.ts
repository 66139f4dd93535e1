import { adminPaths } from '#kernel/admin-paths.ts'
import { dayWord } from '#kernel/day-words.ts'
import { Failure } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { paths } from '#kernel/paths.ts'
import type { Ctx } from '#platform/context.ts'
import type { Happened } from '#platform/react.ts'
import { type Kind, templates } from '#shop/notification/templates/index.ts'
import { both } from '#shop/notification/templates/template.ts'
import { anyPayment } from '#shop/payment/service/attempt.ts'
import { bothOf } from '#shop/personal-payment/rules.ts'
import { anyPersonal } from '#shop/personal-payment/service/hold.ts'
import type { Facts } from './facts.ts'
import { amountWords } from './fill.ts'

/** Of a personal payment: its link for whoever is to pay, its page for the staff. */
export async function aboutPersonal(
  ctx: Ctx,
  kind: Kind,
  { subject, payload }: Happened,
): Promise<Facts | null> {
  const row = await anyPersonal(ctx, subject).catch((error: unknown) => {
    if (error instanceof Failure) return null
    throw error
  })
  // one that was withdrawn or paid before the letter left needs no link any more
  if (!row || (kind === 'personal.sent' && row.state !== 'waiting')) return null
  const name = row.name || (await payerOf(ctx, payload.pay_id))
  const sum = typeof payload.amount === 'number' ? payload.amount : row.price
  const last = koreanDay(row.expires_at)
  const isStaff = templates[kind].who === 'staff'
  return {
    mb_id: row.mb_id,
    mail: row.email || null,
    phone: row.hp || null,
    lang: row.lang,
    words: {
      ...(name ? { name: both(name, name) } : {}),
      subject: bothOf(row.subject, row.subject_en),
      amount: amountWords(sum, row.currency),
      until: both(dayWord(last, 'kr'), dayWord(last, 'en')),
    },
    link: isStaff ? adminPaths.personalPayment(row.pp_id) : paths.personalPayment(row.token),
    tables: () => [],
  }
}

async function payerOf(ctx: Ctx, pay_id: unknown): Promise<string> {
  return typeof pay_id === 'string' ? (await anyPayment(ctx, pay_id)).customer.name : ''
}
