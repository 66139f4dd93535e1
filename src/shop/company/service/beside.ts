import { Failure, notFound } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { Currency } from '#kernel/language.ts'
import { type Ctx, say } from '#platform/context.ts'
import { type Standing, whyNotBeside } from '#shop/company/rules.ts'
import { findCompany, lockCompany } from '#shop/company/store/companies.ts'
import { writeEntry } from '#shop/company/store/ledger.ts'
import { sayWhy, standingOf } from './standing.ts'

/** An order as far as it is on the account of a company. */
export type OnAccount = { od_company: string | null; od_due_on: string | null; currency: Currency }

/** Until when what an exchange of this order costs would be owed, or why it cannot be; null for an order that is on no account. */
export async function besideOffer(
  ctx: Ctx,
  { od_company, od_due_on: due_on, currency }: OnAccount,
  amount: number,
): Promise<{ due_on: string; reason: string | null } | null> {
  const row = od_company && due_on && currency === 'krw' ? await findCompany(ctx, od_company) : null
  if (!row || !due_on) return null
  return { due_on, reason: reasonOf(ctx, await standingOf(ctx, row), amount, due_on) }
}

/** It is owed with the rest of the order, until the same day; under the company's lock, so that of two at once the second sees what the first has left. */
export async function chargeBeside(
  ctx: Ctx,
  { od_company: mb_id, od_due_on: due_on, currency }: OnAccount,
  { od_id, amount, note, key }: { od_id: string; amount: number; note: string; key: string },
) {
  if (!mb_id || !due_on || currency !== 'krw')
    throw field(say(ctx, '외상으로 한 주문이 아니에요. 다른 방법을 골라 주세요.'))
  const row = await lockCompany(ctx, mb_id)
  if (!row) throw notFound()
  const reason = reasonOf(ctx, await standingOf(ctx, row), amount, due_on)
  if (reason) throw field(reason)
  await writeEntry(ctx, {
    ...{ mb_id, od_id, amount, due_on, note },
    kind: 'order',
    day: koreanDay(ctx.now),
    rel: `order-${od_id}-${key}`,
  })
}

function reasonOf(ctx: Ctx, standing: Standing, amount: number, due_on: string): string | null {
  const why = whyNotBeside(standing, amount, due_on, koreanDay(ctx.now))
  return why && sayWhy(ctx, why)
}

function field(phrase: string): Failure {
  return new Failure('INVALID', phrase, { fields: { fee_way: [phrase] } })
}
