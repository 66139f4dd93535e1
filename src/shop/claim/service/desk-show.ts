import { pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { claimStates } from '#shop/claim/contract.ts'
import type { StaffClaim } from '#shop/claim/desk-contract.ts'
import { workStates } from '#shop/claim/rules.ts'
import { type ClaimRow, listClaimEvents } from '#shop/claim/store/claims.ts'
import {
  type ClaimListAsk,
  countClaims,
  type DeskRow,
  listClaims,
} from '#shop/claim/store/desk-list.ts'
import { goodsIn } from '#shop/order/rules.ts'
import { anyOrder } from '#shop/order/service/show-order.ts'
import { claimView } from './show.ts'

export async function deskClaims(ctx: Ctx, ask: ClaimListAsk) {
  const [rows, states] = await Promise.all([listClaims(ctx, ask), countClaims(ctx, ask)])
  const countOf = (state: string) => states.find((one) => one.state === state)?.count ?? 0
  const all = states.reduce((sum, { count }) => sum + count, 0)
  const late = states.reduce((sum, one) => sum + one.late, 0)
  const work = workStates.reduce((sum, state) => sum + countOf(state), 0)
  const total = ask.overdue ? late : ask.work ? work : ask.state ? countOf(ask.state) : all
  return {
    ...pageOf(rows.map(rowOf), total, ask),
    counts: {
      ...{ all, work },
      overdue: late,
      ...Object.fromEntries(claimStates.map((state) => [state, countOf(state)])),
    },
  }
}

function rowOf({ it_name, it_name_en, lines, quote, ...row }: DeskRow) {
  return {
    ...row,
    goods: goodsIn('kr', it_name, lines),
    goods_en: goodsIn('en', it_name_en || it_name, lines),
    currency: quote.currency,
    refund: row.state === 'refunded' ? row.refund : quote.refund,
  }
}

export async function deskClaim(ctx: Ctx, row: ClaimRow): Promise<StaffClaim> {
  const [order, events, view] = [
    await anyOrder(ctx, row.od_id),
    await listClaimEvents(ctx, row.od_id),
    await claimView(ctx, row, 'staff'),
  ]
  return {
    ...view,
    version: row.version,
    od_name: order.od_name,
    od_hp: order.od_hp,
    holder: row.holder,
    settle_case: order.od_settle_case,
    overdue:
      (row.state === 'collected' || row.state === 'inspected') &&
      row.due_at !== null &&
      row.due_at < ctx.now,
    events: events
      .map((one) => ({
        name: one.name,
        actor: one.actor,
        actor_name: one.actor_name ?? '',
        at: one.created_at.toISOString(),
        payload: one.payload,
      }))
      .filter(({ payload }) => payload.claim_id === row.claim_id),
  }
}
