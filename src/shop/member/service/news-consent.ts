import { type Ctx, houseCtx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { insertConsents } from '#shop/member/join-store.ts'
import { listOldConsents, turnNews } from '#shop/member/news-store.ts'
import { consentVersions } from '#shop/member/rules.ts'

export type NewsKind = 'mail' | 'sms'

/** News by mail or message wanted or not from now on; the word is kept, and the member hears what was understood. False when it was so already. */
export function changeNews(
  ctx: Ctx,
  mb_id: string,
  kind: NewsKind,
  agreed: boolean,
): Promise<boolean> {
  return transact(ctx, async (ctx) => {
    if (!(await turnNews(ctx, mb_id, kind, agreed))) return false
    await insertConsents(ctx, [
      { mb_id, kind, version: consentVersions[kind], agreed, ip: ctx.ip, created_at: ctx.now },
    ])
    await announce(ctx, 'member.consent_changed', mb_id, { mb_id, [kind]: agreed })
    return true
  })
}

const atOnce = 200
const years = 2

/** Who agreed to news two years ago or more is reminded of it, once in two years. */
export async function remindOfConsents(house: Ctx['house'], now = new Date()) {
  const ctx = houseCtx(house, { now })
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - years)
  for (;;) {
    const old = await listOldConsents(ctx, since, atOnce)
    for (const { mb_id, agreed_at, mail, sms } of old) {
      await transact(ctx, (ctx) =>
        announce(ctx, 'member.consent_old', mb_id, {
          mb_id,
          agreed: agreed_at.toISOString(),
          news: [...(mail ? ['mail'] : []), ...(sms ? ['sms'] : [])],
        }),
      )
    }
    if (old.length < atOnce) return
  }
}
