import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
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
import type { Allergens } from './allergen-contract.ts'
import type { Asks } from './asks-contract.ts'
import type { ColorTip, LegalNotice, NoReturn, NotePyramid, PictureAlt } from './contract.ts'
import type { Film, Moves } from './film-contract.ts'
import type { StockReason } from './stock-contract.ts'
import type { Unit } from './unit-contract.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const category = pgTable('category', {
  ca_id: integer().primaryKey(),
  parent_id: integer(),
  name: text().notNull(),
  name_en: text().notNull(),
  ca_order: integer().notNull().default(0),
  ca_use: boolean().notNull().default(true),
  /** its goods take no coupons */
  ca_nocoupon: boolean().notNull().default(false),
})

/** Goods that staff put first in a category, in their order; the others follow by what sells. */
export const categoryPick = pgTable(
  'category_pick',
  {
    ca_id: integer()
      .notNull()
      .references(() => category.ca_id, { onDelete: 'cascade' }),
    it_id: text()
      .notNull()
      .references(() => item.it_id),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.ca_id, t.it_id] })],
)

/** An item as staff write it. What lists show is copied to `tile` in the same transaction. */
export const item = pgTable(
  'item',
  {
    it_id: text().primaryKey(),
    ca_id: integer()
      .notNull()
      .references(() => category.ca_id),
    ca_id2: integer().references(() => category.ca_id),
    ca_id3: integer().references(() => category.ca_id),
    it_name: text().notNull(),
    it_name_en: text().notNull().default(''),
    it_summary: text().notNull().default(''),
    it_summary_en: text().notNull().default(''),
    it_explan: text().notNull().default(''),
    it_explan_en: text().notNull().default(''),
    it_maker: text().notNull().default(''),
    it_maker_en: text().notNull().default(''),
    it_origin: text().notNull().default(''),
    it_origin_en: text().notNull().default(''),
    it_brand: text().notNull().default(''),
    it_price: integer().notNull(),
    it_price_usd: integer(),
    discount_rate: smallint().notNull().default(0),
    /** won off each unit, instead of a percent */
    discount_amount: integer().notNull().default(0),
    discount_from: at('discount_from'),
    discount_until: at('discount_until'),
    it_use: boolean().notNull().default(true),
    it_soldout: boolean().notNull().default(false),
    /** put away for good, though orders and reviews still name it: never sold meanwhile */
    archived_at: at('archived_at'),
    it_notax: boolean().notNull().default(false),
    it_buy_min_qty: integer().notNull().default(0),
    it_buy_max_qty: integer().notNull().default(0),
    it_noti_qty: integer().notNull().default(5),
    /** points for a purchase: null = the grade's percent; else by it_point_type 0 points per unit, 1 percent of the item's price, 2 percent of the price with its option */
    it_point: integer(),
    it_point_type: smallint().notNull().default(0),
    it_nocoupon: boolean().notNull().default(false),
    /** shipping cost: 0 the shop's table, 1 free, 2 free from it_sc_minimum, 3 once per item, 4 per it_sc_qty units */
    it_sc_type: smallint().notNull().default(0),
    /** 0 prepaid, 1 paid to the courier, 2 the buyer chooses */
    it_sc_method: smallint().notNull().default(0),
    it_sc_price: integer().notNull().default(0),
    it_sc_minimum: integer().notNull().default(0),
    it_sc_qty: integer().notNull().default(1),
    /** of one unit packed, in grams */
    it_weight: integer().notNull().default(500),
    /** what the contents of its choices are measured in, for a price to compare; '' where there is none */
    it_unit: text().$type<Unit>().notNull().default(''),
    /** ids of the traits in the settings that it bears */
    it_traits: text().array().notNull().default([]),
    it_option_subject: text().array().notNull().default([]),
    it_option_subject_en: text().array().notNull().default([]),
    images: text().array().notNull(),
    /** words for the pictures of this item that have some */
    picture_alts: jsonb().$type<PictureAlt[]>().notNull().default([]),
    /** a short silent film beside the pictures */
    film: jsonb().$type<Film>(),
    /** pictures around it, in their order, to be turned by hand */
    turn_images: text().array().notNull().default([]),
    color_tips: jsonb().$type<ColorTip[]>().notNull().default([]),
    notes: jsonb().$type<NotePyramid>(),
    notice: jsonb().$type<LegalNotice>().notNull(),
    is_flammable: boolean().notNull().default(false),
    /** number of the safety report or approval, which candles, diffusers and sprays need, and its days */
    safety_kind: text().$type<'report' | 'approval'>().notNull().default('report'),
    safety_no: text().notNull().default(''),
    safety_from: date({ mode: 'string' }),
    safety_until: date({ mode: 'string' }),
    /** null: nobody has looked */
    allergens: jsonb().$type<Allergens>(),
    /** '' may come back on a change of mind; custom: made for one buyer; hygiene: sealed */
    it_no_return: text().$type<NoReturn>().notNull().default(''),
    is_new: boolean().notNull().default(false),
    it_hit: integer().notNull().default(0),
    it_sum_qty: integer().notNull().default(0),
    version: integer().notNull().default(1),
    created_at: at('created_at').notNull().defaultNow(),
    updated_at: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('item_it_price', sql`${t.it_price} >= 0`),
    check('item_archived', sql`${t.archived_at} is null or not ${t.it_use}`),
    check('item_discount_rate', sql`${t.discount_rate} between 0 and 90`),
    check(
      'item_discount_amount',
      sql`${t.discount_amount} >= 0 and (${t.discount_amount} = 0 or ${t.discount_rate} = 0)`,
    ),
    check(
      'item_shipping',
      sql`${t.it_sc_type} between 0 and 4 and ${t.it_sc_method} between 0 and 2 and ${t.it_sc_price} >= 0 and ${t.it_sc_minimum} >= 0 and ${t.it_sc_qty} >= 1 and ${t.it_weight} >= 1`,
    ),
    index('item_ca_id').on(t.ca_id),
    index('item_created').on(t.created_at.desc().nullsFirst(), t.it_id),
    index('item_safety').on(t.safety_until).where(sql`it_use`),
    index('item_by_name').on(t.it_name, t.it_id),
    index('item_by_price').on(t.it_price, t.it_id),
    index('item_name').using('gin', t.it_name.op('gin_trgm_ops'), t.it_name_en.op('gin_trgm_ops')),
    // syllables taken apart: 캔들 is six letters, and words of two syllables are the commonest
    index('item_letters').using(
      'gin',
      sql`lower(normalize(it_name || ' ' || it_name_en, NFD)) gin_trgm_ops`,
    ),
    index('item_household')
      .on(t.it_id, t.safety_no, t.safety_until)
      .where(sql`notice ->> 'gubun' = 'household'`),
    // what the desk counts, without reading descriptions
    index('item_states').on(t.it_id, t.it_use, t.it_soldout, t.it_noti_qty, t.archived_at),
  ],
)

