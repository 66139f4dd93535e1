import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { member } from '#shop/member/tables.ts'
import type { ColleagueState, CompanyState, EntryKind } from './contract.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** An approved business: whose account it is, what stands on its registration, and how much it may owe. */
export const company = pgTable(
  'company',
  {
    mb_id: text()
      .primaryKey()
      .references(() => member.mb_id, { onDelete: 'cascade' }),
    company: text().notNull(),
    /** ten digits */
    business_number: text().notNull(),
    representative: text().notNull(),
    address: text().notNull(),
    business_type: text().notNull(),
    business_item: text().notNull(),
    tax_email: text().notNull(),
    state: text().$type<CompanyState>().notNull().default('open'),
    /** won it may owe in all; 0 for no orders on account */
    credit_limit: integer().notNull().default(0),
    /** days from an order until it is due */
    due_days: integer().notNull().default(30),
    /** something overdue for more days than this stops new orders on account */
    block_days: integer().notNull().default(14),
    /** the Korean day of the last reminder */
    reminded_on: date({ mode: 'string' }),
    created_at: at('created_at').notNull(),
    updated_at: at('updated_at').notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    check(
      'company_terms',
      sql`${t.credit_limit} >= 0 and ${t.due_days} between 1 and 120 and ${t.block_days} between 0 and 120`,
    ),
  ],
)

/** What a company owes, in won: a row is written once and never changed; the sum of its rows is what it owes. */
export const companyEntry = pgTable(
  'company_entry',
  {
    en_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mb_id: text()
      .notNull()
      .references(() => member.mb_id),
    kind: text().$type<EntryKind>().notNull(),
    /** + what is owed, − what came or was taken off */
    amount: integer().notNull(),
    od_id: text(),
    /** of an order: the Korean day until which it is to be paid */
    due_on: date({ mode: 'string' }),
    /** the Korean day it counts for: of a receipt the day the money came */
    day: date({ mode: 'string' }).notNull(),
    note: text().notNull().default(''),
    actor: text().notNull(),
    /** what it was for, so that nothing counts twice */
    rel: text().notNull(),
    created_at: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('company_entry_once').on(t.mb_id, t.rel),
    index('company_entry_day').on(t.mb_id, t.day, t.en_id),
    index('company_entry_order').on(t.od_id).where(sql`od_id is not null`),
    index('company_entry_money').on(t.created_at).where(sql`kind in ('receipt', 'undo')`),
    check('company_entry_amount', sql`${t.amount} <> 0`),
  ],
)

/** Who orders for a company beside its owner: asked by mail, with an account of their own. */
export const companyColleague = pgTable(
  'company_colleague',
  {
    co_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    owner_id: text()
      .notNull()
      .references(() => member.mb_id, { onDelete: 'cascade' }),
    /** null until somebody has accepted */
    mb_id: text().references(() => member.mb_id, { onDelete: 'cascade' }),
    email: text().notNull(),
    state: text().$type<ColleagueState>().notNull().default('invited'),
    /** the link's secret; nobody can guess it */
    token: text().notNull(),
    expires_at: at('expires_at').notNull(),
    created_at: at('created_at').notNull(),
    ended_at: at('ended_at'),
  },
  (t) => [
    uniqueIndex('company_colleague_token').on(t.token),
    // nobody orders for two companies, and nobody is asked twice by one
    uniqueIndex('company_colleague_active').on(t.mb_id).where(sql`state = 'active'`),
    uniqueIndex('company_colleague_asked')
      .on(t.owner_id, sql`lower(email)`)
      .where(sql`state in ('invited', 'active')`),
    index('company_colleague_owner').on(t.owner_id),
  ],
)
