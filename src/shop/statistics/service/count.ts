import { networkOf } from '#platform/client-address.ts'
import { type Ctx, say } from '#platform/context.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { readCookies } from '#platform/session.ts'
import { countSearched } from '#shop/catalog/service/search.ts'
import { countAsker } from '#shop/search/service/asked.ts'
import { countedWord } from '#shop/statistics/rules.ts'
import {
  addClicks,
  addSteps,
  addWord,
  type Click,
  putAnalyticsId,
} from '#shop/statistics/store/counters.ts'
import {
  analyticsConsentCookie,
  type FunnelStep,
  type Platform,
} from '#shop/statistics/visit-rules.ts'

const [mostAMinute, mostADay] = [60, 3_000]

async function limitCounting(ctx: Ctx) {
  await limitTries(ctx, `count:${networkOf(ctx.ip)}`, mostAMinute, 60)
  await limitTries(ctx, `count-day:${networkOf(ctx.ip)}`, mostADay, 86_400)
}

export async function countClick(ctx: Ctx, { platform, ...click }: Click & { platform: Platform }) {
  await limitCounting(ctx)
  await addClicks(ctx, [click], platform)
  return { message: say(ctx, '기록했어요.') }
}

type Gathered = { platform: Platform; clicks: Click[]; steps: FunnelStep[]; words: string[] }

export async function countVisit(ctx: Ctx, { platform, clicks, steps, words }: Gathered) {
  await limitCounting(ctx)
  await addClicks(ctx, clicks, platform)
  await addSteps(ctx, steps, platform)
  for (const word of new Set(words.flatMap((typed) => countedWord(typed) ?? []))) {
    const { total, meant } = await countSearched(ctx, word)
    await addWord(ctx, word, total)
    if (total) await countAsker(ctx, meant)
  }
  return { message: say(ctx, '기록했어요.') }
}

/** Without consent nothing is kept, whatever the browser sends. */
export async function keepAnalyticsId(ctx: Ctx, ga_client_id: string) {
  await limitTries(ctx, `analytics:${networkOf(ctx.ip)}`, 30, 60)
  const agreed = readCookies(ctx.headers.get('cookie')).get(analyticsConsentCookie) === 'yes'
  const { session } = ctx.visitor
  if (!agreed || !session) return { stored: false }
  await putAnalyticsId(ctx, session, ga_client_id)
  return { stored: true }
}
