import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { words } from '#kernel/form-shapes.ts'
import { one, paged, pageQuery, whole } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'

/** Characters of an answer, its markup included. */
export const longestAnswer = 10_000
export const faqsPerPage = 100

const required = (most: number, missing: string) => words(0, most).check(z.minLength(1, missing))

const group = z.object({
  fm_id: z.number(),
  fm_subject: z.string(),
  fm_subject_en: z.string(),
  /** questions found in it */
  count: z.number(),
})
export type FaqGroup = z.output<typeof group>
const row = z.object({
  fa_id: z.number(),
  fm_id: z.number(),
  fa_subject: z.string(),
  fa_subject_en: z.string(),
  fa_content: z.string(),
  fa_content_en: z.string(),
})
export type Faq = z.output<typeof row>
const staffRow = z.extend(row, { fa_use: z.boolean(), version: z.number(), updated_at: z.string() })
export type StaffFaq = z.output<typeof staffRow>

const { page, per_page } = pageQuery(['fa_order'], faqsPerPage)
const query = z.object({
  page,
  per_page,
  fm_id: z.optional(whole(1, 1e9)),
  keyword: z.optional(z.string().check(z.trim(), z.maxLength(50, '50자까지 찾을 수 있어요.'))),
})
export type FaqAsk = z.output<typeof query>

export const faqs = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/faq',
    who: 'anyone',
    about:
      'Questions often asked, group by group as staff arranged them; `keyword` is looked for in questions and answers of both languages',
    query,
    answer: z.extend(paged(row), { groups: z.array(group) }),
    keep: { seconds: 300, tags: ['faq', 'setting'] },
  }),
}

const who = ['order', 'content'] as const
const readers = ['order', 'content', 'accountant'] as const
const groups = '/api/v1/admin/faq-groups'
const questions = '/api/v1/admin/faq'
const place = z.object({ up: z.boolean('위로 옮길지 아래로 옮길지 골라 주세요.') })
const said = z.object({ message: z.string() })

const groupForm = z.object({
  fm_subject: required(60, '묶음 이름을 적어 주세요.'),
  fm_subject_en: words(0, 60),
})
export type FaqGroupForm = z.output<typeof groupForm>
export const faqForm = z.object({
  fm_id: whole(1, 1e9),
  fa_subject: required(200, '질문을 적어 주세요.'),
  fa_subject_en: words(0, 200),
  fa_content: required(longestAnswer, '답을 적어 주세요.'),
  fa_content_en: words(0, longestAnswer),
  fa_use: z.boolean('보일지 골라 주세요.'),
})
export type FaqForm = z.output<typeof faqForm>

export const adminFaqs = {
  list: endpoint({
    method: 'GET',
    path: questions,
    who: readers,
    about: 'All questions, hidden ones too, with the groups and how many each holds',
    query,
    answer: z.extend(paged(staffRow), { groups: z.array(group) }),
  }),
  show: endpoint({
    method: 'GET',
    path: `${questions}/:fa_id`,
    params: { fa_id: rowId },
    who: readers,
    about: 'One question',
    answer: one(staffRow),
  }),
  add: endpoint({
    method: 'POST',
    path: questions,
    who,
    about: 'A new question, at the end of its group',
    status: 201,
    body: faqForm,
    answer: one(staffRow),
  }),
  change: endpoint({
    method: 'PUT',
    path: `${questions}/:fa_id`,
    params: { fa_id: rowId },
    who,
    about: 'Change a question',
    body: z.extend(faqForm, { version: whole(1, 1e9) }),
    answer: one(staffRow),
  }),
  move: endpoint({
    method: 'PUT',
    path: `${questions}/:fa_id/place`,
    params: { fa_id: rowId },
    who,
    about: 'One place up or down within its group',
    body: place,
    answer: said,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${questions}/:fa_id`,
    params: { fa_id: rowId },
    who,
    about: 'Delete a question',
    answer: said,
  }),
  addGroup: endpoint({
    method: 'POST',
    path: groups,
    who,
    about: 'A new group, behind the others',
    status: 201,
    body: groupForm,
    answer: one(group),
  }),
  changeGroup: endpoint({
    method: 'PUT',
    path: `${groups}/:fm_id`,
    params: { fm_id: rowId },
    who,
    about: 'Rename a group',
    body: groupForm,
    answer: one(group),
  }),
  moveGroup: endpoint({
    method: 'PUT',
    path: `${groups}/:fm_id/place`,
    params: { fm_id: rowId },
    who,
    about: 'One place up or down',
    body: place,
    answer: said,
  }),
  removeGroup: endpoint({
    method: 'DELETE',
    path: `${groups}/:fm_id`,
    params: { fm_id: rowId },
    who,
    about: 'Delete a group that holds no question',
    answer: said,
  }),
}