/**
 * What can be put in a cart. `io_type` 0: a selection (price = it_price + io_price); 1: an add-on (price = io_price).
 * An item without choices has one selection whose io_id is ''. `io_stock_qty` is on hand, `io_reserved_qty` promised to unpaid orders.
 */
export const itemOption = pgTable(
  'item_option',
  {
    io_no: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    it_id: text()
      .notNull()
      .references(() => item.it_id),
    io_type: smallint().notNull(),
    io_id: text().notNull(),
    io_id_en: text().notNull().default(''),
    io_price: integer().notNull().default(0),
    io_price_usd: integer(),
    io_stock_qty: integer().notNull(),
    io_reserved_qty: integer().notNull().default(0),
    io_use: boolean().notNull().default(true),
    /** made to order, such as an engraving */
    io_made: boolean().notNull().default(false),
    /** words of the buyer that it takes, on a card or engraved: so many characters; 0 takes none */
    io_text_max: smallint().notNull().default(0),
    /** what those words are: letters to engrave; null for the words of a card */
    io_asks: jsonb().$type<Asks>(),
    /** working days that making it takes before it can leave */
    io_lead_days: smallint().notNull().default(0),
    /** what this choice looks like; '' as the item */
    io_image: text().notNull().default(''),
    /** how much is in it, in it_unit; 0 tells nothing */
    io_content: integer().notNull().default(0),
    io_order: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('item_option_io_id').on(t.it_id, t.io_type, t.io_id),
    // what is left of each item is added up from the index alone
    index('item_option_left')
      .on(t.it_id, t.io_type, t.io_stock_qty, t.io_reserved_qty)
      .where(sql`io_use`),
    check(
      'item_option_stock',
      sql`${t.io_stock_qty} >= 0 and ${t.io_reserved_qty} >= 0 and ${t.io_reserved_qty} <= ${t.io_stock_qty}`,
    ),
    check('item_option_content', sql`${t.io_content} >= 0`),
    check('item_option_text', sql`${t.io_text_max} between 0 and 200`),
    check('item_option_lead', sql`${t.io_lead_days} between 0 and 60`),
  ],
)

export const relatedItem = pgTable(
  'related_item',
  {
    it_id: text()
      .notNull()
      .references(() => item.it_id),
    other_id: text()
      .notNull()
      .references(() => item.it_id),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.it_id, t.other_id] })],
)

