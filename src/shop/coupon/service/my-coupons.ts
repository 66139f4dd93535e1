import { daysFrom } from '#kernel/days.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import type { CouponTerms, MyCoupon, ZoneCoupon } from '#shop/coupon/contract.ts'
import { countUsable, listMine, type MineAsk } from '#shop/coupon/mine-store.ts'
import { couponState, whyNotIssue } from '#shop/coupon/rules.ts'
import { findLevel, type KindRow, listZone, type ZoneAsk } from '#shop/coupon/store.ts'
import { memberOf } from '#shop/member/service.ts'

export async function myCoupons(ctx: Ctx, ask: MineAsk) {
  const today = koreanDay(ctx.now)
  const { rows, counts } = await listMine(ctx, memberOf(ctx), today, ask)
  const shown = rows.map(
    ({ held, kind, ...target }): MyCoupon => ({
      ...termsOf(kind, target),
      cp_id: held.cp_id,
      cp_start: held.cp_start,
      cp_end: held.cp_end,
      days_left: daysFrom(today, held.cp_end),
      state: couponState({ ...held, cz_use: kind.cz_use }, today),
      od_id: held.od_id,
      used_at: held.used_at?.toISOString() ?? null,
    }),
  )
  return { ...pageOf(shown, counts[ask.state], ask), counts }
}

/** For the header: what can be used today. */
export function countMyCoupons(ctx: Ctx): Promise<number> {
  return countUsable(ctx, memberOf(ctx), koreanDay(ctx.now))
}

export async function couponZone(ctx: Ctx, ask: ZoneAsk) {
  const today = koreanDay(ctx.now)
  const { mb_id } = ctx.visitor
  const [{ rows, total }, level] = await Promise.all([
    listZone(ctx, mb_id, today, ask),
    mb_id ? findLevel(ctx, mb_id) : null,
  ])
  const shown = rows.map(({ kind, held, ...target }): ZoneCoupon => {
    const why = mb_id
      ? whyNotIssue(kind, { mb_level: level ?? 1, held }, today)
      : { phrase: '로그인하면 받을 수 있어요.' }
    return {
      ...termsOf(kind, target),
      cz_id: kind.cz_id,
      cz_end: kind.cz_end,
      cz_days: kind.cz_days,
      cz_point: kind.cz_point,
      left: kind.cz_limit === null ? null : Math.max(0, kind.cz_limit - kind.cz_issued),
      reason: why && say(ctx, why.phrase, why.params),
    }
  })
  return pageOf(shown, total, ask)
}

export function termsOf(
  kind: KindRow,
  target: { target_name: string; target_name_en: string },
): CouponTerms {
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
    ...target,
  }
}
