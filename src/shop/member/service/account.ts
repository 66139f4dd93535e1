import { randomUUID } from 'node:crypto'
import { Failure, invalid, notFound } from '#kernel/failure.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { transact } from '#platform/transact.ts'
import type { AccountChange, MyAccount } from '#shop/member/account-contract.ts'
import {
  changeMember,
  findProof,
  isMailTaken,
  putProof,
  takeProof,
} from '#shop/member/account-store.ts'
import { spendResets } from '#shop/member/login-store.ts'
import { currentMember } from '#shop/member/service.ts'
import type { MemberRow } from '#shop/member/store.ts'
import { refuseWithoutMail } from '#shop/setting/service.ts'
import { keepUsualAddress } from './addresses.ts'
import { isSame, mailCode, prove, tokenOf } from './prove.ts'

const mailMinutes = 60

/** The row of the member who asks. */
export async function ownMember(ctx: Ctx): Promise<MemberRow> {
  const member = await currentMember(ctx)
  if (!member) throw new Failure('LOGIN_REQUIRED', '로그인이 필요합니다.')
  return member
}

export async function showAccount(ctx: Ctx): Promise<MyAccount> {
  const member = await ownMember(ctx)
  const waiting = await findProof(ctx, member.mb_id, 'mail')
  return {
    ...member,
    mb_email_next: waiting?.value ?? '',
    has_password: member.password_hash !== '',
    is_staff: member.staff_role !== null,
    created_at: member.created_at.toISOString(),
  }
}

/** Only one's own, only what the form holds; mail and phone only with a proof. */
export async function updateAccount(
  ctx: Ctx,
  mb_id: string,
  { current_password, confirm_code, ...change }: AccountChange,
) {
  const member = await ownMember(ctx)
  if (member.mb_id !== mb_id) throw notFound()
  const { mb_email, ...rest } = change
  const newMail = mb_email !== undefined && mb_email !== member.mb_email ? mb_email : null
  const newPhone = rest.mb_hp !== undefined && rest.mb_hp !== member.mb_hp
  if (newMail || newPhone) await prove(ctx, member, { current_password, confirm_code })
  if (newMail) {
    await limitTries(ctx, `mail-change:${mb_id}`, 5, 3600)
    if (await isMailTaken(ctx, newMail))
      throw invalid({ mb_email: ['이미 쓰고 있는 메일 주소예요. 다른 주소를 적어 주세요.'] })
  }
  await transact(ctx, async (ctx) => {
    const taken = await changeMember(ctx, mb_id, rest)
    if (taken) throw invalid({ mb_nick: ['다른 분이 쓰고 있는 별명이에요.'] })
    if (rest.mb_addr1 !== undefined) await keepUsualAddress(ctx, { ...member, ...rest })
    if (newMail) await askNewMail(ctx, mb_id, newMail)
  })
  return {
    data: await showAccount(ctx),
    message: newMail
      ? say(ctx, '새 메일 주소로 확인 메일을 보냈어요. 메일의 링크를 누르면 바뀌어요.')
      : say(ctx, '저장했어요.'),
  }
}

async function askNewMail(ctx: Ctx, mb_id: string, value: string) {
  await refuseWithoutMail(ctx)
  const proof_id = randomUUID()
  await putProof(ctx, {
    proof_id,
    mb_id,
    purpose: 'mail',
    value,
    expires_at: new Date(ctx.now.getTime() + mailMinutes * 60_000),
  })
  await announce(ctx, 'member.mail_change_asked', mb_id, { proof_id })
}

/** The click in the mail; the old address hears of it. */
export async function confirmMail(ctx: Ctx, token: string) {
  const member = await ownMember(ctx)
  await limitTries(ctx, `mail-token:${member.mb_id}`, 10, 600)
  await transact(ctx, async (ctx) => {
    const proof = await findProof(ctx, member.mb_id, 'mail')
    if (
      !proof ||
      !isSame(tokenOf(ctx, proof.proof_id), token) ||
      !(await takeProof(ctx, proof.proof_id))
    )
      throw new Failure('GONE', '이미 썼거나 시간이 지난 링크예요. 메일 주소를 다시 바꿔 주세요.')
    if (await changeMember(ctx, member.mb_id, { mb_email: proof.value }))
      throw new Failure('CONFLICT', '이미 쓰고 있는 메일 주소예요. 다른 주소를 적어 주세요.')
    await spendResets(ctx, member.mb_id)
    await announce(ctx, 'member.mail_changed', member.mb_id, {
      mb_id: member.mb_id,
      old_email: member.mb_email,
    })
  })
  return { data: await showAccount(ctx), message: say(ctx, '메일 주소가 바뀌었어요.') }
}

export async function mailMyCode(ctx: Ctx) {
  const member = await ownMember(ctx)
  await mailCode(ctx, member)
  return { message: say(ctx, '{mail}으로(로) 확인 번호를 보냈어요.', { mail: member.mb_email }) }
}
