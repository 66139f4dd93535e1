import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { classSession } from '#shop/tssa/tables.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * Seats of a date that are promised for a while: to a basket whose order form is open, or to an order that waits for its money.
 * While the row stands its people are part of the `held` of the date.
 */
export const classHold = pgTable(
  'class_hold',
  {
    hold_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    session_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => classSession.session_id),
    /** `cart:…` or `order:…`: one hold of each date for each */
    owner: text().notNull(),
    people: smallint().notNull(),
    held_until: at('held_until').notNull(),
    /** of the date as it was shown to the owner */
    sequence: integer().notNull().default(0),
    /** whoever opened the form, as limits count them */
    network: text().notNull().default(''),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('class_hold_owner').on(t.owner, t.session_id),
    index('class_hold_session').on(t.session_id, t.held_until),
    index('class_hold_end').on(t.held_until),
    check('class_hold_people', sql`${t.people} > 0`),
  ],
)

/** Seats of a date promised at this moment: a hold that has ended counts no more, whether anybody has cleared it away or not. */
export function heldNow(now: Date): SQL<number> {
  // whole names, which a subquery does not take for its own
  return sql<number>`(class_session.held - coalesce((select sum(h.people) from class_hold h
    where h.session_id = class_session.session_id and h.held_until <= ${now.toISOString()}::timestamptz), 0))::int`
}

/** The date is open and has so many seats. */
export function takesPeople(now: Date, people: number): SQL {
  const moment = sql`${now.toISOString()}::timestamptz`
  return sql`(class_session.status = 'open' and class_session.opens_at <= ${moment} and class_session.closes_at > ${moment}
    and class_session.capacity - class_session.booked - ${heldNow(now)} >= ${people})`
}

/** Gives back the seats of holds that have ended, of dates that the caller has locked. */
export function freeEnded(session_ids: readonly number[], now: Date): SQL {
  return sql`
    with gone as (
      delete from class_hold where session_id = any(${`{${session_ids.join(',')}}`}::bigint[]) and held_until <= ${now.toISOString()}::timestamptz
      returning session_id, people),
    back as (select session_id, sum(people)::int as people from gone group by session_id)
    update class_session s set held = s.held - back.people from back where s.session_id = back.session_id
    returning s.session_id`
}
