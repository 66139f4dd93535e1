import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** One row per group of settings; `value` is parsed by the group's shape when read. */
export const setting = pgTable('setting', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  version: integer().notNull().default(1),
  updated_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
