import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { mailAddress, optionalMail } from '#kernel/mail-shape.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { pictureTold } from '#kernel/picture-told.ts'
import { optionalText, text } from '#shop/order/contract/fields.ts'
import { company } from '#shop/setting/contract.ts'
import { chosen, message, qty } from './choice-contract.ts'
import { totals } from './contract.ts'
import { quotedSend } from './send-contract.ts'

export const quotationStates = ['draft', 'sent', 'accepted', 'expired', 'withdrawn'] as const
export type QuotationState = (typeof quotationStates)[number]

/** A line as it was quoted, with what its price and its way depend on: an order of it needs nothing of today. */
export const quotedLine = z.object({
  it_id: z.string(),
  io_no: z.number(),
  io_type: z.number(),
  it_name: z.string(),
  it_name_en: z.string(),
  ct_option: z.string(),
  ct_option_en: z.string(),
  /** the buyer's words for a card; papers written before cards took words have none */
  ct_text: z._default(z.string(), ''),
  thumb_image: pictureTold,
  ct_qty: z.number(),
  /** unit price in the currency of the quotation, tax included; `list_price` is what the shop asked of everybody that day */
  price: z.number(),
  list_price: z.number(),
  amount: z.number(),
  supply: z.number(),
  vat: z.number(),
  /** exempt of tax, such as books */
  notax: z.boolean(),
})
export type QuotedLineShown = z.output<typeof quotedLine>
export type QuotedLine = QuotedLineShown & {
  before: number
  won: number
  item_won: number
  it_sc_type: number
  it_sc_method: number
  it_sc_price: number
  it_sc_minimum: number
  it_sc_qty: number
  it_weight: number
  is_flammable: boolean
  ct_send_cost: number
  ca_ids: number[]
  it_point: number | null
  it_point_type: number
  /** the shipping costs of that day */
  grades: { below: number; cost: number }[]
  /** what it costs to send everything to its places, where there are several */
  sending?: { cost: number; places: number }
  /** what the buyer's terms took off that day; papers from before have it for all lines alone */
  trade_percent?: number
  /** staff have agreed to the quantity */
  agreed?: boolean
  currency: 'krw' | 'usd'
}

const both = z.object({ ko: z.string(), en: z.string() })

export const recipient = z.object({
  company: text('받는 곳의 상호나 이름을 적어 주세요.', 80),
  name: optionalText(50),
  phone: optionalText(30),
  email: optionalMail,
})

