import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { locales, longestTerm, mostTerms } from './rules.ts'

const map = z.record(z.string(), z.string())
const text = z.string().check(z.maxLength(longestTerm, '한 문장은 500자까지예요.'))
const locale = z.enum(locales, '고를 수 없는 언어예요.')

export const translations = {
  package: endpoint({
    method: 'GET',
    path: '/api/translation-ai/package',
    who: 'anyone',
    about: 'The phrases of a language; `part=changed` leaves out those that came with the page',
    query: z.object({
      locale,
      part: z.optional(z.enum(['changed'])),
      /** what the page says the words are: a new version is a new address */ v: z.optional(
        z.string().check(z.maxLength(40)),
      ),
    }),
    answer: z.object({ data: map }),
    keep: { seconds: 300, tags: ['translation'] },
  }),
  terms: endpoint({
    method: 'POST',
    path: '/api/translation-ai/terms',
    who: 'anyone',
    about:
      'Phrases that the package does not hold: known ones come back, the others wait for staff',
    body: z.object({
      locale,
      terms: z
        .record(text, text)
        .check(
          z.refine(
            (terms) => Object.keys(terms).length <= mostTerms,
            '한 번에 50개까지 보낼 수 있어요.',
          ),
        ),
    }),
    answer: z.object({ data: map }),
    limit: 128 * 1024,
    shape: { depth: 3, keys: 200 },
    light: true,
  }),
}
