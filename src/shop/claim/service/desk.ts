import { invalid, refuse } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import type { StaffClaim } from '#shop/claim/desk-contract.ts'
import { type ClaimMove, claimMoves, isOnline, whyCannotMove } from '#shop/claim/rules.ts'
import {
  type ClaimRow,
  listClaimLines,
  markResell,
  moveClaim,
  type NewClaim,
} from '#shop/claim/store/claims.ts'
import { demandOf } from '#shop/order/rules.ts'
import { holdSold, type Sold } from '#shop/order/service/after-sale.ts'
import { restock } from '#shop/order/service/stock.ts'
import { refundDue } from '#shop/payment/rules.ts'
import { refundFee, takeClaimDeposit } from '#shop/payment/service/fee.ts'
import { readSettings } from '#shop/setting/service.ts'
import { deskClaim } from './desk-show.ts'
import { kindWord, wait } from './desk-words.ts'
import { besideOf } from './fee.ts'
import { freeReplacement, holdReplacement } from './replacement.ts'
import { anyClaim } from './show.ts'

export function acceptClaim(ctx: Ctx, claim_id: number) {
  return step(ctx, 'accept', claim_id, async (ctx, row) => {
    await holdReplacement(ctx, row)
    return { accepted_at: ctx.now }
  })
}

export function refuseClaim(ctx: Ctx, claim_id: number, reason: string) {
  return step(
    ctx,
    'refuse',
    claim_id,
    async (ctx, row, sold) => {
      if (row.state !== 'requested') await freeReplacement(ctx, row)
      await giveBackByHand(ctx, row, sold)
      await refundFee(ctx, row.claim_id)
      return { refused_why: reason, closed_at: ctx.now, account_sealed: null }
    },
    { reason },
  )
}

/** What came by transfer or in the box stands among the refunds that staff send. */
async function giveBackByHand(ctx: Ctx, row: ClaimRow, { order }: Sold) {
  if (row.fee_paid_at && !isOnline(row.fee_way)) await takeClaimDeposit(ctx, besideOf(row, order))
}

/** The goods are here: from now on the law counts. */
export function collectClaim(ctx: Ctx, claim_id: number) {
  return step(ctx, 'collect', claim_id, async (ctx) => {
    const { shipping } = await readSettings(ctx)
    return { collected_at: ctx.now, due_at: refundDue(ctx.now, shipping.holidays) }
  })
}

/** Only what can be sold again goes back on the shelf. */
export function inspectClaim(ctx: Ctx, claim_id: number, resell: number[]) {
  return step(
    ctx,
    'inspect',
    claim_id,
    async (ctx, row) => {
      const lines = await listClaimLines(ctx, [row.claim_id])
      if (resell.some((ct_id) => !lines.some((line) => line.ct_id === ct_id)))
        throw invalid({ resell: ['이 신청에 없는 상품이에요.'] })
      await markResell(ctx, row.claim_id, resell)
      await restock(
        ctx,
        demandOf(
          lines
            .filter(({ ct_id }) => resell.includes(ct_id))
            .map(({ io_no, qty }) => ({ io_no, ct_qty: qty })),
        ),
        row.od_id,
      )
      return { inspected_at: ctx.now }
    },
    { resell },
  )
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
export async function step(
  ctx: Ctx,
  move: Exclude<ClaimMove, 'withdraw'>,
  claim_id: number,
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
    await announce(ctx, told[move], od_id, {
      od_id,
      claim_id: row.claim_id,
      mb_id,
      lang,
      kind: row.kind,
      claim: kindWord(row.kind),
      currency: row.quote.currency,
      ...payload,
    })
    return after
  })
  return deskClaim(ctx, moved)
}
