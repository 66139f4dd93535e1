import * as z from 'zod/mini'
import { isDay } from '#kernel/days.ts'
import { endpoint, moneyRoles } from '#kernel/endpoint.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { searchWord } from '#kernel/search-word.ts'
import { sheetAnswer, sheetBody } from '#kernel/sheet.ts'
import { mostAtOnce } from './rules.ts'

export const creditRow = z.object({
  cr_id: z.number(),
  cr_datetime: z.string(),
  cr_content: z.string(),
  cr_amount: z.number(),
  /** the balance after this row */
  cr_balance: z.number(),
  od_id: z.nullable(z.string()),
})
export type CreditRow = z.output<typeof creditRow>

export const payoutStates = ['queued', 'done', 'refused'] as const
export const payout = z.object({
  payout_id: z.number(),
  amount: z.number(),
  state: z.enum(payoutStates),
  bank: z.string(),
  account_masked: z.string(),
  /** why it was not sent; empty otherwise */
  why: z.string(),
  created_at: z.string(),
  done_at: z.nullable(z.string()),
})
export type Payout = z.output<typeof payout>

const ledgerQuery = z.object({
  ...pageQuery(['cr_id'], 15),
  kind: z.optional(z.enum(['in', 'out'], '고를 수 없는 값이에요.')),
})
const summary = z.object({ balance: z.number(), payouts: z.array(payout) })
export type CreditSummary = z.output<typeof summary>

const account = z.object({
  bank: z.string().check(z.maxLength(2)),
  number: z.string().check(z.maxLength(30)),
  holder: z.string().check(z.maxLength(30)),
})

export const credits = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/my-credit',
    who: 'member',
    about: 'My balance with the shop, row by row with the running sum',
    query: ledgerQuery,
    answer: paged(creditRow),
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/v1/my-credit/summary',
    who: 'member',
    about: 'What I have with the shop, and what is on its way to my bank',
    answer: one(summary),
  }),
  askPayout: endpoint({
    method: 'POST',
    path: '/api/v1/my-credit/payouts',
    who: 'member',
    status: 201,
    about: 'Send a part of my balance, or all of it, to my bank account',
    body: z.object({
      amount: z
        .int('금액은 정수로 적어 주세요.')
        .check(z.gte(1, '받을 금액을 적어 주세요.'), z.lte(mostAtOnce, '금액이 너무 커요.')),
      account,
    }),
    answer: one(summary),
  }),
}

const day = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, '날짜를 골라 주세요.'), z.refine(isDay, '없는 날짜예요.'))
export const staffCreditRow = z.extend(creditRow, { mb_id: z.string(), mb_name: z.string() })
export type StaffCreditRow = z.output<typeof staffCreditRow>
export const staffPayout = z.extend(payout, {
  mb_id: z.string(),
  mb_name: z.string(),
  holder: z.string(),
  note: z.string(),
  due_at: z.string(),
  done_by: z.nullable(z.string()),
})
export type StaffPayout = z.output<typeof staffPayout>
export const payoutSorts = ['due_at', 'amount'] as const

const words = (empty: string) =>
  z
    .string(empty)
    .check(
      z.trim(),
      z.minLength(2, empty),
      z.maxLength(100, '100자까지 적을 수 있어요.'),
      z.regex(/^[^<>{}]*$/, '< > { } 는 쓸 수 없어요.'),
    )
const byPayout = { params: { payout_id: rowId } }

const allFilters = {
  keyword: z.optional(searchWord),
  kind: z.optional(z.enum(['in', 'out'], '고를 수 없는 값이에요.')),
  from: z.optional(day),
  to: z.optional(day),
}

export const adminCredits = {
  all: endpoint({
    method: 'GET',
    path: '/api/v1/admin/credits',
    who: ['order'],
    about:
      'The balances of all members row by row, by member, reason, direction and day, with what came in and went out and what the shop owes in all',
    query: z.object({
      ...pageQuery(['cr_id', 'cr_amount'], 20),
      ...allFilters,
    }),
    answer: z.extend(paged(staffCreditRow), {
      came_in: z.number(),
      went_out: z.number(),
      owed: z.number(),
    }),
  }),
  sheet: endpoint({
    method: 'POST',
    path: '/api/v1/admin/credits-sheet',
    file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    who: [...moneyRoles, 'accountant'],
    about:
      'The same rows as a file (xlsx or csv), the newest first; names are masked unless a reason is given; it is logged',
    query: z.object(allFilters),
    body: sheetBody,
    answer: sheetAnswer,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/members/:mb_id/credit',
    who: ['order'],
    about: 'The balance of a member, row by row',
    query: ledgerQuery,
    answer: paged(creditRow),
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/v1/admin/members/:mb_id/credit/summary',
    who: ['order'],
    about: 'What a member has with the shop',
    answer: one(summary),
  }),
  adjust: endpoint({
    method: 'POST',
    path: '/api/v1/admin/members/:mb_id/credit',
    who: moneyRoles,
    status: 201,
    about:
      'Give (+) or take (−) by hand, with the reason the member reads; what is given above a ceiling of the settings waits until a second person agrees',
    body: z.object({
      amount: z.int('금액은 정수로 적어 주세요.').check(
        z.refine((amount) => amount !== 0, '0이 아닌 금액을 적어 주세요.'),
        z.gte(-mostAtOnce, '금액이 너무 커요.'),
        z.lte(mostAtOnce, '금액이 너무 커요.'),
      ),
      reason: words('이유를 2자 이상 적어 주세요.'),
      /** made by whoever asks: the same key moves the money once */
      key: z.string().check(z.minLength(8), z.maxLength(60)),
    }),
    /** a gift above a ceiling waits for a second person */
    answer: one(z.extend(summary, { waiting: z.boolean() })),
  }),
  payouts: endpoint({
    method: 'GET',
    path: '/api/v1/admin/credit-payouts',
    who: ['order'],
    about: 'Balances that members want in their bank; those that wait have a last day',
    query: z.object({
      ...pageQuery(payoutSorts, 20),
      keyword: z.optional(searchWord),
      state: z.optional(z.enum(payoutStates, '고를 수 없는 값이에요.')),
    }),
    answer: z.extend(paged(staffPayout), { counts: z.record(z.string(), z.number()) }),
  }),
  account: endpoint({
    method: 'POST',
    path: '/api/v1/admin/credit-payouts/:payout_id/account',
    ...byPayout,
    who: moneyRoles,
    about: 'The whole account number of a payout; noted in the log',
    answer: one(account),
  }),
  sent: endpoint({
    method: 'POST',
    path: '/api/v1/admin/credit-payouts/:payout_id/sent',
    ...byPayout,
    who: moneyRoles,
    about: 'The money has left; `note` says when and from which account',
    body: z.object({ note: words('언제 어느 계좌에서 보냈는지 적어 주세요.') }),
    answer: one(z.object({ payout_id: z.number() })),
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/v1/admin/credit-payouts/:payout_id/refusal',
    ...byPayout,
    who: moneyRoles,
    about: 'It cannot be sent: the money is back in the balance, and the member reads why',
    body: z.object({ note: words('보내지 못하는 이유를 적어 주세요.') }),
    answer: one(z.object({ payout_id: z.number() })),
  }),
}
