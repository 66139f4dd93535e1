import { notFound } from '#kernel/failure.ts'
import { pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { type AllAsk, listAll } from '#shop/point/ledger-store.ts'
import { findName, type LedgerAsk } from '#shop/point/store.ts'
import { ledgerOf, ledgerRow, pointSummary } from './my-points.ts'

export async function memberLedger(ctx: Ctx, mb_id: string, ask: LedgerAsk) {
  await nameOf(ctx, mb_id)
  return ledgerOf(ctx, mb_id, ask)
}

export async function memberSummary(ctx: Ctx, mb_id: string) {
  return { ...(await pointSummary(ctx, mb_id)), mb_id, mb_name: await nameOf(ctx, mb_id) }
}

/** The ledger of everybody, for whoever looks after the points. */
export async function allPoints(ctx: Ctx, ask: AllAsk) {
  const { rows, total, came_in, went_out } = await listAll(ctx, ask)
  const shown = rows.map(({ row, mb_name, lot_expires }) => ({
    ...ledgerRow(ctx, row, lot_expires),
    mb_id: row.mb_id,
    mb_name,
  }))
  return { ...pageOf(shown, total, ask), came_in, went_out }
}

async function nameOf(ctx: Ctx, mb_id: string): Promise<string> {
  const mb_name = await findName(ctx, mb_id)
  if (mb_name === null) throw notFound()
  return mb_name
}
