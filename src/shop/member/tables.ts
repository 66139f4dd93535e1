import { sql } from 'drizzle-orm'
import { integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const member = pgTable(
  'member',
  {
    mb_id: text().primaryKey(),
    password_hash: text().notNull(),
    mb_name: text().notNull(),
    mb_email: text().notNull(),
    mb_hp: text().notNull().default(''),
    mb_level: smallint().notNull().default(2),
    /** null for shoppers */
    staff_role: text(),
    mb_zip: text().notNull().default(''),
    mb_addr1: text().notNull().default(''),
    mb_addr2: text().notNull().default(''),
    mb_addr3: text().notNull().default(''),
    mb_point: integer().notNull().default(0),
    mb_nick: text().notNull().default(''),
    mb_leave_date: at('mb_leave_date'),
    mb_intercept_date: at('mb_intercept_date'),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('member_mb_email').on(t.mb_email), uniqueIndex('member_mb_nick').on(sql`lower(${t.mb_nick})`).where(sql`mb_nick <> ''`)],
)
