import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { fileNotes, tableFile } from '#kernel/table-file.ts'
import { longestTerm, mostProposed } from './rules.ts'

const large = '파일이 너무 커요. 2MB까지 올릴 수 있어요.'
const { text: csv, xlsx } = tableFile({ most: 2_000_000, large })

export const termFilters = ['pending', 'changed', 'rejected', 'all'] as const
export const termSorts = ['seen_count', 'last_seen_at', 'phrase'] as const

const term = z.object({
  phrase: z.string(),
  /** of the code; null for a phrase that came from a screen */
  own: z.nullable(z.string()),
  translation: z.nullable(z.string()),
  proposal: z.nullable(z.string()),
  proposed_by: z.nullable(z.string()),
  state: z.enum(['own', 'approved', 'pending', 'rejected']),
  seen_count: z.number(),
  context: z.string(),
  last_seen_at: z.nullable(z.string()),
  changed_at: z.nullable(z.string()),
  changed_by: z.nullable(z.string()),
})
export type TermShown = z.output<typeof term>

const desk = ['content'] as const
const base = '/api/v1/admin/translations'
const phrase = z.string().check(z.minLength(1), z.maxLength(longestTerm))
const phrases = (most: number) =>
  z
    .array(phrase)
    .check(
      z.minLength(1, '문장을 골라 주세요.'),
      z.maxLength(most, '한 번에 고를 수 있는 만큼만 골라 주세요.'),
    )

export const adminTranslations = {
  list: endpoint({
    method: 'GET',
    path: base,
    who: desk,
    about: 'English phrases: those that wait, those that staff changed, or all of them',
    query: z.object({
      ...pageQuery(termSorts, 20),
      state: z._default(z.enum(termFilters), 'pending'),
      keyword: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    }),
    answer: z.extend(paged(term), {
      counts: z.object({
        pending: z.number(),
        changed: z.number(),
        rejected: z.number(),
        all: z.number(),
      }),
      translator: z.nullable(z.string()),
    }),
  }),
  save: endpoint({
    method: 'PUT',
    path: base,
    who: desk,
    about: 'Approve a phrase, or say it differently; `before` is what it said when it was opened',
    body: z.object({
      phrase,
      translation: z.string().check(z.trim(), z.maxLength(longestTerm, '번역은 500자까지예요.')),
      before: z.optional(z.nullable(z.string())),
    }),
    answer: one(term),
  }),
  reset: endpoint({
    method: 'DELETE',
    path: base,
    who: desk,
    about: 'Back to the phrase of the code, or out of the list',
    body: z.object({ phrase }),
    answer: z.object({ message: z.string() }),
  }),
  reject: endpoint({
    method: 'POST',
    path: `${base}/rejections`,
    who: desk,
    about: 'Phrases that need no translation: they stay as they are and do not wait again',
    body: z.object({ phrases: phrases(100) }),
    answer: z.object({ message: z.string() }),
  }),
  propose: endpoint({
    method: 'POST',
    path: `${base}/proposals`,
    who: desk,
    about: 'Ask the translator for proposals; staff approve each',
    body: z.object({ phrases: phrases(mostProposed) }),
    answer: z.object({ message: z.string(), proposed: z.number() }),
  }),
  exported: endpoint({
    method: 'GET',
    path: `${base}/export`,
    file: ['text/csv'],
    who: desk,
    about: 'All phrases as a CSV file',
    answer: z.object({}),
  }),
  imported: endpoint({
    method: 'POST',
    path: `${base}/import`,
    who: desk,
    about:
      'Take the translations of a file (CSV as text, or the file as base64); what does not fit is told by its line',
    body: z.object({ csv, xlsx }),
    answer: one(
      z.object({
        saved: z.number(),
        same: z.number(),
        refused: z.array(z.object({ line: z.number(), phrase: z.string(), reason: z.string() })),
        notes: fileNotes,
      }),
    ),
    limit: 4 * 1024 * 1024,
  }),
}
