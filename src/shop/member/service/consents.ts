import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { changeMember } from '#shop/member/account-store.ts'
import type { MyConsents } from '#shop/member/consent-contract.ts'
import { insertConsents, listConsents } from '#shop/member/join-store.ts'
import { consentKinds, consentVersions } from '#shop/member/rules.ts'
import { ownMember } from './account.ts'

const columns = { mail: 'mb_mailling', sms: 'mb_sms' } as const
const news = ['mail', 'sms'] as const
const asked = [...news, 'chat'] as const

export async function myConsents(ctx: Ctx): Promise<MyConsents> {
  const member = await ownMember(ctx)
  const history = (await listConsents(ctx, member.mb_id)).flatMap((row) => {
    const kind = consentKinds.find((one) => one === row.kind)
    return kind
      ? [
          {
            kind,
            version: row.version,
            agreed: row.agreed,
            created_at: row.created_at.toISOString(),
          },
        ]
      : []
  })
  return {
    mail: member.mb_mailling,
    sms: member.mb_sms,
    // the last word stands first
    chat: history.find(({ kind }) => kind === 'chat')?.agreed ?? false,
    history,
  }
}

/** Each change is a row of its own with the version of the text; saying the same again changes nothing. */
export async function changeConsents(
  ctx: Ctx,
  wanted: { mail?: boolean; sms?: boolean; chat?: boolean },
) {
  const member = await ownMember(ctx)
  const before = await myConsents(ctx)
  const kinds = asked.filter((kind) => wanted[kind] !== undefined && wanted[kind] !== before[kind])
  const ofNews = news.filter((kind) => kinds.includes(kind))
  if (kinds.length) {
    await transact(ctx, async (ctx) => {
      if (ofNews.length)
        await changeMember(
          ctx,
          member.mb_id,
          Object.fromEntries(ofNews.map((kind) => [columns[kind], wanted[kind]])),
        )
      await insertConsents(
        ctx,
        kinds.map((kind) => ({
          mb_id: member.mb_id,
          kind,
          version: consentVersions[kind],
          agreed: wanted[kind] === true,
          ip: ctx.ip,
          created_at: ctx.now,
        })),
      )
      // the law wants the result told
      if (ofNews.length)
        await announce(ctx, 'member.consent_changed', member.mb_id, {
          mb_id: member.mb_id,
          ...Object.fromEntries(ofNews.map((kind) => [kind, wanted[kind]])),
        })
    })
  }
  const said =
    wanted.chat === undefined
      ? '광고성 정보 수신 설정을 저장했어요.'
      : '상담 채팅 설정을 저장했어요.'
  return { data: await myConsents(ctx), message: say(ctx, said) }
}
