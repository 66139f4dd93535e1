import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { application } from '#shop/application/tables.ts'
import type { Promises, QuoteLine, SampleRound } from './contract.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A scent that is made for somebody: the offer, its samples and its money. */
export const scentJob = pgTable(
  'scent_job',
  {
    /** of the brief that it answers */
    ap_id: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => application.ap_id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    state: text().notNull().default('quoted'),
    lang: text().$type<'kr' | 'en'>().notNull(),
    currency: text().$type<'krw' | 'usd'>().notNull(),
    lines: jsonb().$type<QuoteLine[]>().notNull(),
    total: integer().notNull(),
    deposit: integer().notNull(),
    rounds: smallint().notNull(),
    note: text().notNull().default(''),
    promises: jsonb()
      .$type<Promises>()
      .notNull()
      .default({ owner: 'house', exclusive: 0, nda: false, again: null, papers: [] }),
    terms: text().notNull().default(''),
    nda_at: at('nda_at'),
    valid_until: date({ mode: 'string' }).notNull(),
    samples: jsonb().$type<SampleRound[]>().notNull().default([]),
    agreed_at: at('agreed_at'),
    deposit_pp: text(),
    deposit_token: text(),
    deposit_paid_at: at('deposit_paid_at'),
    balance_pp: text(),
    balance_token: text(),
    balance_paid_at: at('balance_paid_at'),
    approved_scent: text().notNull().default(''),
    approved_name: text().notNull().default(''),
    approved_at: at('approved_at'),
    consent_at: at('consent_at'),
    waybill: text().notNull().default(''),
    reason: text().notNull().default(''),
    /** what goes back of the deposit, as it stood when the work ended */
    refund: integer(),
    created_at: at('created_at').notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    index('scent_job_deposit').on(t.deposit_pp),
    index('scent_job_balance').on(t.balance_pp),
    check('scent_job_sum', sql`${t.deposit} > 0 and ${t.deposit} <= ${t.total}`),
    check(
      'scent_job_consent',
      sql`${t.state} not in ('approved', 'production', 'shipped', 'done') or (${t.approved_at} is not null and ${t.consent_at} is not null)`,
    ),
  ],
)
