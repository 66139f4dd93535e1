import { Failure } from '../../kernel/failure.ts'
import type { Ctx } from '../../platform/context.ts'
import { forgetTries, limitTries } from '../../platform/rate-limit.ts'
import { isPassword } from './passwords.ts'
import { findMember, findMemberByLogin, type MemberRow } from './store.ts'

const triesPerAccount = 10
const triesPerAddress = 60
const lockSeconds = 600

/** The member who asks; endpoints for members are not reached without one. */
export function memberOf(ctx: Ctx): string {
  if (!ctx.visitor.mb_id) throw new Failure('LOGIN_REQUIRED', '로그인이 필요합니다.')
  return ctx.visitor.mb_id
}

export async function currentMember(ctx: Ctx): Promise<MemberRow | null> {
  return ctx.visitor.mb_id ? findMember(ctx, ctx.visitor.mb_id) : null
}

/** The member behind an id or mail and a password. Unknown, wrong and blocked get the same answer. */
export async function authenticate(ctx: Ctx, login: string, password: string): Promise<MemberRow> {
  const account = `login:${login.trim().toLowerCase()}:${ctx.ip}`
  await limitTries(ctx, account, triesPerAccount, lockSeconds)
  await limitTries(ctx, `login:${ctx.ip}`, triesPerAddress, lockSeconds)
  const member = await findMemberByLogin(ctx, login)
  const right = await isPassword(member?.password_hash, password)
  if (!member || !right || member.mb_intercept_date)
    throw new Failure('INVALID', '아이디 또는 비밀번호가 맞지 않아요.', { fields: { mb_id: ['아이디 또는 비밀번호가 맞지 않아요.'] } })
  await forgetTries(ctx, account)
  return member
}
