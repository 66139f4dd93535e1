import { notFound } from '#kernel/failure.ts'
import { pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { grantTerms } from '#shop/company/service/desk.ts'
import type { HandGift } from '#shop/coupon/gift-contract.ts'
import { giveCredit } from '#shop/credit/service/adjust-credit.ts'
import { adjustPoints } from '#shop/point/service/adjust-points.ts'
import {
  countedGifts,
  decideGift,
  gifts,
  heldGift,
  refuseDecided,
  refuseJudge,
} from '#shop/point/service/hand-gifts.ts'
import { grantReceipt } from '#shop/point/service/receipt-points.ts'
import { giveNow } from './hand-coupons.ts'

export async function deskGifts(
  ctx: Ctx,
  ask: { page: number; per_page: number; state?: HandGift['state'] },
) {
  const [rows, counts] = [await gifts(ctx, ask), await countedGifts(ctx)]
  const views = rows.map(
    ({ gift, ...named }): HandGift => ({
      ...gift,
      ...named,
      asked_at: gift.asked_at.toISOString(),
      done_at: gift.done_at?.toISOString() ?? null,
    }),
  )
  return { ...pageOf(views, counts[ask.state ?? 'all'] ?? 0, ask), counts }
}

/** Of two who decide at once one does; whoever asked and whoever receives decide nothing. */
function decide(
  ctx: Ctx,
  gift_id: number,
  end: { state: 'given' | 'refused'; why: string },
): Promise<{ gift_id: number }> {
  return transact(ctx, async (ctx) => {
    const gift = await heldGift(ctx, gift_id)
    if (!gift) throw notFound()
    refuseDecided(gift)
    await refuseJudge(ctx, gift)
    const { mb_id, kind, reason, key, asked_by, worth } = gift
    if (end.state === 'given' && kind === 'points')
      await adjustPoints(ctx, mb_id, gift.points, reason)
    if (end.state === 'given' && gift.cz_id !== null)
      await giveNow(ctx, mb_id, { key, cz_id: gift.cz_id, reason })
    if (end.state === 'given' && kind === 'credit')
      await giveCredit(ctx, mb_id, { amount: gift.worth, reason, key })
    if (end.state === 'given' && kind === 'receipt') await grantReceipt(ctx, gift)
    if (end.state === 'given' && kind === 'limit') await grantTerms(ctx, mb_id, gift.detail)
    await decideGift(ctx, gift_id, end)
    const name = end.state === 'given' ? 'gift.approved' : 'gift.refused'
    await announce(ctx, name, String(gift_id), {
      ...{ mb_id, kind, worth, asked_by, reason: end.why || reason },
    })
    return { gift_id }
  })
}

export function approveGift(ctx: Ctx, gift_id: number) {
  return decide(ctx, gift_id, { state: 'given', why: '' })
}

export function refuseGift(ctx: Ctx, gift_id: number, why: string) {
  return decide(ctx, gift_id, { state: 'refused', why })
}
