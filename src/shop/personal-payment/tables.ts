import { sql } from 'drizzle-orm'
import {
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
import { shopOrder } from '#shop/order/tables.ts'
import type { PersonalWay, StoredState } from './contract.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Money that staff ask somebody for by a secret link: custom work, extra shipping, the difference of an edited order. */
export const personalPayment = pgTable(
  'personal_payment',
  {
    /** P and the digits of an order number: payments, refunds and receipts carry it where orders put theirs */
    pp_id: text().primaryKey(),
    token: text().notNull().unique(),
    od_id: text().references(() => shopOrder.od_id),
    /** the money is the order's: its difference, which keeps the order waiting */
    for_order: boolean().notNull().default(false),
    mb_id: text(),
    name: text().notNull().default(''),
    email: text().notNull().default(''),
    hp: text().notNull().default(''),
    lang: text().$type<'kr' | 'en'>().notNull(),
    subject: text().notNull(),
    subject_en: text().notNull().default(''),
    content: text().notNull().default(''),
    content_en: text().notNull().default(''),
    /** in won or cents */
    price: integer().notNull(),
    currency: text().$type<'krw' | 'usd'>().notNull(),
    ways: jsonb().$type<PersonalWay[]>().notNull(),
    state: text().$type<StoredState>().notNull(),
    /** why it cannot be paid any more: a word of staff, or what became of its order */
    why: text().notNull().default(''),
    expires_at: at('expires_at').notNull(),
    /** who pays by transfer, and into which account */
    bank_account: text().notNull().default(''),
    deposit_name: text().notNull().default(''),
    /** the payment that was kept: any other goes back */
    pay_id: text(),
    refunded: integer().notNull().default(0),
    sent_at: at('sent_at'),
    paid_at: at('paid_at'),
    withdrawn_at: at('withdrawn_at'),
    created_by: text().notNull(),
    created_at: at('created_at').notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    index('personal_payment_created').on(t.created_at.desc()),
    index('personal_payment_member').on(t.mb_id, t.created_at.desc()),
    index('personal_payment_order').on(t.od_id),
    index('personal_payment_expiry').on(t.expires_at).where(sql`state = 'waiting'`),
    // one link for one difference, whoever presses first
    uniqueIndex('personal_payment_difference')
      .on(t.od_id)
      .where(sql`for_order and state = 'waiting'`),
    check(
      'personal_payment_money',
      sql`${t.price} > 0 and ${t.refunded} >= 0 and ${t.refunded} <= ${t.price}`,
    ),
    check('personal_payment_order_known', sql`not ${t.for_order} or ${t.od_id} is not null`),
  ],
)
