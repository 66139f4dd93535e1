import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { many, words } from '#kernel/form-shapes.ts'
import { one, paged, pageQuery, whole } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { searchWord } from '#kernel/search-word.ts'
import { inquiryFile, inquiryStates } from './contract.ts'
import { mostFiles } from './rules.ts'

export const inquiryKinds = ['personal', 'product'] as const
export type InquiryKind = (typeof inquiryKinds)[number]
const who = ['order', 'content'] as const

const row = z.object({
  kind: z.enum(inquiryKinds),
  id: z.number(),
  mb_id: z.string(),
  mb_name: z.string(),
  category: z.string(),
  subject: z.string(),
  secret: z.boolean(),
  state: z.enum(inquiryStates),
  asked_at: z.string(),
  answered_at: z.nullable(z.string()),
  assigned_to: z.nullable(z.string()),
  assigned_name: z.nullable(z.string()),
  it_id: z.nullable(z.string()),
  it_name: z.nullable(z.string()),
  it_name_en: z.nullable(z.string()),
  od_id: z.nullable(z.string()),
})
export type StaffInquiryRow = z.output<typeof row>

const note = z.object({
  note_id: z.number(),
  mb_id: z.string(),
  mb_name: z.string(),
  body: z.string(),
  created_at: z.string(),
})
const staffInquiry = z.extend(row, {
  content: z.string(),
  answer: z.string(),
  /** of a question about goods: what readers of English read */
  subject_en: z.string(),
  content_en: z.string(),
  answer_en: z.string(),
  wants_mail: z.boolean(),
  wants_sms: z.boolean(),
  /** masked: whoever needs them whole says why, at the member's own door */
  mb_email: z.string(),
  mb_hp: z.string(),
  /** the goods of the order it is about, each once */
  order_goods: z.array(z.object({ it_name: z.string(), it_name_en: z.string() })),
  related: z.nullable(z.number()),
  files: z.array(inquiryFile),
  answer_files: z.array(inquiryFile),
  notes: z.array(note),
  version: z.number(),
})
export type StaffInquiry = z.output<typeof staffInquiry>

export const answerTemplate = z.object({
  tp_id: z.number(),
  tp_title: z.string(),
  tp_body: z.string(),
  tp_body_en: z.string(),
})
export type AnswerTemplate = z.output<typeof answerTemplate>
const templateTyped = z.object({
  tp_title: words(1, 60),
  tp_body: words(1, 3_000),
  tp_body_en: words(0, 3_000),
})

const path = '/api/v1/admin/inquiries'
export const staffInquirySorts = ['waiting', 'asked_at'] as const
const place = `${path}/:kind/:id` as const

export const adminInquiries = {
  list: endpoint({
    method: 'GET',
    path,
    who,
    about: 'Questions of both kinds; unanswered ones first, who waits longest on top, with counts',
    query: z.object({
      ...pageQuery(staffInquirySorts, 20),
      kind: z.optional(z.enum(inquiryKinds)),
      state: z.optional(z.enum(inquiryStates)),
      assigned: z.optional(z.enum(['me', 'nobody'])),
      it_id: z.optional(z.string().check(z.maxLength(20))),
      mb_id: z.optional(z.string().check(z.maxLength(20))),
      keyword: z.optional(searchWord),
    }),
    answer: z.extend(paged(row), { counts: z.record(z.string(), z.number()) }),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/v1/admin/customer-counts',
    who,
    about: 'What waits for an answer: questions, reviews and applications',
    answer: one(z.object({ inquiries: z.number(), reviews: z.number(), applications: z.number() })),
  }),
  staff: endpoint({
    method: 'GET',
    path: '/api/v1/admin/inquiry-staff',
    who,
    about: 'Who may be given a question',
    answer: one(z.array(z.object({ mb_id: z.string(), mb_name: z.string() }))),
  }),
  show: endpoint({
    method: 'GET',
    path: place,
    params: { id: rowId },
    who,
    about: 'One question with its member, files and notes; mail and phone are masked',
    answer: one(staffInquiry),
  }),
  answer: endpoint({
    method: 'PUT',
    path: `${place}/answer`,
    params: { id: rowId },
    who,
    about:
      'Answer a question, or mend an answer. `version` is that of the question when it was read: one that was changed meanwhile is not answered. Files as `files[]`, for a personal question alone; `keep[]` names those of the answer that stay',
    form: true,
    // two files of 10 MB, and the words
    limit: 21 * 1024 * 1024,
    body: z.object({
      answer: words(1, 5_000),
      version: whole(1, 1e9),
      files: many(z.file(), mostFiles),
      keep: many(z.string().check(z.maxLength(40)), mostFiles),
    }),
    answer: one(staffInquiry),
  }),
  english: endpoint({
    method: 'PUT',
    path: `${place}/english`,
    params: { id: rowId },
    who,
    about:
      'Put a question about goods and its answer into English, for readers of English. Empty words take them back; `version` as with answers',
    body: z.object({
      subject_en: words(0, 100),
      content_en: words(0, 5_000),
      answer_en: words(0, 5_000),
      version: whole(1, 1e9),
    }),
    answer: one(staffInquiry),
  }),
  assign: endpoint({
    method: 'PUT',
    path: `${place}/assignee`,
    params: { id: rowId },
    who,
    about: 'Give a question to somebody of the staff, or to nobody',
    body: z.object({ mb_id: z.nullable(z.string().check(z.maxLength(20))) }),
    answer: one(staffInquiry),
  }),
  assignMany: endpoint({
    method: 'PUT',
    path: `${path}/assignee`,
    who,
    about:
      'Give several questions, each as its kind and number (`personal:12`), to somebody of the staff, or to nobody; how many are theirs now',
    body: z.object({
      ids: z
        .array(z.string().check(z.regex(/^(personal|product):\d{1,9}$/, '고를 수 없는 값이에요.')))
        .check(
          z.minLength(1, '문의를 골라 주세요.'),
          z.maxLength(100, '한 번에 100건까지 고를 수 있어요.'),
        ),
      mb_id: z.nullable(z.string().check(z.maxLength(20))),
    }),
    answer: one(z.object({ done: z.number() })),
  }),
  note: endpoint({
    method: 'POST',
    path: `${place}/notes`,
    params: { id: rowId },
    who,
    about: 'A note that only staff read',
    status: 201,
    body: z.object({ body: words(1, 2_000) }),
    answer: one(staffInquiry),
  }),
  file: endpoint({
    method: 'GET',
    path: `${place}/files/:file_id`,
    file: ['application/octet-stream'],
    params: { id: rowId },
    who,
    about: 'A file of a question, to be saved',
    answer: z.object({}),
  }),
}

const templates = '/api/v1/admin/answer-templates'
export const answerTemplates = {
  list: endpoint({
    method: 'GET',
    path: templates,
    who,
    about: 'Ready answers, by title',
    answer: one(z.array(answerTemplate)),
  }),
  add: endpoint({
    method: 'POST',
    path: templates,
    who,
    about: 'A new ready answer. {name}, {product}, {order} and {shop} are filled in',
    status: 201,
    body: templateTyped,
    answer: one(answerTemplate),
  }),
  change: endpoint({
    method: 'PUT',
    path: `${templates}/:tp_id`,
    params: { tp_id: rowId },
    who,
    about: 'Change a ready answer',
    body: templateTyped,
    answer: one(answerTemplate),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${templates}/:tp_id`,
    params: { tp_id: rowId },
    who,
    about: 'Delete a ready answer',
    answer: z.object({ message: z.string() }),
  }),
}
