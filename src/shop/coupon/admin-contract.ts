import * as z from 'zod/mini'
import { isDay } from '#kernel/days.ts'
import { endpoint, moneyRoles } from '#kernel/endpoint.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { couponWays } from './contract.ts'

const who = ['order'] as const
const path = '/api/v1/admin/coupons'
export const kindStates = ['running', 'coming', 'over', 'stopped'] as const
export type KindState = (typeof kindStates)[number]
export const kindSorts = ['cz_id', 'cp_subject', 'cz_end', 'cz_issued'] as const
export const truncUnits = [1, 10, 100, 1000] as const
export const lowestLevel = 1
export const highestLevel = 10
/** Codes that can be made at once, and members that can be named at once. */
export const mostCodes = 2_000
export const mostNamed = 200

const won = z
  .int('정수로 적어 주세요.')
  .check(z.gte(0, '0원 이상이어야 해요.'), z.lte(10_000_000, '1,000만 원까지 적을 수 있어요.'))
const count = (most: number) => z.int('정수로 적어 주세요.').check(z.gte(1), z.lte(most))
const day = z
  .string('날짜를 골라 주세요.')
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, '날짜를 골라 주세요.'), z.refine(isDay, '없는 날짜예요.'))
const level = z.int('등급을 골라 주세요.').check(z.gte(lowestLevel), z.lte(highestLevel))

/** A kind of coupon as its form holds it; amounts in won. What does not belong to its sort is dropped by the server. */
export const kindForm = z.object({
  cp_subject: z
    .string('이름을 적어 주세요.')
    .check(
      z.trim(),
      z.minLength(1, '이름을 적어 주세요.'),
      z.maxLength(60),
      z.regex(/^[^<>{}]*$/, '< > { } 는 쓸 수 없어요.'),
    ),
  cp_subject_en: z
    .string()
    .check(z.trim(), z.maxLength(60), z.regex(/^[^<>{}]*$/, '< > { } 는 쓸 수 없어요.')),
  cp_method: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  cp_target: z.string().check(z.trim(), z.maxLength(20)),
  cp_type: z.union([z.literal(0), z.literal(1)]),
  cp_price: z
    .int('할인을 적어 주세요.')
    .check(z.gte(1, '할인을 적어 주세요.'), z.lte(10_000_000, '1,000만 원까지 적을 수 있어요.')),
  cp_trunc: z.union([z.literal(1), z.literal(10), z.literal(100), z.literal(1000)]),
  cp_minimum: won,
  cp_maximum: won,
  cz_way: z.enum(couponWays, '고를 수 없는 값이에요.'),
  cz_start: day,
  cz_end: day,
  cz_days: z.nullable(count(3_650)),
  cz_level: level,
  cz_limit: z.nullable(count(10_000_000)),
  cz_each: count(100),
  cz_point: z.int('포인트는 정수로 적어 주세요.').check(z.gte(0), z.lte(1_000_000)),
  cz_combine: z.boolean(),
})
export type KindForm = z.output<typeof kindForm>

const counted = {
  cz_issued: z.number(),
  used: z.number(),
  state: z.enum(kindStates),
  target_name: z.string(),
  target_name_en: z.string(),
}
export const staffKind = z.extend(kindForm, {
  ...counted,
  cz_id: z.number(),
  version: z.number(),
  cz_use: z.boolean(),
  created_at: z.string(),
})
export type StaffKind = z.output<typeof staffKind>

const sumIn = z.object({ currency: z.enum(['krw', 'usd']), uses: z.number(), discount: z.number() })
export const kindFigures = z.object({
  issued: z.number(),
  used: z.number(),
  /** in members' hands and usable today */
  open: z.number(),
  expired: z.number(),
  /** uses that came back from cancelled orders */
  returned: z.number(),
  sums: z.array(sumIn),
  codes: z.number(),
  codes_used: z.number(),
})
export type KindFigures = z.output<typeof kindFigures>

export const couponRound = z.object({
  ci_id: z.string(),
  to: z.enum(['members', 'grades']),
  /** the members named, or the span of grades */
  names: z.array(z.string()),
  level_from: z.nullable(z.number()),
  level_to: z.nullable(z.number()),
  made_by: z.string(),
  made_at: z.string(),
  looked_at: z.number(),
  given: z.number(),
  ended_at: z.nullable(z.string()),
})
export type CouponRound = z.output<typeof couponRound>

const holder = z.object({
  cp_id: z.string(),
  mb_id: z.string(),
  cp_datetime: z.string(),
  cp_start: z.string(),
  cp_end: z.string(),
  state: z.enum(['usable', 'waiting', 'used', 'expired', 'withdrawn', 'stopped']),
  od_id: z.nullable(z.string()),
  used_at: z.nullable(z.string()),
})
export type Holder = z.output<typeof holder>

