import { lastDayOf, monthOf } from '#kernel/days.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import { memberOf } from '#shop/member/service.ts'
import type { PointLedgerRow } from '#shop/point/contract.ts'
import { neverEnds } from '#shop/point/rules.ts'
import {
  type LedgerAsk,
  listLedger,
  listLots,
  type PointRow,
  sumVanishing,
} from '#shop/point/store.ts'
import { readSettings } from '#shop/setting/service.ts'

/** What can be spent today: lots that are not over. */
export async function usablePoints(ctx: Ctx, mb_id: string): Promise<number> {
  const lots = await listLots(ctx, mb_id, koreanDay(ctx.now))
  return lots.reduce((sum, lot) => sum + lot.lot_left, 0)
}

export async function pointSummary(ctx: Ctx, mb_id: string) {
  const today = koreanDay(ctx.now)
  const [usable, vanishing, { point }] = await Promise.all([
    usablePoints(ctx, mb_id),
    sumVanishing(ctx, mb_id, today, lastDayOf(monthOf(today))),
    readSettings(ctx),
  ])
  return {
    usable,
    vanishing_this_month: vanishing,
    rules: { min_balance: point.min_balance, unit: point.unit, most: point.most },
  }
}

export async function mySummary(ctx: Ctx) {
  return pointSummary(ctx, memberOf(ctx))
}

export function myLedger(ctx: Ctx, ask: LedgerAsk) {
  return ledgerOf(ctx, memberOf(ctx), ask)
}

export async function ledgerOf(ctx: Ctx, mb_id: string, ask: LedgerAsk) {
  const { rows, total } = await listLedger(ctx, mb_id, ask)
  return pageOf(
    rows.map(({ row, lot_expires }) => ledgerRow(ctx, row, lot_expires)),
    total,
    ask,
  )
}

export function ledgerRow(ctx: Ctx, row: PointRow, lot_expires: string | null): PointLedgerRow {
  return {
    po_id: row.po_id,
    po_datetime: row.po_datetime.toISOString(),
    po_content: say(ctx, row.po_content, row.po_params),
    po_point: row.po_point,
    po_mb_point: row.po_mb_point,
    po_expire_date: lot_expires === neverEnds ? null : lot_expires,
    od_id: row.rel_table.startsWith('order') ? row.rel_id : null,
  }
}
