import type { Ctx } from '#platform/context.ts'
import type { Reply } from '#platform/implement.ts'
import { attemptOf, decide, takeReturnFromKakao } from '#shop/member/service/kakao.ts'
import { hasSecondStep } from '#shop/member/service/second-factor.ts'
import { type KakaoPolled, kakaoCodes } from '#shop/session/kakao-contract.ts'
import { enter } from './log-in.ts'

type Attempt = Awaited<ReturnType<typeof attemptOf>>

export async function pollKakao(ctx: Ctx, code: string, reply: Reply): Promise<KakaoPolled> {
  return conclude(ctx, await attemptOf(ctx, code), reply)
}

/** On the same page the log-in ends here; a window of its own leaves that to the page that polls. */
export async function comeBackFromKakao(
  ctx: Ctx,
  asked: { state: string; code?: string; error?: string },
  reply: Reply,
): Promise<KakaoPolled & { way: 'window' | 'page' }> {
  const attempt = await takeReturnFromKakao(ctx, asked)
  if (attempt.way === 'window')
    return { way: 'window', code: kakaoCodes.wait, status: 'wait', redirect: attempt.redirect }
  return { way: 'page', ...(await conclude(ctx, attempt, reply)) }
}

const codeOf = {
  wait: kakaoCodes.wait,
  error: kakaoCodes.error,
  cancelled: kakaoCodes.refused,
  taken: kakaoCodes.refused,
  closed: kakaoCodes.refused,
  ask: kakaoCodes.refused,
} as const

async function conclude(ctx: Ctx, attempt: Attempt, reply: Reply): Promise<KakaoPolled> {
  const found = await decide(ctx, attempt)
  // a second step is never gone around: who has one logs in with password and code
  const finding =
    found.status === 'in' && (await hasSecondStep(ctx, found.member.mb_id))
      ? { status: 'closed' as const }
      : found
  if (finding.status === 'in') await enter(ctx, finding.member, reply)
  const code =
    finding.status in codeOf ? codeOf[finding.status as keyof typeof codeOf] : kakaoCodes.done // looked up only when it is a key
  return { code, status: finding.status, redirect: attempt.redirect }
}
