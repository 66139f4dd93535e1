import { Failure, notFound } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { Currency } from '#kernel/language.ts'
import type { Ctx } from '#platform/context.ts'
import type { Registration } from '#shop/company/contract.ts'
import {
  dueOn,
  leftOf,
  type Standing,
  whyNoAccount,
  whyNoMore,
  whyTooMuch,
} from '#shop/company/rules.ts'
import {
  type CompanyRecord,
  findCompany,
  findWorkplace,
  lockCompany,
} from '#shop/company/store/companies.ts'
import { findDebtor, writeEntry } from '#shop/company/store/ledger.ts'
import { reasonNow, sayWhy, standingOf, workplaceOf } from './standing.ts'

export type Offer = {
  /** whose account it would be */
  mb_id: string
  left: number
  due_on: string
  /** why nothing can be ordered on account now, in the visitor's language */
  reason: string | null
}

/** What the order form offers whoever orders for a company: its registration for a tax invoice, and its account where it has one. */
export async function offerOf(
  ctx: Ctx,
  currency: Currency,
): Promise<{ registration: Registration; account: Offer | null } | null> {
  const row = currency === 'krw' ? await workplaceOf(ctx) : null
  if (row?.state !== 'open') return null
  const account = row.credit_limit > 0 ? await accountOf(ctx, row) : null
  return { registration: registrationOf(row), account }
}

async function accountOf(ctx: Ctx, row: CompanyRecord): Promise<Offer> {
  const standing = await standingOf(ctx, row)
  return {
    mb_id: row.mb_id,
    left: leftOf(standing),
    due_on: dueOn(koreanDay(ctx.now), row.due_days),
    reason: reasonNow(ctx, standing),
  }
}

export type Charged = { mb_id: string; due_on: string }

/** Refused before anything is written; whoever is quicker takes what is left. */
export async function refuseAccount(ctx: Ctx, total: number, currency: Currency): Promise<Charged> {
  const offer = await offerOf(ctx, currency)
  if (!offer?.account)
    throw field('외상 결제를 쓸 수 없는 회원이에요. 다른 결제 방법을 골라 주세요.')
  const row = await findCompany(ctx, offer.account.mb_id)
  if (!row) throw notFound()
  refuseBeyond(ctx, await standingOf(ctx, row), total)
  return { mb_id: row.mb_id, due_on: offer.account.due_on }
}

/** An order goes on the account of a company, under its lock: of two at once the second sees what the first has left. */
export async function chargeOrder(
  ctx: Ctx,
  { mb_id, due_on }: Charged,
  { od_id, amount }: { od_id: string; amount: number },
) {
  const row = await lockCompany(ctx, mb_id)
  if (!row) throw notFound()
  refuseBeyond(ctx, await standingOf(ctx, row), amount)
  await writeEntry(ctx, {
    mb_id,
    kind: 'order',
    amount,
    od_id,
    due_on,
    day: koreanDay(ctx.now),
    rel: `order-${od_id}`,
  })
}

export type More = { mb_id: string; od_id: string; amount: number }

/** An order on account that was written anew costs more: within the same limit, or refused in words. */
export async function refuseMore(ctx: Ctx, { mb_id, amount }: Omit<More, 'od_id'>) {
  const row = await findCompany(ctx, mb_id)
  if (row) refuseMoreThan(ctx, await standingOf(ctx, row), amount)
}

/** It is owed with the rest of the order, until the same day. */
export async function chargeMore(
  ctx: Ctx,
  { mb_id, od_id, amount, due_on, key }: More & { due_on: string; key: string },
) {
  const row = await lockCompany(ctx, mb_id)
  if (!row) throw notFound()
  refuseMoreThan(ctx, await standingOf(ctx, row), amount)
  await writeEntry(ctx, {
    ...{ mb_id, od_id, amount, due_on },
    kind: 'order',
    day: koreanDay(ctx.now),
    rel: `order-${od_id}-${key}`,
  })
}

function refuseMoreThan(ctx: Ctx, standing: Standing, amount: number) {
  const why = whyNoMore(standing, amount, koreanDay(ctx.now))
  if (!why) return
  const phrase = sayWhy(ctx, why)
  throw new Failure('INVALID', phrase, { fields: { lines: [phrase] } })
}

/** What was cancelled or sent back of an order on account is not owed any more; money never leaves the shop for it. False when the order is on none. */
export async function takeOffAccount(
  ctx: Ctx,
  od_id: string,
  { amount, key }: { amount: number; key: string },
): Promise<boolean> {
  const mb_id = await findDebtor(ctx, od_id)
  if (!mb_id || !(await lockCompany(ctx, mb_id))) return false
  await writeEntry(ctx, {
    mb_id,
    kind: 'back',
    amount: -amount,
    od_id,
    day: koreanDay(ctx.now),
    rel: `refund-${key}`,
  })
  return true
}

/** The registration that a member's invoices are written to; null for whoever orders for no company. */
export async function registrationFor(ctx: Ctx, mb_id: string): Promise<Registration | null> {
  const row = await findWorkplace(ctx, mb_id)
  return row?.state === 'open' ? registrationOf(row) : null
}

function refuseBeyond(ctx: Ctx, standing: Standing, total: number) {
  const why = whyNoAccount(standing, koreanDay(ctx.now)) ?? whyTooMuch(standing, total)
  if (why) throw field(sayWhy(ctx, why))
}

function field(phrase: string): Failure {
  return new Failure('INVALID', phrase, { fields: { od_settle_case: [phrase] } })
}

export function registrationOf(row: CompanyRecord): Registration {
  const { company, business_number, representative, address } = row
  const { business_type, business_item, tax_email } = row
  return {
    ...{ company, business_number, representative, address },
    ...{ business_type, business_item, tax_email },
  }
}
