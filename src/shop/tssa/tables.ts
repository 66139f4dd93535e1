import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
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
import type { CertificateTerms, Lesson } from './contract.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What a cancelled booking gives back: the step with the most days that is still reached. */
export const classPolicy = pgTable('class_policy', {
  policy_id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  name_en: text().notNull(),
})

export const classPolicyStep = pgTable(
  'class_policy_step',
  {
    policy_id: integer()
      .notNull()
      .references(() => classPolicy.policy_id),
    /** calendar days in Korea before the class, and no fewer */
    days_before: smallint().notNull(),
    percent: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.policy_id, t.days_before] }),
    check('class_policy_step_percent', sql`${t.percent} between 0 and 100`),
  ],
)

export const classInstructor = pgTable('class_instructor', {
  instructor_id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  name_en: text().notNull(),
  bio: text().notNull().default(''),
  bio_en: text().notNull().default(''),
  photo: text().notNull().default(''),
})

/** A class that is held again and again; its sessions carry the dates and the seats. */
export const classProduct = pgTable(
  'class_product',
  {
    class_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    title: text().notNull(),
    title_en: text().notNull(),
    /** oneday, regular, certificate, online, group */
    kind: text().notNull(),
    /** perfume, candle, diffuser, soap */
    category: text().notNull(),
    /** first, beginner, middle, high */
    level: text().notNull(),
    summary: text().notNull().default(''),
    summary_en: text().notNull().default(''),
    body: text().notNull().default(''),
    body_en: text().notNull().default(''),
    minutes: integer().notNull(),
    meetings: smallint().notNull().default(1),
    price: integer().notNull(),
    price_usd: integer(),
    material_fee: integer().notNull().default(0),
    /** what is taken home, and what to bring */
    makes: text().notNull().default(''),
    makes_en: text().notNull().default(''),
    bring: text().notNull().default(''),
    bring_en: text().notNull().default(''),
    age_from: smallint().notNull().default(14),
    curriculum: jsonb().$type<Lesson[]>().notNull().default([]),
    images: text().array().notNull().default([]),
    min_people: smallint().notNull().default(1),
    max_people: smallint().notNull().default(8),
    policy_id: integer()
      .notNull()
      .references(() => classPolicy.policy_id),
    certificate: jsonb().$type<CertificateTerms>(),
    /** the kit or book of the class */
    related: text().array().notNull().default([]),
    class_use: boolean().notNull().default(true),
    class_order: integer().notNull().default(0),
    created_at: at('created_at').notNull().defaultNow(),
    /** counts the saves, so that of two people who change it one is told */
    version: integer().notNull().default(1),
    updated_at: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('class_product_list').on(t.class_use, t.class_order),
    check('class_product_money', sql`${t.price} >= 0 and ${t.material_fee} >= 0`),
  ],
)

/** One date of a class. `booked` and `held` move with the bookings, in the same transaction, and never pass the capacity. */
export const classSession = pgTable(
  'class_session',
  {
    session_id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    class_id: integer()
      .notNull()
      .references(() => classProduct.class_id),
    starts_at: at('starts_at').notNull(),
    ends_at: at('ends_at').notNull(),
    place: text().notNull(),
    place_en: text().notNull(),
    instructor_id: integer().references(() => classInstructor.instructor_id),
    capacity: smallint().notNull(),
    min_people: smallint().notNull().default(1),
    booked: smallint().notNull().default(0),
    held: smallint().notNull().default(0),
    opens_at: at('opens_at').notNull().defaultNow(),
    closes_at: at('closes_at').notNull(),
    /** draft, open, closed, cancelled, finished; full is counted, not stored */
    status: text().notNull().default('open'),
    price: integer(),
    price_usd: integer(),
  },
  (t) => [
    index('class_session_class').on(t.class_id, t.starts_at),
    index('class_session_time').on(t.starts_at),
    check(
      'class_session_seats',
      sql`${t.booked} >= 0 and ${t.held} >= 0 and ${t.booked} + ${t.held} <= ${t.capacity}`,
    ),
    check(
      'class_session_times',
      sql`${t.starts_at} < ${t.ends_at} and ${t.closes_at} <= ${t.starts_at}`,
    ),
  ],
)

export const classBooking = pgTable(
  'class_booking',
  {
    booking_id: text().primaryKey(),
    session_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => classSession.session_id),
    /** the session it was moved from, once */
    moved_from: bigint({ mode: 'number' }).references(() => classSession.session_id),
    mb_id: text(),
    /** the order that paid for it */
    od_id: text(),
    people: smallint().notNull(),
    /** held, confirmed, attended, no_show, cancelled_by_member, cancelled_by_shop */
    state: text().notNull(),
    held_until: at('held_until'),
    currency: text().notNull().default('krw'),
    amount: integer().notNull(),
    note: text().notNull().default(''),
    lang: text().notNull().default('kr'),
    cancelled_at: at('cancelled_at'),
    cancel_reason: text().notNull().default(''),
    /** what the policy gave back when it was cancelled */
    refund_percent: smallint(),
    refund_amount: integer(),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('class_booking_member').on(t.mb_id, t.created_at),
    index('class_booking_session').on(t.session_id),
    index('class_booking_held').on(t.held_until).where(sql`state = 'held'`),
    check('class_booking_people', sql`${t.people} > 0 and ${t.amount} >= 0`),
  ],
)

export const classAttendee = pgTable(
  'class_attendee',
  {
    attendee_id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    booking_id: text()
      .notNull()
      .references(() => classBooking.booking_id),
    name: text().notNull(),
    hp: text().notNull().default(''),
  },
  (t) => [index('class_attendee_booking').on(t.booking_id)],
)

/** Who finished a course: looked up by number on a page anyone may open. */
export const classCertificate = pgTable(
  'class_certificate',
  {
    certificate_no: text().primaryKey(),
    booking_id: text()
      .notNull()
      .references(() => classBooking.booking_id),
    attendee_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => classAttendee.attendee_id),
    course: text().notNull(),
    course_en: text().notNull(),
    name: text().notNull(),
    issued_on: date({ mode: 'string' }).notNull(),
  },
  (t) => [uniqueIndex('class_certificate_attendee').on(t.attendee_id)],
)
