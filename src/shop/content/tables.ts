import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What staff write as a form: popups, week picks, recipes, promotions, selections, stores, Instagram pictures. `body` is parsed by its kind's shape when read. */
export const contentEntry = pgTable(
  'content_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    title: text().notNull(),
    title_en: text().notNull().default(''),
    position: integer().notNull().default(0),
    shown: boolean().notNull().default(true),
    opens_at: at('opens_at'),
    closes_at: at('closes_at'),
    body: jsonb().notNull(),
    /** where a copy came from, so that it is copied once */
    source_id: text(),
    version: integer().notNull().default(1),
    created_at: at('created_at').notNull().defaultNow(),
    updated_at: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('content_entry_kind').on(t.kind, t.position, t.id),
    uniqueIndex('content_entry_source').on(t.kind, t.source_id),
  ],
)

/** How often a popup was followed, by day: a counter cannot grow with its visitors. */
export const popupRecord = pgTable(
  'popup_record',
  {
    popup_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => contentEntry.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.popup_id, t.day] })],
)

/** A page, a block of one (such as the banner) or a trend. `version` is the number of its newest version, which is the draft. */
export const cmsPage = pgTable(
  'cms_page',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    name: text().notNull(),
    version: integer().notNull().default(1),
    published_version: integer(),
    publish_from: at('publish_from'),
    publish_until: at('publish_until'),
    created_at: at('created_at').notNull().defaultNow(),
    updated_at: at('updated_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('cms_page_name').on(t.kind, t.name)],
)

export const cmsVersion = pgTable(
  'cms_version',
  {
    page_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => cmsPage.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    title: text().notNull(),
    title_en: text().notNull().default(''),
    description: text().notNull().default(''),
    description_en: text().notNull().default(''),
    link: text().notNull().default(''),
    link_en: text().notNull().default(''),
    template: jsonb().notNull(),
    it_ids: text().array().notNull().default([]),
    made_by: text().notNull(),
    made_at: at('made_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.page_id, t.number] })],
)
