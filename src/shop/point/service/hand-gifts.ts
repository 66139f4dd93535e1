import { Failure, refuse } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { memberOf } from '#shop/member/service.ts'
import {
  countGifts,
  endGift,
  findGiftOf,
  findWaiting,
  type GiftRow,
  givenToday,
  insertGift,
  listGifts,
  lockGift,
} from '#shop/point/gift-store.ts'
import { readSettings } from '#shop/setting/service.ts'
import { adjustPoints } from './adjust-points.ts'

type Asked = Pick<GiftRow, 'kind' | 'mb_id' | 'worth' | 'reason' | 'key'> &
  Partial<Pick<GiftRow, 'points' | 'cz_id'>>

/**
 * Writes down what staff want to give: `given` when they may at once, `waiting` above the ceiling, where a second person decides.
 * Never to oneself. Inside the transaction that gives.
 */
export async function weighGift(ctx: Ctx, asked: Asked): Promise<'given' | 'waiting' | 'known'> {
  const asked_by = memberOf(ctx)
  refuseOneself(asked_by, asked.mb_id)
  if (await findGiftOf(ctx, asked.kind, asked.key)) return 'known'
  const { gifts } = await readSettings(ctx)
  const today = await givenToday(ctx, asked_by)
  const state = asked.worth > gifts.each || today + asked.worth > gifts.day ? 'waiting' : 'given'
  const row = await insertGift(ctx, { ...asked, state, asked_by, asked_at: ctx.now })
  if (!row) return 'known'
  if (state === 'waiting')
    await announce(ctx, 'gift.asked', String(row.gift_id), {
      ...{ mb_id: asked.mb_id, kind: asked.kind, worth: asked.worth, reason: asked.reason },
    })
  return state
}

type Second = Pick<GiftRow, 'kind' | 'mb_id' | 'worth' | 'reason' | 'key' | 'about' | 'detail'>

/** What nobody of the staff decides alone waits until another of finance or the owner agrees. One press waits once. */
export async function askSecond(ctx: Ctx, asked: Second): Promise<GiftRow['state']> {
  const known = await findGiftOf(ctx, asked.kind, asked.key)
  if (known) return known.state
  const row = await insertGift(ctx, {
    ...asked,
    state: 'waiting',
    asked_by: memberOf(ctx),
    asked_at: ctx.now,
  })
  if (row)
    await announce(ctx, 'gift.asked', String(row.gift_id), {
      ...{ mb_id: asked.mb_id, kind: asked.kind, worth: asked.worth, reason: asked.reason },
    })
  return 'waiting'
}

/** What waits for a second person about this member; null when nothing does. */
export function waitingFor(ctx: Ctx, kind: GiftRow['kind'], mb_id: string) {
  return findWaiting(ctx, kind, mb_id)
}

function refuseOneself(me: string, mb_id: string) {
  if (me === mb_id)
    throw new Failure(
      'FORBIDDEN',
      '자기 자신에게는 줄 수 없어요. 다른 자금 담당이나 운영자에게 부탁해 주세요.',
    )
}

/** Staff give or take points; `waiting` when a second person has to agree first. */
export function pointsByHand(
  ctx: Ctx,
  mb_id: string,
  { points, reason, key }: { points: number; reason: string; key: string },
): Promise<{ waiting: boolean }> {
  return transact(ctx, async (ctx) => {
    if (points < 0) {
      refuseOneself(memberOf(ctx), mb_id)
      await adjustPoints(ctx, mb_id, points, reason)
      return { waiting: false }
    }
    const gift = { kind: 'points', mb_id, points, worth: points, reason, key } as const
    const end = await weighGift(ctx, gift)
    if (end === 'given') await adjustPoints(ctx, mb_id, points, reason)
    const known = end === 'known' ? await findGiftOf(ctx, 'points', key) : null
    return { waiting: end === 'waiting' || known?.state === 'waiting' }
  })
}

/** Why this person cannot decide about a gift; null when they can. */
export function whyNotDecide(gift: GiftRow, me: string): string | null {
  if (gift.asked_by === me) return '부탁한 사람이 아닌 다른 사람이 정해야 해요.'
  return gift.mb_id === me ? '받는 사람은 정할 수 없어요.' : null
}

export function refuseDecided(gift: GiftRow) {
  refuse(gift.state === 'waiting' ? null : '이미 정한 일이에요.', 'CONFLICT', {
    state: gift.state,
  })
}

/** The gift under a lock; null when there is none. */
export function heldGift(ctx: Ctx, gift_id: number): Promise<GiftRow | null> {
  return lockGift(ctx, gift_id)
}

export function decideGift(
  ctx: Ctx,
  gift_id: number,
  end: { state: 'given' | 'refused'; why: string },
): Promise<void> {
  return endGift(ctx, gift_id, { ...end, done_by: memberOf(ctx), done_at: ctx.now })
}

export function gifts(ctx: Ctx, ask: Parameters<typeof listGifts>[1]) {
  return listGifts(ctx, ask)
}

/** How many stand in each state. */
export async function countedGifts(ctx: Ctx): Promise<Record<string, number>> {
  const states = await countGifts(ctx)
  const all = states.reduce((sum, one) => sum + one.count, 0)
  return { all, ...Object.fromEntries(states.map((one) => [one.state, one.count])) }
}
