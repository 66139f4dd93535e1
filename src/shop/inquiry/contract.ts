import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { flag, many, safeWords } from '#kernel/form-shapes.ts'
import { one, paged, pageQuery, whole } from '#kernel/paging.ts'
import { pictureTold } from '#kernel/picture-told.ts'
import { rowId } from '#kernel/row-id.ts'
import { searchWord } from '#kernel/search-word.ts'

export const personalCategories = [
  'order',
  'delivery',
  'claim',
  'product',
  'class',
  'custom',
  'member',
  'etc',
] as const
export type PersonalCategory = (typeof personalCategories)[number]
export const productCategories = ['product', 'stock', 'use', 'delivery', 'etc'] as const
export type ProductCategory = (typeof productCategories)[number]
export const inquiryStates = ['waiting', 'answered'] as const
const state = z.enum(inquiryStates)
const message = z.object({ message: z.string() })

export const inquiryFile = z.object({
  file_id: z.string(),
  file_name: z.string(),
  file_type: z.string(),
  file_size: z.number(),
})
export type InquiryFile = z.output<typeof inquiryFile>

const goods = z.object({
  it_id: z.string(),
  it_name: z.string(),
  it_name_en: z.string(),
  thumb_image: pictureTold,
})

const inquiryRow = z.object({
  qa_id: z.number(),
  qa_category: z.enum(personalCategories),
  qa_subject: z.string(),
  state,
  qa_time: z.string(),
  qa_answer_time: z.nullable(z.string()),
  files: z.number(),
})
export type InquiryRow = z.output<typeof inquiryRow>

const inquiry = z.extend(inquiryRow, {
  qa_content: z.string(),
  qa_mail: z.boolean(),
  qa_sms: z.boolean(),
  od_id: z.nullable(z.string()),
  item: z.nullable(goods),
  qa_related: z.nullable(z.object({ qa_id: z.number(), qa_subject: z.string() })),
  qa_answer: z.string(),
  attached: z.array(inquiryFile),
  /** what the shop sent with its answer */
  answer_files: z.array(inquiryFile),
  can_change: z.boolean(),
})
export type Inquiry = z.output<typeof inquiry>

const category = z.enum(personalCategories, '문의 종류를 골라 주세요.')
const personalTyped = {
  qa_category: category,
  qa_subject: safeWords(1, 100),
  qa_content: safeWords(1, 5_000),
  qa_mail: flag,
  qa_sms: flag,
  od_id: z.optional(z.string().check(z.maxLength(20))),
  it_id: z.optional(z.string().check(z.maxLength(20))),
  files: many(z.file(), 2),
}
// two files of 10 MB, and the words
const limit = 21 * 1024 * 1024

/** Questions between a member and the shop. A stranger's is not found. */
export const inquiries = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/inquiry',
    who: 'member',
    about: 'My inquiries, newest first',
    query: z.object({ ...pageQuery(['qa_id'], 10), state: z.optional(state) }),
    answer: paged(inquiryRow),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/inquiry/:qa_id',
    params: { qa_id: rowId },
    who: 'member',
    about: 'One inquiry of mine with its answer',
    answer: one(inquiry),
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/v1/inquiry',
    who: 'member',
    about:
      'Ask the shop. Files as `files[]`: JPEG, PNG, GIF, WebP, BMP or PDF by their content, at most two of 10 MB',
    form: true,
    limit,
    status: 201,
    body: z.object({ ...personalTyped, qa_related: z.optional(whole(1, 1e15)) }),
    answer: one(inquiry),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/inquiry/:qa_id',
    params: { qa_id: rowId },
    who: 'member',
    about:
      'Change my inquiry before it is answered. `keep[]` names the files that stay; without it none does',
    form: true,
    limit,
    body: z.object({ ...personalTyped, keep: many(z.string().check(z.maxLength(40)), 2) }),
    answer: one(inquiry),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/inquiry/:qa_id',
    params: { qa_id: rowId },
    who: 'member',
    about: 'Delete my inquiry before it is answered',
    answer: message,
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/v1/inquiry/:qa_id/:file_id',
    file: ['application/octet-stream'],
    params: { qa_id: rowId },
    who: 'member',
    about: 'A file of my inquiry, to be saved',
    answer: z.object({}),
  }),
}

const productInquiry = z.object({
  iq_id: z.number(),
  iq_category: z.enum(productCategories),
  /** masked; empty on a secret one, like its subject, question and answer */
  iq_name: z.string(),
  iq_subject: z.string(),
  iq_subject_en: z.string(),
  iq_question: z.string(),
  iq_question_en: z.string(),
  iq_secret: z.boolean(),
  iq_answer: z.string(),
  iq_answer_en: z.string(),
  iq_answer_time: z.nullable(z.string()),
  iq_time: z.string(),
  state,
  item: goods,
})
export type ProductInquiry = z.output<typeof productInquiry>

const myProductInquiry = z.extend(productInquiry, {
  iq_mail: z.boolean(),
  iq_sms: z.boolean(),
  can_change: z.boolean(),
})
export type MyProductInquiry = z.output<typeof myProductInquiry>

const productTyped = {
  iq_category: z.enum(productCategories, '문의 종류를 골라 주세요.'),
  iq_subject: safeWords(1, 100),
  iq_question: safeWords(1, 5_000),
  iq_secret: flag,
  iq_mail: flag,
  iq_sms: flag,
}
const it_id = z.optional(z.string().check(z.maxLength(20)))

export const productInquiries = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/product-inquiry',
    who: 'anyone',
    about:
      'Questions about products (`it_id` for one product: those that can be read in the language of the request stand first). Of a secret one nothing but its state is told',
    query: z.object({
      ...pageQuery(['iq_id'], 10),
      it_id,
      iq_category: z.optional(z.enum(productCategories)),
      state: z.optional(state),
      keyword: z.optional(searchWord),
    }),
    answer: paged(productInquiry),
    keep: { seconds: 60, tags: ['product-inquiry'] },
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/my-product-inquiry',
    who: 'member',
    about: 'My questions about products, secret ones in full',
    query: z.object({ ...pageQuery(['iq_id'], 10), it_id, state: z.optional(state) }),
    answer: paged(myProductInquiry),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/my-product-inquiry/:iq_id',
    params: { iq_id: rowId },
    who: 'member',
    about: 'One question of mine',
    answer: one(myProductInquiry),
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/v1/product-inquiry',
    who: 'member',
    about: 'Ask about a product, openly or in secret',
    status: 201,
    body: z.object({ it_id: z.string().check(z.maxLength(20)), ...productTyped }),
    answer: one(myProductInquiry),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/product-inquiry/:iq_id',
    params: { iq_id: rowId },
    who: 'member',
    about: 'Change my question before it is answered',
    body: z.object(productTyped),
    answer: one(myProductInquiry),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/product-inquiry/:iq_id',
    params: { iq_id: rowId },
    who: 'member',
    about: 'Delete my question before it is answered',
    answer: message,
  }),
}
