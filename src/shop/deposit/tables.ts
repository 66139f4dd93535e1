import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Which column of a bank's export is what, as staff chose it once; known by the headings. */
export const bankColumns = pgTable('bank_columns', {
  /** of the line of headings */
  print: text().primaryKey(),
  names: jsonb().$type<string[]>().notNull(),
  columns: jsonb().$type<Record<string, number>>().notNull(),
  chosen_by: text(),
  chosen_at: at('chosen_at').notNull().defaultNow(),
})

/** Lines of bank exports that brought money in. The same line uploaded twice is one row. */
export const bankDeposit = pgTable(
  'bank_deposit',
  {
    dep_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    print: text().notNull(),
    at: at('at').notNull(),
    amount: integer().notNull(),
    depositor: text().notNull(),
    memo: text().notNull().default(''),
    /** matched: its money stands on an order · queued: a person decides · ignored: not for an order */
    state: text().notNull(),
    why: text().notNull().default(''),
    candidates: jsonb().$type<string[]>().notNull().default([]),
    od_id: text(),
    file: text().notNull().default(''),
    done_by: text(),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('bank_deposit_print').on(t.print),
    index('bank_deposit_state').on(t.state, t.at.desc()),
    index('bank_deposit_order').on(t.od_id),
  ],
)