/** What buyers of an item had in the same order, counted every night from what was paid. */
export const togetherItem = pgTable(
  'together_item',
  {
    it_id: text()
      .notNull()
      .references(() => item.it_id),
    other_id: text()
      .notNull()
      .references(() => item.it_id),
    /** in how many orders */
    orders: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.it_id, t.other_id] })],
)

/** Every change of what is on hand, from the first; written in the statement that changes it. */
export const stockMove = pgTable(
  'stock_move',
  {
    sm_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    io_no: bigint({ mode: 'number' })
      .notNull()
      .references(() => itemOption.io_no),
    change: integer().notNull(),
    /** on hand after it */
    on_hand: integer().notNull(),
    reason: text().$type<StockReason>().notNull(),
    /** the order that took or brought it; '' for none */
    od_id: text().notNull().default(''),
    /** the member of staff; null for what the shop did itself */
    done_by: text(),
    moved_at: at('moved_at').notNull().defaultNow(),
  },
  (t) => [index('stock_move_option').on(t.io_no, t.sm_id.desc())],
)

/** Goods that are on their way to the shop. */
export const stockArrival = pgTable(
  'stock_arrival',
  {
    sa_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    io_no: bigint({ mode: 'number' })
      .notNull()
      .references(() => itemOption.io_no),
    qty: integer().notNull(),
    due: date({ mode: 'string' }).notNull(),
    note: text().notNull().default(''),
    state: text().$type<'coming' | 'came' | 'dropped'>().notNull().default('coming'),
    noted_by: text().notNull(),
    done_at: at('done_at'),
  },
  (t) => [
    check('stock_arrival_qty', sql`${t.qty} > 0`),
    index('stock_arrival_coming').on(t.io_no).where(sql`state = 'coming'`),
  ],
)

/** The row a list reads, without a join: kept right in the transaction that changes the item, its stock or its reviews. */
export const tile = pgTable(
  'tile',
  {
    it_id: text()
      .primaryKey()
      .references(() => item.it_id),
    /** every category the item is in, ancestors included; 12 while it is on sale */
    ca_ids: integer().array().notNull(),
    it_name: text().notNull(),
    it_name_en: text().notNull(),
    it_summary: text().notNull(),
    it_summary_en: text().notNull(),
    thumb_image: text().notNull(),
    second_image: text(),
    is_flammable: boolean().notNull().default(false),
    color_tips: jsonb().$type<ColorTip[]>().notNull(),
    notes: jsonb().$type<NotePyramid>(),
    families: text().array().notNull(),
    /** the words of the notes in both languages, for the note facet */
    note_words: text().array().notNull(),
    /** its traits and the sizes it is sold in */
    traits: text().array().notNull().default([]),
    price: integer().notNull(),
    before: integer().notNull(),
    price_usd: integer().notNull(),
    before_usd: integer().notNull(),
    /** whole percents that the price is lower; 0 also where won are taken off and they are less than one */
    rate: smallint().notNull(),
    /** won off that hold now, where the discount is no percent */
    discount_amount: integer().notNull().default(0),
    it_unit: text().$type<Unit>().notNull().default(''),
    /** of the first price option, in it_unit */
    content: integer().notNull().default(0),
    /** units of the first price option that can be sold */
    op_qty: integer().notNull(),
    /** some selection can be sold */
    in_stock: boolean().notNull(),
    is_new: boolean().notNull(),
    /** what moves beside its pictures; '' where nothing does */
    moves: text().$type<Moves>().notNull().default(''),
    reviews_count: integer().notNull().default(0),
    reviews_avg: integer().notNull().default(0),
    sold_30d: integer().notNull().default(0),
    created_at: at('created_at').notNull(),
  },
  (t) => [
    index('tile_ca_ids').using('gin', t.ca_ids),
    index('tile_sold').on(t.sold_30d.desc().nullsFirst(), t.it_id),
    index('tile_price').on(t.price, t.it_id),
    index('tile_price_usd').on(t.price_usd, t.it_id),
    // the cheapest first, and last what has no price
    index('tile_cheapest').on(sql`(price = 0)`, t.price, t.it_id),
    index('tile_cheapest_usd').on(sql`(price_usd = 0)`, t.price_usd, t.it_id),
    index('tile_created').on(t.created_at.desc().nullsFirst(), t.it_id),
    index('tile_reviews').on(t.reviews_count.desc().nullsFirst(), t.it_id),
    index('tile_avg').on(
      t.reviews_avg.desc().nullsFirst(),
      t.reviews_count.desc().nullsFirst(),
      t.it_id,
    ),
  ],
)

/** Units sold per day, so that the 30-day ranking never scans the orders. */
export const soldByDay = pgTable(
  'sold_by_day',
  {
    it_id: text()
      .notNull()
      .references(() => item.it_id),
    day: date({ mode: 'string' }).notNull(),
    qty: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.it_id] })],
)
