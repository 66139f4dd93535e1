import { createHash, createHmac, randomBytes } from 'node:crypto'
import { Failure, type FieldPhrases, invalid } from '#kernel/failure.ts'
import { whyBadMail } from '#kernel/mail-address.ts'
import { maskedId } from '#kernel/masked.ts'
import { whyBadName } from '#kernel/person-name.ts'
import { phoneDigits, whyBadPhone } from '#kernel/phone.ts'
import { networkOf } from '#platform/client-address.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { mailOnce } from '#platform/mail.ts'
import { limitTries, limitWrong } from '#platform/rate-limit.ts'
import type { Happened } from '#platform/react.ts'
import { endSessionsOf } from '#platform/session.ts'
import { transact } from '#platform/transact.ts'
import {
  findReset,
  insertReset,
  listNamesakes,
  replacePassword,
  takeReset,
} from '#shop/member/login-store.ts'
import { idMail, resetMail } from '#shop/member/mail.ts'
import { hashPassword, isPassword } from '#shop/member/passwords.ts'
import { whyBadPassword } from '#shop/member/rules.ts'
import { forgetLoginTries } from '#shop/member/service.ts'
import { findMember, findMemberByLogin, type MemberRow } from '#shop/member/store.ts'
import { readSettings, refuseWithoutMail } from '#shop/setting/service.ts'

const asksPerAddress = 10
const asksPerAccount = 3
const hour = 3_600
const linksPerAddress = 30
const tenMinutes = 600
export const resetMinutes = 30

const idAsked = 'member.id_asked'
const resetAsked = 'member.password_reset_asked'
/** as much work as for a member, so that the time it takes says nothing */
const nobodyAsked = 'member.nobody_asked'
export const forgottenEvents = [idAsked, resetAsked]

type Sought = { mb_name: string; mb_email: string; mb_hp: string }

/** Masked on the screen for who knows name and contact; whole only by mail to the address on file. */
export async function findId(
  ctx: Ctx,
  sought: Sought,
): Promise<{ message: string; data: { mb_ids: string[] } }> {
  refuseSought(sought)
  await limitTries(ctx, `forget-id:${networkOf(ctx.ip)}`, asksPerAddress, tenMinutes)
  const contact = sought.mb_email.trim()
    ? { mb_email: sought.mb_email.trim().toLowerCase() }
    : { mb_hp: phoneDigits(sought.mb_hp) }
  const found = await listNamesakes(ctx, sought.mb_name.trim(), contact)
  await announce(ctx, found.length ? idAsked : nobodyAsked, found[0]?.mb_id ?? 'nobody', {
    mb_ids: found.map(({ mb_id }) => mb_id),
  })
  return {
    message: found.length
      ? ctx.house.mailer.isOpen
        ? say(ctx, '전체 아이디는 가입한 메일로 보냈어요.')
        : say(ctx, '지금은 메일을 보낼 수 없어요. 전체 아이디는 고객센터에 물어봐 주세요.')
      : say(ctx, '적어 주신 정보와 같은 회원이 없어요. 이름과 연락처를 다시 확인해 주세요.'),
    data: { mb_ids: found.map(({ mb_id }) => maskedId(mb_id)) },
  }
}

function refuseSought({ mb_name, mb_email, mb_hp }: Sought) {
  const wrong: FieldPhrases = {}
  const name = whyBadName(mb_name)
  if (name) wrong.mb_name = [name[1] ? [name[0], name[1]] : name[0]]
  const mail = mb_email.trim() || !mb_hp.trim() ? whyBadMail(mb_email) : null
  if (mail) wrong.mb_email = [mail[0]]
  const phone = !mb_email.trim() && mb_hp.trim() ? whyBadPhone(mb_hp) : null
  if (phone) wrong.mb_hp = [phone]
  if (Object.keys(wrong).length) throw invalid(wrong)
}

