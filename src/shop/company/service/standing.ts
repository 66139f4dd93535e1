import { koreanDay } from '#kernel/korean-time.ts'
import { type Ctx, say } from '#platform/context.ts'
import { type Open, type Standing, type Why, whyNoAccount } from '#shop/company/rules.ts'
import { type CompanyRecord, findWorkplace } from '#shop/company/store/companies.ts'
import { listOpen, sumOwed } from '#shop/company/store/ledger.ts'

export type CompanyStanding = Standing & { row: CompanyRecord; open: Open[] }

/** A company with what it owes now. */
export async function standingOf(ctx: Ctx, row: CompanyRecord): Promise<CompanyStanding> {
  const [owed, open] = [await sumOwed(ctx, row.mb_id), await listOpen(ctx, row.mb_id)]
  const { state, credit_limit, block_days } = row
  return { row, state, credit_limit, block_days, owed, open }
}

/** The company this visitor orders for; null for whoever orders for themselves. */
export async function workplaceOf(ctx: Ctx): Promise<CompanyRecord | null> {
  return ctx.visitor.mb_id ? findWorkplace(ctx, ctx.visitor.mb_id) : null
}

/** May this visitor see and handle the orders of a company? */
export async function worksFor(ctx: Ctx, mb_id: string): Promise<boolean> {
  return (await workplaceOf(ctx))?.mb_id === mb_id
}

export function reasonNow(ctx: Ctx, standing: Standing): string | null {
  const why = whyNoAccount(standing, koreanDay(ctx.now))
  return why && sayWhy(ctx, why)
}

export function sayWhy(ctx: Ctx, { phrase, params }: Why): string {
  return say(ctx, phrase, params)
}
