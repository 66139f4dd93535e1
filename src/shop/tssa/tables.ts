import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
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
import { application } from '#shop/application/tables.ts'
import { member } from '#shop/member/tables.ts'
import type { CertificateTerms, Lesson, PolicyKind, RefundTerms, ShopMove } from './contract.ts'
import type { WaitState } from './wait-contract.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What a cancelled booking gives back: the step with the most days that is still reached. */
export const classPolicy = pgTable('class_policy', {
  policy_id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  name_en: text().notNull(),
  /** days: by the days before it begins; progress: by the share of its meetings that were held, as the law has it for courses */
  kind: text().$type<PolicyKind>().notNull().default('days'),
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

/** A room of the studio; a date that has one keeps it to itself. */
export const classRoom = pgTable('class_room', {
  room_id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  name_en: text().notNull().default(''),
  /** most people in it */
  seats: smallint().notNull(),
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
    /** tuition that is exempt of tax, as that of a registered academy; materials and fees never are */
    tuition_notax: boolean().notNull().default(false),
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
    room_id: integer().references(() => classRoom.room_id),
    instructor_id: integer().references(() => classInstructor.instructor_id),
    capacity: smallint().notNull(),
    min_people: smallint().notNull().default(1),
    booked: smallint().notNull().default(0),
    held: smallint().notNull().default(0),
    opens_at: at('opens_at').notNull().defaultNow(),
    closes_at: at('closes_at').notNull(),
    /** draft, open, closed, cancelled, finished; full is counted, not stored */
    status: text().notNull().default('open'),
    /** how often it meets: what the class said when the date was made */
    meetings: smallint().notNull().default(1),
    /** starts of the second meeting and those after it, where they do not follow week by week */
    later_starts: jsonb().$type<string[]>().notNull().default([]),
    /** held for those who asked for it: nobody else sees it */
    is_private: boolean().notNull().default(false),
    price: integer(),
    price_usd: integer(),
    /** when it was found that too few have booked, once */
    short_at: at('short_at'),
    /** grows whenever its times or its place change: what was shown before is told from what is true now */
    sequence: integer().notNull().default(0),
    changed_at: at('changed_at'),
  },
  (t) => [
    index('class_session_class').on(t.class_id, t.starts_at),
    index('class_session_time').on(t.starts_at),
    index('class_session_room').on(t.room_id, t.starts_at),
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
    /** the session it was moved from last */
    moved_from: bigint({ mode: 'number' }).references(() => classSession.session_id),
    mb_id: text(),
    /** the order that pays for it, and its line */
    od_id: text(),
    ct_id: bigint({ mode: 'number' }),
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
    refund_percent: doublePrecision(),
    refund_amount: integer(),
    /** the refund table it was made under; a kinder one of today counts instead */
    terms: jsonb().$type<RefundTerms>(),
    /** the member has used the one change of date */
    own_moved: boolean().notNull().default(false),
    /** the member may change the date once more, because the studio did */
    free_move: boolean().notNull().default(false),
    /** the most that comes back in percent since its member moved it: what the date of before gave at that moment */
    most_percent: doublePrecision(),
    /** the studio moved it: what was agreed before, and until when all of it comes back */
    by_shop: jsonb().$type<ShopMove>(),
    /** grows with every move and the cancelling, for calendars that took it before */
    sequence: integer().notNull().default(0),
    changed_at: at('changed_at'),
    /** when its reminder left, once for the date it stands on */
    reminded_at: at('reminded_at'),
    /** when the word of the same day left, likewise */
    soon_reminded_at: at('soon_reminded_at'),
    /** what a move left to be settled at the studio; negative is handed back there */
    owed_here: integer().notNull().default(0),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('class_booking_member').on(t.mb_id, t.created_at),
    index('class_booking_session').on(t.session_id),
    uniqueIndex('class_booking_line').on(t.ct_id),
    index('class_booking_order').on(t.od_id),
    index('class_booking_held').on(t.held_until).where(sql`state = 'held'`),
    check('class_booking_people', sql`${t.people} > 0 and ${t.amount} >= 0`),
  ],
)

/**
 * Who waits for seats of a date that has none, in order of arrival: the number is given while the date is held. Seats of an
 * offer stand in the `held` of the date until they are taken or the offer ends.
 */
export const classWait = pgTable(
  'class_wait',
  {
    wait_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    session_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => classSession.session_id),
    mb_id: text(),
    /** of who was noted by staff and has no account */
    name: text().notNull().default(''),
    hp: text().notNull().default(''),
    people: smallint().notNull(),
    /** waiting, offered, accepted, expired, left, removed, closed, cancelled */
    state: text().$type<WaitState>().notNull().default('waiting'),
    lang: text().$type<'kr' | 'en'>().notNull().default('kr'),
    note: text().notNull().default(''),
    offered_at: at('offered_at'),
    offer_until: at('offer_until'),
    ended_at: at('ended_at'),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    // one open place in a line for each person
    uniqueIndex('class_wait_member')
      .on(t.session_id, t.mb_id)
      .where(sql`mb_id is not null and state in ('waiting', 'offered')`),
    uniqueIndex('class_wait_phone')
      .on(t.session_id, t.hp)
      .where(sql`mb_id is null and hp <> '' and state in ('waiting', 'offered')`),
    index('class_wait_line').on(t.session_id, t.wait_id),
    index('class_wait_own').on(t.mb_id),
    index('class_wait_offers').on(t.offer_until).where(sql`state = 'offered'`),
    check('class_wait_people', sql`${t.people} > 0`),
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
    /** as it is written on the English paper; empty for the same */
    name_en: text().notNull().default(''),
    /** who issued it, and the number under which the course was registered, on that day */
    issuer: text().notNull().default(''),
    issuer_en: text().notNull().default(''),
    registration: text().notNull().default(''),
    issued_on: date({ mode: 'string' }).notNull(),
    /** the one it stands for */
    replaces: text(),
    revoked_at: at('revoked_at'),
    revoke_reason: text().notNull().default(''),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    // one that counts for each; those that were revoked stay to be looked up
    uniqueIndex('class_certificate_attendee').on(t.attendee_id).where(sql`revoked_at is null`),
    index('class_certificate_created_at').on(t.created_at),
  ],
)

/** Who was there, meeting by meeting: the last press by the clock of the hand that pressed. */
export const classAttendance = pgTable(
  'class_attendance',
  {
    attendee_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => classAttendee.attendee_id),
    /** of which date: whoever is moved begins anew there */
    session_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => classSession.session_id),
    meeting_no: smallint().notNull(),
    /** present, late, absent, excused; empty when it was taken back */
    state: text().notNull(),
    pressed_at: at('pressed_at').notNull(),
    noted_by: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.attendee_id, t.session_id, t.meeting_no] })],
)

