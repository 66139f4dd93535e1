import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { email, optionalText, text } from '#shop/order/contract/fields.ts'
import { message, qty } from './choice-contract.ts'
import { quotationRow, quotationStates, quotationView, recipient } from './quotation-contract.ts'

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
  lang: z.enum(['kr', 'en']),
  sent_at: z.nullable(z.string()),
})
export type DeskQuotation = z.output<typeof deskQuotation>

const reason = text('이유를 적어 주세요.', 200)
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
      keyword,
    }),
    answer: z.extend(paged(deskQuotationRow), { counts: z.record(z.string(), z.number()) }),
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
    about: 'Write it anew, unit prices included, with a reason',
    body: z.object({
      recipient,
      note: optionalText(500),
      lines: z
        .array(
          z.object({
            io_no: z.int(),
            ct_text: message,
            ct_qty: qty,
            price: z
              .int('단가를 적어 주세요.')
              .check(z.gte(1, '단가를 적어 주세요.'), z.lte(100_000_000, '단가가 너무 커요.')),
          }),
        )
        .check(z.minLength(1, '한 줄은 남겨 두세요.'), z.maxLength(200)),
      revision: z.int(),
      reason,
    }),
    answer: one(deskQuotation),
  }),
  extend: endpoint({
    method: 'POST',
    path: '/api/v1/admin/quotations/:qt_id/validity',
    params: { qt_id: rowId },
    who: ['order'],
    about: 'Move the last day, also of one that has expired',
    body: z.object({ last_day: z.iso.date('마지막 날을 골라 주세요.'), reason }),
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
    body: z.object({ email }),
    answer: one(deskQuotation),
  }),
}
