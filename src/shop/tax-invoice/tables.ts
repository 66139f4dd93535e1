import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { shopOrder } from '#shop/order/tables.ts'
import type { TaxState } from './contract.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A tax invoice a company asks for: as it was typed, and what was issued at the tax office's site. */
export const taxInvoice = pgTable(
  'tax_invoice',
  {
    tax_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    od_id: text()
      .notNull()
      .references(() => shopOrder.od_id),
    /** requested, issued, refused */
    state: text().$type<TaxState>().notNull(),
    /** ten digits */
    business_number: text().notNull(),
    company: text().notNull(),
    representative: text().notNull(),
    address: text().notNull(),
    business_type: text().notNull(),
    business_item: text().notNull(),
    email: text().notNull(),
    note: text().notNull().default(''),
    /** won, as issued; those of the order while it waits */
    supply: integer().notNull(),
    vat: integer().notNull(),
    exempt: integer().notNull(),
    /** the Korean day that stands on the paper */
    written_on: date({ mode: 'string' }),
    approval_no: text().notNull().default(''),
    /** why it was refused */
    reason: text().notNull().default(''),
    done_by: text(),
    asked_at: at('asked_at').notNull(),
    done_at: at('done_at'),
  },
  (t) => [
    // one that counts for each order; a refused one may be asked for again
    uniqueIndex('tax_invoice_live').on(t.od_id).where(sql`state in ('requested', 'issued')`),
    index('tax_invoice_order').on(t.od_id),
    index('tax_invoice_asked').on(t.asked_at.desc()),
    check('tax_invoice_sums', sql`${t.supply} >= 0 and ${t.vat} >= 0 and ${t.exempt} >= 0`),
  ],
)
