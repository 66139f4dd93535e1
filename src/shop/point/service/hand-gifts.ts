import { Failure, refuse } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { isAlone, isOwn, refuseOwn } from '#shop/member/service/kin.ts'
import { memberOf } from '#shop/member/service.ts'
import type { GiftKind } from '#shop/point/gift-contract.ts'
import {
  countGifts,
  endGift,
  findGiftOf,
  findWaiting,
  type GiftRow,
  givenSoFar,
  hasGivenMoney,
  insertGift,
  listGifts,
  lockGift,
} from '#shop/point/gift-store.ts'
import { readSettings } from '#shop/setting/service.ts'
import { adjustPoints } from './adjust-points.ts'

type Asked = Pick<GiftRow, 'kind' | 'mb_id' | 'worth' | 'reason' | 'key'> &
  Partial<Pick<GiftRow, 'points' | 'cz_id' | 'detail' | 'about'>>

/** What counts together: what is given as a kindness, and what receipts of the stores earn. */
const kindness: readonly GiftKind[] = ['points', 'coupon', 'credit']
type Ceilings = { each: number; day: number; month: number; member: number }

async function ceilingsOf(ctx: Ctx, kind: GiftKind) {
  const { each, day, month, member, receipt, receipt_month } = (await readSettings(ctx)).gifts
  const isReceipt = kind === 'receipt'
  const ceilings: Ceilings = isReceipt
    ? { each: receipt, day: receipt_month, month: receipt_month, member: receipt_month }
    : { each, day, month, member }
  return { ceilings, kinds: isReceipt ? (['receipt'] as const) : kindness }
}

/**
 * Writes down what staff want to give: `given` when they may at once, `waiting` above a ceiling, where a second person decides.
 * Never to oneself or one's own. An owner without anybody beside them gives at once, which is told like everything else.
 * Inside the transaction that gives.
 */
export async function weighGift(ctx: Ctx, asked: Asked): Promise<'given' | 'waiting' | 'known'> {
  await refuseOwn(ctx, { mb_id: asked.mb_id })
  return writeGift(ctx, memberOf(ctx), asked)
}

/** Points of a receipt that a member has brought in are given by whoever entered it. */
export async function weighReceipt(
  ctx: Ctx,
  entered_by: string,
  asked: Asked,
): Promise<'given' | 'waiting' | 'known'> {
  const own = await isOwn(ctx, entered_by, { mb_id: asked.mb_id })
  return writeGift(ctx, entered_by, asked, own)
}

async function writeGift(ctx: Ctx, asked_by: string, asked: Asked, waits = false) {
  if (await findGiftOf(ctx, asked.kind, asked.key)) return 'known'
  const { ceilings, kinds } = await ceilingsOf(ctx, asked.kind)
  const soFar = await givenSoFar(ctx, { asked_by, mb_id: asked.mb_id, kinds })
  const isOver =
    asked.worth > ceilings.each ||
    (['day', 'month', 'member'] as const).some((of) => soFar[of] + asked.worth > ceilings[of])
  const alone = isOver && (await isAlone(ctx))
  const state = waits || (isOver && !alone) ? 'waiting' : 'given'
  const row = await insertGift(ctx, { ...asked, state, asked_by, asked_at: ctx.now })
  if (!row) return 'known'
  const told = { mb_id: asked.mb_id, kind: asked.kind, worth: asked.worth, reason: asked.reason }
  if (state === 'waiting') await announce(ctx, 'gift.asked', String(row.gift_id), told)
  else if (alone) await announce(ctx, 'gift.alone', String(row.gift_id), told)
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

/** Staff give or take points; `waiting` when a second person has to agree first. */
export function pointsByHand(
  ctx: Ctx,
  mb_id: string,
  { points, reason, key }: { points: number; reason: string; key: string },
): Promise<{ waiting: boolean }> {
  return transact(ctx, async (ctx) => {
    if (points < 0) {
      await refuseOwn(ctx, { mb_id })
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

/** Whoever asked, whoever receives, and other accounts of either decide nothing. */
export async function refuseJudge(ctx: Ctx, gift: GiftRow) {
  const me = memberOf(ctx)
  if (gift.asked_by === me || (await isOwn(ctx, me, { mb_id: gift.asked_by })))
    throw new Failure('FORBIDDEN', '부탁한 사람이 아닌 다른 사람이 정해야 해요.')
  if (gift.mb_id && (await isOwn(ctx, me, { mb_id: gift.mb_id })))
    throw new Failure('FORBIDDEN', '받는 사람은 정할 수 없어요.')
}

/** The gift of a key, whatever became of it. */
export function giftOf(ctx: Ctx, kind: GiftKind, key: string): Promise<GiftRow | null> {
  return findGiftOf(ctx, kind, key)
}

/** Whoever gave a member money by hand does not pay it out as well; an owner without anybody beside them may. */
export async function refuseOwnGrant(ctx: Ctx, mb_id: string) {
  if (!(await hasGivenMoney(ctx, memberOf(ctx), mb_id)) || (await isAlone(ctx))) return
  throw new Failure(
    'FORBIDDEN',
    '이 회원에게 예치금을 준 사람은 출금까지 할 수 없어요. 다른 자금 담당이나 운영자에게 부탁해 주세요.',
  )
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
