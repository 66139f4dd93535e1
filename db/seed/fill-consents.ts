import { sql } from 'drizzle-orm'
import { before } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { insertConsents } from '#shop/member/join-store.ts'
import { consentKinds, consentVersions } from '#shop/member/rules.ts'

/** What the sample members agreed to when the terms of today came out; every third also wants news. */
export async function seedConsents(ctx: Ctx) {
  const given = (at: number, kind: string) => (kind === 'mail' ? at % 3 === 0 : kind === 'sms' ? at % 6 === 0 : true)
  const created_at = before(ctx.now, { days: 40 })
  await insertConsents(
    ctx,
    Array.from({ length: 12 }, (_, at) => consentKinds.map((kind) => ({ mb_id: `sample${at + 1}`, kind, version: consentVersions[kind], agreed: given(at, kind), ip: '192.0.2.1', created_at }))).flat(),
  )
  await ctx.db.execute(sql`
    update member set mb_mailling = exists (select 1 from member_consent c where c.mb_id = member.mb_id and c.kind = 'mail' and c.agreed),
      mb_sms = exists (select 1 from member_consent c where c.mb_id = member.mb_id and c.kind = 'sms' and c.agreed)
    where mb_id like 'sample%'`)
}
