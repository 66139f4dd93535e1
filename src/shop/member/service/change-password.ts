import { invalid } from '#kernel/failure.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import type { Reply } from '#platform/implement.ts'
import {
  endSessionsOf,
  hashSid,
  newSid,
  rememberInSession,
  sessionCookies,
} from '#platform/session.ts'
import { transact } from '#platform/transact.ts'
import { changeMember } from '#shop/member/account-store.ts'
import { spendResets } from '#shop/member/login-store.ts'
import { hashPassword, isPassword } from '#shop/member/passwords.ts'
import { samePassword, whyBadPassword } from '#shop/member/rules.ts'
import { ownMember } from './account.ts'
import { type Proof, prove } from './prove.ts'

type Asked = Proof & { password: string; password_confirmation: string }

/** The rest of the world is logged out, and this session goes on under a new id: an old one that was read somewhere is worth nothing. */
export async function changePassword(
  ctx: Ctx,
  { password, password_confirmation, ...proof }: Asked,
  reply: Reply,
) {
  const member = await ownMember(ctx)
  const why = whyBadPassword(password, member)
  if (why) throw invalid({ password: [[why[0], why[1] ?? {}]] })
  if (password !== password_confirmation)
    throw invalid({ password_confirmation: ['새 비밀번호와 달라요. 다시 적어 주세요.'] })
  await prove(ctx, member, proof, { fresh: true })
  const typed = samePassword(password)
  if (member.password_hash && (await isPassword(member.password_hash, typed)))
    throw invalid({ password: ['지금 쓰는 비밀번호와 같아요. 다른 비밀번호를 적어 주세요.'] })
  const password_hash = await hashPassword(typed)
  const sid = newSid(ctx.house.config, 'member')
  await transact(ctx, async (ctx) => {
    await changeMember(ctx, member.mb_id, { password_hash })
    await spendResets(ctx, member.mb_id)
    await rememberInSession(ctx, hashSid(sid), {
      mb_id: member.mb_id,
      lang: ctx.lang,
      currency: ctx.currency,
      confirmed_at: ctx.now,
      od_ids: [...ctx.visitor.od_ids],
    })
    await endSessionsOf(ctx, member.mb_id, hashSid(sid))
    await announce(ctx, 'member.password_changed', member.mb_id, { mb_id: member.mb_id })
  })
  reply.cookies.push(...sessionCookies(ctx.house.config, sid))
  return { message: say(ctx, '비밀번호가 변경되었습니다.'), title: say(ctx, '비밀번호 변경') }
}
