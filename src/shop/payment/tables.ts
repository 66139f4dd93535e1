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
import type { EscrowGoods, PayDetail } from './contract.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** One attempt to pay an order: what was agreed before the window opened, and what the provider has told since. */
export const payment = pgTable(
  'payment',
  {
    /** the provider's `orderId`: the order's number and a part nobody can guess, new for each attempt */
    pay_id: text().primaryKey(),
    od_id: text().notNull(),
    /** the exchange whose fee it pays; without one it pays the order itself */
    claim_id: bigint({ mode: 'number' }),
    /** of the money of an exchange: the difference in price, which is the order's once the exchange is done; the rest is its fee */
    order_part: integer().notNull().default(0),
    /** the personal payment it pays; from then on `od_id` is the order that this belongs to */
    pp_id: text(),
    provider: text().notNull(),
    way: text().notNull(),
    status: text().notNull(),
    /** in won or cents, pinned when the attempt was opened */
    amount: integer().notNull(),
    tax_free: integer().notNull().default(0),
    currency: text().notNull(),
    lang: text().notNull(),
    order_name: text().notNull().default(''),
    customer: jsonb().$type<{ name: string; email: string; phone: string }>().notNull(),
    refunded: integer().notNull().default(0),
    /** asked for and not refused: what may still be refunded is `amount - refund_held` */
    refund_held: integer().notNull().default(0),
    provider_key: text(),
    /** PayPal's id of the capture, which refunds name */
    capture_key: text(),
    /** what a true deposit call of a virtual account carries */
    secret: text(),
    redirect_url: text(),
    /** what the buyer wants held in escrow; null without */
    escrow: jsonb().$type<EscrowGoods>(),
    detail: jsonb().$type<PayDetail>().notNull().default({}),
    fail_code: text(),
    fail_message: text(),
    created_at: at('created_at').notNull().defaultNow(),
    confirmed_at: at('confirmed_at'),
    approved_at: at('approved_at'),
    asked_at: at('asked_at'),
    version: integer().notNull().default(1),
  },
  (t) => [
    index('payment_order').on(t.od_id),
    index('payment_claim').on(t.claim_id).where(sql`claim_id is not null`),
    index('payment_personal').on(t.pp_id).where(sql`pp_id is not null`),
    index('payment_created').on(t.created_at.desc()),
    index('payment_status').on(t.status, t.created_at.desc(), t.provider),
    index('payment_find').using(
      'gin',
      sql`(pay_id || ' ' || coalesce(customer ->> 'name', '')) gin_trgm_ops`,
    ),
    index('payment_approved').on(t.approved_at),
    // the desk's order: what was never approved stands last
    index('payment_approved_last').on(t.approved_at.desc()),
    index('payment_amount').on(t.amount.desc(), t.pay_id.desc()),
    // refunds that only the provider knows of are counted by the day the shop asked
    index('payment_asked').on(t.asked_at).where(sql`refunded > 0`),
    uniqueIndex('payment_provider_key').on(t.provider, t.provider_key),
    check(
      'payment_money',
      sql`${t.amount} >= 0 and ${t.tax_free} >= 0 and ${t.tax_free} <= ${t.amount} and ${t.refunded} >= 0 and ${t.refunded} <= ${t.refund_held} and ${t.refund_held} <= ${t.amount} and ${t.order_part} >= 0 and ${t.order_part} <= ${t.amount}`,
    ),
  ],
)

/** Everything said between shop and provider about a payment, for the staff's eyes. */
export const paymentNote = pgTable(
  'payment_note',
  {
    note_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    pay_id: text().notNull(),
    kind: text().notNull(),
    outcome: text().notNull(),
    body: jsonb().notNull(),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [index('payment_note_payment').on(t.pay_id, t.note_id)],
)

/** Money that goes back: one row per demand, whoever repeats it. */
export const paymentRefund = pgTable(
  'payment_refund',
  {
    refund_id: text().primaryKey(),
    pay_id: text()
      .notNull()
      .references(() => payment.pay_id),
    od_id: text().notNull(),
    amount: integer().notNull(),
    tax_free: integer().notNull().default(0),
    reason: text().notNull(),
    state: text().notNull(),
    /** by the provider, or by hand to a bank account */
    way: text().notNull(),
    bank: text(),
    holder: text(),
    account_masked: text(),
    /** sealed with the shop's secret; wiped when the money has left */
    account_sealed: text(),
    due_at: at('due_at').notNull(),
    error: text(),
    asked_by: text().notNull(),
    done_by: text(),
    provider_ref: text(),
    tried_at: at('tried_at'),
    done_at: at('done_at'),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('payment_refund_payment').on(t.pay_id),
    index('payment_refund_order').on(t.od_id),
    index('payment_refund_open').on(t.state, t.due_at),
    index('payment_refund_done').on(t.done_at).where(sql`state = 'done'`),
    check('payment_refund_money', sql`${t.amount} > 0 and ${t.tax_free} >= 0`),
  ],
)

/** What providers called about, whether it could be placed or not. */
export const paymentWebhook = pgTable(
  'payment_webhook',
  {
    hook_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text().notNull(),
    /** the same call twice is one row */
    print: text().notNull(),
    pay_id: text(),
    kind: text().notNull(),
    state: text().notNull(),
    body: jsonb().notNull(),
    times: integer().notNull().default(1),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('payment_webhook_print').on(t.provider, t.print),
    index('payment_webhook_payment').on(t.pay_id),
    index('payment_webhook_created').on(t.created_at),
  ],
)

/** Cash receipts (현금영수증) of what was paid in cash: one that counts per order, and those it took the place of. */
export const cashReceipt = pgTable(
  'cash_receipt',
  {
    receipt_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    od_id: text().notNull(),
    kind: text().notNull(),
    /** nobody asked: issued by the shop to the number the tax office keeps for that */
    is_self: boolean().notNull().default(false),
    /** sealed with the shop's secret; a refund issues it anew with it, so it is wiped only after that time */
    identity_sealed: text(),
    identity_masked: text().notNull(),
    amount: integer().notNull().default(0),
    tax_free: integer().notNull().default(0),
    state: text().notNull(),
    receipt_key: text(),
    approval_no: text(),
    receipt_url: text(),
    error: text(),
    /** grows with every refusal: the next try is another request to the provider */
    round: integer().notNull().default(1),
    tries: integer().notNull().default(0),
    tried_at: at('tried_at'),
    /** the member of staff who wrote down a receipt issued elsewhere */
    done_by: text(),
    asked_at: at('asked_at').notNull().defaultNow(),
    issued_at: at('issued_at'),
    cancelled_at: at('cancelled_at'),
  },
  (t) => [
    uniqueIndex('cash_receipt_live')
      .on(t.od_id)
      .where(sql`state not in ('cancelling', 'cancelled')`),
    index('cash_receipt_order').on(t.od_id),
    index('cash_receipt_state').on(t.state, t.asked_at.desc()),
    check(
      'cash_receipt_money',
      sql`${t.amount} >= 0 and ${t.tax_free} >= 0 and ${t.tax_free} <= ${t.amount}`,
    ),
  ],
)

/** What the comparison of a day with the provider found. */
export const paymentReport = pgTable('payment_report', {
  day: text().primaryKey(),
  compared: integer().notNull(),
  sums: jsonb()
    .$type<
      { provider: string; currency: 'krw' | 'usd'; theirs: number; ours: number; count: number }[]
    >()
    .notNull(),
  differences: jsonb()
    .$type<{ pay_id: string; od_id: string; what: string; theirs: string; ours: string }[]>()
    .notNull(),
  made_at: at('made_at').notNull().defaultNow(),
})
