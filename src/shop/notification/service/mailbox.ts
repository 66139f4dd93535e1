import { Failure, notFound } from '../../kernel/failure.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Mailbox, OpenLetter } from '../../platform/mailbox.ts'
import type { Letter } from './contract.ts'

export function listLetters(ctx: Ctx): Promise<Letter[]> {
  return openMailboxOf(ctx).list()
}

export async function readLetter(ctx: Ctx, id: string): Promise<OpenLetter> {
  const letter = await openMailboxOf(ctx).read(id)
  if (!letter) throw notFound()
  return letter
}

/** A shop with an SMTP server has no mailbox; one open for business shows it to the desk alone. */
function openMailboxOf(ctx: Ctx): Mailbox {
  const { mailer, config } = ctx.house
  if (!mailer.mailbox) throw notFound()
  if (config.NODE_ENV === 'development') return mailer.mailbox
  if (!ctx.visitor.mb_id) throw new Failure('LOGIN_REQUIRED', '로그인이 필요합니다.')
  if (ctx.visitor.staff_role !== 'owner' && ctx.visitor.staff_role !== 'order') throw new Failure('FORBIDDEN', '이 일을 할 권한이 없어요.')
  return mailer.mailbox
}
