import { notFound } from '../../../kernel/failure.ts'
import type { Ctx } from '../../../platform/context.ts'
import { findName, type LedgerAsk } from '../store.ts'
import { ledgerOf, pointSummary } from './my-points.ts'

export async function memberLedger(ctx: Ctx, mb_id: string, ask: LedgerAsk) {
  await nameOf(ctx, mb_id)
  return ledgerOf(ctx, mb_id, ask)
}

export async function memberSummary(ctx: Ctx, mb_id: string) {
  return { ...(await pointSummary(ctx, mb_id)), mb_id, mb_name: await nameOf(ctx, mb_id) }
}

async function nameOf(ctx: Ctx, mb_id: string): Promise<string> {
  const mb_name = await findName(ctx, mb_id)
  if (mb_name === null) throw notFound()
  return mb_name
}
