import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { item, itemOption } from '../catalog/tables.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A line of a cart. `ct_direct` marks the separate cart of "buy now". */
export const cartLine = pgTable(
  'cart_line',
  {
    ct_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cart_key: text().notNull(),
    it_id: text()
      .notNull()
      .references(() => item.it_id),
    io_no: bigint({ mode: 'number' })
      .notNull()
      .references(() => itemOption.io_no),
    ct_qty: integer().notNull(),
    /** unit price in won and cents when it was added, to tell the shopper what changed */
    ct_price: integer().notNull(),
    ct_price_usd: integer().notNull(),
    ct_select: boolean().notNull().default(true),
    ct_direct: boolean().notNull().default(false),
    /** 1 when the buyer chose to pay the courier */
    ct_send_cost: smallint().notNull().default(0),
    ct_time: at('ct_time').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('cart_line_option').on(t.cart_key, t.ct_direct, t.io_no), index('cart_line_time').on(t.ct_time), check('cart_line_qty', sql`${t.ct_qty} between 1 and 9999`)],
)
