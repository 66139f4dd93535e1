import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A purchase at an offline store, as its receipt says: in won, entered by staff. */
export const storeOrder = pgTable(
  'store_order',
  {
    so_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    so_receipt: text().notNull(),
    so_store: text().notNull(),
    so_store_en: text().notNull().default(''),
    /** the Korean day of the purchase */
    so_day: date({ mode: 'string' }).notNull(),
    /** digits; empty when the buyer told none */
    so_hp: text().notNull().default(''),
    so_discount: integer().notNull().default(0),
    so_total: integer().notNull(),
    /** what it earned when it became a member's */
    so_point: integer().notNull().default(0),
    mb_id: text(),
    linked_at: at('linked_at'),
    /** how it became a member's: phone, barcode or receipt */
    linked_by: text(),
    cancelled_at: at('cancelled_at'),
    cancel_reason: text().notNull().default(''),
    entered_by: text().notNull(),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    // a receipt that was entered wrongly is cancelled and entered again
    uniqueIndex('store_order_receipt').on(t.so_receipt).where(sql`cancelled_at is null`),
    index('store_order_member').on(t.mb_id, t.so_day),
    index('store_order_day').on(t.so_day, t.so_id),
    index('store_order_phone').on(t.so_hp).where(sql`so_hp <> ''`),
  ],
)

export const storeOrderLine = pgTable(
  'store_order_line',
  {
    sl_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    so_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => storeOrder.so_id, { onDelete: 'cascade' }),
    /** null for what only the store sells */
    it_id: text(),
    sl_name: text().notNull(),
    sl_name_en: text().notNull().default(''),
    sl_qty: integer().notNull(),
    /** of one, in won */
    sl_price: integer().notNull(),
  },
  (t) => [index('store_order_line_of').on(t.so_id)],
)