/** The same answer for everyone; the link is made and mailed after the answer. */
export async function askForReset(ctx: Ctx, login: string): Promise<{ message: string }> {
  if (!login.trim()) throw invalid({ mb_id: ['아이디나 메일을 적어 주세요.'] })
  await refuseWithoutMail(ctx)
  await limitTries(ctx, `forget-password:${networkOf(ctx.ip)}`, asksPerAddress, tenMinutes)
  await limitTries(ctx, `forget-password:${login.trim().toLowerCase()}`, asksPerAccount, hour)
  const found = await findMemberByLogin(ctx, login)
  // by whatever name it was asked for: one account gets three mails, and nobody is told that it was one
  const member = found && (await mayMail(ctx, found.mb_id)) ? found : null
  const nonce = randomBytes(32).toString('base64url')
  const expires_at = new Date(ctx.now.getTime() + resetMinutes * 60_000)
  await transact(ctx, async (ctx) => {
    await insertReset(ctx, {
      token_hash: hashToken(tokenOf(ctx, nonce)),
      mb_id: member?.mb_id ?? '',
      expires_at,
    })
    await announce(ctx, member ? resetAsked : nobodyAsked, member?.mb_id ?? 'nobody', {
      mb_id: member?.mb_id ?? '',
      nonce,
    })
  })
  return {
    message: say(
      ctx,
      '가입한 회원이면 비밀번호를 다시 정하는 메일을 보냈어요. 링크는 {count}분 동안 쓸 수 있어요.',
      { count: resetMinutes },
    ),
  }
}

async function mayMail(ctx: Ctx, mb_id: string): Promise<boolean> {
  try {
    await limitTries(ctx, `reset-mails:${mb_id}`, asksPerAccount, hour)
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

/** What stands in the mail: nobody has it who knows only the database, or only the shop's secret. */
function tokenOf(ctx: Ctx, nonce: string): string {
  return createHmac('sha256', ctx.house.config.SESSION_SECRET)
    .update(`reset:${nonce}`)
    .digest('base64url')
}

/** Mails an id or a link; a repeated job mails the same link. */
export async function mailForgotten(ctx: Ctx, happened: Happened) {
  const member = await findMember(ctx, happened.subject)
  if (!member || member.mb_intercept_date) return
  const { company } = await readSettings(ctx)
  const { ORIGIN } = ctx.house.config
  const from = {
    name: ctx.lang === 'en' ? company.name.en : company.name.ko,
    address: company.email,
  }
  const facts = { company, name: member.mb_name }
  if (happened.name === idAsked) {
    const ids = Array.isArray(happened.payload.mb_ids)
      ? happened.payload.mb_ids.map(String)
      : [member.mb_id]
    return mailOnce(ctx, happened.event_id, 'id', {
      from,
      to: member.mb_email,
      ...idMail(ctx.lang, { ...facts, mb_ids: ids, url: `${ORIGIN}/login` }),
    })
  }
  const url = `${ORIGIN}/shop/reset#${tokenOf(ctx, String(happened.payload.nonce))}`
  await mailOnce(ctx, happened.event_id, 'reset', {
    from,
    to: member.mb_email,
    ...resetMail(ctx.lang, { ...facts, mb_id: member.mb_id, url, minutes: resetMinutes }),
  })
}

export async function checkReset(ctx: Ctx, token: string): Promise<{ mb_id: string }> {
  return { mb_id: (await memberOfLink(ctx, token)).mb_id }
}

/** Once, in time, and only the newest link. Whoever was logged in as this member is so no longer. */
export async function resetPassword(
  ctx: Ctx,
  token: string,
  password: string,
): Promise<{ message: string }> {
  const member = await memberOfLink(ctx, token)
  const why = whyBadPassword(password, member)
  if (why) throw invalid({ password: [why[1] ? [why[0], why[1]] : why[0]] })
  if (await isPassword(member.password_hash, password))
    throw invalid({ password: ['지금 쓰는 비밀번호예요. 다른 비밀번호를 적어 주세요.'] })
  const password_hash = await hashPassword(password)
  await transact(ctx, async (ctx) => {
    if (!(await takeReset(ctx, hashToken(token)))) throw spent()
    await replacePassword(ctx, member.mb_id, password_hash)
    await endSessionsOf(ctx, member.mb_id)
    await announce(ctx, 'member.password_changed', member.mb_id, {
      mb_id: member.mb_id,
      by: 'mail',
    })
  })
  await forgetLoginTries(ctx, member.mb_id)
  return { message: say(ctx, '비밀번호가 변경되었습니다.') }
}

async function memberOfLink(ctx: Ctx, token: string): Promise<MemberRow> {
  const key = `reset-link:${networkOf(ctx.ip)}`
  return limitWrong(ctx, { key, most: linksPerAddress, seconds: tenMinutes }, async () => {
    const member = token ? await findReset(ctx, hashToken(token)) : null
    if (!member) throw spent()
    return member
  })
}

function spent(): Failure {
  return new Failure(
    'GONE',
    '이 링크는 이미 썼거나 시간이 지났어요. 비밀번호 찾기에서 새 메일을 받아 주세요.',
  )
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