/** Presses of the check-in page that have been taken, so that one that is sent again is known. */
export const classPress = pgTable(
  'class_press',
  {
    key: text().primaryKey(),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [index('class_press_created_at').on(t.created_at)],
)

/** What the studio proposes to somebody who asked for a class of their own; taken, it is a private date with its booking. */
export const classProposal = pgTable(
  'class_proposal',
  {
    proposal_id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    ap_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => application.ap_id, { onDelete: 'cascade' }),
    /** the secret of its link */
    token: text().notNull().unique(),
    /** counts the offers made to one inquiry */
    revision: smallint().notNull(),
    /** sent, accepted, withdrawn; that it has expired is counted */
    state: text().notNull().default('sent'),
    class_id: integer()
      .notNull()
      .references(() => classProduct.class_id),
    starts_at: at('starts_at').notNull(),
    minutes: smallint().notNull(),
    place: text().notNull(),
    place_en: text().notNull().default(''),
    instructor_id: integer().references(() => classInstructor.instructor_id),
    people: smallint().notNull(),
    /** in won, with its tax, for all of them */
    amount: integer().notNull(),
    note: text().notNull().default(''),
    valid_until: at('valid_until').notNull(),
    created_by: text().notNull(),
    created_at: at('created_at').notNull().defaultNow(),
    accepted_at: at('accepted_at'),
    /** who took it, as they signed */
    accepted_name: text().notNull().default(''),
    session_id: bigint({ mode: 'number' }).references(() => classSession.session_id),
    booking_id: text().references(() => classBooking.booking_id),
    /** by which it is paid, and the secret of that link */
    pp_id: text(),
    pay_token: text(),
  },
  (t) => [
    index('class_proposal_inquiry').on(t.ap_id),
    // one at a time: a new one takes the place of the last
    uniqueIndex('class_proposal_open').on(t.ap_id).where(sql`state in ('sent', 'accepted')`),
    check('class_proposal_sums', sql`${t.people} > 0 and ${t.amount} >= 0 and ${t.minutes} > 0`),
  ],
)

/** The secret address of a member's own calendar. */
export const classCalendar = pgTable('class_calendar', {
  mb_id: text()
    .primaryKey()
    .references(() => member.mb_id, { onDelete: 'cascade' }),
  token: text().notNull().unique(),
  created_at: at('created_at').notNull().defaultNow(),
})
