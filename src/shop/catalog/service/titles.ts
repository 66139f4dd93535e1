import { paths } from '#kernel/paths.ts'
import type { Ctx } from '#platform/context.ts'
import type { FoundTitle, TitleKind } from '#shop/catalog/search-contract.ts'
import { listTitles, type Title } from '#shop/catalog/suggest-store.ts'
import { leadsTo } from '#shop/search/hangul-rules.ts'
import { squeezed, wordsIn } from '#shop/search/rules.ts'
import { called, calledBySort } from './called-text.ts'

type Fits = (...titles: string[]) => boolean

/** Whether a title bears all words that were typed, the last of them perhaps half. */
export function matcher(word: string): Fits {
  const words = wordsIn(word)
  return (...titles) => {
    const keys = titles.map(squeezed)
    return (
      words.length > 0 &&
      keys.some((key) => words.every((one) => key.includes(one) || leadsTo(one, key)))
    )
  }
}

/** The titles of classes, articles and papers for these words: those that bear them all before those that bear some and are called by the others. */
export async function findTitles(ctx: Ctx, word: string): Promise<FoundTitle[]> {
  const words = wordsIn(word)
  // signs alone would be borne by all
  if (words.length === 0) return []
  const titles = await keptTitles(ctx)
  const bears = ({ title, title_en }: Title, one: string) => matcher(one)(title, title_en)
  const fits = (one: Title) => words.every((each) => bears(one, each))
  const means = (one: Title) =>
    words.every((each) => bears(one, each) || isCalled(one, each)) && !fits(one)
  return [...titles.filter(fits), ...titles.filter(means)].map((one) => ({
    kind: kindOf(one),
    title: one.title,
    title_en: one.title_en || one.title,
    url: addressOf(one),
  }))
}

function isCalled({ kind, sort }: Title, word: string): boolean {
  return (
    word.length > 1 &&
    wordsIn(`${called[kind]} ${calledBySort[sort] ?? ''}`).some((one) => one.startsWith(word))
  )
}

const kindOf = ({ kind }: Title): TitleKind =>
  kind === 'class' || kind === 'document' ? kind : 'article'

function addressOf({ kind, id, title }: Title): string {
  return {
    class: () => paths.tssa.class(id),
    diy: () => paths.recipe(id),
    promotion: () => paths.promotion(id),
    select: () => paths.select(id),
    document: () => paths.documents({ keyword: title }),
  }[kind]()
}

const keptTitles = (ctx: Ctx) =>
  ctx.house.kept.get<Title[]>('search-titles', ['content', 'class', 'document'], 60, async () => {
    const value = await listTitles(ctx)
    return { value, size: 220 * value.length }
  })
