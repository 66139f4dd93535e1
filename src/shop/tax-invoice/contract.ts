import * as z from 'zod/mini'
import { numberDigits } from '#kernel/business-number.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { mailAddress } from '#kernel/mail-shape.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { searchWord } from '#kernel/search-word.ts'
import { optionalText, text } from '#shop/order/contract/fields.ts'
import { whyBadNumber } from './rules.ts'

export const taxStates = ['requested', 'issued', 'refused'] as const
export type TaxState = (typeof taxStates)[number]

const businessNumber = z.pipe(
  z
    .string('사업자등록번호를 적어 주세요.')
    .check(z.maxLength(20, '사업자등록번호 10자리를 다시 확인해 주세요.'), (given) => {
      const why = whyBadNumber(given.value)
      if (why)
        given.issues.push({ code: 'custom', input: given.value, message: why, continue: false })
    }),
  z.transform(numberDigits),
)

/** As long as the form of the tax office takes. */
export const taxForm = z.object({
  business_number: businessNumber,
  company: text('상호를 적어 주세요.', 70),
  representative: text('대표자 이름을 적어 주세요.', 30),
  address: text('사업장 주소를 적어 주세요.', 150),
  business_type: text('업태를 적어 주세요.', 40),
  business_item: text('종목을 적어 주세요.', 40),
  email: mailAddress,
  note: optionalText(150),
})
export type TaxForm = z.output<typeof taxForm>

const sums = { supply: z.number(), vat: z.number(), exempt: z.number() }
const typed = {
  business_number: z.string(),
  company: z.string(),
  representative: z.string(),
  address: z.string(),
  business_type: z.string(),
  business_item: z.string(),
  email: z.string(),
  note: z.string(),
}

export const taxView = z.object({
  ...typed,
  ...sums,
  state: z.enum(taxStates),
  written_on: z.nullable(z.string()),
  approval_no: z.string(),
  reason: z.string(),
  asked_at: z.string(),
  done_at: z.nullable(z.string()),
})
export type TaxView = z.output<typeof taxView>

export const ownTaxView = z.object({
  invoice: z.nullable(taxView),
  /** why none can be asked for, or changed, now */
  closed: z.nullable(z.string()),
  /** the day until which it may be asked for, once the money is there */
  until: z.nullable(z.string()),
  /** what this member typed the last time */
  last: z.nullable(z.object(typed)),
})
export type OwnTaxView = z.output<typeof ownTaxView>

export const ownTax = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/orders/:od_id/tax-invoice',
    who: 'anyone',
    about: 'The tax invoice of my order, or why there is none',
    answer: one(ownTaxView),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/v1/orders/:od_id/tax-invoice',
    who: 'anyone',
    about: 'Ask for a tax invoice for my order, or change what I asked for before it is issued',
    body: taxForm,
    answer: one(ownTaxView),
  }),
}

export const taxRow = z.extend(taxView, {
  tax_id: z.number(),
  od_id: z.string(),
  od_name: z.string(),
  od_status: z.string(),
  paid_on: z.nullable(z.string()),
  done_by: z.nullable(z.string()),
  /** the order's sums have changed since it was issued: a corrected one is due */
  changed: z.boolean(),
  now: z.object(sums),
})
export type TaxRow = z.output<typeof taxRow>

export const taxSorts = ['asked_at', 'done_at', 'supply'] as const
const filters = {
  keyword: z.optional(searchWord),
  state: z.optional(z.enum(taxStates)),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
}

export const taxDesk = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/tax-invoices',
    who: ['order'],
    about: 'Tax invoices by state; one search box for order, company, business number and buyer',
    query: z.object({ ...pageQuery(taxSorts, 20), ...filters }),
    answer: z.extend(paged(taxRow), { counts: z.record(z.string(), z.number()) }),
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/v1/admin/tax-invoices/hometax',
    file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    who: ['order'],
    about:
      'Paid requests in the columns of the tax office’s form for many at once: `tax` for what bears VAT, `exempt` for what does not',
    query: z.object({
      kind: z._default(z.enum(['tax', 'exempt']), 'tax' as const),
      from: filters.from,
      to: filters.to,
    }),
    answer: z.object({}),
  }),
  issue: endpoint({
    method: 'POST',
    path: '/api/v1/admin/tax-invoices/issuance',
    who: ['order'],
    about:
      'Write down that these were issued at the tax office’s site, or corrected there; those that cannot be are named',
    body: z.object({
      tax_ids: z
        .array(z.int())
        .check(
          z.minLength(1, '세금계산서를 골라 주세요.'),
          z.maxLength(100, '한 번에 100건까지 할 수 있어요.'),
        ),
      written_on: z.optional(z.iso.date('작성일자를 골라 주세요.')),
      approval_no: z._default(
        z
          .string()
          .check(
            z.trim(),
            z.regex(/^([0-9A-Za-z-]{8,30})?$/, '승인번호는 숫자와 영문 8~30자예요.'),
          ),
        '',
      ),
      /** day and number of one that is noted already are put right */
      correct: z._default(z.boolean(), false),
    }),
    answer: one(
      z.object({
        issued: z.number(),
        left: z.array(z.object({ tax_id: z.number(), od_id: z.string(), message: z.string() })),
      }),
    ),
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/v1/admin/tax-invoices/:tax_id/refusal',
    params: { tax_id: rowId },
    who: ['order'],
    about: 'Refuse a request with a reason the buyer reads',
    body: z.object({ reason: text('이유를 적어 주세요.', 200) }),
    answer: one(taxRow),
  }),
}
