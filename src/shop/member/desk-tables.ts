import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { member } from './tables.ts'

/** What staff tell each other about a member; nothing here is changed, only added. */
export const memberNote = pgTable(
  'member_note',
  {
    note_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mb_id: text()
      .notNull()
      .references(() => member.mb_id, { onDelete: 'cascade' }),
    author: text().notNull(),
    text: text().notNull(),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [index('member_note_mb_id').on(t.mb_id, t.note_id)],
)
