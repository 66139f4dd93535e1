import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { flag, many, safeWords } from '#kernel/form-shapes.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { frozenFormula } from '#shop/custom/frozen-contract.ts'
import { namedSend } from './sends-contract.ts'

export const applicationKinds = ['wholesale', 'dealer', 'bulk', 'class', 'fragrance'] as const
export type ApplicationKind = (typeof applicationKinds)[number]
export const applicationStates = [
  'received',
  'reviewing',
  'need_more',
  // of a class: an offer was sent, and it was taken
  'quoted',
  'confirmed',
  'approved',
  'rejected',
  'withdrawn',
  'suspended',
] as const
export type ApplicationState = (typeof applicationStates)[number]

const typedText = (most: number) => z._default(safeWords(0, most), '')

/** What may be typed; which of it a kind asks for, and how it must look, its rules say. */
export const applicationTyped = z.object({
  company: typedText(100),
  business_number: typedText(20),
  representative: typedText(50),
  business_type: typedText(100),
  business_item: typedText(100),
  opened_on: typedText(10),
  zip: typedText(5),
  address: typedText(200),
  address2: typedText(100),
  phone: typedText(20),
  fax: typedText(20),
  name: typedText(50),
  mobile: typedText(20),
  email: typedText(100),
  tax_email: typedText(100),
  homepage: typedText(1500),
  shop_kind: typedText(20),
  region: typedText(100),
  floor_area: typedText(50),
  stores: typedText(6),
  interest: typedText(200),
  monthly_volume: typedText(100),
  wanted_on: typedText(10),
  wanted_too: typedText(10),
  wanted_time: typedText(20),
  budget: typedText(20),
  print: typedText(200),
  asker: typedText(20),
  topic: typedText(20),
  people: typedText(6),
  venue: typedText(20),
  purpose: typedText(20),
  product_form: typedText(20),
  moods: typedText(100),
  likes: typedText(100),
  dislikes: typedText(100),
  intensity: typedText(20),
  season: typedText(20),
  references: typedText(200),
  volume: typedText(6),
  pieces: typedText(6),
  packaging: typedText(20),
  avoid: typedText(200),
  meeting: typedText(20),
  meeting_on: typedText(10),
  feel: typedText(20),
  ages: typedText(20),
  bottle: typedText(80),
  conditions: typedText(100),
  touches: typedText(20),
  countries: typedText(100),
  message: typedText(2_000),
})
export type ApplicationTyped = z.output<typeof applicationTyped>

export const businessStates = ['going', 'paused', 'closed', 'unknown', 'unchecked'] as const
export const businessCheck = z.object({
  state: z.enum(businessStates),
  /** do number, opening day and representative belong together? null when that was not asked */
  matched: z.nullable(z.boolean()),
  /** the tax office's own words */
  words: z.string(),
  at: z.string(),
})
export type BusinessCheck = z.output<typeof businessCheck>

export const applicationFile = z.object({
  file_id: z.string(),
  file_name: z.string(),
  file_type: z.string(),
  file_size: z.number(),
})
export type ApplicationFile = z.output<typeof applicationFile>
const line = z.object({ name: z.string(), qty: z.number() })

const row = z.object({
  ap_id: z.number(),
  kind: z.enum(applicationKinds),
  state: z.enum(applicationStates),
  company: z.string(),
  created_at: z.string(),
  decided_at: z.nullable(z.string()),
})
export type ApplicationRow = z.output<typeof row>

export const applicationView = z.extend(row, {
  typed: applicationTyped,
  lines: z.array(line),
  /** where the goods of a bulk request go, when they go to several places */
  sends: z.array(namedSend),
  files: z.array(applicationFile),
  /** of its maker, as it was when it was sent */
  formula: z.nullable(frozenFormula),
  reply: z.string(),
  /** a page of ours that answers it besides: an offer, a booking */
  answer_path: z.string(),
  mb_level: z.nullable(z.number()),
  /** the last day of the grade; null where it lasts until it is ended */
  valid_until: z.nullable(z.string()),
  can_change: z.boolean(),
  can_withdraw: z.boolean(),
})
export type Application = z.output<typeof applicationView>

