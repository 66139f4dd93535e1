import { refuse } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { transact } from '#platform/transact.ts'
import type { Claim, ClaimAsk, ClaimPreview } from '#shop/claim/contract.ts'
import type { StaffClaim } from '#shop/claim/desk-contract.ts'
import { dueOf, whyCannotMove } from '#shop/claim/rules.ts'
import { moveClaim } from '#shop/claim/store/claims.ts'
import { besideOffer } from '#shop/company/service/beside.ts'
import { holdSold, type Sold, soldOrder } from '#shop/order/service/after-sale.ts'
import { anyOrder, ownOrder } from '#shop/order/service/show-order.ts'
import { refundFee } from '#shop/payment/service/fee.ts'
import { deskClaim } from './desk-show.ts'
import { wait } from './desk-words.ts'
import { type Asked, judged } from './judge.ts'
import { freeReplacement } from './replacement.ts'
import { claimView, ownClaim } from './show.ts'
import { type Asking, writeClaim } from './write-claim.ts'

const perHour = 20

/** Reads only. The rules that would refuse the claim refuse its preview. */
export async function previewClaim(ctx: Ctx, od_id: string, asked: Asked): Promise<ClaimPreview> {
  return previewOf(ctx, await soldOrder(ctx, await ownOrder(ctx, od_id)), asked)
}

export async function previewAsStaff(ctx: Ctx, od_id: string, asked: Asked): Promise<ClaimPreview> {
  return previewOf(ctx, await soldOrder(ctx, await anyOrder(ctx, od_id)), asked)
}

async function previewOf(ctx: Ctx, sold: Sold, asked: Asked): Promise<ClaimPreview> {
  const quote = await judged(ctx, sold, asked)
  const due = asked.kind === 'exchange' ? dueOf({ ...quote, quote }) : 0
  return { ...quote, on_account: due > 0 ? await besideOffer(ctx, sold.order, due) : null }
}

export async function askClaim(ctx: Ctx, od_id: string, asked: ClaimAsk): Promise<Claim> {
  const own = await ownOrder(ctx, od_id)
  await limitTries(ctx, `claim:${od_id}`, perHour, 3600)
  return claimView(ctx, await writeClaim(ctx, own, asked, 'buyer'), 'buyer')
}

/** For whoever telephones: the buyer's own rules, and the buyer is told. */
export async function askAsStaff(ctx: Ctx, od_id: string, asked: Asking): Promise<StaffClaim> {
  return deskClaim(ctx, await writeClaim(ctx, await anyOrder(ctx, od_id), asked, 'staff'))
}

/** The buyer keeps the goods after all; a replacement that was put aside is free again. */
export async function withdrawClaim(ctx: Ctx, claim_id: number): Promise<Claim> {
  const withdrawn = await transact(ctx, async (ctx) => {
    const row = await ownClaim(ctx, claim_id)
    await holdSold(ctx, row.od_id)
    refuse(whyCannotMove('withdraw', row), 'CONFLICT', { state: row.state })
    const moved = await moveClaim(ctx, row, 'withdrawn', {
      closed_at: ctx.now,
      account_sealed: null,
    })
    if (!moved) throw wait()
    if (row.state === 'accepted') await freeReplacement(ctx, row)
    await refundFee(ctx, row.claim_id)
    await announce(ctx, 'claim.withdrawn', row.od_id, {
      od_id: row.od_id,
      claim_id: row.claim_id,
      mb_id: row.mb_id,
    })
    return moved
  })
  return claimView(ctx, withdrawn, 'buyer')
}
