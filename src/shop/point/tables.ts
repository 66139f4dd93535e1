import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { PhraseParams } from '#kernel/translate.ts'
import { member } from '#shop/member/tables.ts'
import type { GiftKind } from './gift-contract.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The ledger of points: a row is written once and never changed. `rel_*` names what it was for, so that nothing counts twice. */
export const point = pgTable(
  'point',
  {
    po_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mb_id: text()
      .notNull()
      .references(() => member.mb_id),
    po_datetime: at('po_datetime').notNull(),
    /** a Korean phrase with its params, or what staff wrote */
    po_content: text().notNull(),
    po_params: jsonb().$type<PhraseParams>().notNull().default({}),
    po_point: integer().notNull(),
    /** the balance after this row */
    po_mb_point: integer().notNull(),
    rel_table: text().notNull(),
    rel_id: text().notNull(),
    rel_action: text().notNull(),
  },
  (t) => [
    uniqueIndex('point_once').on(t.mb_id, t.rel_table, t.rel_id, t.rel_action),
    index('point_member').on(t.mb_id, t.po_id.desc()),
    index('point_rel').on(t.rel_table, t.rel_id),
    check('point_balance', sql`${t.po_mb_point} >= 0`),
  ],
)

/** What is left of points that came in together; the nearest to its end is spent first. */
export const pointLot = pgTable(
  'point_lot',
  {
    lot_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mb_id: text()
      .notNull()
      .references(() => member.mb_id),
    po_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => point.po_id),
    lot_point: integer().notNull(),
    lot_left: integer().notNull(),
    /** the last Korean day on which they can be spent */
    lot_expires: date({ mode: 'string' }).notNull().default('9999-12-31'),
    /** days before its end of which the member was told */
    lot_told: integer(),
  },
  (t) => [
    index('point_lot_member').on(t.mb_id, t.lot_expires, t.lot_id).where(sql`lot_left > 0`),
    index('point_lot_expires').on(t.lot_expires).where(sql`lot_left > 0`),
    check('point_lot_left', sql`${t.lot_left} between 0 and ${t.lot_point}`),
  ],
)

/** From which lots a spending row took, so that a cancelled order gives back to the same ones. */
export const pointUse = pgTable(
  'point_use',
  {
    pu_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    po_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => point.po_id),
    lot_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => pointLot.lot_id),
    pu_point: integer().notNull(),
    pu_back: integer().notNull().default(0),
  },
  (t) => [
    index('point_use_row').on(t.po_id),
    check('point_use_back', sql`${t.pu_back} between 0 and ${t.pu_point}`),
  ],
)

/** What staff give by hand: given at once below the ceiling, above it when a second person agrees. */
export const handGift = pgTable(
  'hand_gift',
  {
    gift_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<GiftKind>().notNull(),
    mb_id: text().notNull(),
    points: integer().notNull().default(0),
    cz_id: bigint({ mode: 'number' }),
    /** in won, as the ceiling counts it; a percentage without a limit counts as more than any */
    worth: integer().notNull(),
    reason: text().notNull(),
    /** of a limit or a quotation: whose it is, as the list tells it, and what is asked for */
    about: text().notNull().default(''),
    detail: jsonb().$type<Record<string, number>>(),
    /** of the press: the same one is one gift */
    key: text().notNull(),
    state: text().$type<'given' | 'waiting' | 'refused'>().notNull(),
    asked_by: text().notNull(),
    asked_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    done_by: text(),
    done_at: timestamp({ withTimezone: true, mode: 'date' }),
    why: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex('hand_gift_key').on(t.kind, t.key),
    index('hand_gift_asker').on(t.asked_by, t.asked_at),
    index('hand_gift_state').on(t.state, t.asked_at.desc()),
  ],
)
