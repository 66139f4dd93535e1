import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { member } from '#shop/member/tables.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A kind of coupon as staff write it. What a member holds is a `coupon`. */
export const couponKind = pgTable(
  'coupon_kind',
  {
    cz_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cp_subject: text().notNull(),
    cp_subject_en: text().notNull().default(''),
    /** 0 one item, 1 category, 2 whole order, 3 shipping cost */
    cp_method: smallint().notNull(),
    /** it_id or ca_id for methods 0 and 1 */
    cp_target: text().notNull().default(''),
    /** 0 won off, 1 percent off */
    cp_type: smallint().notNull(),
    cp_price: integer().notNull(),
    /** a percent discount is rounded down to this many won */
    cp_trunc: integer().notNull().default(1),
    cp_minimum: integer().notNull().default(0),
    /** most a percent coupon takes off; 0 = no cap */
    cp_maximum: integer().notNull().default(0),
    /** how it reaches members: zone, code, sign_up, birthday, first_order, staff */
    cz_way: text().notNull(),
    /** Korean days, inclusive, in which it is given out; without `cz_days` also in which it holds */
    cz_start: date({ mode: 'string' }).notNull(),
    cz_end: date({ mode: 'string' }).notNull(),
    /** valid so many days from the day it was received; null = until cz_end */
    cz_days: integer(),
    /** lowest grade that may receive it */
    cz_level: smallint().notNull().default(1),
    /** how many in all; null = no limit */
    cz_limit: integer(),
    cz_each: integer().notNull().default(1),
    /** what it costs in points in the coupon zone */
    cz_point: integer().notNull().default(0),
    /** may stand beside other coupons */
    cz_combine: boolean().notNull().default(true),
    cz_use: boolean().notNull().default(true),
    cz_issued: integer().notNull().default(0),
    version: integer().notNull().default(1),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('coupon_kind_way').on(t.cz_way, t.cz_use),
    check(
      'coupon_kind_issued',
      sql`${t.cz_issued} >= 0 and (${t.cz_limit} is null or ${t.cz_issued} <= ${t.cz_limit})`,
    ),
    check(
      'coupon_kind_price',
      sql`${t.cp_price} > 0 and (${t.cp_type} = 0 or ${t.cp_price} <= 100)`,
    ),
  ],
)

/** What a shopper types in. Kept in upper case without spaces and hyphens. */
export const couponCode = pgTable(
  'coupon_code',
  {
    code: text().primaryKey(),
    cz_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => couponKind.cz_id),
    /** how often it can be entered in all; null = as often as the kind allows */
    most: integer(),
    used: integer().notNull().default(0),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('coupon_code_kind').on(t.cz_id, t.code),
    check(
      'coupon_code_used',
      sql`${t.used} >= 0 and (${t.most} is null or ${t.used} <= ${t.most})`,
    ),
  ],
)

/** Whom a round of giving is for: these members, or everybody of these grades. */
export type IssueTo =
  | { to: 'members'; mb_ids: string[] }
  | { to: 'grades'; level_from: number; level_to: number }

/** A round of giving one kind to many members. It goes on where it stopped, and asked for twice it is one round. */
export const couponIssue = pgTable(
  'coupon_issue',
  {
    /** made by whoever asks, so that a repeated request is known */
    ci_id: text().primaryKey(),
    cz_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => couponKind.cz_id),
    issue_to: jsonb().$type<IssueTo>().notNull(),
    made_by: text().notNull(),
    made_at: at('made_at').notNull(),
    /** the last member who was looked at */
    reached: text().notNull().default(''),
    looked_at: integer().notNull().default(0),
    given: integer().notNull().default(0),
    ended_at: at('ended_at'),
  },
  (t) => [index('coupon_issue_kind').on(t.cz_id, t.made_at.desc())],
)

/** A coupon in a member's hands; used while `od_id` is set. */
export const coupon = pgTable(
  'coupon',
  {
    cp_id: text().primaryKey(),
    cz_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => couponKind.cz_id),
    mb_id: text()
      .notNull()
      .references(() => member.mb_id),
    cp_start: date({ mode: 'string' }).notNull(),
    cp_end: date({ mode: 'string' }).notNull(),
    /** what a trigger gave it for, so that it gives once */
    issue_key: text(),
    cp_datetime: at('cp_datetime').notNull(),
    od_id: text(),
    used_at: at('used_at'),
    /** taken back by staff */
    withdrawn_at: at('withdrawn_at'),
    told_at: at('told_at'),
  },
  (t) => [
    uniqueIndex('coupon_issue_key').on(t.cz_id, t.mb_id, t.issue_key),
    index('coupon_member').on(t.mb_id, t.cp_end),
    index('coupon_of_kind').on(t.cz_id, t.cp_datetime),
    index('coupon_end').on(t.cp_end).where(sql`used_at is null`),
  ],
)

/** Every use, given back or not; a coupon has at most one that stands. */
export const couponUse = pgTable(
  'coupon_use',
  {
    cu_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cp_id: text()
      .notNull()
      .references(() => coupon.cp_id),
    cz_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => couponKind.cz_id),
    od_id: text().notNull(),
    /** what it took off, in the order's currency */
    cu_amount: integer().notNull(),
    currency: text().notNull(),
    used_at: at('used_at').notNull(),
    back_at: at('back_at'),
  },
  (t) => [
    uniqueIndex('coupon_use_once').on(t.cp_id).where(sql`back_at is null`),
    index('coupon_use_order').on(t.od_id),
    index('coupon_use_kind').on(t.cz_id),
  ],
)
