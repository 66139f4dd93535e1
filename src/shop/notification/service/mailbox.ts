import { Failure, notFound } from '#kernel/failure.ts'
import { isLocal } from '#kernel/local-origin.ts'
import type { Ctx } from '#platform/context.ts'
import type { Mailbox, OpenLetter } from '#platform/mailbox.ts'
import type { Letter, PhoneMessage } from '#shop/notification/contract.ts'
import { messageServiceOf } from '#shop/notification/solapi.ts'
import { listKept } from '#shop/notification/twin-messages.ts'

export async function listLetters(ctx: Ctx): Promise<Letter[]> {
  return openMailboxOf(ctx).list()
}

export async function readLetter(ctx: Ctx, id: string): Promise<OpenLetter> {
  const letter = await openMailboxOf(ctx).read(id)
  if (!letter) throw notFound()
  return letter
}

/** What the stand-in of the message service took, newest first. */
export async function listMessages(ctx: Ctx): Promise<PhoneMessage[]> {
  const { config } = ctx.house
  if (!isLocal(config.ORIGIN) || !messageServiceOf(config)?.isTwin) throw notFound()
  guardOwner(ctx)
  return listKept(ctx.house.config.DATA_DIR)
}

/** A shop with an SMTP server or a public address has no mailbox; one of this machine shows it to the owner alone, because letters carry keys. */
function openMailboxOf(ctx: Ctx): Mailbox {
  const { mailbox } = ctx.house.mailer
  if (!mailbox || !isLocal(ctx.house.config.ORIGIN)) throw notFound()
  guardOwner(ctx)
  return mailbox
}

function guardOwner(ctx: Ctx) {
  if (ctx.house.config.NODE_ENV === 'development') return
  if (!ctx.visitor.mb_id) throw new Failure('LOGIN_REQUIRED', '로그인이 필요합니다.')
  if (ctx.visitor.staff_role !== 'owner')
    throw new Failure('FORBIDDEN', '이 일을 할 권한이 없어요.')
}
