import { notFound, refuse } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import type { CouponChoice, HeldCoupon } from '#shop/coupon/holder-contract.ts'
import { listGivable, listHeld, markWithdrawn } from '#shop/coupon/holder-store.ts'
import { lockMine } from '#shop/coupon/mine-store.ts'
import { couponState, whyNotHand, whyNotIssue } from '#shop/coupon/rules.ts'
import { countHeld, lockKind } from '#shop/coupon/store.ts'
import { anyMember } from '#shop/member/service/desk.ts'
import { refuseOwn } from '#shop/member/service/kin.ts'
import { weighGift } from '#shop/point/service/hand-gifts.ts'
import { issueCoupon } from './issue-coupon.ts'
import { termsOf } from './my-coupons.ts'

export async function couponsOfMember(
  ctx: Ctx,
  mb_id: string,
  ask: Parameters<typeof listHeld>[2],
) {
  const member = await anyMember(ctx, mb_id)
  const today = koreanDay(ctx.now)
  const { rows, total } = await listHeld(ctx, member.mb_id, ask)
  const shown = rows.map(
    ({ held, kind, ...target }): HeldCoupon => ({
      ...termsOf(kind, target),
      ...held,
      cp_datetime: held.cp_datetime.toISOString(),
      state: couponState({ ...held, cz_use: kind.cz_use }, today),
    }),
  )
  return pageOf(shown, total, ask)
}

export async function couponChoices(
  ctx: Ctx,
  mb_id: string,
  ask: Parameters<typeof listGivable>[3],
) {
  const member = await anyMember(ctx, mb_id)
  const today = koreanDay(ctx.now)
  const { rows, total } = await listGivable(ctx, member.mb_id, today, ask)
  const shown = rows.map(({ kind, held, ...target }): CouponChoice => {
    const why = whyNotHand(member) ?? whyNotIssue(kind, { mb_level: member.mb_level, held }, today)
    return {
      ...termsOf(kind, target),
      cz_id: kind.cz_id,
      why: why && say(ctx, why.phrase, why.params),
    }
  })
  return pageOf(shown, total, ask)
}

type Asked = { key: string; cz_id: number; reason: string }

/** One coupon for one member, with a reason that the log keeps. Pressing twice gives once: null then says that it was given before. */
export function giveByHand(
  ctx: Ctx,
  mb_id: string,
  { key, cz_id, reason }: Asked,
): Promise<{ cp_id: string | null; waiting: boolean }> {
  return transact(ctx, async (ctx) => {
    const member = await anyMember(ctx, mb_id)
    refuse(whyNotHand(member)?.phrase ?? null)
    const kind = await lockKind(ctx, cz_id)
    if (!kind) throw notFound()
    const held = await countHeld(ctx, cz_id, member.mb_id, null)
    const why = whyNotIssue(kind, { mb_level: member.mb_level, held }, koreanDay(ctx.now))
    const gift = { kind: 'coupon', mb_id: member.mb_id, cz_id, reason, key } as const
    // what cannot be given does not wait for anybody
    const end = why ? 'given' : await weighGift(ctx, { ...gift, worth: worthOf(kind) })
    if (end === 'waiting') return { cp_id: null, waiting: true }
    return { ...(await giveNow(ctx, member.mb_id, { key, cz_id, reason })), waiting: false }
  })
}

/** In won, as the ceiling counts it: a percentage without a limit is worth more than any. */
export function worthOf(kind: { cp_type: number; cp_price: number; cp_maximum: number }): number {
  return kind.cp_type === 0 ? kind.cp_price : kind.cp_maximum || 1_000_000_000
}

/** The same once nobody has to be asked any more. */
export function giveNow(
  ctx: Ctx,
  mb_id: string,
  { key, cz_id, reason }: Asked,
): Promise<{ cp_id: string | null }> {
  return transact(ctx, async (ctx) => {
    const member = await anyMember(ctx, mb_id)
    refuse(whyNotHand(member)?.phrase ?? null)
    const received = await issueCoupon(ctx, {
      cz_id,
      mb_id: member.mb_id,
      issue_key: `hand-${key}`,
      in_all: true,
    })
    if (received)
      await announce(ctx, 'coupon.handed', member.mb_id, {
        reason,
        coupon: received.cp_subject,
        cp_id: received.cp_id,
      })
    return { cp_id: received?.cp_id ?? null }
  })
}

/** One that was given by mistake, or that was to make up for something that never was. One that is used stays with its order. */
export function takeBack(
  ctx: Ctx,
  { mb_id, cp_id }: { mb_id: string; cp_id: string },
  reason: string,
): Promise<{ cp_id: string }> {
  return transact(ctx, async (ctx) => {
    const member = await anyMember(ctx, mb_id)
    await refuseOwn(ctx, { mb_id: member.mb_id })
    const [found] = await lockMine(ctx, member.mb_id, [cp_id])
    if (!found) throw notFound()
    const { held, kind } = found
    refuse(
      held.used_at ? '이미 쓴 쿠폰이에요.' : held.withdrawn_at ? '이미 회수한 쿠폰이에요.' : null,
      'CONFLICT',
    )
    await markWithdrawn(ctx, cp_id)
    await announce(ctx, 'coupon.withdrawn', member.mb_id, {
      reason,
      coupon: kind.cp_subject,
      cp_id,
    })
    return { cp_id }
  })
}
