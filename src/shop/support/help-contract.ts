import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'

/** As many of each kind as the page shows before it leads on. */
export const helpShown = 5
const both = z.object({ ko: z.string(), en: z.string() })
const found = z.object({
  total: z.number(),
  rows: z.array(
    z.object({
      id: z.number(),
      title: both,
      /** the words around it; empty where there are none */
      text: both,
      /** of a notice: whose board it stands on */
      board: z.optional(z.string()),
    }),
  ),
})
export type Found = z.output<typeof found>
const help = z.object({ faqs: found, notices: found, documents: found, classes: found })
export type Help = z.output<typeof help>

export const helps = {
  search: endpoint({
    method: 'GET',
    path: '/api/v1/help',
    who: 'anyone',
    about:
      'A word in questions, notices, documents and classes at once: the first of each, and how many there are',
    query: z.object({
      keyword: z
        .string('찾을 낱말을 적어 주세요.')
        .check(
          z.trim(),
          z.minLength(1, '찾을 낱말을 적어 주세요.'),
          z.maxLength(50, '50자까지 찾을 수 있어요.'),
        ),
    }),
    answer: one(help),
    keep: { seconds: 60, tags: ['faq', 'notice', 'document', 'class', 'setting'] },
  }),
}
