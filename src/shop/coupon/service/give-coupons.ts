import { addDays, isDay } from '#kernel/days.ts'
import { Failure } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import type { Happened } from '#platform/react.ts'
import { transact } from '#platform/transact.ts'
import type { CouponWay } from '#shop/coupon/contract.ts'
import { tellEnding } from '#shop/coupon/mine-store.ts'
import { listBirthdays, listKindsBy } from '#shop/coupon/store.ts'
import { issueCoupon } from './issue-coupon.ts'

/** Coupons that follow from something: once per member and occasion. */
export async function giveFor(ctx: Ctx, way: CouponWay, mb_id: string, issue_key: string) {
  for (const { cz_id } of await listKindsBy(ctx, way, koreanDay(ctx.now)))
    await giveQuietly(ctx, cz_id, mb_id, issue_key)
}

export async function giveAtSignUp(ctx: Ctx, happened: Happened) {
  const { mb_id } = happened.payload
  await giveFor(ctx, 'sign_up', typeof mb_id === 'string' ? mb_id : happened.subject, 'sign_up')
}

const atOnce = 200

/** Every morning: those who have their birthday. On 1 March also those of 29 February when there is none. */
export async function giveAtBirthdays(house: Ctx['house']) {
  const ctx = houseCtx(house)
  const today = koreanDay(ctx.now)
  const issue_key = `birthday-${today.slice(0, 4)}`
  for (const { cz_id } of await listKindsBy(ctx, 'birthday', today)) {
    for (const day of birthdaysOn(today)) {
      for (;;) {
        const members = await listBirthdays(ctx, cz_id, day, issue_key, atOnce)
        const given = await Promise.all(
          members.map((mb_id) => giveQuietly(ctx, cz_id, mb_id, issue_key)),
        )
        if (members.length < atOnce || !given.some(Boolean)) break
      }
    }
  }
}

export function birthdaysOn(today: string): string[] {
  const leap = isDay(`${today.slice(0, 4)}-02-29`)
  const day = today.slice(5)
  return day === '03-01' && !leap ? ['02-29', day] : [day]
}

/** A coupon that has run out or is not for this grade is no failure of the occasion. */
export async function giveQuietly(
  ctx: Ctx,
  cz_id: number,
  mb_id: string,
  issue_key: string,
  in_all = false,
): Promise<boolean> {
  try {
    return (await issueCoupon(ctx, { cz_id, mb_id, issue_key, in_all })) !== null
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

const tellDays = 7

/** Members hear of coupons that end within a week. */
export async function tellOfEndingCoupons(house: Ctx['house']) {
  for (;;) {
    const told = await transact(houseCtx(house), async (ctx) => {
      const today = koreanDay(ctx.now)
      const until = addDays(today, tellDays)
      const ending = await tellEnding(ctx, today, until, atOnce)
      for (const { cp_id, ...coupon } of ending)
        await announce(ctx, 'coupon.expiring', cp_id, coupon)
      return ending.length
    })
    if (told < atOnce) return
  }
}
