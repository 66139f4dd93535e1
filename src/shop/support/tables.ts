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
  (t) => [
    index('notice_created_at').on(t.pinned.desc().nullsFirst(), t.created_at.desc().nullsFirst()),
  ],
)

/** What the questions are about: delivery, returns, classes. */
export const faqGroup = pgTable('faq_group', {
  fm_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  fm_subject: text().notNull(),
  fm_subject_en: text().notNull().default(''),
  fm_order: integer().notNull(),
})

/** A question that is often asked, and its answer in safe HTML. */
export const faq = pgTable(
  'faq',
  {
    fa_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    fm_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => faqGroup.fm_id),
    fa_subject: text().notNull(),
    fa_subject_en: text().notNull().default(''),
    fa_content: text().notNull(),
    fa_content_en: text().notNull().default(''),
    /** place within its group */
    fa_order: integer().notNull(),
    fa_use: boolean().notNull().default(true),
    version: integer().notNull().default(1),
    updated_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [index('faq_fm_id').on(t.fm_id, t.fa_order, t.fa_id)],
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
