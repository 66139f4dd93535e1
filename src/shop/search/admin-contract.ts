import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { words } from '#kernel/form-shapes.ts'
import { one, paged, pageQuery, whole } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { searchWord } from '#kernel/search-word.ts'

/** What stands on the desk of searches: those that found nothing, those that others see, words that mean the same, words that lead to a page. */
export const wordKinds = ['none', 'popular', 'synonym', 'page'] as const
export type WordKind = (typeof wordKinds)[number]

const row = z.object({
  kind: z.enum(wordKinds),
  /** of a synonym, a page or a hidden word; 0 of a search */
  id: z.number(),
  words: z.array(z.string()),
  title: z.string(),
  title_en: z.string(),
  url: z.string(),
  use: z.boolean(),
  /** how often it was searched for in the last 30 days, or by how many where others see it, on screens of which language, and when last */
  searches: z.number(),
  lang: z.string(),
  last_day: z.string(),
  version: z.number(),
})
export type SearchRow = z.output<typeof row>

/** Words of one row, and characters of a word. */
export const [mostTogether, longestOne] = [20, 30]
const several = z
  .array(words(1, longestOne))
  .check(z.minLength(1, '말을 적어 주세요.'), z.maxLength(mostTogether, '한 줄에 20개까지예요.'))

const synonymForm = z.object({ words: several })
const pageForm = z.object({
  words: several,
  title: words(0, 60).check(z.minLength(1, '보일 이름을 적어 주세요.')),
  title_en: words(0, 60),
  url: words(0, 200).check(z.minLength(1, '페이지 주소를 적어 주세요.')),
  sp_use: z.boolean(),
})
export type SearchPageForm = z.output<typeof pageForm>
const version = { version: whole(1, 1e9) }

const who = ['product', 'content'] as const
const readers = ['product', 'content', 'accountant'] as const
const synonyms = '/api/v1/admin/search-synonyms'
const pages = '/api/v1/admin/search-pages'
const hidden = '/api/v1/admin/search-hidden'
const said = z.object({ message: z.string() })

export const adminSearch = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/search-words',
    who: readers,
    about:
      'Searches of the last 30 days that found nothing and that nothing was done for, words that several looked for and others see or that are hidden, words that mean the same, or words that lead to a page',
    query: z.object({
      ...pageQuery(['searches'], 30),
      state: z._default(z.enum(wordKinds), 'none'),
      keyword: z.optional(searchWord),
    }),
    answer: z.extend(paged(row), {
      counts: z.object({
        none: z.number(),
        popular: z.number(),
        synonym: z.number(),
        page: z.number(),
      }),
    }),
  }),
  hideWord: endpoint({
    method: 'POST',
    path: hidden,
    who,
    about: 'A word that is kept from popular words and suggestions',
    status: 201,
    body: z.object({ word: words(0, 50).check(z.minLength(1, '말을 적어 주세요.')) }),
    answer: one(row),
  }),
  showWord: endpoint({
    method: 'DELETE',
    path: `${hidden}/:sh_id`,
    params: { sh_id: rowId },
    who,
    about: 'A word that may be shown again',
    answer: said,
  }),
  addSynonym: endpoint({
    method: 'POST',
    path: synonyms,
    who,
    about: 'Words that mean the same to a search, in both languages',
    status: 201,
    body: synonymForm,
    answer: one(row),
  }),
  changeSynonym: endpoint({
    method: 'PUT',
    path: `${synonyms}/:sy_id`,
    params: { sy_id: rowId },
    who,
    about: 'Change words that mean the same',
    body: z.extend(synonymForm, version),
    answer: one(row),
  }),
  removeSynonym: endpoint({
    method: 'DELETE',
    path: `${synonyms}/:sy_id`,
    params: { sy_id: rowId },
    who,
    about: 'Words that no longer mean the same',
    answer: said,
  }),
  addPage: endpoint({
    method: 'POST',
    path: pages,
    who,
    about: 'Words that lead to a page',
    status: 201,
    body: pageForm,
    answer: one(row),
  }),
  changePage: endpoint({
    method: 'PUT',
    path: `${pages}/:sp_id`,
    params: { sp_id: rowId },
    who,
    about: 'Change words that lead to a page',
    body: z.extend(pageForm, version),
    answer: one(row),
  }),
  removePage: endpoint({
    method: 'DELETE',
    path: `${pages}/:sp_id`,
    params: { sp_id: rowId },
    who,
    about: 'Words that no longer lead to a page',
    answer: said,
  }),
}
