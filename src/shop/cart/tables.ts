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
import { bottleSet } from '#shop/bottle/tables.ts'
import { itemOption } from '#shop/catalog/tables.ts'
import { classSession } from '#shop/tssa/tables.ts'
import type { ClassWish } from './class-contract.ts'
import type { QuotationPaper, QuotedLine } from './quotation-contract.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A line of a cart. `ct_direct` marks the separate cart of "buy now". */
export const cartLine = pgTable(
  'cart_line',
  {
    ct_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cart_key: text().notNull(),
    // an item's option stands for the item: checking both would cost every add to the cart a second look-up
    it_id: text().notNull(),
    io_no: bigint({ mode: 'number' }).references(() => itemOption.io_no),
    /** a date of a class in place of an option, and who comes to it */
    session_id: bigint({ mode: 'number' }).references(() => classSession.session_id),
    ct_class: jsonb().$type<ClassWish>(),
    /** bottles with a label of one's own in place of both */
    set_id: text().references(() => bottleSet.set_id),
    ct_qty: integer().notNull(),
    /** unit price in won and cents when it was added, to tell the shopper what changed */
    ct_price: integer().notNull(),
    ct_price_usd: integer().notNull(),
    ct_select: boolean().notNull().default(true),
    ct_direct: boolean().notNull().default(false),
    /** 1 when the buyer chose to pay the courier */
    ct_send_cost: smallint().notNull().default(0),
    /** the quotation this line was opened from, and the line as it was quoted */
    qt_id: bigint({ mode: 'number' }),
    qt_line: jsonb().$type<QuotedLine>(),
    /** the buyer's words for a card */
    ct_text: text().notNull().default(''),
    ct_time: at('ct_time').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('cart_line_option').on(t.cart_key, t.ct_direct, t.io_no, t.ct_text),
    uniqueIndex('cart_line_class').on(t.cart_key, t.ct_direct, t.session_id),
    uniqueIndex('cart_line_bottle').on(t.cart_key, t.ct_direct, t.set_id),
    check('cart_line_one', sql`num_nonnulls(${t.io_no}, ${t.session_id}, ${t.set_id}) = 1`),
    index('cart_line_time').on(t.ct_time),
    check('cart_line_qty', sql`${t.ct_qty} between 1 and 9999`),
  ],
)

/** A quotation as it stands now; every paper that was written for it is a revision. */
export const quotation = pgTable(
  'quotation',
  {
    qt_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    qt_no: text().notNull(),
    /** 192 random bits: whoever has the link may read and order */
    token: text().notNull(),
    cart_key: text().notNull(),
    mb_id: text(),
    currency: text().notNull(),
    lang: text().notNull(),
    revision: integer().notNull().default(1),
    total: integer().notNull(),
    company: text().notNull(),
    name: text().notNull().default(''),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    valid_until: at('valid_until').notNull(),
    sent_at: at('sent_at'),
    withdrawn_at: at('withdrawn_at'),
    /** the order it became: one at most */
    od_id: text(),
    /** the bulk request it answers */
    ap_id: bigint({ mode: 'number' }),
    paper: jsonb().$type<QuotationPaper>().notNull(),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('quotation_number').on(t.qt_no),
    uniqueIndex('quotation_token').on(t.token),
    uniqueIndex('quotation_order').on(t.od_id),
    index('quotation_member').on(t.mb_id, t.created_at.desc()),
    index('quotation_cart').on(t.cart_key),
    index('quotation_created').on(t.created_at.desc()),
    check('quotation_total', sql`${t.total} >= 0`),
  ],
)

export const quotationRevision = pgTable(
  'quotation_revision',
  {
    qt_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => quotation.qt_id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    total: integer().notNull(),
    /** why it was written anew, in the words of the staff; empty for the first */
    reason: text().notNull().default(''),
    paper: jsonb().$type<QuotationPaper>().notNull(),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.qt_id, t.revision] })],
)

/** The last number of a day. */
export const quotationDay = pgTable('quotation_day', {
  day: text().primaryKey(),
  last: integer().notNull(),
})
