import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { invalid } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { forgetTries, limitTries } from '#platform/rate-limit.ts'
import { findSession, rememberInSession } from '#platform/session.ts'
import { transact } from '#platform/transact.ts'
import { findProof, putProof, takeProof } from '#shop/member/account-store.ts'
import { isPassword } from '#shop/member/passwords.ts'
import { samePassword } from '#shop/member/rules.ts'
import type { MemberRow } from '#shop/member/store.ts'
import { refuseWithoutMail } from '#shop/setting/service.ts'

const trustMinutes = 10
const codeMinutes = 10
const tries = 5
const lockSeconds = 600

export type Proof = { current_password?: string; confirm_code?: string }

/** Did the owner of this session show who they are a few minutes ago? */
async function isProven(ctx: Ctx): Promise<boolean> {
  const session = ctx.visitor.session ? await findSession(ctx, ctx.visitor.session) : null
  return (
    !!session?.confirmed_at &&
    session.confirmed_at.getTime() > ctx.now.getTime() - trustMinutes * 60_000
  )
}

/** Refuses whoever holds the session but not the password (or the mail, for members without one). A right answer counts for ten minutes; `fresh` wants one now. */
export async function prove(
  ctx: Ctx,
  member: MemberRow,
  { current_password, confirm_code }: Proof,
  { fresh = false } = {},
) {
  if (
    !fresh &&
    current_password === undefined &&
    confirm_code === undefined &&
    (await isProven(ctx))
  )
    return
  const key = `proof:${member.mb_id}`
  if (member.password_hash) {
    if (!current_password) throw invalid({ current_password: ['현재 비밀번호를 적어 주세요.'] })
    await limitTries(ctx, key, tries, lockSeconds)
    if (!(await isPassword(member.password_hash, samePassword(current_password))))
      throw invalid({ current_password: ['현재 비밀번호가 맞지 않아요.'] })
  } else {
    if (!confirm_code) throw invalid({ confirm_code: ['메일로 받은 확인 번호를 적어 주세요.'] })
    await limitTries(ctx, key, tries, lockSeconds)
    if (!(await takeCode(ctx, member.mb_id, confirm_code)))
      throw invalid({
        confirm_code: ['확인 번호가 맞지 않거나 시간이 지났어요. 새로 받아 주세요.'],
      })
  }
  await forgetTries(ctx, key)
  if (ctx.visitor.session)
    await rememberInSession(ctx, ctx.visitor.session, { confirmed_at: ctx.now })
}

/** Mails a number to a member who has no password to show. */
export async function mailCode(ctx: Ctx, member: MemberRow) {
  await refuseWithoutMail(ctx)
  await limitTries(ctx, `proof-mail:${member.mb_id}`, 5, 3600)
  await transact(ctx, async (ctx) => {
    const proof_id = randomUUID()
    await putProof(ctx, {
      proof_id,
      mb_id: member.mb_id,
      purpose: 'code',
      value: '',
      expires_at: new Date(ctx.now.getTime() + codeMinutes * 60_000),
    })
    await announce(ctx, 'member.code_asked', member.mb_id, { proof_id })
  })
}

async function takeCode(ctx: Ctx, mb_id: string, given: string): Promise<boolean> {
  const proof = await findProof(ctx, mb_id, 'code')
  return !!proof && isSame(codeOf(ctx, proof.proof_id), given) && takeProof(ctx, proof.proof_id)
}

/** Six digits that only the shop can work out. */
export function codeOf(ctx: Ctx, proof_id: string): string {
  return String(
    Number.parseInt(keyed(ctx, 'code', proof_id).slice(0, 12), 16) % 1_000_000,
  ).padStart(6, '0')
}

/** What stands in the link of a mail. */
export function tokenOf(ctx: Ctx, proof_id: string): string {
  return keyed(ctx, 'mail', proof_id)
}

function keyed(ctx: Ctx, purpose: string, proof_id: string): string {
  return createHmac('sha256', ctx.house.config.SESSION_SECRET)
    .update(`proof-${purpose}:${proof_id}`)
    .digest('hex')
}

export function isSame(wanted: string, given: string): boolean {
  const [a, b] = [Buffer.from(wanted), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
