import { inLang } from '#kernel/language.ts'
import { paths } from '#kernel/paths.ts'
import { translate } from '#kernel/translate.ts'
import type { Ctx } from '#platform/context.ts'
import { mailOnce } from '#platform/mail.ts'
import type { Happened } from '#platform/react.ts'
import { findProof } from '#shop/member/account-store.ts'
import { findMember } from '#shop/member/store.ts'
import { letterOf } from '#shop/setting/letter-rules.ts'
import { readSettings } from '#shop/setting/service.ts'
import { codeOf, tokenOf } from './prove.ts'

/** Mails that only their reader may act on: what they carry is worked out here and stands nowhere else. */
export const accountMailEvents = [
  'member.code_asked',
  'member.mail_change_asked',
  'member.mail_changed',
  'member.kakao_unlinked',
]

export async function mailAboutAccount(ctx: Ctx, happened: Happened) {
  const member = await findMember(ctx, happened.subject)
  if (!member) return
  const { lang, payload } = happened
  const say = (phrase: string, params?: Record<string, string>) => translate(lang, phrase, params)
  const name = member.mb_name
  if (happened.name === 'member.mail_changed') {
    const lead = say(
      '{name} 님의 메일 주소가 {mail}으로(로) 바뀌었어요. 직접 바꾸지 않았다면 바로 고객센터에 알려 주세요.',
      { name, mail: member.mb_email },
    )
    return send(ctx, happened, String(payload.old_email ?? ''), {
      subject: say('메일 주소가 바뀌었어요'),
      lead,
    })
  }
  if (happened.name === 'member.kakao_unlinked') {
    // who unlinked here knows it
    if (payload.by !== 'kakao') return
    const subject = say('카카오 연결이 끊겼어요')
    if (member.password_hash)
      return send(ctx, happened, member.mb_email, {
        subject,
        lead: say(
          '{name} 님, 카카오에서 연결을 끊어서 이제 카카오로 로그인할 수 없어요. 아이디와 비밀번호로 로그인해 주세요.',
          { name },
        ),
      })
    const lead = say(
      '{name} 님, 카카오에서 연결을 끊어서 이제 카카오로 로그인할 수 없어요. 아래 버튼에서 비밀번호를 정하면 이 메일 주소로 계속 로그인할 수 있어요.',
      { name },
    )
    return send(ctx, happened, member.mb_email, {
      subject,
      lead,
      link: {
        url: `${ctx.house.config.ORIGIN}${paths.forgotPassword()}`,
        label: say('비밀번호 정하기'),
      },
    })
  }
  const purpose = happened.name === 'member.code_asked' ? 'code' : 'mail'
  const proof = await findProof(ctx, member.mb_id, purpose)
  // a newer question has its own mail
  if (!proof || proof.proof_id !== payload.proof_id) return
  if (purpose === 'code') {
    const lead = say('{name} 님, 아래 번호를 10분 안에 적어 주세요. 아무에게도 알려 주지 마세요.', {
      name,
    })
    return send(ctx, happened, member.mb_email, {
      subject: say('확인 번호를 보내 드려요'),
      lead,
      code: codeOf(ctx, proof.proof_id),
    })
  }
  const url = `${ctx.house.config.ORIGIN}${paths.myPage.account()}?mail_token=${tokenOf(ctx, proof.proof_id)}`
  const lead = say(
    '{name} 님, 아래 버튼을 누르면 이 주소가 회원님의 메일 주소가 돼요. 링크는 1시간 동안 쓸 수 있어요.',
    { name },
  )
  return send(ctx, happened, proof.value, {
    subject: say('새 메일 주소를 확인해 주세요'),
    lead,
    link: { url, label: say('메일 주소 확인') },
  })
}

type Mailed = {
  subject: string
  lead: string
  code?: string
  link?: { url: string; label: string }
}

async function send(
  ctx: Ctx,
  { event_id, lang }: Happened,
  to: string,
  { subject: title, lead, code, link }: Mailed,
) {
  if (!to) return
  const { company } = await readSettings(ctx)
  const from = { name: inLang(lang, company.name.ko, company.name.en), address: company.email }
  const letter = letterOf({
    lang,
    company,
    title,
    lead,
    code,
    button: link,
    notes: link && [link.url],
  })
  await mailOnce(ctx, event_id, 'account', { from, to, ...letter })
}
