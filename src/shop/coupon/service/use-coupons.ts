import { Failure } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import type { PricedCoupon } from '#shop/cart/coupon-contract.ts'
import { giveBack, listUsable, lockMine, markUsed, type Use } from '#shop/coupon/mine-store.ts'
import { type CouponReason, whyNotNow } from '#shop/coupon/rules.ts'
import type { KindRow } from '#shop/coupon/store.ts'

export type HeldCoupon = PricedCoupon & {
  cp_start: string
  cp_end: string
  target_name: string
  target_name_en: string
}

const mostOffered = 60

/** What a member could use today. */
export async function usableCoupons(ctx: Ctx, mb_id: string): Promise<HeldCoupon[]> {
  const rows = await listUsable(ctx, mb_id, koreanDay(ctx.now), mostOffered)
  return rows.map(({ held, kind, target_name, target_name_en }) => ({
    ...pricedCoupon(held.cp_id, kind),
    cp_start: held.cp_start,
    cp_end: held.cp_end,
    target_name,
    target_name_en,
  }))
}

/** The chosen coupons of a member, locked for the order that uses them. A stranger's is not found; one that does not hold now comes with its reason. */
export async function chosenCoupons(
  ctx: Ctx,
  mb_id: string,
  cp_ids: readonly string[],
): Promise<{ coupons: PricedCoupon[]; wrong: { cp_id: string; why: CouponReason }[] }> {
  const asked = [...new Set(cp_ids)]
  if (!asked.length) return { coupons: [], wrong: [] }
  const rows = await lockMine(ctx, mb_id, asked)
  if (rows.length < asked.length)
    throw new Failure('NOT_FOUND', '쓸 수 있는 쿠폰 가운데 없는 쿠폰이에요.')
  const today = koreanDay(ctx.now)
  const wrong = rows.flatMap(({ held, kind }) => {
    const why = whyNotNow({ ...held, cz_use: kind.cz_use }, today)
    return why ? [{ cp_id: held.cp_id, why }] : []
  })
  // what does not hold takes nothing off: the sum told with its reason is the one without it
  const good = rows.filter(({ held }) => !wrong.some(({ cp_id }) => cp_id === held.cp_id))
  return { coupons: good.map(({ held, kind }) => pricedCoupon(held.cp_id, kind)), wrong }
}

/** Inside the order's transaction: of two orders with the same coupon one wins. */
export async function spendCoupons(
  ctx: Ctx,
  mb_id: string,
  od_id: string,
  currency: string,
  uses: readonly Use[],
) {
  if (!(await markUsed(ctx, mb_id, od_id, currency, uses)))
    throw new Failure('CONFLICT', '다른 주문에 이미 쓴 쿠폰이 있어요. 쿠폰을 다시 골라 주세요.', {
      detail: { coupons: uses.map(({ cp_id }) => cp_id) },
    })
}

/** Coupons of a cancelled order come back, once: all of them, or those named. One that ended meanwhile stays ended. */
export function returnCoupons(
  ctx: Ctx,
  od_id: string,
  cp_ids: readonly string[] | null = null,
): Promise<string[]> {
  return giveBack(ctx, od_id, cp_ids)
}

function pricedCoupon(cp_id: string, kind: KindRow): PricedCoupon {
  const {
    cp_subject,
    cp_subject_en,
    cp_method,
    cp_target,
    cp_type,
    cp_price,
    cp_trunc,
    cp_minimum,
    cp_maximum,
    cz_combine,
  } = kind
  return {
    cp_id,
    cp_subject,
    cp_subject_en,
    cp_method,
    cp_target,
    cp_type,
    cp_price,
    cp_trunc,
    cp_minimum,
    cp_maximum,
    cz_combine,
  }
}
