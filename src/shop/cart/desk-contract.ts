import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { mailAddress } from '#kernel/mail-shape.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { optionalText, text } from '#shop/order/contract/fields.ts'
import {
  quotationPaper,
  quotationRow,
  quotationStates,
  quotationView,
  recipient,
} from './quotation-contract.ts'
import { mostSends, quotedSend, quotedSends } from './send-contract.ts'
import { currencies, memberId, staffLine } from './staff-contract.ts'

export const deskQuotationRow = z.extend(quotationRow, {
  qt_id: z.number(),
  name: z.string(),
  email: z.string(),
  mb_id: z.nullable(z.string()),
  od_id: z.nullable(z.string()),
})
export type DeskQuotationRow = z.output<typeof deskQuotationRow>

export const deskQuotation = z.extend(quotationView, {
  qt_id: z.number(),
  mb_id: z.nullable(z.string()),
  od_id: z.nullable(z.string()),
  /** the bulk request it answers */
  ap_id: z.nullable(z.number()),
  lang: z.enum(['kr', 'en']),
  sent_at: z.nullable(z.string()),
})
export type DeskQuotation = z.output<typeof deskQuotation>

const reason = text('이유를 적어 주세요.', 200)
const lastDay = z.iso.date('마지막 날을 골라 주세요.')
const written = {
  /** of a member it stands among their quotations; without one, whoever has the link may order */
  mb_id: memberId,
  recipient,
  note: optionalText(500),
  lines: z.array(staffLine).check(z.minLength(1, '견적할 상품을 더해 주세요.'), z.maxLength(200)),
}
const sendsLimit = 512 * 1024
const keyword = z.optional(z.string().check(z.trim(), z.maxLength(50)))

export const quotationSorts = ['created_at', 'valid_until', 'total'] as const

export const adminQuotations = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/quotations',
    who: ['order'],
    about: 'Quotations by state and one search box (number, company, person, mail, phone)',
    query: z.object({
      ...pageQuery(quotationSorts, 20),
      state: z.optional(z.enum(quotationStates, '고를 수 없는 값이에요.')),
      /** open, and to be ordered by for three more days at most */
      ending: z.optional(z.enum(['1'])),
      keyword,
    }),
    answer: z.extend(paged(deskQuotationRow), { counts: z.record(z.string(), z.number()) }),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/v1/admin/quotation-previews',
    who: ['order'],
    about: 'What a quotation of these lines would say; `qt_id` keeps the prices it froze',
    body: z.object({
      mb_id: memberId,
      currency: currencies,
      lines: written.lines,
      sends: quotedSends,
      qt_id: z.optional(z.int()),
    }),
    limit: sendsLimit,
    answer: one(
      z.extend(z.pick(quotationPaper, { lines: true, totals: true, grade_percent: true }), {
        /** how far below the price of today I may go, in percent */
        most_off: z.number(),
      }),
    ),
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/v1/admin/quotations',
    who: ['order'],
    status: 201,
    about:
      'Write a quotation for somebody; its prices are frozen until its last day. `sends`: where each unit goes, when they go to several places',
    limit: sendsLimit,
    body: z.object({
      ...{ ...written, currency: currencies, last_day: lastDay, sends: quotedSends },
      /** the bulk request it answers */
      ap_id: z._default(z.nullable(z.int()), null),
    }),
    answer: one(deskQuotation),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/quotations/:qt_id',
    params: { qt_id: rowId },
    who: ['order'],
    about: 'One quotation with its versions',
    answer: one(deskQuotation),
  }),
  revise: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/quotations/:qt_id',
    params: { qt_id: rowId },
    who: ['order'],
    about:
      'Write it anew: recipient, lines, unit prices, with a reason. Lines that are new cost what they cost today unless a price is given; how far below is bounded by role',
    limit: sendsLimit,
    body: z.object({
      ...{ ...written, mb_id: z.optional(memberId), revision: z.int(), reason },
      /** those of the paper before when left out */
      sends: z.optional(z.array(quotedSend).check(z.maxLength(mostSends))),
    }),
    answer: one(deskQuotation),
  }),
  extend: endpoint({
    method: 'POST',
    path: '/api/v1/admin/quotations/:qt_id/validity',
    params: { qt_id: rowId },
    who: ['order'],
    about: 'Move the last day, also of one that has expired',
    body: z.object({ last_day: lastDay, reason }),
    answer: one(deskQuotation),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/v1/admin/quotations/:qt_id/withdrawal',
    params: { qt_id: rowId },
    who: ['order'],
    about: 'Nobody can order by it any more',
    body: z.object({ reason }),
    answer: one(deskQuotation),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/v1/admin/quotations/:qt_id/mails',
    params: { qt_id: rowId },
    who: ['order'],
    about: 'Send it by mail, again',
    body: z.object({ email: mailAddress }),
    answer: one(deskQuotation),
  }),
}
