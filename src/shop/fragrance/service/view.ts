import { Failure, notFound } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { anyApplication } from '#shop/application/service/desk.ts'
import {
  type DeskScent,
  type Scent,
  type ScentState,
  scentStates,
} from '#shop/fragrance/contract.ts'
import {
  movesFrom,
  refundOf,
  whyCannotAccept,
  whyCannotApprove,
  whyCannotDecline,
  whyCannotRate,
  whyCannotSample,
} from '#shop/fragrance/rules.ts'
import { findByToken, type ScentRow, updateScent } from '#shop/fragrance/store.ts'

/** Where it stands today: an offer that nobody took lapses by itself. */
export function standing(ctx: Ctx, row: ScentRow): { state: ScentState; isPaid: boolean } {
  const state = scentStates.find((one) => one === row.state) ?? 'cancelled'
  const lapsed = state === 'quoted' && row.valid_until < koreanDay(ctx.now)
  return { state: lapsed ? 'expired' : state, isPaid: row.balance_paid_at !== null }
}

const iso = (at: Date | null) => at?.toISOString() ?? null

export function refundNow(row: ScentRow): number {
  if (!row.deposit_paid_at) return 0
  return refundOf(row.deposit, { rounds: row.samples.length, approved: row.approved_at !== null })
}

export async function viewOf(ctx: Ctx, row: ScentRow): Promise<Scent> {
  const brief = await anyApplication(ctx, row.ap_id)
  const stands = standing(ctx, row)
  const { state } = stands
  const { token, ap_id, currency, lines, total, deposit, rounds, note, terms, samples } = row
  const { valid_until, approved_scent, approved_name, waybill, reason, version, promises } = row
  return {
    ...{ token, ap_id, state, currency, lines, total, deposit, rounds, note, terms, samples },
    ...{ valid_until, approved_scent, approved_name, waybill, reason, version, promises },
    name: brief.company || brief.name,
    balance: total - deposit,
    approved_at: iso(row.approved_at),
    consent_at: iso(row.consent_at),
    nda_at: iso(row.nda_at),
    pay_token: waitingToken(row, state),
    deposit_paid_at: iso(row.deposit_paid_at),
    balance_paid_at: iso(row.balance_paid_at),
    refund: row.refund ?? refundNow(row),
    can_accept: whyCannotAccept(stands, { valid_until, today: koreanDay(ctx.now) }) === null,
    can_rate: whyCannotRate(stands) === null,
    can_approve: whyCannotApprove(stands) === null,
    can_decline: whyCannotDecline(stands) === null,
    created_at: row.created_at.toISOString(),
  }
}

function waitingToken(row: ScentRow, state: ScentState): string | null {
  if (state === 'accepted') return row.deposit_token
  return state === 'approved' && !row.balance_paid_at ? row.balance_token : null
}

export async function deskView(ctx: Ctx, row: ScentRow): Promise<DeskScent> {
  const stands = standing(ctx, row)
  const count = { rounds: row.samples.length, most: row.rounds }
  return {
    ...(await viewOf(ctx, row)),
    moves: [...movesFrom(stands)],
    can_sample: whyCannotSample(stands, count) === null,
    deposit_pp: row.deposit_pp,
    balance_pp: row.balance_pp,
  }
}

/** The link is the key: whoever has it speaks for the customer. */
export async function byToken(ctx: Ctx, token: string): Promise<ScentRow> {
  const row = /^[\w-]{32}$/.test(token) ? await findByToken(ctx, token) : null
  if (!row) throw notFound()
  return row
}

export function meanwhile(): Failure {
  return new Failure('CONFLICT', '그사이 의뢰가 바뀌었어요. 새로 불러와서 확인해 주세요.')
}

/** Only as it was read; whoever came second is told. */
export async function changed(
  ctx: Ctx,
  row: Pick<ScentRow, 'ap_id' | 'version'>,
  change: Parameters<typeof updateScent>[2],
): Promise<ScentRow> {
  const kept = await updateScent(ctx, row, change)
  if (!kept) throw meanwhile()
  return kept
}

/** Says in the log, and through it to the customer and to staff, what became of it. */
export async function tellOf(
  ctx: Ctx,
  name: ScentState | 'balance_paid',
  row: ScentRow,
  note = '',
) {
  const brief = await anyApplication(ctx, row.ap_id)
  await announce(ctx, `fragrance.${name}`, String(row.ap_id), {
    mb_id: brief.mb_id ?? undefined,
    mb_name: brief.name,
    mb_email: brief.email,
    mb_hp: brief.mobile,
    note: note || undefined,
    token: row.token,
    lang: row.lang,
  })
}
