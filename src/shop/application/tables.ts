import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { NamedSend } from '#shop/cart/send-contract.ts'
import type { FrozenFormula } from '#shop/custom/frozen-contract.ts'
import { member } from '#shop/member/tables.ts'
import type { ApplicationTyped, BusinessCheck } from './contract.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const id = () => bigint({ mode: 'number' })

/** What a business or a group asks the shop for: trade prices, a dealership, a large order, a class of its own. */
export const application = pgTable(
  'application',
  {
    ap_id: id().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** null for a guest, whom only bulk requests and class inquiries know */
    mb_id: text().references(() => member.mb_id, { onDelete: 'set null' }),
    state: text().notNull().default('received'),
    name: text().notNull(),
    mobile: text().notNull(),
    email: text().notNull(),
    company: text().notNull().default(''),
    /** digits alone */
    business_number: text().notNull().default(''),
    /** everything that was typed, as it was typed */
    typed: jsonb().$type<ApplicationTyped>().notNull(),
    /** goods of a bulk request */
    lines: jsonb().$type<{ name: string; qty: number }[]>().notNull().default([]),
    /** a formula of its maker, as it was when it was sent */
    formula: jsonb().$type<FrozenFormula>(),
    /** what was ticked besides the use of personal data */
    agreed: text().array().notNull().default([]),
    /** and where they go, when they go to several places */
    sends: jsonb().$type<NamedSend[]>().notNull().default([]),
    /** what the tax office says of the business number; null until it was asked */
    checked: jsonb().$type<BusinessCheck>(),
    /** what staff have looked at */
    ticked: text().array().notNull().default([]),
    /** the shop's words to the applicant */
    reply: text().notNull().default(''),
    /** a page of ours that answers it besides */
    answer_path: text().notNull().default(''),
    /** the grade that was given */
    mb_level: smallint(),
    /** the member's own before any approval, which the end gives back */
    level_before: smallint(),
    /** the last day of the grade; null where it lasts until it is ended */
    valid_until: date({ mode: 'string' }),
    lang: text().notNull().default('kr'),
    /** the text of the consent that stood beside the tick */
    privacy_version: text().notNull(),
    secrecy: boolean().notNull().default(false),
    decided_at: at('decided_at'),
    decided_by: text(),
    created_at: at('created_at').notNull().defaultNow(),
    updated_at: at('updated_at').notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    index('application_member').on(t.mb_id, t.ap_id.desc().nullsFirst()),
    index('application_state').on(t.state, t.created_at),
    index('application_created_at').on(t.created_at),
    index('application_valid_until').on(t.valid_until).where(sql`state = 'approved'`),
    // two people racing with the same registration: one of them waits for the other's answer
    uniqueIndex('application_business')
      .on(t.kind, t.business_number)
      .where(
        sql`kind in ('wholesale', 'dealer') and state in ('received', 'reviewing', 'need_more', 'approved')`,
      ),
    uniqueIndex('application_open')
      .on(t.mb_id, t.kind)
      .where(
        sql`kind in ('wholesale', 'dealer') and state in ('received', 'reviewing', 'need_more', 'approved')`,
      ),
  ],
)

export const applicationFile = pgTable(
  'application_file',
  {
    /** also the name on the disk, which nobody can guess */
    file_id: text().primaryKey(),
    ap_id: id()
      .notNull()
      .references(() => application.ap_id, { onDelete: 'cascade' }),
    file_name: text().notNull(),
    file_type: text().notNull(),
    file_size: integer().notNull(),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [index('application_file_application').on(t.ap_id)],
)
