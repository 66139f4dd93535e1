import { invalid, refuse } from '../../../kernel/failure.ts'
import { pageOf } from '../../../kernel/paging.ts'
import type { Ctx } from '../../../platform/context.ts'
import { announce } from '../../../platform/events.ts'
import { unseal } from '../../../platform/seal.ts'
import { transact } from '../../../platform/transact.ts'
import { demandOf, goodsIn } from '../../order/rules.ts'
import { holdSold, type Sold, sendReplacement, takeBack } from '../../order/service/after-sale.ts'
import { refuseCourier } from '../../order/service/parcels.ts'
import { anyOrder } from '../../order/service/show-order.ts'
import { restock } from '../../order/service/stock.ts'
import { refundDue } from '../../payment/rules.ts'
import { readSettings } from '../../setting/service.ts'
import { claimStates } from '../contract.ts'
import type { StaffClaim } from '../desk-contract.ts'
import { type ClaimMove, claimMoves, refundWith, whyCannotMove, whyOtherFee } from '../rules.ts'
import { type ClaimRow, listClaimEvents, listClaimLines, markResell, moveClaim, type NewClaim } from '../store/claims.ts'
import { type ClaimListAsk, countClaims, type DeskRow, listClaims } from '../store/desk-list.ts'
import { kindWord, wait } from './desk-words.ts'
import { freeReplacement, holdReplacement, replacementOf } from './replacement.ts'
import { anyClaim, claimView } from './show.ts'

export async function deskClaims(ctx: Ctx, ask: ClaimListAsk) {
  const [rows, states] = await Promise.all([listClaims(ctx, ask), countClaims(ctx, ask)])
  const countOf = (state: string) => states.find((one) => one.state === state)?.count ?? 0
  const all = states.reduce((sum, { count }) => sum + count, 0)
  const late = states.reduce((sum, one) => sum + one.late, 0)
  const total = ask.overdue ? late : ask.state ? countOf(ask.state) : all
  return { ...pageOf(rows.map(rowOf), total, ask), counts: { all, overdue: late, ...Object.fromEntries(claimStates.map((state) => [state, countOf(state)])) } }
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
  const [order, events, view] = [await anyOrder(ctx, row.od_id), await listClaimEvents(ctx, row.od_id), await claimView(ctx, row, 'staff')]
  return {
    ...view,
    od_name: order.od_name,
    od_hp: order.od_hp,
    holder: row.holder,
    settle_case: order.od_settle_case,
    overdue: (row.state === 'collected' || row.state === 'inspected') && row.due_at !== null && row.due_at < ctx.now,
    events: events
      .map((one) => ({ name: one.name, actor: one.actor, at: one.created_at.toISOString(), payload: one.payload as Record<string, unknown> })) // announce writes nothing else
      .filter(({ payload }) => payload.claim_id === row.claim_id),
  }
}

export function acceptClaim(ctx: Ctx, claim_id: string) {
  return step(ctx, 'accept', claim_id, async (ctx, row) => {
    await holdReplacement(ctx, row)
    return { accepted_at: ctx.now }
  })
}

export function refuseClaim(ctx: Ctx, claim_id: string, reason: string) {
  return step(
    ctx,
    'refuse',
    claim_id,
    async (ctx, row) => {
      if (row.state !== 'requested') await freeReplacement(ctx, row)
      return { refused_why: reason, closed_at: ctx.now, account_sealed: null }
    },
    { reason },
  )
}

/** The goods are here: from now on the law counts. */
export function collectClaim(ctx: Ctx, claim_id: string) {
  return step(ctx, 'collect', claim_id, async (ctx) => {
    const { shipping } = await readSettings(ctx)
    return { collected_at: ctx.now, due_at: refundDue(ctx.now, shipping.holidays) }
  })
}

