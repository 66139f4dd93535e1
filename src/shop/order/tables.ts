import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { AgreedAsks } from '#shop/catalog/asks-contract.ts'
import type { NoReturn } from '#shop/catalog/contract.ts'
import type { PackedUnits } from './contract/fields.ts'
import type { OrderStatus, PricedQuote } from './contract/order.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** An order with everything as it was when it was placed: never recomputed from today's catalogue. */
export const shopOrder = pgTable(
  'shop_order',
  {
    od_id: text().primaryKey(),
    cart_key: text().notNull(),
    mb_id: text(),
    od_name: text().notNull(),
    od_email: text().notNull(),
    od_hp: text().notNull(),
    /** hash of the guest's look-up password */
    od_pwd: text(),
    od_b_name: text().notNull(),
    od_b_hp: text().notNull(),
    od_b_zip: text().notNull(),
    od_b_addr1: text().notNull(),
    od_b_addr2: text().notNull().default(''),
    od_b_addr3: text().notNull().default(''),
    od_b_addr_jibeon: text().notNull().default('R'),
    country_code: text().notNull().default('KR'),
    /** abroad: od_b_addr1 and od_b_addr2 are the two lines, od_b_zip the postal code */
    od_b_city: text().notNull().default(''),
    od_b_state: text().notNull().default(''),
    od_memo: text().notNull().default(''),
    /** a present: no paper with prices goes into the parcel */
    od_gift: boolean().notNull().default(false),
    currency: text().$type<'krw' | 'usd'>().notNull(),
    lang: text().$type<'kr' | 'en'>().notNull(),
    /** won per dollar on the day of the order */
    od_rate: numeric({ precision: 12, scale: 4, mode: 'number' }).notNull(),
    od_cart_price: integer().notNull(),
    od_send_cost: integer().notNull(),
    od_send_cost2: integer().notNull().default(0),
    od_cart_coupon: integer().notNull().default(0),
    od_coupon: integer().notNull().default(0),
    od_send_coupon: integer().notNull().default(0),
    /** points used, and what they were worth in the order's currency */
    od_receipt_point: integer().notNull().default(0),
    od_point_price: integer().notNull().default(0),
    od_tax_mny: integer().notNull().default(0),
    od_vat_mny: integer().notNull().default(0),
    od_free_mny: integer().notNull().default(0),
    /** all that came, of it from the buyer's balance */
    od_receipt_price: integer().notNull().default(0),
    od_credit_price: integer().notNull().default(0),
    od_cancel_price: integer().notNull().default(0),
    /** of it, what had not been paid: nothing goes back for it */
    od_cut_price: integer().notNull().default(0),
    /** what cancelled classes did not give back: earned, whatever becomes of the rest */
    od_kept_price: integer().notNull().default(0),
    od_refund_price: integer().notNull().default(0),
    od_settle_case: text().notNull(),
    /** whose company it was ordered for, on account: its colleagues see it too */
    od_company: text(),
    /** on account: the Korean day until which it is to be paid */
    od_due_on: date({ mode: 'string' }),
    /** placed with the wish for a tax invoice to the company's registration */
    od_tax_invoice: boolean().notNull().default(false),
    od_bank_account: text().notNull().default(''),
    od_deposit_name: text().notNull().default(''),
    od_deposit_deadline: at('od_deposit_deadline'),
    od_receipt_time: at('od_receipt_time'),
    od_status: text().$type<OrderStatus>().notNull(),
    od_delivery_company: text().notNull().default(''),
    od_invoice: text().notNull().default(''),
    od_invoice_time: at('od_invoice_time'),
    od_shop_memo: text().notNull().default(''),
    privacy_version: text().notNull(),
    /** when the buyer agreed that some of the goods cannot come back on a change of mind */
    no_return_agreed_at: at('no_return_agreed_at'),
    quote: jsonb().$type<PricedQuote>().notNull(),
    od_ip: text().notNull().default(''),
    od_time: at('od_time').notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    // with all that the desk's list is narrowed by, so that it is counted without a look at the orders
    index('shop_order_time').on(
      t.od_time.desc(),
      t.od_status,
      t.od_settle_case,
      t.currency,
      t.country_code,
      t.od_gift,
      t.mb_id,
    ),
    index('shop_order_memo')
      .on(t.od_time.desc(), t.od_status)
      .where(sql`(od_memo <> '' or od_shop_memo <> '')`),
    index('shop_order_total').on(
      sql`(od_cart_price + od_send_cost + od_send_cost2 - od_cart_coupon - od_coupon - od_send_coupon - od_point_price) desc nulls last`,
    ),
    index('shop_order_status').on(t.od_status, t.od_time.desc()),
    index('shop_order_member').on(t.mb_id, t.od_time.desc()),
    // whoever orders again under the same mail is no new customer
    index('shop_order_mail').on(sql`lower(od_email)`, t.od_time),
    index('shop_order_company')
      .on(t.od_company, t.od_time.desc())
      .where(sql`od_company is not null`),
    index('shop_order_cart').on(t.cart_key, t.od_time.desc()),
    index('shop_order_deadline').on(t.od_deposit_deadline).where(sql`od_status = '주문'`),
    index('shop_order_find').using(
      'gin',
      sql`(od_id || ' ' || od_name || ' ' || od_hp || ' ' || od_deposit_name || ' ' || od_b_name || ' ' || od_b_hp || ' ' || od_invoice) gin_trgm_ops`,
    ),
    check(
      'shop_order_money',
      sql`${t.od_cart_price} >= 0 and ${t.od_send_cost} >= 0 and ${t.od_send_cost2} >= 0`,
    ),
    check(
      'shop_order_benefit',
      sql`${t.od_cart_coupon} + ${t.od_coupon} + ${t.od_point_price} between 0 and ${t.od_cart_price} and ${t.od_send_coupon} between 0 and ${t.od_send_cost} + ${t.od_send_cost2}`,
    ),
  ],
)

