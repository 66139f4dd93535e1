import * as z from 'zod/mini'
import { endpoint, moneyRoles } from '#kernel/endpoint.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { searchWord } from '#kernel/search-word.ts'
import { sheetAnswer, sheetBody } from '#kernel/sheet.ts'
import {
  receiptAsked,
  receiptRow,
  receiptSorts,
  receiptStates,
  receiptView,
} from '#shop/payment/receipt-contract.ts'
import { order } from './order.ts'

export const ownReceipt = {
  ask: endpoint({
    method: 'POST',
    path: '/api/v1/orders/:od_id/cash-receipt',
    who: 'anyone',
    about: 'Ask for a cash receipt for my order, up to five days after it was paid',
    body: receiptAsked,
    answer: one(order),
  }),
}

const filters = {
  keyword: z.optional(searchWord),
  state: z.optional(z.enum(receiptStates)),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
}

export const receiptDesk = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/cash-receipts',
    who: ['order'],
    about: 'Cash receipts by state; one search box for order, buyer and approval number',
    query: z.object({
      ...pageQuery(receiptSorts, 20),
      ...filters,
    }),
    answer: z.extend(paged(receiptRow), { counts: z.record(z.string(), z.number()) }),
  }),
  sheet: endpoint({
    method: 'POST',
    path: '/api/v1/admin/cash-receipts-sheet',
    file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    who: [...moneyRoles, 'accountant'],
    about:
      'The same receipts as a file (xlsx or csv), the newest first; names are masked unless a reason is given; it is logged',
    query: z.object(filters),
    body: sheetBody,
    answer: sheetAnswer,
  }),
  issue: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/:od_id/cash-receipt',
    who: ['order'],
    about:
      'Issue a receipt for an order whose buyer called, or with another number after a refusal',
    body: receiptAsked,
    answer: one(receiptView),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/v1/admin/cash-receipts/:receipt_id/retry',
    params: { receipt_id: rowId },
    who: ['order'],
    about: 'Ask the provider again, for the sum that counts now',
    answer: one(receiptView),
  }),
  byHand: endpoint({
    method: 'POST',
    path: '/api/v1/admin/cash-receipts/:receipt_id/approval',
    params: { receipt_id: rowId },
    who: ['order'],
    about: 'Write down a receipt that was issued at the tax office’s own site',
    body: z.object({
      approval_no: z
        .string('승인번호를 적어 주세요.')
        .check(z.trim(), z.regex(/^[0-9A-Za-z]{6,20}$/, '승인번호는 숫자와 영문 6~20자예요.')),
    }),
    answer: one(receiptView),
  }),
}
