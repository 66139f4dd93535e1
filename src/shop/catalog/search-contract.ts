import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'
import { pictureTold } from '#kernel/picture-told.ts'

const longest = 50
const tooLong = '검색어는 50자까지 적을 수 있어요.'
const words = z.string().check(z.trim(), z.maxLength(longest, tooLong))

/** A page that staff lead a word to. */
const page = z.object({ title: z.string(), title_en: z.string(), url: z.string() })

/** Kinds of what can be read, booked or downloaded, besides goods. */
const titleKinds = ['class', 'article', 'document'] as const
export type TitleKind = (typeof titleKinds)[number]
const foundTitle = z.object({
  kind: z.enum(titleKinds),
  title: z.string(),
  title_en: z.string(),
  url: z.string(),
})
export type FoundTitle = z.output<typeof foundTitle>

/** What the shop understood of a search. */
export const searchReading = z.object({
  /** the words that are looked for */
  word: z.string(),
  /** they are others than those that were typed */
  repaired: z.boolean(),
  total: z.number(),
  page: z.nullable(page),
  /** words near to a search that finds nothing */
  near: z.array(z.string()),
  /** classes, articles and papers by these words */
  titles: z.array(foundTitle),
})
export type SearchReading = z.output<typeof searchReading>

export const suggestionKinds = ['page', 'word', 'product', 'category', ...titleKinds] as const
export type SuggestionKind = (typeof suggestionKinds)[number]

/** Rows of a list that opens below the box. */
export const mostSuggestions = 8

const suggestion = z.object({
  kind: z.enum(suggestionKinds),
  title: z.string(),
  title_en: z.string(),
  url: z.string(),
  /** of a product */
  it_id: z.string(),
  image: pictureTold,
  price: z.nullable(
    z.object({ value: z.number(), before: z.number(), currency: z.enum(['krw', 'usd']) }),
  ),
})
export type Suggestion = z.output<typeof suggestion>

const suggestions = z.object({
  word: z.string(),
  repaired: z.boolean(),
  /** nothing was found: the rows are words near to what was typed, to be asked for */
  near: z.boolean(),
  rows: z.array(suggestion),
})
export type Suggestions = z.output<typeof suggestions>

const tags = ['catalog', 'category', 'content', 'class', 'document', 'search', 'setting']

export const searches = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/search',
    who: 'anyone',
    about:
      'What the shop understood of a search: the words it looks for, how many products they find, the page they lead to, classes, articles and documents by them, and words near to them when they find nothing',
    query: z.object({
      keyword: words,
      exact: z.optional(
        z.pipe(
          z.enum(['1', 'true', '0', 'false']),
          z.transform((word) => word === '1' || word === 'true'),
        ),
      ),
    }),
    answer: one(searchReading),
    keep: { seconds: 60, tags },
  }),
  suggest: endpoint({
    method: 'GET',
    path: '/api/v1/search-suggestions',
    who: 'anyone',
    about:
      'At most eight products, categories, classes, articles, documents and words for what is being typed; where there are none, words near to it',
    query: z.object({ keyword: words.check(z.minLength(1, '검색어를 적어 주세요.')) }),
    answer: one(suggestions),
    keep: { seconds: 60, tags },
  }),
  popular: endpoint({
    method: 'GET',
    path: '/api/v1/search-popular',
    who: 'anyone',
    about:
      'Words that several visitors looked for in the last 30 days and found something by, without those that staff hide',
    answer: one(z.array(z.string())),
    keep: { seconds: 600, tags: ['search'] },
  }),
}
