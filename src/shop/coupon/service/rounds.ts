import { Failure, invalid } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import type { CouponRound } from '#shop/coupon/admin-contract.ts'
import {
  beginRound,
  endRound,
  findRound,
  listNext,
  listRounds,
  type RoundRow,
  stepRound,
} from '#shop/coupon/round-store.ts'
import { whyNotIssue } from '#shop/coupon/rules.ts'
import { lockKind } from '#shop/coupon/store.ts'
import type { IssueTo } from '#shop/coupon/tables.ts'
import { memberOf } from '#shop/member/service.ts'
import { giveQuietly } from './give-coupons.ts'
import { staffKind } from './kinds.ts'

type Asked = {
  key: string
  to: 'members' | 'grades'
  mb_ids: string[]
  level_from: number
  level_to: number
}

/** Begins to give a kind to many members. The same key again is the same round. */
export async function startRound(ctx: Ctx, cz_id: number, asked: Asked): Promise<CouponRound> {
  await staffKind(ctx, cz_id)
  const ci_id = `${cz_id}-${asked.key}`
  return transact(ctx, async (ctx) => {
    const begun = await findRound(ctx, ci_id)
    if (begun) return viewOf(begun)
    const kind = await lockKind(ctx, cz_id)
    const why = kind && whyNotIssue(kind, { mb_level: 10, held: 0 }, koreanDay(ctx.now))
    if (why) throw new Failure('CONFLICT', why.phrase, { params: why.params })
    const issue_to = await whomOf(ctx, asked)
    if (await beginRound(ctx, { ci_id, cz_id, issue_to, made_by: memberOf(ctx) }))
      await announce(ctx, 'coupon.given', String(cz_id), { ci_id, to: asked.to })
    const round = await findRound(ctx, ci_id)
    if (!round) throw new Error(`round ${ci_id} was not kept`)
    return viewOf(round)
  })
}

async function whomOf(ctx: Ctx, { to, mb_ids, level_from, level_to }: Asked): Promise<IssueTo> {
  if (to === 'grades') {
    if (level_to < level_from)
      throw invalid({ level_to: ['끝 등급은 첫 등급과 같거나 높아야 해요.'] })
    return { to, level_from, level_to }
  }
  const named = [...new Set(mb_ids)]
  if (!named.length) throw invalid({ mb_ids: ['받을 회원을 한 명 이상 적어 주세요.'] })
  const known = await listNext(ctx, { to, mb_ids: named }, '', named.length)
  const unknown = named.filter((mb_id) => !known.includes(mb_id))
  if (unknown.length)
    throw invalid({
      mb_ids: [['받을 수 없는 아이디예요: {names}', { names: unknown.slice(0, 5).join(', ') }]],
    })
  return { to, mb_ids: named }
}

export async function kindRounds(
  ctx: Ctx,
  cz_id: number,
  ask: { page: number; per_page: number; order: 'asc' | 'desc' },
) {
  await staffKind(ctx, cz_id)
  const { rows, total } = await listRounds(ctx, cz_id, ask)
  return pageOf(rows.map(viewOf), total, ask)
}

function viewOf({
  ci_id,
  issue_to,
  made_by,
  made_at,
  looked_at,
  given,
  ended_at,
}: RoundRow): CouponRound {
  const grades = issue_to.to === 'grades' ? issue_to : null
  return {
    ci_id,
    to: issue_to.to,
    names: issue_to.to === 'members' ? issue_to.mb_ids : [],
    level_from: grades?.level_from ?? null,
    level_to: grades?.level_to ?? null,
    made_by,
    made_at: made_at.toISOString(),
    looked_at,
    given,
    ended_at: ended_at?.toISOString() ?? null,
  }
}

const atOnce = 50

/** The job of a round: each member once, however often it is begun again. Those who may not have it are passed over. */
export async function giveRound(house: Ctx['house'], payload: unknown) {
  const ctx = houseCtx(house)
  const ci_id =
    payload && typeof payload === 'object' && 'ci_id' in payload ? String(payload.ci_id) : ''
  for (;;) {
    const round = await findRound(ctx, ci_id)
    if (!round || round.ended_at) return
    const members = await listNext(ctx, round.issue_to, round.reached, atOnce)
    const last = members.at(-1)
    if (last === undefined) return endRound(ctx, ci_id)
    let given = 0
    // they all wait for the row of the kind: side by side they would only hold connections
    for (const mb_id of members)
      if (await giveQuietly(ctx, round.cz_id, mb_id, `round-${ci_id}`, true)) given++
    await stepRound(ctx, round, last, members.length, given)
  }
}
