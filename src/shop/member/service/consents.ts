import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import type { MyConsents } from '#shop/member/account-contract.ts'
import { changeMember } from '#shop/member/account-store.ts'
import { insertConsents, listConsents } from '#shop/member/join-store.ts'
import { type ConsentKind, consentKinds, consentVersions } from '#shop/member/rules.ts'
import { ownMember } from './account.ts'

const columns = { mail: 'mb_mailling', sms: 'mb_sms' } as const

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
  return { mail: member.mb_mailling, sms: member.mb_sms, history }
}

/** Each change is a row of its own with the version of the text; saying the same again changes nothing. */
export async function changeConsents(ctx: Ctx, asked: { mail?: boolean; sms?: boolean }) {
  const member = await ownMember(ctx)
  const kinds = (['mail', 'sms'] as const).filter(
    (kind) => asked[kind] !== undefined && asked[kind] !== member[columns[kind]],
  )
  if (kinds.length) {
    await transact(ctx, async (ctx) => {
      await changeMember(
        ctx,
        member.mb_id,
        Object.fromEntries(kinds.map((kind) => [columns[kind], asked[kind]])),
      )
      await insertConsents(
        ctx,
        kinds.map((kind: ConsentKind & keyof typeof columns) => ({
          mb_id: member.mb_id,
          kind,
          version: consentVersions[kind],
          agreed: asked[kind] === true,
          ip: ctx.ip,
          created_at: ctx.now,
        })),
      )
      // the law wants the result told
      await announce(ctx, 'member.consent_changed', member.mb_id, {
        mb_id: member.mb_id,
        ...Object.fromEntries(kinds.map((kind) => [kind, asked[kind]])),
      })
    })
  }
  return { data: await myConsents(ctx), message: say(ctx, '광고성 정보 수신 설정을 저장했어요.') }
}
