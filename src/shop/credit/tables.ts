import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { PhraseParams } from '#kernel/translate.ts'
import { member } from '#shop/member/tables.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The ledger of members' money with the shop (예치금), in won: a row is written once and never changed. `rel_*` names what it was for, so that nothing counts twice. */
export const credit = pgTable(
  'credit',
  {
    cr_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mb_id: text()
      .notNull()
      .references(() => member.mb_id),
    cr_datetime: at('cr_datetime').notNull(),
    /** a Korean phrase with its params, or what staff wrote */
    cr_content: text().notNull(),
    cr_params: jsonb().$type<PhraseParams>().notNull().default({}),
    cr_amount: integer().notNull(),
    /** the balance after this row */
    cr_balance: integer().notNull(),
    rel_table: text().notNull(),
    rel_id: text().notNull(),
    rel_action: text().notNull(),
  },
  (t) => [
    uniqueIndex('credit_once').on(t.mb_id, t.rel_table, t.rel_id, t.rel_action),
    index('credit_member').on(t.mb_id, t.cr_id.desc()),
    index('credit_rel').on(t.rel_table, t.rel_id),
    check('credit_balance', sql`${t.cr_balance} >= 0 and ${t.cr_amount} <> 0`),
  ],
)

/** A member wants the money in the bank: it has left the balance and waits for the hands of the staff. */
export const creditPayout = pgTable(
  'credit_payout',
  {
    payout_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mb_id: text()
      .notNull()
      .references(() => member.mb_id),
    amount: integer().notNull(),
    state: text().$type<'queued' | 'done' | 'refused'>().notNull(),
    bank: text().notNull(),
    holder: text().notNull(),
    account_masked: text().notNull(),
    /** sealed with the shop's secret; wiped when the money has left or was refused */
    account_sealed: text(),
    due_at: at('due_at').notNull(),
    /** when and from which account it was sent, or why it was not */
    note: text().notNull().default(''),
    done_by: text(),
    done_at: at('done_at'),
    created_at: at('created_at').notNull(),
  },
  (t) => [
    index('credit_payout_state').on(t.state, t.due_at),
    index('credit_payout_member').on(t.mb_id, t.payout_id.desc()),
    check('credit_payout_amount', sql`${t.amount} > 0`),
  ],
)