/** Everything that stands on the paper, frozen on the day it was written. */
export const quotationPaper = z.object({
  recipient: z.object({
    company: z.string(),
    name: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  note: z.string(),
  lines: z.array(quotedLine),
  totals,
  /** shipping with its parts of supply and tax */
  sending: z.object({ amount: z.number(), supply: z.number(), vat: z.number() }),
  supplier: z.pick(company, {
    name: true,
    ceo: true,
    address: true,
    phone: true,
    fax: true,
    email: true,
    business_number: true,
    business_number_mark: true,
    mail_order_number: true,
    business_type: true,
    business_item: true,
  }),
  bank: z.nullable(z.object({ bank: both, number: z.string(), holder: both })),
  /** where the goods go, when they go to several places; papers from before have none */
  sends: z._default(z.array(quotedSend), []),
  /** a price of the member's grade */
  grade_percent: z.number(),
  written_at: z.string(),
})
export type QuotationPaperShown = z.output<typeof quotationPaper>
export type QuotationPaper = Omit<QuotationPaperShown, 'lines' | 'sends'> & {
  lines: QuotedLine[]
  sends?: QuotationPaperShown['sends']
}

export const quotationView = z.object({
  qt_no: z.string(),
  token: z.string(),
  state: z.enum(quotationStates),
  currency: z.enum(['krw', 'usd']),
  revision: z.number(),
  revisions: z.array(
    z.object({
      revision: z.number(),
      total: z.number(),
      created_at: z.string(),
      reason: z.string(),
    }),
  ),
  created_at: z.string(),
  valid_until: z.string(),
  od_id: z.nullable(z.string()),
  /** it is mine: I may edit, send and withdraw it */
  mine: z.boolean(),
  paper: quotationPaper,
})
export type QuotationView = z.output<typeof quotationView>

export const quotationRow = z.object({
  qt_no: z.string(),
  token: z.string(),
  state: z.enum(quotationStates),
  currency: z.enum(['krw', 'usd']),
  total: z.number(),
  company: z.string(),
  revision: z.number(),
  created_at: z.string(),
  valid_until: z.string(),
})
export type QuotationRow = z.output<typeof quotationRow>

/** What is quoted: the ticked lines of my cart, options of a product, or another quotation at the prices of today. */
export const quotationSource = z.object({
  from: z.enum(['cart', 'product', 'quotation'], '견적을 낼 상품을 골라 주세요.'),
  it_id: z.optional(z.string().check(z.maxLength(20))),
  options: z.optional(z.array(chosen).check(z.maxLength(50))),
  token: z.optional(z.string().check(z.maxLength(64))),
})
export type QuotationSource = z.output<typeof quotationSource>

const words = { recipient, note: optionalText(500) }
const priced = z.object({ ...quotationPaper.shape })
const token = {
  revision: z.optional(
    z.pipe(z.string().check(z.regex(/^\d{1,4}$/, '숫자로 적어 주세요.')), z.transform(Number)),
  ),
}

export const quotations = {
  preview: endpoint({
    method: 'POST',
    path: '/api/v1/quotation-previews',
    who: 'anyone',
    about: 'What a quotation of these goods would say today; changes nothing',
    body: z.object({ source: quotationSource }),
    answer: one(z.pick(priced, { lines: true, totals: true, sending: true, grade_percent: true })),
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/v1/quotations',
    who: 'anyone',
    status: 201,
    about: 'Write a quotation; its prices are frozen until it expires',
    body: z.object({ source: quotationSource, ...words }),
    answer: one(quotationView),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/quotations/:token',
    who: 'anyone',
    about: 'A quotation by the secret of its link; `revision` shows an older paper',
    query: z.object(token),
    answer: one(quotationView),
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/api/v1/quotations/:token/pdf',
    file: ['application/pdf'],
    who: 'anyone',
    about: 'The paper as PDF in my language',
    query: z.object(token),
    answer: z.object({}),
  }),
  revise: endpoint({
    method: 'PUT',
    path: '/api/v1/quotations/:token',
    who: 'anyone',
    about:
      'Write my quotation anew: quantities, lines left out, the recipient. Unit prices and the last day stay; `revision` is the one that was read',
    body: z.object({
      ...words,
      lines: z
        .array(z.object({ io_no: z.int(), ct_qty: qty, ct_text: message }))
        .check(z.minLength(1, '한 줄은 남겨 두세요.'), z.maxLength(200)),
      revision: z.int(),
    }),
    answer: one(quotationView),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/v1/quotations/:token/mails',
    who: 'anyone',
    about: 'Send my quotation with its PDF by mail',
    body: z.object({ email: mailAddress }),
    answer: one(quotationView),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/v1/quotations/:token/withdrawal',
    who: 'anyone',
    about: 'Take my quotation back: nobody can order by it any more',
    answer: one(quotationView),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/v1/quotations/:token/acceptance',
    who: 'anyone',
    about: 'Put the quoted goods at their frozen prices in my buy-now cart, for the order form',
    answer: one(z.object({ lines: z.number() })),
  }),
}

export const myQuotations = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/my-quotations',
    who: 'member',
    about: 'My quotations, newest first',
    query: z.object(pageQuery(['created_at', 'valid_until', 'total'], 10)),
    answer: paged(quotationRow),
  }),
}
