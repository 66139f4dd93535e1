import { randomBytes } from 'node:crypto'
import { type FieldPhrases, invalid } from '#kernel/failure.ts'
import { whyBadMail } from '#kernel/mail-address.ts'
import { whyBadName } from '#kernel/person-name.ts'
import { phoneDigits, whyBadPhone } from '#kernel/phone.ts'
import { networkOf } from '#platform/client-address.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { transact } from '#platform/transact.ts'
import type { JoinForm } from '#shop/member/contract.ts'
import { insertConsents, insertMember, isIdTaken, listTaken } from '#shop/member/join-store.ts'
import { hashPassword } from '#shop/member/passwords.ts'
import {
  consentVersions,
  joinConsents,
  type Why,
  whyBadBirth,
  whyBadId,
  whyBadPassword,
} from '#shop/member/rules.ts'
import { findMember, type MemberRow } from '#shop/member/store.ts'

const idQuestions = 20
const joinsPerAddress = 40
const tenMinutes = 600
// whoever joins has one or two addresses; who asks for more is looking for other people's
const mailsTold = 10
const anHour = 3_600

const takenId = '이미 쓰고 있는 아이디예요. 다른 아이디를 적어 주세요.'
const takenMail = '이미 가입한 메일이에요. 로그인하거나 비밀번호 찾기를 이용해 주세요.'

export async function checkId(ctx: Ctx, mb_id: string): Promise<{ free: boolean; reason: string }> {
  const why = whyBadId(mb_id)
  if (why) return { free: false, reason: say(ctx, ...why) }
  await limitTries(ctx, `member-id:${networkOf(ctx.ip)}`, idQuestions, tenMinutes / 10)
  return (await isIdTaken(ctx, mb_id.trim()))
    ? { free: false, reason: say(ctx, takenId) }
    : { free: true, reason: '' }
}

/** What an outside service vouches for: no id and no password are asked then. */
export type Voucher = { link: (ctx: Ctx, mb_id: string) => Promise<void> }

/** A visitor becomes a member. Only the fields of the form count; level, points and role are the shop's. */
export async function join(ctx: Ctx, form: JoinForm, voucher?: Voucher): Promise<MemberRow> {
  refuseWrong(ctx, form, !voucher)
  await limitTries(ctx, `join:${networkOf(ctx.ip)}`, joinsPerAddress, tenMinutes)
  const mb_id = voucher ? newId() : form.mb_id.trim()
  const mb_email = form.mb_email.trim().toLowerCase()
  await refuseTaken(ctx, { mb_id, mb_email })
  const row = rowOf(form, {
    mb_id,
    mb_email,
    password_hash: voucher ? '' : await hashPassword(form.password),
  })
  return transact(ctx, async (ctx) => {
    if (!(await insertMember(ctx, row))) await refuseTaken(ctx, { mb_id, mb_email })
    await insertConsents(
      ctx,
      joinConsents.map((kind) => ({
        mb_id,
        kind,
        version: consentVersions[kind],
        agreed: form[tickOf[kind]],
        ip: ctx.ip,
        created_at: ctx.now,
      })),
    )
    await voucher?.link(ctx, mb_id)
    await announce(ctx, 'member.joined', mb_id, { mb_id, mb_name: row.mb_name, lang: ctx.lang })
    const joined = await findMember(ctx, mb_id)
    if (!joined) throw new Error('a member who has just joined is there')
    return joined
  })
}

const tickOf = {
  terms: 'agree_terms',
  age: 'agree_age',
  privacy: 'agree_privacy',
  mail: 'agree_mail',
  sms: 'agree_sms',
} as const satisfies Record<(typeof joinConsents)[number], keyof JoinForm>

function refuseWrong(ctx: Ctx, form: JoinForm, needsPassword: boolean) {
  const wrong: FieldPhrases = {}
  const look = (field: keyof JoinForm, why: Why) => {
    if (why) wrong[field] = [why[1] ? [why[0], why[1]] : why[0]]
  }
  if (needsPassword) look('mb_id', whyBadId(form.mb_id))
  if (needsPassword) look('password', whyBadPassword(form.password, form))
  look('mb_name', whyBadName(form.mb_name))
  look('mb_email', whyBadMail(form.mb_email))
  look('mb_hp', whyBadPhone(form.mb_hp))
  look('mb_birth', whyBadBirth(form.mb_birth, ctx.now))
  if (form.mb_zip && !/^\d{5}$/.test(form.mb_zip)) wrong.mb_zip = ['우편번호는 숫자 5자리예요.']
  for (const field of ['mb_addr1', 'mb_addr2', 'mb_addr3'] as const)
    if (/[<>]/.test(form[field])) wrong[field] = ['< 와 > 는 쓸 수 없어요.']
  if (!form.agree_terms) wrong.agree_terms = ['이용약관에 동의해 주세요.']
  if (!form.agree_age) wrong.agree_age = ['만 14세 이상인지 확인해 주세요.']
  if (!form.agree_privacy) wrong.agree_privacy = ['개인정보 수집·이용에 동의해 주세요.']
  if (Object.keys(wrong).length) throw invalid(wrong)
}

async function refuseTaken(ctx: Ctx, asked: { mb_id: string; mb_email: string }) {
  const taken = await listTaken(ctx, asked)
  if (taken.mb_email) await limitTries(ctx, `join-taken:${networkOf(ctx.ip)}`, mailsTold, anHour)
  const wrong: FieldPhrases = {
    ...(taken.mb_id ? { mb_id: [takenId] } : {}),
    ...(taken.mb_email ? { mb_email: [takenMail] } : {}),
  }
  if (Object.keys(wrong).length) throw invalid(wrong)
}

function rowOf(form: JoinForm, made: { mb_id: string; mb_email: string; password_hash: string }) {
  const { mb_zip, mb_addr1, mb_addr2, mb_addr3, mb_addr_jibeon } = form
  return {
    ...made,
    mb_name: form.mb_name.trim(),
    mb_hp: phoneDigits(form.mb_hp),
    mb_birth: form.mb_birth.trim(),
    ...{
      mb_zip,
      mb_addr1: mb_addr1.trim(),
      mb_addr2: mb_addr2.trim(),
      mb_addr3: mb_addr3.trim(),
      mb_addr_jibeon,
    },
    mb_mailling: form.agree_mail,
    mb_sms: form.agree_sms,
  }
}

// a member who came through an outside service never types it
function newId(): string {
  return `k_${randomBytes(8).toString('hex')}`
}
