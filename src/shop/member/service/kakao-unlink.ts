import { Failure } from '#kernel/failure.ts'
import { networkOf } from '#platform/client-address.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { limitTries } from '#platform/rate-limit.ts'
import type { Happened } from '#platform/react.ts'
import { isSame } from '#platform/same.ts'
import { endSessionsOf } from '#platform/session.ts'
import { transact } from '#platform/transact.ts'
import { kakaoDoor, tellUnlinked } from '#shop/member/kakao-client.ts'
import { currentMember, memberOf } from '#shop/member/service.ts'
import { deleteLinks, dropSocialOf, findLinked, findLinkOf } from '#shop/member/social-store.ts'

const provider = 'kakao'
const mostPerMinute = 300

/** The member unlinks here: Kakao is told. */
export async function unlinkKakao(ctx: Ctx): Promise<{ message: string }> {
  const mb_id = memberOf(ctx)
  const [found, member] = await Promise.all([findLinkOf(ctx, provider, mb_id), currentMember(ctx)])
  if (found && !member?.password_hash)
    throw new Failure(
      'CONFLICT',
      '카카오로만 로그인하는 계정이에요. 비밀번호 찾기로 비밀번호를 먼저 정해 주세요.',
    )
  if (found) {
    await transact(ctx, async (ctx) => {
      await deleteLinks(ctx, mb_id, [provider])
      await announce(ctx, 'member.kakao_unlinked', mb_id, { mb_id })
    })
    const door = kakaoDoor(ctx.house.config)
    // unlinked here in any case; Kakao may hear of it another time
    if (door)
      await tellUnlinked(door, found.external_id).catch((error: unknown) =>
        ctx.house.log.warn({ err: error }, 'Kakao was not told of an unlinking'),
      )
  }
  return { message: say(ctx, '카카오 연결을 끊었어요.') }
}

type Told = { app_id: string; user_id: string; referrer_type: string }

/**
 * Kakao tells that somebody has unlinked this shop there, or has closed the account at Kakao.
 * It wants an answer of 200 for people it knows and we do not, so only a call that is not Kakao's is refused.
 */
export async function hearUnlinked(
  ctx: Ctx,
  { app_id, user_id, referrer_type }: Told,
): Promise<void> {
  await limitTries(ctx, `kakao-hook:${networkOf(ctx.ip)}`, mostPerMinute, 60)
  const door = kakaoDoor(ctx.house.config)
  const isKakao =
    door?.adminKey &&
    isSame(ctx.headers.get('authorization') ?? '', `KakaoAK ${door.adminKey}`) &&
    (!door.appId || door.appId === app_id)
  if (!isKakao) throw new Failure('FORBIDDEN', '보낸 곳을 확인하지 못했어요.')
  const member = await findLinked(ctx, provider, user_id)
  if (!member) return
  const { mb_id } = member
  await transact(ctx, async (ctx) => {
    if (!(await deleteLinks(ctx, mb_id, [provider]))) return
    // Kakao was the only way in: whoever came by it goes out, and a new password by mail leads back
    const sessions = member.password_hash ? 0 : await endSessionsOf(ctx, mb_id)
    await announce(ctx, 'member.kakao_unlinked', mb_id, {
      mb_id,
      by: 'kakao',
      reason: referrer_type,
      sessions,
    })
  })
}

/** After a member has left: Kakao forgets the link as well, and then the log forgets who it was at Kakao. */
export async function forgetAtKakao(ctx: Ctx, { event_id, payload }: Happened) {
  const door = kakaoDoor(ctx.house.config)
  if (door)
    for (const external_id of kakaoIdsOf(payload.social)) await tellUnlinked(door, external_id)
  await dropSocialOf(ctx, event_id)
}

function kakaoIdsOf(social: unknown): string[] {
  if (!Array.isArray(social)) return []
  return social.flatMap((one: { provider?: unknown; external_id?: unknown }) =>
    one.provider === provider && typeof one.external_id === 'string' ? [one.external_id] : [],
  )
}
