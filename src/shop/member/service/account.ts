import { Failure } from '../../../kernel/failure.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { MyAccount } from '../account-contract.ts'
import { currentMember } from '../service.ts'
import type { MemberRow } from '../store.ts'

/** The row of the member who asks. */
export async function ownMember(ctx: Ctx): Promise<MemberRow> {
  const member = await currentMember(ctx)
  if (!member) throw new Failure('LOGIN_REQUIRED', '로그인이 필요합니다.')
  return member
}

export async function showAccount(ctx: Ctx): Promise<MyAccount> {
  const member = await ownMember(ctx)
  return { ...member, created_at: member.created_at.toISOString() }
}
