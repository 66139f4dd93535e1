import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const member = pgTable(
  'member',
  {
    mb_id: text().primaryKey(),
    /** empty for a member who only ever came through Kakao */
    password_hash: text().notNull(),
    mb_name: text().notNull(),
    mb_email: text().notNull(),
    mb_hp: text().notNull().default(''),
    /** YYYY-MM-DD, or empty */
    mb_birth: text().notNull().default(''),
    mb_level: smallint().notNull().default(2),
    /** null for shoppers */
    staff_role: text(),
    mb_zip: text().notNull().default(''),
    mb_addr1: text().notNull().default(''),
    mb_addr2: text().notNull().default(''),
    mb_addr3: text().notNull().default(''),
    mb_addr_jibeon: text().notNull().default(''),
    /** news by mail and by message: the newest word of member_consent */
    mb_mailling: boolean().notNull().default(false),
    mb_sms: boolean().notNull().default(false),
    mb_point: integer().notNull().default(0),
    mb_nick: text().notNull().default(''),
    mb_leave_date: at('mb_leave_date'),
    mb_intercept_date: at('mb_intercept_date'),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('member_mb_email').on(t.mb_email),
    // Minji and minji are the same id
    uniqueIndex('member_mb_id_lower').on(sql`lower(${t.mb_id})`),
    uniqueIndex('member_mb_nick').on(sql`lower(${t.mb_nick})`).where(sql`mb_nick <> ''`),
    index('member_mb_hp').on(t.mb_hp),
    index('member_created_at').on(t.created_at, t.mb_id),
    index('member_find').using(
      'gin',
      sql`(lower(mb_id) || ' ' || mb_name || ' ' || mb_email || ' ' || mb_hp) gin_trgm_ops`,
    ),
    index('member_staff').on(t.staff_role).where(sql`staff_role is not null`),
  ],
)

/** Every word given or taken back, with the version of the text it was about. Nothing is ever changed here. */
export const memberConsent = pgTable(
  'member_consent',
  {
    consent_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mb_id: text().notNull(),
    kind: text().notNull(),
    version: text().notNull(),
    agreed: boolean().notNull(),
    ip: text().notNull(),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [index('member_consent_mb_id').on(t.mb_id, t.consent_id)],
)

/** A link to set a new password: only the hash of what stands in the mail. */
export const passwordReset = pgTable(
  'password_reset',
  {
    token_hash: text().primaryKey(),
    mb_id: text().notNull(),
    expires_at: at('expires_at').notNull(),
    used_at: at('used_at'),
  },
  (t) => [
    index('password_reset_mb_id').on(t.mb_id),
    index('password_reset_expires_at').on(t.expires_at),
  ],
)

/** Log-ins of the last three months; a device seen here is a known one. */
export const memberLogin = pgTable(
  'member_login',
  {
    login_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mb_id: text().notNull(),
    device_hash: text().notNull(),
    ip: text().notNull(),
    agent: text().notNull(),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('member_login_mb_id').on(t.mb_id, t.login_id),
    index('member_login_created_at').on(t.created_at),
  ],
)

/** Who a member is elsewhere. */
export const socialLink = pgTable(
  'social_link',
  {
    provider: text().notNull(),
    external_id: text().notNull(),
    mb_id: text().notNull(),
    linked_at: at('linked_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.external_id] }),
    uniqueIndex('social_link_mb_id').on(t.mb_id, t.provider),
  ],
)

/** A log-in on its way through an outside service, bound to the session that began it. */
export const socialAttempt = pgTable(
  'social_attempt',
  {
    code_hash: text().primaryKey(),
    state_hash: text().notNull(),
    session: text().notNull(),
    /** the member who links; null for a log-in */
    mb_id: text(),
    /** the secret of PKCE */
    verifier: text().notNull(),
    /** a window of its own, or the same page */
    way: text().notNull(),
    redirect: text().notNull(),
    state: text().notNull(),
    reason: text().notNull().default(''),
    profile: jsonb(),
    polls: integer().notNull().default(0),
    expires_at: at('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('social_attempt_state_hash').on(t.state_hash),
    index('social_attempt_expires_at').on(t.expires_at),
  ],
)
