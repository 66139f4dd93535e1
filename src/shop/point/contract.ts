import * as z from 'zod/mini'
import { isDay } from '#kernel/days.ts'
import { endpoint, moneyRoles } from '#kernel/endpoint.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { searchWord } from '#kernel/search-word.ts'

export const pointLedgerRow = z.object({
  po_id: z.number(),
  po_datetime: z.string(),
  po_content: z.string(),
  po_point: z.number(),
  /** the balance after this row */
  po_mb_point: z.number(),
  po_expire_date: z.nullable(z.string()),
  od_id: z.nullable(z.string()),
})
export type PointLedgerRow = z.output<typeof pointLedgerRow>

export const pointSummary = z.object({
  usable: z.number(),
  vanishing_this_month: z.number(),
  rules: z.object({ min_balance: z.number(), unit: z.number(), most: z.number() }),
})

const ledgerQuery = z.object({
  ...pageQuery(['po_id'], 15),
  kind: z.optional(z.enum(['in', 'out'], '고를 수 없는 값이에요.')),
})

export const points = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/my-points',
    who: 'member',
    about: 'My points, row by row with the running sum',
    query: ledgerQuery,
    answer: paged(pointLedgerRow),
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/v1/my-points/summary',
    who: 'member',
    about: 'What I can spend, and what ends this month',
    answer: one(pointSummary),
  }),
}

const day = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, '날짜를 골라 주세요.'), z.refine(isDay, '없는 날짜예요.'))

export const staffPointRow = z.extend(pointLedgerRow, { mb_id: z.string(), mb_name: z.string() })
export type StaffPointRow = z.output<typeof staffPointRow>

export const adminPoints = {
  all: endpoint({
    method: 'GET',
    path: '/api/v1/admin/points',
    who: ['order'],
    about:
      'The points of all members by member, reason, direction and day, with what came in and went out',
    query: z.object({
      ...pageQuery(['po_id', 'po_point'], 20),
      keyword: z.optional(searchWord),
      reason: z.optional(z.string().check(z.trim(), z.maxLength(50))),
      kind: z.optional(z.enum(['in', 'out'], '고를 수 없는 값이에요.')),
      from: z.optional(day),
      to: z.optional(day),
    }),
    answer: z.extend(paged(staffPointRow), { came_in: z.number(), went_out: z.number() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/members/:mb_id/points',
    who: ['order'],
    about: 'The points of a member, row by row',
    query: ledgerQuery,
    answer: paged(pointLedgerRow),
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/v1/admin/members/:mb_id/points/summary',
    who: ['order'],
    about: 'What a member can spend',
    answer: one(z.extend(pointSummary, { mb_id: z.string(), mb_name: z.string() })),
  }),
  adjust: endpoint({
    method: 'POST',
    path: '/api/v1/admin/members/:mb_id/points',
    who: moneyRoles,
    status: 201,
    about:
      'Give (+) or take (−) points by hand, with the reason the member reads; above the ceiling of the settings they wait until a second person agrees. The same `key` gives once',
    body: z.object({
      key: z._default(z.string().check(z.regex(/^[\w-]{8,64}$/, '형식이 맞지 않아요.')), () =>
        crypto.randomUUID(),
      ),
      points: z.int('포인트는 정수로 적어 주세요.').check(
        z.refine((points) => points !== 0, '0이 아닌 포인트를 적어 주세요.'),
        z.gte(-1_000_000, '한 번에 1,000,000점까지예요.'),
        z.lte(1_000_000, '한 번에 1,000,000점까지예요.'),
      ),
      reason: z
        .string('이유를 적어 주세요.')
        .check(
          z.trim(),
          z.minLength(2, '이유를 2자 이상 적어 주세요.'),
          z.maxLength(100, '이유는 100자까지예요.'),
          z.regex(/^[^<>{}]*$/, '< > { } 는 쓸 수 없어요.'),
        ),
    }),
    answer: one(z.extend(pointSummary, { waiting: z.boolean() })),
  }),
}
