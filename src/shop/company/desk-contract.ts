import * as z from 'zod/mini'
import { isDay } from '#kernel/days.ts'
import { endpoint, moneyRoles } from '#kernel/endpoint.ts'
import { words } from '#kernel/form-shapes.ts'
import { one, paged, pageQuery, whole } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { searchWord } from '#kernel/search-word.ts'
import { paperText } from '#shop/order/contract/papers.ts'
import {
  ages,
  byMonth,
  colleague,
  companyStates,
  entryKinds,
  openCharge,
  registration,
} from './contract.ts'
import { mostLimit } from './rules.ts'

export const companySorts = ['owed', 'overdue', 'company', 'oldest', 'credit_limit'] as const

export const companyRow = z.object({
  mb_id: z.string(),
  mb_name: z.string(),
  company: z.string(),
  business_number: z.string(),
  state: z.enum(companyStates),
  credit_limit: z.number(),
  owed: z.number(),
  ages,
  overdue: z.number(),
  /** the due day of the oldest open order */
  oldest: z.nullable(z.string()),
  reminded_on: z.nullable(z.string()),
})
export type CompanyRow = z.output<typeof companyRow>

export const companyEntry = z.object({
  en_id: z.number(),
  kind: z.enum(entryKinds),
  day: z.string(),
  amount: z.number(),
  /** what is owed after this row */
  balance: z.number(),
  od_id: z.nullable(z.string()),
  note: z.string(),
  actor: z.string(),
  actor_name: z.string(),
  /** a receipt that was taken back since */
  undone: z.boolean(),
})
export type CompanyEntry = z.output<typeof companyEntry>

export const deskCompany = z.extend(z.extend(companyRow, registration.shape), {
  due_days: z.number(),
  block_days: z.number(),
  left: z.number(),
  reason: z.nullable(z.string()),
  open: z.array(openCharge),
  months: z.array(z.string()),
  colleagues: z.array(colleague),
  /** the newest first */
  entries: z.array(companyEntry),
  /** a larger one that waits for a second person */
  waiting_limit: z.nullable(z.number()),
  /** the largest limit this person may set alone; null for any */
  ceiling: z.nullable(z.number()),
  version: z.number(),
})
export type DeskCompany = z.output<typeof deskCompany>

const path = '/api/v1/admin/companies'
const place = `${path}/:mb_id` as const
const day = z
  .string('날짜를 골라 주세요.')
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, '날짜를 골라 주세요.'), z.refine(isDay, '없는 날짜예요.'))

export const companyDesk = {
  list: endpoint({
    method: 'GET',
    path,
    who: ['order'],
    about:
      'Companies and what they owe on account by age: not due, up to 30, 31 to 60 and more than 60 days over; the sums are those of all that match',
    query: z.object({
      ...pageQuery(companySorts, 20),
      keyword: z.optional(searchWord),
      standing: z.optional(z.enum(['owing', 'overdue', 'none'], '고를 수 없는 값이에요.')),
    }),
    answer: z.extend(paged(companyRow), {
      counts: z.record(z.string(), z.number()),
      sums: z.extend(ages, { owed: z.number() }),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: place,
    who: ['order'],
    about: 'A company: its registration, terms, open orders, ledger, statements and colleagues',
    answer: one(deskCompany),
  }),
  terms: endpoint({
    method: 'PUT',
    path: `${place}/terms`,
    who: moneyRoles,
    about:
      'How much a company may owe, for how many days, and after how many days overdue it orders no more; above the ceiling of finance it waits for a second person',
    body: z.object({
      credit_limit: whole(0, mostLimit),
      due_days: whole(1, 120),
      block_days: whole(0, 120),
      version: z.int(),
    }),
    answer: one(deskCompany),
  }),
  receipt: endpoint({
    method: 'POST',
    path: `${place}/receipts`,
    who: moneyRoles,
    status: 201,
    about:
      'Money of a company came: it pays what was due first, also in part; the same key counts once',
    body: z.object({
      amount: whole(1, mostLimit),
      day,
      note: words(2, 100),
      key: z.string().check(z.minLength(8), z.maxLength(60)),
    }),
    answer: one(deskCompany),
  }),
  undo: endpoint({
    method: 'POST',
    path: `${place}/receipts/:en_id/undoing`,
    params: { en_id: rowId },
    who: moneyRoles,
    about: 'A receipt was entered by mistake: it is taken back, with the reason',
    body: z.object({ note: words(2, 100) }),
    answer: one(deskCompany),
  }),
  remind: endpoint({
    method: 'POST',
    path: `${place}/reminders`,
    who: ['order'],
    about: 'Remind a company of what is due by list, mail and message; once a day',
    answer: one(deskCompany),
  }),
  statementText: endpoint({
    method: 'GET',
    path: `${place}/statements/:month/text`,
    ...byMonth,
    who: ['order'],
    about: 'What stands on the statement of a month of a company, in my language',
    answer: one(paperText),
  }),
  statement: endpoint({
    method: 'GET',
    path: `${place}/statements/:month`,
    file: ['application/pdf'],
    ...byMonth,
    who: ['order'],
    about: 'The statement of a month of a company as PDF',
    answer: z.object({}),
  }),
}
