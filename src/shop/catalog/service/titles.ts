import { paths } from '#kernel/paths.ts'
import type { Ctx } from '#platform/context.ts'
import type { FoundTitle, TitleKind } from '#shop/catalog/search-contract.ts'
import { listTitles, type Title } from '#shop/catalog/suggest-store.ts'
import { leadsTo } from '#shop/search/hangul-rules.ts'
import { squeezed, wordsIn } from '#shop/search/rules.ts'
import { meaningsOf } from '#shop/search/service/meanings.ts'
import { called, calledBySort } from './called-text.ts'

/** Whether one of a thing's names bears what was typed. */
type Fits = (...names: string[]) => boolean
type Matcher = { fits: Fits; means: Fits }

type Name = { key: string; words: readonly string[] }
const [names, mostNames] = [new Map<string, Name>(), 4_000]

/** How a name is compared. Each search looks through all of them, and they are nearly always the same. */
function nameOf(name: string): Name {
  const known = names.get(name)
  if (known) return known
  if (names.size >= mostNames) names.clear()
  const words = wordsIn(name)
  const made = { key: words.join(''), words }
  names.set(name, made)
  return made
}

/** Whether a title bears all words that were typed, the last of them perhaps half. */
function bearing(word: string): Fits {
  const words = wordsIn(word)
  return (...titles) => {
    const keys = titles.map((title) => nameOf(title).key)
    return (
      words.length > 0 &&
      keys.some((key) => words.every((one) => key.includes(one) || leadsTo(one, key)))
    )
  }
}

/** What somebody meant is looked for whole: `set` is no settings, and 꽃 no 꽃차. */
function bearsWhole(meant: string, name: string): boolean {
  const { key, words } = nameOf(name)
  return nameOf(meant).words.every((one) =>
    /^[가-힣]{2,}$/.test(one)
      ? key.includes(one)
      : words.some((word) => word === one || word === `${one}s`),
  )
}

/** Whether names bear the words that were typed, and whether they bear, for some of them or for all, what staff say means the same. */
export async function matcherOf(ctx: Ctx, word: string): Promise<Matcher> {
  const words = wordsIn(word)
  const whole = await meaningsOf(ctx, word)
  const each: Fits[] = []
  for (const one of words) {
    const [bears, meant] = [bearing(one), await meaningsOf(ctx, one)]
    each.push((...names) => bears(...names) || bearsOne(meant, names))
  }
  return {
    fits: bearing(word),
    means: (...names) =>
      words.length > 0 && (each.every((fits) => fits(...names)) || bearsOne(whole, names)),
  }
}

function bearsOne(meant: readonly string[], names: readonly string[]): boolean {
  return meant.some((one) => names.some((name) => bearsWhole(one, name)))
}

/**
 * The titles of classes, articles and papers for these words: those that bear them all before those that bear some, or what means the same, and are
 * called by the others.
 */
export async function findTitles(ctx: Ctx, word: string): Promise<FoundTitle[]> {
  const words = wordsIn(word)
  // signs alone would be borne by all
  if (words.length === 0) return []
  const titles = await keptTitles(ctx)
  const { fits, means } = await matcherOf(ctx, word)
  const each: ((one: Title) => boolean)[] = []
  for (const typed of words) {
    const [matches, meant] = [await matcherOf(ctx, typed), await meaningsOf(ctx, typed)]
    const names = [typed, ...meant.map(squeezed)]
    each.push(
      (one) => matches.means(one.title, one.title_en) || names.some((name) => isCalled(one, name)),
    )
  }
  const first = titles.filter((one) => fits(one.title, one.title_en))
  const later = titles.filter(
    (one) =>
      !first.includes(one) && (means(one.title, one.title_en) || each.every((meets) => meets(one))),
  )
  return [...first, ...later].map((one) => ({
    kind: kindOf(one),
    title: one.title,
    title_en: one.title_en || one.title,
    url: addressOf(one),
  }))
}

function isCalled({ kind, sort }: Title, word: string): boolean {
  return (
    word.length > 1 &&
    nameOf(`${called[kind]} ${calledBySort[sort] ?? ''}`).words.some((one) => one.startsWith(word))
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