/** Only what can be sold again goes back on the shelf. */
export function inspectClaim(ctx: Ctx, claim_id: string, resell: number[]) {
  return step(
    ctx,
    'inspect',
    claim_id,
    async (ctx, row) => {
      const lines = await listClaimLines(ctx, [row.claim_id])
      if (resell.some((ct_id) => !lines.some((line) => line.ct_id === ct_id))) throw invalid({ resell: ['이 신청에 없는 상품이에요.'] })
      await markResell(ctx, row.claim_id, resell)
      await restock(ctx, demandOf(lines.filter(({ ct_id }) => resell.includes(ct_id)).map(({ io_no, qty }) => ({ io_no, ct_qty: qty }))))
      return { inspected_at: ctx.now }
    },
    { resell },
  )
}

export function refundClaim(ctx: Ctx, claim_id: string, { fee, fee_reason }: { fee: number; fee_reason: string }) {
  return step(
    ctx,
    'refund',
    claim_id,
    async (ctx, row, sold) => {
      const wrong = whyOtherFee(row.fee, fee, fee_reason)
      if (wrong) throw invalid({ fee_reason: [wrong] })
      const { order } = sold
      const refund = refundWith(row.quote, fee, order.od_receipt_price - order.od_cancel_price)
      const number = row.account_sealed ? unseal(ctx.house.config, row.account_sealed) : null
      await takeBack(ctx, sold, {
        units: (await listClaimLines(ctx, [row.claim_id])).map(({ ct_id, qty }) => ({ ct_id, qty })),
        refund_id: `claim-${row.claim_id}`,
        amount: refund,
        coupons: row.quote.coupons_back.map(({ cp_id }) => cp_id),
        points: row.quote.points_back,
        reason: '반품',
        account: number ? { bank: row.bank, number, holder: row.holder } : undefined,
      })
      return { refund, fee, fee_reason, closed_at: ctx.now, account_sealed: null }
    },
    { fee, fee_reason },
  )
}

export async function exchangeClaim(ctx: Ctx, claim_id: string, { fee_received, ...sent }: { company: string; od_invoice: string; fee_received: boolean }) {
  await refuseCourier(ctx, sent.company)
  return step(ctx, 'exchange', claim_id, async (ctx, row, { order }) => {
    if (row.fee > 0 && !fee_received) throw invalid({ fee_received: ['교환 배송비를 받은 뒤에 보낼 수 있어요.'] })
    const lines = await listClaimLines(ctx, [row.claim_id])
    await sendReplacement(ctx, order, { ...sent, units: lines.map(({ ct_id, qty }) => ({ ct_id, qty })), demand: replacementOf(lines) })
    return { closed_at: ctx.now }
  })
}

const told: Record<Exclude<ClaimMove, 'withdraw'>, string> = {
  accept: 'claim.accepted',
  refuse: 'claim.refused',
  collect: 'claim.collected',
  inspect: 'claim.inspected',
  refund: 'claim.refund_promised',
  exchange: 'claim.exchanged',
}

/** One step of a claim, with its order held: of two at once one is told that the other was quicker. */
async function step(
  ctx: Ctx,
  move: Exclude<ClaimMove, 'withdraw'>,
  claim_id: string,
  work: (ctx: Ctx, row: ClaimRow, sold: Sold) => Promise<Partial<NewClaim>>,
  payload: Record<string, unknown> = {},
): Promise<StaffClaim> {
  const moved = await transact(ctx, async (ctx) => {
    const sold = await holdSold(ctx, (await anyClaim(ctx, claim_id)).od_id)
    const row = await anyClaim(ctx, claim_id)
    refuse(whyCannotMove(move, row), 'CONFLICT', { state: row.state })
    const after = await moveClaim(ctx, row, claimMoves[move].to, await work(ctx, row, sold))
    if (!after) throw wait()
    const { od_id, mb_id, lang } = sold.order
    await announce(ctx, told[move], od_id, { od_id, claim_id: row.claim_id, mb_id, lang, kind: row.kind, claim: kindWord(row.kind), currency: row.quote.currency, ...payload })
    return after
  })
  return deskClaim(ctx, moved)
}