const sent = {
  ...applicationTyped.shape,
  files: many(z.file(), 5),
  privacy: flag,
  secrecy: flag,
  /** of a brief for a scent: that it is made to order, and that samples cost */
  made_to_order: flag,
  sample_fee: flag,
  /** a formula of mine that goes along with a brief, as it is now; its number, or nothing */
  formula_id: z._default(z.string().check(z.regex(/^\d{0,12}$/, '고를 수 없는 값이에요.')), ''),
  /** goods of a bulk request: the first name belongs to the first count */
  goods: many(safeWords(0, 100), 20),
  counts: many(z.string().check(z.maxLength(10)), 20),
  /** a list of places as JSON, as the sheet was read; its goods take the place of `goods[]` */
  sends: z._default(z.string().check(z.maxLength(300_000)), ''),
}
// five files of 10 MB, and the words
const limit = 51 * 1024 * 1024
const whole = one(applicationView)
/** a guest has no page of it: what is told back is its number */
const taken = one(z.object({ ap_id: z.number(), email: z.string() }))
const files = 'Files as `files[]`: JPEG, PNG or PDF by their content, at most five of 10 MB'

/** What businesses and groups send. */
export const applying = {
  wholesale: endpoint({
    method: 'POST',
    path: '/api/v1/wholesale-apply',
    who: 'member',
    about: `Apply for trade prices. ${files}`,
    form: true,
    limit,
    status: 201,
    body: z.object(sent),
    answer: taken,
  }),
  dealer: endpoint({
    method: 'POST',
    path: '/api/v1/dealer-apply',
    who: 'member',
    about: `Apply to become a dealer. ${files}`,
    form: true,
    limit,
    status: 201,
    body: z.object(sent),
    answer: taken,
  }),
  bulk: endpoint({
    method: 'POST',
    path: '/api/v1/bulk-request',
    who: 'anyone',
    about: `Ask for a large order: goods as \`goods[]\` with \`counts[]\`. ${files}`,
    form: true,
    limit,
    status: 201,
    body: z.object(sent),
    answer: taken,
  }),
  class: endpoint({
    method: 'POST',
    path: '/api/v1/class-inquiry',
    who: 'anyone',
    about: `Ask for a class of one's own: for oneself, a group or a company, in the studio or elsewhere. ${files}`,
    form: true,
    limit,
    status: 201,
    body: z.object(sent),
    answer: taken,
  }),
  fragrance: endpoint({
    method: 'POST',
    path: '/api/v1/custom/fragrance',
    who: 'anyone',
    about: `Ask for a scent of one's own; several moods and families as words with commas. A member's formula goes along as it is now (\`formula_id\`). ${files}`,
    form: true,
    limit,
    status: 201,
    body: z.object(sent),
    answer: taken,
  }),
}

/** My applications. A stranger's is not found. */
export const myApplications = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/my-applications',
    who: 'member',
    about: 'What I applied for, newest first',
    query: z.object({
      ...pageQuery(['ap_id'], 10),
      kind: z.optional(z.enum(applicationKinds, '고를 수 없는 값이에요.')),
    }),
    answer: paged(row),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/my-applications/:ap_id',
    params: { ap_id: rowId },
    who: 'member',
    about: 'One application of mine with its state and the answer',
    answer: whole,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/my-applications/:ap_id',
    params: { ap_id: rowId },
    who: 'member',
    about:
      'Change my application while nobody reviews it, or add what was asked for: it is received anew. `keep[]` names the files that stay',
    form: true,
    limit,
    body: z.object({ ...sent, keep: many(z.string().check(z.maxLength(40)), 5) }),
    answer: whole,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/v1/my-applications/:ap_id/withdrawal',
    params: { ap_id: rowId },
    who: 'member',
    about: 'Take my application back before it is decided',
    answer: whole,
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/v1/my-applications/:ap_id/files/:file_id',
    file: ['application/octet-stream'],
    params: { ap_id: rowId },
    who: 'member',
    about: 'A file of my application, to be saved',
    answer: z.object({}),
  }),
}
