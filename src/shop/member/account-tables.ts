import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { member } from './tables.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const whose = () =>
  text()
    .notNull()
    .references(() => member.mb_id, { onDelete: 'cascade' })

/** Where a member has things sent to; one of them is the usual one. */
export const memberAddress = pgTable(
  'member_address',
  {
    ad_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mb_id: whose(),
    ad_subject: text().notNull(),
    ad_default: boolean().notNull().default(false),
    ad_name: text().notNull(),
    ad_hp: text().notNull(),
    ad_zip: text().notNull(),
    ad_addr1: text().notNull(),
    ad_addr2: text().notNull().default(''),
    ad_addr3: text().notNull().default(''),
    ad_jibeon: text().notNull().default('R'),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('member_address_mb_id').on(t.mb_id),
    uniqueIndex('member_address_default').on(t.mb_id).where(sql`ad_default`),
  ],
)

/** A question whether somebody reads a mail address: its answer is made from the id and the shop's secret, so nothing here opens anything. */
export const memberProof = pgTable(
  'member_proof',
  {
    proof_id: text().primaryKey(),
    mb_id: whose(),
    purpose: text().notNull(),
    /** the address that is to become the member's */
    value: text().notNull(),
    tries: integer().notNull().default(0),
    expires_at: at('expires_at').notNull(),
  },
  (t) => [
    index('member_proof_mb_id').on(t.mb_id),
    index('member_proof_expires_at').on(t.expires_at),
  ],
)

/** The second step of a log-in: a secret shared with an app, sealed with the shop's own. */
export const memberFactor = pgTable('member_factor', {
  mb_id: text()
    .primaryKey()
    .references(() => member.mb_id, { onDelete: 'cascade' }),
  sealed: text().notNull(),
  /** null until a first code has shown that the app has it */
  enabled_at: at('enabled_at'),
  /** the last half minute whose code was used: none is taken twice */
  last_step: bigint({ mode: 'number' }).notNull().default(0),
})

export const recoveryCode = pgTable(
  'recovery_code',
  {
    code_hash: text().primaryKey(),
    mb_id: whose(),
    used_at: at('used_at'),
  },
  (t) => [index('recovery_code_mb_id').on(t.mb_id)],
)

/** Whoever has left: the id is nobody's for a while. Nothing else of them is here. */
export const leftMember = pgTable(
  'left_member',
  {
    /** in small letters, as ids are compared */
    mb_id: text().primaryKey(),
    reason: text().notNull(),
    left_at: at('left_at').notNull(),
    until: at('until').notNull(),
  },
  (t) => [index('left_member_until').on(t.until)],
)

/** What the law keeps of those who left, apart from everything in use, each with its last day. */
export const keptRecord = pgTable(
  'kept_record',
  {
    kept_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    subject: text().notNull(),
    record: jsonb().notNull(),
    until: at('until').notNull(),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('kept_record_subject').on(t.kind, t.subject),
    index('kept_record_until').on(t.until),
  ],
)
