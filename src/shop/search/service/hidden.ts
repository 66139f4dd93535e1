import { invalid, notFound } from '#kernel/failure.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { touch, transact } from '#platform/transact.ts'
import type { SearchRow } from '#shop/search/admin-contract.ts'
import { squeezed } from '#shop/search/rules.ts'
import { type AskedRow, deleteHidden, insertHidden } from '#shop/search/store/asked.ts'

export const askedRow = ({ word, lang, askers, last_day, sh_id }: AskedRow): SearchRow => ({
  kind: 'popular',
  id: sh_id ?? 0,
  words: [word],
  title: '',
  title_en: '',
  url: '',
  use: !sh_id,
  searches: askers,
  lang,
  last_day,
  version: 0,
})

/** Keeps a word from popular words and from suggestions, in both languages and however it is spaced. */
export function hideWord(ctx: Ctx, { word }: { word: string }): Promise<SearchRow> {
  const key = squeezed(word)
  if (!key) throw invalid({ word: ['글자나 숫자가 있는 말을 적어 주세요.'] })
  return transact(ctx, async (ctx) => {
    const sh_id = await insertHidden(ctx, word, key)
    await announce(ctx, 'search.word-hidden', String(sh_id))
    touch(ctx, 'search')
    return askedRow({ word, lang: '', askers: 0, last_day: '', sh_id })
  })
}

export function showWord(ctx: Ctx, sh_id: number): Promise<{ message: string }> {
  return transact(ctx, async (ctx) => {
    if (!(await deleteHidden(ctx, sh_id))) throw notFound()
    await announce(ctx, 'search.word-shown', String(sh_id))
    touch(ctx, 'search')
    return { message: say(ctx, '말을 다시 보여요.') }
  })
}
