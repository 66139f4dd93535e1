import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { item } from '#shop/catalog/tables.ts'
import type { ReviewFacets } from './contract.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const review = pgTable(
  'review',
  {
    is_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    it_id: text()
      .notNull()
      .references(() => item.it_id),
    /** the line of the order that was bought: one review each */
    ct_id: bigint({ mode: 'number' }),
    mb_id: text(),
    is_name: text().notNull(),
    is_score: smallint().notNull(),
    is_content: text().notNull(),
    is_content_en: text().notNull().default(''),
    is_photos: text().array().notNull().default([]),
    is_facets: jsonb().$type<ReviewFacets>().notNull().default({}),
    is_helpful: integer().notNull().default(0),
    is_best: boolean().notNull().default(false),
    /** what was bought, as the order line said */
    ct_option: text().notNull().default(''),
    ct_option_en: text().notNull().default(''),
    is_reply: text().notNull().default(''),
    is_reply_en: text().notNull().default(''),
    is_reply_time: at('is_reply_time'),
    /** a reason from the list; empty while it is shown */
    is_hidden: text().notNull().default(''),
    is_hidden_note: text().notNull().default(''),
    is_hidden_time: at('is_hidden_time'),
    is_time: at('is_time').notNull().defaultNow(),
    is_edit_time: at('is_edit_time'),
  },
  (t) => [
    check('review_score', sql`${t.is_score} between 1 and 5`),
    check('review_photos', sql`cardinality(${t.is_photos}) <= 5`),
    index('review_item').on(t.it_id, t.is_id.desc().nullsFirst()),
    index('review_member').on(t.mb_id, t.is_id.desc().nullsFirst()),
    index('review_unanswered')
      .on(t.is_id.desc().nullsFirst())
      .where(sql`is_reply = '' and is_hidden = ''`),
    uniqueIndex('review_line').on(t.ct_id),
  ],
)

/** Who found a review helpful; the count stands on the review. */
export const reviewVote = pgTable(
  'review_vote',
  {
    is_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => review.is_id, { onDelete: 'cascade' }),
    mb_id: text().notNull(),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.is_id, t.mb_id] }), index('review_vote_member').on(t.mb_id)],
)
