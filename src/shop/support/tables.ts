import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const notice = pgTable(
  'notice',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    title_en: text().notNull().default(''),
    /** safe HTML */
    content: text().notNull(),
    content_en: text().notNull().default(''),
    /** shop, or tssa: what concerns the workshop stands on its own page as well */
    board: text().notNull().default('shop'),
    pinned: boolean().notNull().default(false),
    views: integer().notNull().default(0),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (t) => [index('notice_created_at').on(t.pinned.desc().nullsFirst(), t.created_at.desc().nullsFirst())],
)

export const noticeFile = pgTable(
  'notice_file',
  {
    /** also the name on the disk */
    file_id: text().primaryKey(),
    notice_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => notice.id, { onDelete: 'cascade' }),
    file_name: text().notNull(),
    file_type: text().notNull(),
    file_size: integer().notNull(),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [index('notice_file_notice').on(t.notice_id)],
)