const codeRow = z.object({
  code: z.string(),
  most: z.nullable(z.number()),
  used: z.number(),
  created_at: z.string(),
})
const keyword = z.optional(z.string().check(z.trim(), z.maxLength(50)))
const version = z.int()

export const adminCoupons = {
  list: endpoint({
    method: 'GET',
    path,
    who,
    about: 'Kinds of coupons by name, way and state',
    query: z.object({
      ...pageQuery(kindSorts, 20),
      keyword,
      way: z.optional(z.enum(couponWays, '고를 수 없는 값이에요.')),
      state: z.optional(z.enum(kindStates, '고를 수 없는 값이에요.')),
    }),
    answer: z.extend(paged(staffKind), { counts: z.record(z.string(), z.number()) }),
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/:cz_id`,
    params: { cz_id: rowId },
    who,
    about: 'One kind as its form holds it',
    answer: one(staffKind),
  }),
  create: endpoint({
    method: 'POST',
    path,
    who: moneyRoles,
    status: 201,
    about: 'A new kind',
    body: kindForm,
    answer: one(staffKind),
  }),
  save: endpoint({
    method: 'PUT',
    path: `${path}/:cz_id`,
    params: { cz_id: rowId },
    who: moneyRoles,
    about:
      'Save the form, when nobody else has since `version`; what members already hold keeps its terms',
    body: z.extend(kindForm, { version }),
    answer: one(staffKind),
  }),
  stop: endpoint({
    method: 'POST',
    path: `${path}/:cz_id/stop`,
    params: { cz_id: rowId },
    who: moneyRoles,
    about: 'From now on nobody receives it, and those given out cannot be used',
    body: z.object({ version }),
    answer: one(staffKind),
  }),
  resume: endpoint({
    method: 'POST',
    path: `${path}/:cz_id/resume`,
    params: { cz_id: rowId },
    who: moneyRoles,
    about: 'Takes back the stop',
    body: z.object({ version }),
    answer: one(staffKind),
  }),
  figures: endpoint({
    method: 'GET',
    path: `${path}/:cz_id/figures`,
    params: { cz_id: rowId },
    who,
    about: 'How many were given, used, came back or ended, and what they took off',
    answer: one(kindFigures),
  }),
  holders: endpoint({
    method: 'GET',
    path: `${path}/:cz_id/coupons`,
    params: { cz_id: rowId },
    who,
    about: 'Every coupon of this kind in members’ hands',
    query: z.object({
      ...pageQuery(['cp_datetime', 'used_at', 'cp_end'], 20),
      keyword,
      state: z.optional(z.enum(['used', 'unused'], '고를 수 없는 값이에요.')),
    }),
    answer: paged(holder),
  }),
  issue: endpoint({
    method: 'POST',
    path: `${path}/:cz_id/rounds`,
    params: { cz_id: rowId },
    who: moneyRoles,
    status: 201,
    about:
      'Give it to the members named or to all of a span of grades; repeated with the same `key` it is one round. The giving goes on in the background',
    body: z.object({
      key: z.string().check(z.regex(/^[\w-]{8,64}$/, '형식이 맞지 않아요.')),
      to: z.enum(['members', 'grades'], '고를 수 없는 값이에요.'),
      mb_ids: z._default(
        z
          .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(50)))
          .check(z.maxLength(mostNamed)),
        [],
      ),
      level_from: z._default(level, lowestLevel),
      level_to: z._default(level, highestLevel),
    }),
    answer: one(couponRound),
  }),
  rounds: endpoint({
    method: 'GET',
    path: `${path}/:cz_id/rounds`,
    params: { cz_id: rowId },
    who,
    about: 'Rounds of giving, the newest first',
    query: z.object(pageQuery(['made_at'], 10)),
    answer: paged(couponRound),
  }),
  codes: endpoint({
    method: 'GET',
    path: `${path}/:cz_id/codes`,
    params: { cz_id: rowId },
    who,
    about:
      'Its codes and how often each was entered; of those that work once whoever may not give a coupon sees the first letters, or asks for one whole code',
    query: z.object({ ...pageQuery(['created_at', 'code', 'used'], 20), keyword }),
    answer: paged(codeRow),
  }),
  makeCodes: endpoint({
    method: 'POST',
    path: `${path}/:cz_id/codes`,
    params: { cz_id: rowId },
    who: moneyRoles,
    status: 201,
    about: 'One code of one’s own wording, or a batch of random ones that work once each',
    body: z.object({
      code: z.optional(z.string().check(z.trim(), z.maxLength(40, '쿠폰 번호는 40자까지예요.'))),
      most: z._default(z.nullable(count(1_000_000)), null),
      count: z.optional(count(mostCodes)),
    }),
    answer: one(z.object({ made: z.number() })),
  }),
  codesCsv: endpoint({
    method: 'GET',
    path: `${path}/:cz_id/codes.csv`,
    file: ['text/csv'],
    params: { cz_id: rowId },
    who: moneyRoles,
    about: 'All its codes as a table',
    answer: z.object({}),
  }),
}
