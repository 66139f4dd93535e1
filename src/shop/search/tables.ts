import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { tile } from '#shop/catalog/tables.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Every word that some item is found by, as it is written, by its keys and by its first consonants. */
export const searchWord = pgTable(
  'search_word',
  {
    wo_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    word: text().notNull(),
    jamo: text().notNull(),
    initials: text().notNull(),
    /** items that have it, as last counted */
    uses: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('search_word_word').on(t.word.op('text_pattern_ops')),
    index('search_word_jamo').using('gin', t.jamo.op('gin_trgm_ops')),
  ],
)

/** What an item on sale is found by: narrow, so that thousands are read in a moment. */
export const searchItem = pgTable(
  'search_item',
  {
    it_id: text()
      .primaryKey()
      .references(() => tile.it_id, { onDelete: 'cascade' }),
    /** the names without spaces and signs */
    name_key: text().notNull(),
    name_key_en: text().notNull(),
    initials: text().notNull(),
    /** numbers of words */
    words: integer().array().notNull(),
    name_words: integer().array().notNull(),
    /** of the last 30 days, brought up to date every hour */
    sold_30d: integer().notNull().default(0),
    /** of the texts that were read: the same again are not read again */
    mark: text().notNull(),
  },
  (t) => [
    index('search_item_words').using('gin', t.words),
    index('search_item_name_words').using('gin', t.name_words),
    index('search_item_sold').on(t.sold_30d.desc().nullsFirst(), t.it_id),
    index('search_item_key').on(t.name_key.op('text_pattern_ops')),
    index('search_item_key_en').on(t.name_key_en.op('text_pattern_ops')),
    index('search_item_initials').using('gin', t.initials.op('gin_trgm_ops')),
  ],
)

/** Words that mean the same, as staff say. */
export const searchSynonym = pgTable(
  'search_synonym',
  {
    sy_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    words: text().array().notNull(),
    /** the same without spaces and signs: what is looked up */
    keys: text().array().notNull(),
    version: integer().notNull().default(1),
    updated_at: at('updated_at').notNull().defaultNow(),
  },
  (t) => [index('search_synonym_keys').using('gin', t.keys)],
)

/** A page that words lead to. */
export const searchPage = pgTable(
  'search_page',
  {
    sp_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    words: text().array().notNull(),
    keys: text().array().notNull(),
    title: text().notNull(),
    title_en: text().notNull().default(''),
    url: text().notNull(),
    sp_use: boolean().notNull().default(true),
    version: integer().notNull().default(1),
    updated_at: at('updated_at').notNull().defaultNow(),
  },
  (t) => [index('search_page_keys').using('gin', t.keys).where(sql`sp_use`)],
)

/**
 * That somebody looked for a word and found something, once for each network. The marks are made of the word as much as of the visitor, by the shop's
 * secret: they tell how many looked for one word, and nothing of what one visitor looked for.
 */
export const searchAsker = pgTable(
  'search_asker',
  {
    lang: text().notNull(),
    word: text().notNull(),
    /** the word without spaces and signs */
    key: text().notNull(),
    network: text().notNull(),
    visitor: text().notNull(),
    /** the last */
    day: date({ mode: 'string' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.lang, t.word, t.network] }),
    index('search_asker_day').on(t.day),
  ],
)

/** A word that staff keep from popular words and suggestions. */
export const searchHidden = pgTable('search_hidden', {
  sh_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  word: text().notNull(),
  key: text().notNull().unique(),
  hidden_at: at('hidden_at').notNull().defaultNow(),
})
