import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { NoteKind } from './notes.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A row exists only when there is something to remember beyond the cart, which hangs on the session id itself. */
export const session = pgTable(
  'session',
  {
    sid_hash: text().primaryKey(),
    mb_id: text(),
    lang: text(),
    currency: text(),
    od_ids: text().array().notNull().default([]),
    /** where its owner looks from, for the list of devices */
    ip: text().notNull().default(''),
    user_agent: text().notNull().default(''),
    /** when its owner last proved who they are */
    confirmed_at: at('confirmed_at'),
    created_at: at('created_at').notNull().defaultNow(),
    seen_at: at('seen_at').notNull().defaultNow(),
    expires_at: at('expires_at').notNull(),
  },
  (t) => [index('session_mb_id').on(t.mb_id), index('session_expires_at').on(t.expires_at)],
)

/** What happened: the order history, the audit trail and the source of every reaction. */
export const event = pgTable(
  'event',
  {
    event_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    subject: text().notNull(),
    actor: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('event_subject').on(t.subject, t.event_id),
    index('event_actor').on(t.actor, t.event_id),
  ],
)

/** One effect per key: the row is written in the transaction of the effect it guards. */
export const idempotency = pgTable(
  'idempotency',
  {
    scope: text().notNull(),
    key: text().notNull(),
    request_hash: text().notNull(),
    answer: jsonb().notNull(),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.key] }),
    index('idempotency_created_at').on(t.created_at),
  ],
)

export const rateLimit = pgTable(
  'rate_limit',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resets_at: at('resets_at').notNull(),
  },
  (t) => [index('rate_limit_resets_at').on(t.resets_at)],
)

/** Mail as it was sent, for the staff's log and for the mailbox of a shop without SMTP. */
export const mailLog = pgTable(
  'mail_log',
  {
    mail_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    event_id: bigint({ mode: 'number' }),
    /** which mail of the event: one row per kind, so that a retry sends nothing twice */
    kind: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    state: text().notNull(),
    error: text(),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('mail_log_once').on(t.event_id, t.kind),
    index('mail_log_recipient').on(t.recipient, t.mail_id),
    index('mail_log_created_at').on(t.created_at),
  ],
)

/** What the processes of the shop noted about themselves, by Korean day: faults, slow statements, work done. */
export const runningNote = pgTable(
  'running_note',
  {
    kind: text().$type<NoteKind>().notNull(),
    day: date().notNull(),
    key: text().notNull(),
    words: text().notNull(),
    /** what was asked for or done when it happened */
    place: text().notNull(),
    times: integer().notNull(),
    failed: integer().notNull(),
    total_ms: bigint({ mode: 'number' }).notNull(),
    longest_ms: integer().notNull(),
    /** the last request it happened in, as the log names it */
    request: text().notNull(),
    first_at: at('first_at').notNull().defaultNow(),
    last_at: at('last_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.day, t.key] })],
)

/** Work on many lines that one call began and a job goes on with, line by line. */
export const errand = pgTable(
  'errand',
  {
    errand_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** of what was sent: the same again, while it runs, is the same errand */
    print: text().notNull(),
    name: text().notNull().default(''),
    /** what holds for all lines */
    given: jsonb().notNull(),
    /** what is known of the whole before its first line */
    apart: jsonb().notNull(),
    lang: text().notNull(),
    made_by: text().notNull(),
    made_at: at('made_at').notNull().defaultNow(),
    ended_at: at('ended_at'),
    why: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex('errand_open').on(t.kind, t.print).where(sql`ended_at is null`),
    index('errand_made').on(t.made_by, t.kind, t.errand_id.desc()),
    index('errand_old').on(t.made_at),
  ],
)

/** `told` is written in the transaction of the line's effect: no line is done twice, and none is told that was not done. */
export const errandLine = pgTable(
  'errand_line',
  {
    errand_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => errand.errand_id, { onDelete: 'cascade' }),
    nth: integer().notNull(),
    given: jsonb().notNull(),
    told: jsonb(),
  },
  (t) => [
    primaryKey({ columns: [t.errand_id, t.nth] }),
    index('errand_line_open').on(t.errand_id, t.nth).where(sql`told is null`),
  ],
)
