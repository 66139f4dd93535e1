import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A phrase that the code has no translation for, or whose translation staff changed. */
export const translationTerm = pgTable(
  'translation_term',
  {
    locale: text().notNull(),
    phrase: text().notNull(),
    /** pending, approved or rejected */
    state: text().notNull(),
    /** what the shop says; null while it waits */
    translation: text(),
    /** what a translator proposed: nobody sees it before staff approve it */
    proposal: text(),
    proposed_by: text(),
    /** how often and where shoppers met it */
    seen_count: integer().notNull().default(0),
    context: text().notNull().default(''),
    first_seen_at: at('first_seen_at').notNull().defaultNow(),
    last_seen_at: at('last_seen_at').notNull().defaultNow(),
    changed_at: at('changed_at'),
    changed_by: text(),
  },
  (t) => [
    primaryKey({ columns: [t.locale, t.phrase] }),
    index('translation_term_state').on(t.state, t.seen_count.desc()),
    index('translation_term_seen').on(t.last_seen_at),
  ],
)
