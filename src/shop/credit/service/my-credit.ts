import { notFound } from '#kernel/failure.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import type { CreditRow, CreditSummary, Payout } from '#shop/credit/contract.ts'
import { listPayoutsOf, type PayoutRow } from '#shop/credit/payout-store.ts'
import {
  type AllAsk,
  findBalance,
  findName,
  type LedgerAsk,
  type LedgerRow,
  listAll,
  listLedger,
} from '#shop/credit/store.ts'
import { memberOf } from '#shop/member/service.ts'

const shownPayouts = 5

/** What a member can spend now. */
export function usableCredit(ctx: Ctx, mb_id: string): Promise<number> {
  return findBalance(ctx, mb_id)
}

export async function creditSummary(ctx: Ctx, mb_id: string): Promise<CreditSummary> {
  const [balance, payouts] = await Promise.all([
    findBalance(ctx, mb_id),
    listPayoutsOf(ctx, mb_id, shownPayouts),
  ])
  return { balance, payouts: payouts.map(payoutView) }
}

export function mySummary(ctx: Ctx) {
  return creditSummary(ctx, memberOf(ctx))
}

export function myLedger(ctx: Ctx, ask: LedgerAsk) {
  return ledgerOf(ctx, memberOf(ctx), ask)
}

export async function memberLedger(ctx: Ctx, mb_id: string, ask: LedgerAsk) {
  await known(ctx, mb_id)
  return ledgerOf(ctx, mb_id, ask)
}

export async function memberSummary(ctx: Ctx, mb_id: string) {
  await known(ctx, mb_id)
  return creditSummary(ctx, mb_id)
}

async function known(ctx: Ctx, mb_id: string) {
  if ((await findName(ctx, mb_id)) === null) throw notFound()
}

async function ledgerOf(ctx: Ctx, mb_id: string, ask: LedgerAsk) {
  const { rows, total } = await listLedger(ctx, mb_id, ask)
  return pageOf(
    rows.map((row) => rowOf(ctx, row)),
    total,
    ask,
  )
}

/** The ledger of everybody, and what the shop owes in all. */
export async function allCredits(ctx: Ctx, ask: AllAsk) {
  const { rows, total, ...sums } = await listAll(ctx, ask)
  const shown = rows.map(({ row, mb_name }) => ({ ...rowOf(ctx, row), mb_id: row.mb_id, mb_name }))
  return { ...pageOf(shown, total, ask), ...sums }
}

function rowOf(ctx: Ctx, row: LedgerRow): CreditRow {
  return {
    cr_id: row.cr_id,
    cr_datetime: row.cr_datetime.toISOString(),
    cr_content: say(ctx, row.cr_content, row.cr_params),
    cr_amount: row.cr_amount,
    cr_balance: row.cr_balance,
    od_id: row.rel_table === 'order' ? row.rel_id : null,
  }
}

export function payoutView(row: PayoutRow): Payout {
  return {
    ...row,
    why: row.state === 'refused' ? row.note : '',
    created_at: row.created_at.toISOString(),
    done_at: row.done_at?.toISOString() ?? null,
  }
}
