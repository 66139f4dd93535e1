import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { item } from '../catalog/tables.ts'

export const review = pgTable(
  'review',
  {
    is_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    it_id: text()
      .notNull()
      .references(() => item.it_id),
    mb_id: text(),
    is_name: text().notNull(),
    is_score: smallint().notNull(),
    is_content: text().notNull(),
    is_content_en: text().notNull().default(''),
    /** what was bought, as the order line said */
    ct_option: text().notNull().default(''),
    is_reply: text().notNull().default(''),
    is_time: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [check('review_score', sql`${t.is_score} between 1 and 5`), index('review_item').on(t.it_id, t.is_id.desc().nullsFirst())],
)
