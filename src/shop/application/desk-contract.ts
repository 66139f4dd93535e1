import * as z from 'zod/mini'
import { isDay } from '#kernel/days.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { words } from '#kernel/form-shapes.ts'
import { one, paged, pageQuery, whole } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { searchWord } from '#kernel/search-word.ts'
import { applicationKinds, applicationStates, applicationView, businessCheck } from './contract.ts'
import { checklist, decisions } from './rules.ts'

/** Staff of the studio see what was asked about classes, and nothing else. */
const who = ['order', 'class'] as const
const path = '/api/v1/admin/applications'
const choice = '고를 수 없는 값이에요.'
const day = z.string().check(z.refine(isDay, '2026-03-14처럼 날짜를 적어 주세요.'))
export const applicationSorts = ['created_at', 'company'] as const

const row = z.object({
  ap_id: z.number(),
  kind: z.enum(applicationKinds),
  state: z.enum(applicationStates),
  company: z.string(),
  name: z.string(),
  mb_id: z.nullable(z.string()),
  business: z.nullable(businessCheck.shape.state),
  created_at: z.string(),
  decided_at: z.nullable(z.string()),
})
export type DeskApplicationRow = z.output<typeof row>

const deskApplication = z.extend(
  z.omit(applicationView, { can_change: true, can_withdraw: true }),
  {
    mb_id: z.nullable(z.string()),
    mb_name: z.string(),
    /** of the member today */
    level_now: z.nullable(z.number()),
    /** what the member goes back to when the approval ends; null where none stands */
    level_after: z.nullable(z.number()),
    checked: z.nullable(businessCheck),
    ticked: z.array(z.enum(checklist)),
    secrecy: z.boolean(),
    agreed: z.array(z.string()),
    privacy_version: z.string(),
    lang: z.enum(['kr', 'en']),
    decided_by: z.nullable(z.string()),
    updated_at: z.string(),
    /** grades that have a price of their own, with what they pay less */
    grades: z.array(z.object({ level: z.number(), percent: z.number() })),
    version: z.number(),
  },
)
export type DeskApplication = z.output<typeof deskApplication>

export const adminApplications = {
  list: endpoint({
    method: 'GET',
    path,
    who,
    about: 'Applications of every kind by state and one search box (company, person, number)',
    query: z.object({
      ...pageQuery(applicationSorts, 20),
      kind: z.optional(z.enum(applicationKinds, choice)),
      state: z.optional(z.enum(applicationStates, choice)),
      keyword: z.optional(searchWord),
    }),
    answer: z.extend(paged(row), { counts: z.record(z.string(), z.number()) }),
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/:ap_id`,
    params: { ap_id: rowId },
    who,
    about: 'One application with its files, the tax office’s word and the checklist',
    answer: one(deskApplication),
  }),
  tick: endpoint({
    method: 'PUT',
    path: `${path}/:ap_id/checklist`,
    params: { ap_id: rowId },
    who,
    about: 'What of the checklist is done',
    body: z.object({ ticked: z.array(z.enum(checklist, choice)).check(z.maxLength(10)) }),
    answer: one(deskApplication),
  }),
  decide: endpoint({
    method: 'PUT',
    path: `${path}/:ap_id/decision`,
    params: { ap_id: rowId },
    who,
    about:
      'Take into review, ask for more, approve with a grade and, where it has one, its last day (`valid_until`), refuse, or end. `version` is that which was read; the applicant hears of it in their language',
    body: z.object({
      decision: z.enum(decisions, '무엇을 할지 골라 주세요.'),
      reply: z._default(words(0, 2_000), ''),
      mb_level: z.optional(z.nullable(whole(2, 8))),
      valid_until: z._default(z.nullable(day), null),
      version: whole(1, 1e9),
    }),
    answer: one(deskApplication),
  }),
  extend: endpoint({
    method: 'PUT',
    path: `${path}/:ap_id/validity`,
    params: { ap_id: rowId },
    who: ['order'],
    about:
      'Another last day for the grade of an approved business, or none (null). The member is told before it comes, and the grade ends by itself after it',
    body: z.object({ valid_until: z._default(z.nullable(day), null), version: whole(1, 1e9) }),
    answer: one(deskApplication),
  }),
  check: endpoint({
    method: 'POST',
    path: `${path}/:ap_id/business-check`,
    params: { ap_id: rowId },
    who: ['order'],
    about: 'Ask the tax office about the business number again',
    answer: one(deskApplication),
  }),
  file: endpoint({
    method: 'GET',
    path: `${path}/:ap_id/files/:file_id`,
    file: ['application/octet-stream'],
    params: { ap_id: rowId },
    who,
    about: 'A file of an application, to be saved',
    answer: z.object({}),
  }),
}
