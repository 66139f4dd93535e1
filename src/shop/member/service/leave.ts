import { Failure, refuse } from '#kernel/failure.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import type { Reply } from '#platform/implement.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { newSid, sessionCookies } from '#platform/session.ts'
import { transact } from '#platform/transact.ts'
import type { LeavePreview } from '#shop/member/leave-contract.ts'
import { type LeaveReason, reservedUntil, whyStays } from '#shop/member/leave-rules.ts'
import {
  countLosses,
  eraseMember,
  forgetOverdue,
  listBlockers,
  listSocial,
  lockMember,
  readPersonalData,
  reserveId,
} from '#shop/member/leave-store.ts'
import { ownMember } from './account.ts'
import { type Proof, prove } from './prove.ts'

export async function previewLeaving(ctx: Ctx): Promise<LeavePreview> {
  const { mb_id, staff_role } = await ownMember(ctx)
  const [losses, blockers] = await Promise.all([countLosses(ctx, mb_id), listBlockers(ctx, mb_id)])
  return { ...losses, blockers, is_staff: staff_role !== null }
}

/** Leaves for good: nothing personal stays in use, and the session ends here and everywhere. */
export async function leave(
  ctx: Ctx,
  { reason, ...proof }: Proof & { reason: LeaveReason },
  reply: Reply,
) {
  const member = await ownMember(ctx)
  const { mb_id } = member
  await prove(ctx, member, proof, { fresh: true })
  refuse(member.staff_role ? '직원 계정은 대표가 권한을 거둔 뒤에 탈퇴할 수 있어요.' : null)
  await transact(ctx, async (ctx) => {
    if (!(await lockMember(ctx, mb_id))) throw new Failure('LOGIN_REQUIRED', '로그인이 필요합니다.')
    const blockers = await listBlockers(ctx, mb_id)
    refuse(whyStays(blockers), 'CONFLICT', { blockers })
    const social = await listSocial(ctx, mb_id)
    await eraseMember(ctx, mb_id)
    await reserveId(ctx, {
      mb_id: mb_id.toLowerCase(),
      reason,
      left_at: ctx.now,
      until: reservedUntil(ctx.now),
    })
    // said by the shop: the member is no longer there to be named as the one who did it
    await announce({ ...ctx, visitor: { ...ctx.visitor, mb_id: null } }, 'member.left', mb_id, {
      mb_id,
      reason,
      social,
    })
  })
  reply.cookies.push(...sessionCookies(ctx.house.config, newSid(ctx.house.config, 'guest')))
  reply.headers['clear-site-data'] = '"cache"'
  return { message: say(ctx, '탈퇴했어요. 그동안 오드모아를 찾아 주셔서 고맙습니다.') }
}

const copiesADay = 5

/** Everything the shop holds of a member, for the member. */
export async function copyMyData(ctx: Ctx, proof: Proof) {
  const member = await ownMember(ctx)
  await prove(ctx, member, proof)
  await limitTries(ctx, `my-data:${member.mb_id}`, copiesADay, 86_400)
  const parts = await readPersonalData(ctx, member.mb_id)
  await announce(ctx, 'member.data_copied', member.mb_id, { mb_id: member.mb_id })
  return {
    made_at: ctx.now.toISOString(),
    mb_id: member.mb_id,
    parts: parts.map(({ title, rows }) => ({ title: say(ctx, title), rows })),
  }
}

/** Once a day: what was promised to be forgotten is forgotten. */
export async function keepPromises(ctx: Ctx) {
  await forgetOverdue(ctx)
}
