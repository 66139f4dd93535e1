import { randomInt } from 'node:crypto'
import { Failure, notFound } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { limitWrong } from '#platform/rate-limit.ts'
import { transact } from '#platform/transact.ts'
import { bareCode, validDays, whyNotIssue } from '#shop/coupon/rules.ts'
import {
  countCode,
  countHeld,
  findCode,
  findLevel,
  insertCoupon,
  type KindRow,
  lockKind,
} from '#shop/coupon/store.ts'
import { memberOf } from '#shop/member/service.ts'
import { takePoints } from '#shop/point/service/spend-points.ts'

export type Received = { cp_id: string; cp_subject: string; cp_subject_en: string; cp_end: string }

/**
 * Gives a member a coupon of a kind. `issue_key` names the occasion, for which it gives once: null then means "given before".
 * `in_all` counts what was given for other occasions too.
 * Whoever gives coupons of one kind waits for the kind's row, so that no limit is ever passed.
 */
export function issueCoupon(
  ctx: Ctx,
  {
    cz_id,
    mb_id,
    issue_key = null,
    in_all = false,
  }: { cz_id: number; mb_id: string; issue_key?: string | null; in_all?: boolean },
): Promise<Received | null> {
  return transact(ctx, async (ctx) => {
    const kind = await lockKind(ctx, cz_id)
    if (!kind) throw notFound()
    return give(ctx, kind, mb_id, issue_key, in_all)
  })
}

async function give(
  ctx: Ctx,
  kind: KindRow,
  mb_id: string,
  issue_key: string | null,
  in_all = false,
): Promise<Received | null> {
  const today = koreanDay(ctx.now)
  const mb_level = await findLevel(ctx, mb_id)
  if (mb_level === null) throw notFound()
  const held = await countHeld(ctx, kind.cz_id, mb_id, issue_key)
  if (issue_key !== null && held > 0) return null
  const why = whyNotIssue(
    kind,
    { mb_level, held: in_all ? await countHeld(ctx, kind.cz_id, mb_id, null) : held },
    today,
  )
  if (why) throw new Failure('CONFLICT', why.phrase, { params: why.params })
  const cp_id = newCouponId()
  const days = validDays(kind, today)
  await insertCoupon(ctx, { cp_id, cz_id: kind.cz_id, mb_id, issue_key, ...days })
  const { cp_subject, cp_subject_en } = kind
  await announce(ctx, 'coupon.issued', cp_id, {
    mb_id,
    cp_subject,
    cp_subject_en,
    cp_end: days.cp_end,
    way: kind.cz_way,
  })
  return { cp_id, cp_subject, cp_subject_en, cp_end: days.cp_end }
}

/** From the coupon zone, for its price in points where it has one. */
export function downloadCoupon(ctx: Ctx, cz_id: number): Promise<Received> {
  const mb_id = memberOf(ctx)
  return transact(ctx, async (ctx) => {
    const kind = await lockKind(ctx, cz_id)
    if (kind?.cz_way !== 'zone') throw notFound()
    const received = await give(ctx, kind, mb_id, null)
    if (!received) throw notFound()
    if (kind.cz_point > 0)
      await takePoints(ctx, {
        mb_id,
        points: kind.cz_point,
        content: '쿠폰으로 바꿈: {name}',
        params: { name: kind.cp_subject },
        rel: { rel_table: 'coupon', rel_id: received.cp_id, rel_action: 'exchanged' },
      })
    return received
  })
}

const guesses = 10
const guessSeconds = 600

/** A code that was typed. Wrong ones are counted, so that nobody tries them all. */
export async function enterCode(ctx: Ctx, typed: string): Promise<Received> {
  const mb_id = memberOf(ctx)
  const code = bareCode(typed)
  const counted = { key: `coupon-code:${mb_id}`, most: guesses, seconds: guessSeconds }
  return limitWrong(ctx, counted, () =>
    transact(ctx, async (ctx) => {
      const known = await findCode(ctx, code)
      const kind = known && (await lockKind(ctx, known.cz_id))
      if (kind?.cz_way !== 'code') throw wrongCode('없는 쿠폰 번호예요. 다시 확인해 주세요.')
      const received = await give(ctx, kind, mb_id, null)
      if (!received || !(await countCode(ctx, code))) throw wrongCode('이미 쓴 쿠폰 번호예요.')
      return received
    }),
  )
}

function wrongCode(phrase: string): Failure {
  return new Failure('INVALID', phrase, { fields: { code: [phrase] } })
}

// no I, O and 0, which are read for one another
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ123456789'

/** Sixteen letters and digits in four groups, from a secure source. */
export function newCouponId(): string {
  return Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-')
}
