import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { BackupState, Verdict } from './contract.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What is known of a backup beside the file itself, which may lie elsewhere. */
export const backup = pgTable(
  'backup',
  {
    /** of the file */
    name: text().primaryKey(),
    place: text().notNull(),
    state: text().$type<BackupState>().notNull(),
    sealed: boolean().notNull(),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    row_count: bigint({ mode: 'number' }).notNull().default(0),
    file_count: integer().notNull().default(0),
    asked_by: text().notNull(),
    verdict: text().$type<Verdict>(),
    verified_at: at('verified_at'),
    why: text().notNull().default(''),
    made_at: at('made_at').notNull(),
    ended_at: at('ended_at'),
  },
  (t) => [
    // one at a time
    uniqueIndex('backup_running').on(t.state).where(sql`state = 'making'`),
  ],
)

/** Rows that a new shop was filled with, so that they can be told from its own and cleared. */
export const sampleRow = pgTable(
  'sample_row',
  { table_name: text().notNull(), key: text().notNull() },
  (t) => [primaryKey({ columns: [t.table_name, t.key] })],
)
