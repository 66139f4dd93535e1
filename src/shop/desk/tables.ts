import { bigint, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { member } from '#shop/member/tables.ts'

/** Filters of a list of the office, under a name of somebody's own. */
export const staffView = pgTable(
  'staff_view',
  {
    view_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mb_id: text()
      .notNull()
      .references(() => member.mb_id, { onDelete: 'cascade' }),
    list: text().notNull(),
    name: text().notNull(),
    filters: jsonb().$type<Record<string, string>>().notNull(),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('staff_view_name').on(t.mb_id, t.list, t.name)],
)
