import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one, paged, pageQuery, whole } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { searchWord } from '#kernel/search-word.ts'

export const deliveryStates = [
  'waiting',
  'sending',
  'sent',
  'failed',
  'refused',
  'stopped',
] as const
export type DeliveryState = (typeof deliveryStates)[number]
export const deliverySorts = ['created_at', 'sent_at', 'kind'] as const

const deliveryRow = z.object({
  delivery_id: z.number(),
  kind: z.string(),
  kind_name: z.object({ ko: z.string(), en: z.string() }),
  who: z.string(),
  channel: z.enum(['mail', 'message']),
  sent_as: z.nullable(z.string()),
  mb_id: z.nullable(z.string()),
  /** masked */
  recipient: z.string(),
  lang: z.enum(['kr', 'en']),
  is_ad: z.boolean(),
  state: z.enum(deliveryStates),
  error: z.nullable(z.string()),
  tries: z.number(),
  /** the order or other thing it is about */
  subject: z.nullable(z.string()),
  created_at: z.string(),
  send_after: z.string(),
  sent_at: z.nullable(z.string()),
  /** null when it can be sent again */
  resend_reason: z.nullable(z.string()),
})
export type DeliveryRowShown = z.output<typeof deliveryRow>

const desk = ['order'] as const
const list = z.extend(paged(deliveryRow), { counts: z.record(z.string(), z.number()) })

export const adminDeliveries = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/deliveries',
    who: desk,
    about: 'Mails and messages that left or are to leave, receivers masked',
    query: z.object({
      ...pageQuery(deliverySorts, 20),
      state: z.optional(z.enum(deliveryStates)),
      channel: z.optional(z.enum(['mail', 'message'])),
      kind: z.optional(z.string().check(z.maxLength(50))),
      keyword: z.optional(searchWord),
    }),
    answer: list,
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/deliveries/:delivery_id',
    params: { delivery_id: rowId },
    who: desk,
    about: 'What one of them says',
    answer: one(
      z.extend(deliveryRow, {
        title: z.string(),
        text: z.string(),
        reason: z.nullable(z.string()),
        sent_by: z.nullable(z.string()),
      }),
    ),
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/v1/admin/deliveries/:delivery_id/resending',
    params: { delivery_id: rowId },
    who: desk,
    about: 'Send it once more to the same receiver, with a reason that is kept',
    body: z.object({
      reason: z
        .string('이유를 적어 주세요.')
        .check(z.trim(), z.minLength(1, '이유를 적어 주세요.'), z.maxLength(200)),
    }),
    answer: z.object({ message: z.string() }),
    status: 201,
  }),
}

const bothOf = (most: number) =>
  z.object({ ko: z.string().check(z.maxLength(most)), en: z.string().check(z.maxLength(most)) })
const texts = z.object({ title: bothOf(120), body: bothOf(1_000), message: bothOf(800) })

const template = z.object({
  kind: z.string(),
  /** what happens before it leaves */
  event: z.string(),
  who: z.enum(['customer', 'staff']),
  channels: z.array(z.enum(['list', 'mail', 'message'])),
  is_ad: z.boolean(),
  texts,
  /** false while the shop's own words stand */
  is_changed: z.boolean(),
  alimtalk_code: z.string(),
  words: z.array(z.object({ name: z.string(), ko: z.string(), en: z.string() })),
  version: z.number(),
  updated_at: z.nullable(z.string()),
  updated_by: z.nullable(z.string()),
})
export type TemplateShown = z.output<typeof template>

const version = z.object({
  version: z.number(),
  saved_at: z.string(),
  saved_by: z.string(),
  texts: z.nullable(texts),
  alimtalk_code: z.string(),
})
export type TemplateVersion = z.output<typeof version>

const code = z
  .string()
  .check(z.trim(), z.maxLength(60), z.regex(/^[\w-]*$/, '영문, 숫자, - 와 _ 만 쓸 수 있어요.'))
const written = { texts, alimtalk_code: code, version: whole(0, 100_000) }
const writers = ['content'] as const
const readers = ['content', 'order'] as const
const base = '/api/v1/admin/message-templates'

export const adminTemplates = {
  list: endpoint({
    method: 'GET',
    path: base,
    who: readers,
    about: 'Every notification of the shop and what it says',
    answer: z.object({ data: z.array(template) }),
  }),
  show: endpoint({
    method: 'GET',
    path: `${base}/:kind`,
    who: readers,
    about: 'One of them, with what it said before',
    answer: one(z.extend(template, { versions: z.array(version) })),
  }),
  save: endpoint({
    method: 'PUT',
    path: `${base}/:kind`,
    who: writers,
    about: 'Change its words; only placeholders it knows',
    body: z.object(written),
    answer: one(template),
  }),
  reset: endpoint({
    method: 'POST',
    path: `${base}/:kind/resetting`,
    who: writers,
    about: 'Back to the shop’s own words',
    body: z.object({ version: whole(0, 100_000) }),
    answer: one(template),
  }),
  preview: endpoint({
    method: 'POST',
    path: `${base}/:kind/preview`,
    who: readers,
    about: 'How it would look with sample data; nothing is kept or sent',
    body: z.object({ texts, lang: z.enum(['kr', 'en']) }),
    answer: one(
      z.object({
        subject: z.string(),
        html: z.string(),
        title: z.string(),
        body: z.string(),
        message: z.string(),
        message_type: z.enum(['SMS', 'LMS']),
        bytes: z.number(),
      }),
    ),
  }),
  test: endpoint({
    method: 'POST',
    path: `${base}/:kind/test`,
    who: writers,
    about: 'Send it with sample data to one’s own address',
    body: z.object({ channel: z.enum(['mail', 'message']), lang: z.enum(['kr', 'en']) }),
    answer: z.object({ message: z.string() }),
    status: 201,
  }),
}