export const orderLine = pgTable(
  'order_line',
  {
    ct_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    od_id: text()
      .notNull()
      .references(() => shopOrder.od_id),
    it_id: text().notNull(),
    io_no: bigint({ mode: 'number' }).notNull(),
    io_type: smallint().notNull(),
    it_name: text().notNull(),
    it_name_en: text().notNull(),
    ct_option: text().notNull(),
    ct_option_en: text().notNull(),
    /** the buyer's words for a card or an engraving */
    ct_text: text().notNull().default(''),
    /** what those words had to be, as it was agreed; null for a card */
    ct_asks: jsonb().$type<AgreedAsks>(),
    /** the day it arrives, as it was told when it was ordered; null where nothing is sent, or of orders older than this */
    ct_arrives: date({ mode: 'string' }),
    thumb_image: text().notNull(),
    ct_price: integer().notNull(),
    ct_qty: integer().notNull(),
    ct_notax: smallint().notNull().default(0),
    /** this line's part of the discounts, in the order's currency: refunds by line add up to the whole */
    cp_price: integer().notNull().default(0),
    ct_coupon: integer().notNull().default(0),
    ct_point_price: integer().notNull().default(0),
    /** points it earns once the order is completed */
    ct_point: integer().notNull().default(0),
    ct_send_cost: smallint().notNull().default(0),
    /** why a change of mind cannot bring it back, as it was agreed to */
    ct_no_return: text().$type<NoReturn>().notNull().default(''),
    /** a date of a class (io_type 2); nothing of it is sent */
    session_id: bigint({ mode: 'number' }),
    /** bottles with a label of one's own (io_type 3) */
    set_id: text(),
    /** of the price of one, the part without VAT where the other part bears it */
    ct_notax_price: integer().notNull().default(0),
    ct_status: text().$type<OrderStatus>().notNull(),
    /** the line whose units these were, before a part of it was cancelled or sent back */
    ct_from: bigint({ mode: 'number' }),
  },
  (t) => [
    index('order_line_order').on(t.od_id),
    index('order_line_item').on(t.it_id),
    index('order_line_find').using('gin', sql`(it_name || ' ' || it_name_en) gin_trgm_ops`),
    check('order_line_qty', sql`${t.ct_qty} > 0 and ${t.ct_price} >= 0`),
  ],
)

/**
 * An order whose payment was started and has not ended: everything as it will stand in the books, and its goods held for half an hour.
 * It becomes an order when the money is there, so that no list ever has to leave it out.
 */
export const orderDraft = pgTable(
  'order_draft',
  {
    od_id: text().primaryKey(),
    pay_id: text().notNull(),
    cart_key: text().notNull(),
    mb_id: text(),
    direct: boolean().notNull(),
    state: text().notNull(),
    total: integer().notNull(),
    currency: text().$type<'krw' | 'usd'>().notNull(),
    order: jsonb().notNull(),
    lines: jsonb().notNull(),
    why: text().notNull().default(''),
    /** the quotation it was opened from: a payment that comes late takes it anew */
    qt_id: bigint({ mode: 'number' }),
    ip: text().notNull().default(''),
    expires_at: at('expires_at').notNull(),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    // a shopper pays for one order at a time: a new attempt takes the place of the one before
    uniqueIndex('order_draft_cart').on(t.cart_key).where(sql`state in ('open', 'confirming')`),
    uniqueIndex('order_draft_payment').on(t.pay_id),
    index('order_draft_expiry').on(t.expires_at).where(sql`state = 'open'`),
    index('order_draft_address').on(t.ip, t.created_at),
    index('order_draft_created').on(t.created_at.desc()),
  ],
)

/** What was handed to a courier: an order may leave in several parcels, and a replacement leaves in its own. */
export const parcel = pgTable(
  'parcel',
  {
    parcel_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    od_id: text()
      .notNull()
      .references(() => shopOrder.od_id),
    kind: text().$type<'order' | 'exchange'>().notNull(),
    company: text().notNull(),
    invoice: text().notNull(),
    lines: jsonb().$type<PackedUnits[]>().notNull(),
    /** of an order for several places: which of them, from 1 */
    send_nth: smallint(),
    sent_at: at('sent_at').notNull(),
  },
  (t) => [index('parcel_order').on(t.od_id), index('parcel_invoice').on(t.invoice)],
)

/** Words that staff put on orders, one list for the shop. */
export const orderTag = pgTable(
  'order_tag',
  {
    tag_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('order_tag_name').on(sql`lower(${t.name})`)],
)

export const orderTagged = pgTable(
  'order_tagged',
  {
    od_id: text()
      .notNull()
      .references(() => shopOrder.od_id),
    tag_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orderTag.tag_id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.od_id, t.tag_id] }),
    index('order_tagged_tag').on(t.tag_id, t.od_id),
  ],
)

/** Which member of staff looks after an order. */
export const orderCare = pgTable(
  'order_care',
  {
    od_id: text()
      .primaryKey()
      .references(() => shopOrder.od_id),
    mb_id: text().notNull(),
  },
  (t) => [index('order_care_staff').on(t.mb_id, t.od_id)],
)
