import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/** What the sums of a day are kept by; weeks and months are sums of days. */
export const keptGroups = ['day', 'method', 'customer', 'product', 'category'] as const
export type KeptGroup = (typeof keptGroups)[number]

const day = () => date({ mode: 'string' }).notNull()
const count = () => integer().notNull().default(0)

/** How often something was clicked on a Korean day. Nobody's clicks: there is no person, session or address in it. */
export const clickDay = pgTable(
  'click_day',
  {
    day: day(),
    click_type: text().notNull(),
    click_id: text().notNull(),
    platform: text().notNull(),
    click_name: text().notNull().default(''),
    clicks: count(),
  },
  (t) => [primaryKey({ columns: [t.day, t.click_type, t.click_id, t.platform] })],
)

/** What was searched for on a day, and how much the last of them found. */
export const searchDay = pgTable(
  'search_day',
  {
    day: day(),
    lang: text().notNull(),
    keyword: text().notNull(),
    searches: count(),
    results: count(),
  },
  (t) => [primaryKey({ columns: [t.day, t.lang, t.keyword] })],
)

/** The steps towards an order, counted once per visit. */
export const funnelDay = pgTable(
  'funnel_day',
  { day: day(), step: text().notNull(), platform: text().notNull(), visits: count() },
  (t) => [primaryKey({ columns: [t.day, t.step, t.platform] })],
)

/** The client id of analytics beside the session of a visitor who agreed to be measured. */
export const analyticsSession = pgTable(
  'analytics_session',
  {
    sid_hash: text().primaryKey(),
    ga_client_id: text().notNull(),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [index('analytics_session_created_at').on(t.created_at)],
)

/** The sums of a past day, by what they are asked for: what `store/sales.ts` would find in its orders. No row names anybody. */
export const salesDay = pgTable(
  'sales_day',
  {
    by: text().$type<KeptGroup>().notNull(),
    day: day(),
    key: text().notNull(),
    currency: text().notNull(),
    /** `orders` is how many orders had goods of the key */
    kind: text().notNull(),
    name: text().notNull().default(''),
    name_en: text().notNull().default(''),
    units: count(),
    money: bigint({ mode: 'number' }).notNull().default(0),
    orders: count(),
  },
  (t) => [primaryKey({ columns: [t.by, t.day, t.key, t.currency, t.kind] })],
)

/** Days whose sums are kept. */
export const salesKept = pgTable('sales_kept', { day: date({ mode: 'string' }).primaryKey() })

/** A row for each change of a past day's orders and money, written by triggers and gone when the day is kept anew. */
export const salesChange = pgTable(
  'sales_change',
  {
    ch_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    day: day(),
  },
  (t) => [index('sales_change_day').on(t.day)],
)
