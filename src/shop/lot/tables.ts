import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { item } from '#shop/catalog/tables.ts'
import { parcel, shopOrder } from '#shop/order/tables.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const id = () => bigint({ mode: 'number' })

/** Goods that were made in one go: what is wrong with one of them may be wrong with all. */
export const lot = pgTable(
  'lot',
  {
    lot_id: id().primaryKey().generatedAlwaysAsIdentity(),
    /** as it stands on the label, in capitals */
    lot_no: text().notNull(),
    it_id: text()
      .notNull()
      .references(() => item.it_id),
    made_on: date({ mode: 'string' }).notNull(),
    expires_on: date({ mode: 'string' }),
    /** how many were made */
    lot_qty: integer().notNull(),
    lot_note: text().notNull().default(''),
    lot_note_en: text().notNull().default(''),
    recalled_at: at('recalled_at'),
    recall_reason: text().notNull().default(''),
    recall_reason_en: text().notNull().default(''),
    /** how often it was recalled: whoever heard of one recall hears of the next */
    recalls: integer().notNull().default(0),
    created_at: at('created_at').notNull(),
    updated_at: at('updated_at').notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex('lot_number').on(t.lot_no),
    index('lot_item').on(t.it_id),
    check('lot_quantity', sql`${t.lot_qty} > 0`),
  ],
)

/** Which lots lie in a parcel. */
export const parcelLot = pgTable(
  'parcel_lot',
  {
    parcel_id: id()
      .notNull()
      .references(() => parcel.parcel_id, { onDelete: 'cascade' }),
    ct_id: id().notNull(),
    lot_id: id()
      .notNull()
      .references(() => lot.lot_id),
    qty: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.parcel_id, t.ct_id, t.lot_id] }),
    index('parcel_lot_lot').on(t.lot_id),
    check('parcel_lot_quantity', sql`${t.qty} > 0`),
  ],
)

/** Parcels whose lots were noted, by the shop or by hand: each is noted by itself once. */
export const parcelNoted = pgTable('parcel_noted', {
  parcel_id: id()
    .primaryKey()
    .references(() => parcel.parcel_id, { onDelete: 'cascade' }),
  noted_at: at('noted_at').notNull(),
})

/** Whom a recall was told: each order once for each recall. */
export const lotNotice = pgTable(
  'lot_notice',
  {
    lot_id: id()
      .notNull()
      .references(() => lot.lot_id),
    recall: integer().notNull(),
    od_id: text()
      .notNull()
      .references(() => shopOrder.od_id),
    told_at: at('told_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.lot_id, t.recall, t.od_id] })],
)
