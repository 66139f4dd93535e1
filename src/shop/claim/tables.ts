import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { orderLine, shopOrder } from '#shop/order/tables.ts'
import type { ClaimQuote, PickAddress } from './contract.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Goods that a buyer wants to send back: for the money, or for others in their place. */
export const claim = pgTable(
  'claim',
  {
    claim_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    od_id: text()
      .notNull()
      .references(() => shopOrder.od_id),
    mb_id: text(),
    kind: text().notNull(),
    state: text().notNull(),
    reason: text().notNull(),
    detail: text().notNull().default(''),
    lang: text().notNull(),
    /** the shop collects, or the buyer sends it */
    pickup: text().notNull(),
    pick_address: jsonb().$type<PickAddress>(),
    /** private files */
    photos: text().array().notNull().default(sql`'{}'`),
    /** what the buyer was shown and agreed to */
    quote: jsonb().$type<ClaimQuote>().notNull(),
    fee: integer().notNull(),
    fee_reason: text().notNull().default(''),
    /** how the buyer pays the fee of an exchange: on line, by transfer, or enclosed with the goods; empty when nothing is due or it comes off the refund */
    fee_way: text().notNull().default(''),
    fee_paid_at: at('fee_paid_at'),
    bank: text().notNull().default(''),
    holder: text().notNull().default(''),
    account_masked: text().notNull().default(''),
    /** sealed with the shop's secret; wiped when the claim is over */
    account_sealed: text(),
    refused_why: text().notNull().default(''),
    refund: integer().notNull().default(0),
    requested_at: at('requested_at').notNull(),
    accepted_at: at('accepted_at'),
    collected_at: at('collected_at'),
    /** the law: three business days after the goods are back */
    due_at: at('due_at'),
    inspected_at: at('inspected_at'),
    closed_at: at('closed_at'),
    version: integer().notNull().default(1),
  },
  (t) => [
    index('claim_order').on(t.od_id),
    // one at a time, so that no unit is asked back twice
    uniqueIndex('claim_open')
      .on(t.od_id)
      .where(sql`state in ('requested', 'accepted', 'collected', 'inspected')`),
    index('claim_state').on(t.state, t.requested_at.desc()),
    index('claim_requested').on(t.requested_at.desc()),
    check('claim_money', sql`${t.fee} >= 0 and ${t.refund} >= 0`),
  ],
)

export const claimLine = pgTable(
  'claim_line',
  {
    claim_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => claim.claim_id),
    ct_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orderLine.ct_id),
    qty: integer().notNull(),
    /** for an exchange: the option that takes its place */
    to_io_no: bigint({ mode: 'number' }),
    to_option: text().notNull().default(''),
    to_option_en: text().notNull().default(''),
    /** what one of it costs more than what comes back; negative when less */
    to_extra: integer().notNull().default(0),
    /** found fit to be sold again; null until it was looked at */
    resell: boolean(),
  },
  (t) => [
    // units of one line may be exchanged for several options
    uniqueIndex('claim_line_once').on(t.claim_id, t.ct_id, sql`coalesce(to_io_no, 0)`),
    check('claim_line_qty', sql`${t.qty} > 0`),
  ],
)
