import { createHmac } from 'node:crypto'
import { networkOf } from '#platform/client-address.ts'
import type { Ctx } from '#platform/context.ts'
import { isShowable } from '#shop/search/asked-rules.ts'
import { squeezed } from '#shop/search/rules.ts'
import { listAsked, listHiddenKeys, putAsker } from '#shop/search/store/asked.ts'

const mostKept = 300

/** Counts a visitor among those who looked for a word and found something by it. */
export async function countAsker(ctx: Ctx, word: string) {
  if (!isShowable(word)) return
  const network = networkOf(ctx.ip)
  const { mb_id, session } = ctx.visitor
  await putAsker(ctx, {
    word,
    key: squeezed(word),
    network: markOf(ctx, word, `network ${network}`),
    visitor: markOf(ctx, word, mb_id ? `member ${mb_id}` : (session ?? network)),
  })
}

/** Of the word as much as of the visitor: who has the marks of two words cannot tell whether one person made both. */
function markOf({ house, lang }: Ctx, word: string, who: string): string {
  return createHmac('sha256', house.config.SESSION_SECRET)
    .update(['asked', lang, word, who].join('\n'))
    .digest('base64url')
    .slice(0, 22)
}

/** Words that several looked for, the commonest first. */
export function askedWords(ctx: Ctx): Promise<string[]> {
  return ctx.house.kept.get(`asked-${ctx.lang}`, ['search'], 600, async () => {
    const value = await listAsked(ctx, mostKept)
    return { value, size: 40 * value.length }
  })
}

/** These words without those that staff hide. */
export async function withoutHidden(ctx: Ctx, words: readonly string[]): Promise<string[]> {
  const hidden = await ctx.house.kept.get('search-hidden', ['search'], 600, async () => {
    const value = new Set(await listHiddenKeys(ctx))
    return { value, size: 40 * value.size }
  })
  return words.filter((word) => !hidden.has(squeezed(word)))
}
