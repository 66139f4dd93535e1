import { sql } from 'drizzle-orm'

/** What is left of a booking: date, people and sum, and nobody's words. */
export const wordlessBooking = sql`note = '', cancel_reason = ''`

/** What is left of the date of a class of one's own: the place may be somebody's address. */
export const placeless = sql`place = '', place_en = ''`

/** When the last meeting of a date `s` begins, as the meeting rules of the classes say. */
export const lastMeeting = sql`(case when s.meetings > 1
  then coalesce((s.later_starts ->> (s.meetings - 2))::timestamptz, s.starts_at + make_interval(days => 7 * (s.meetings - 1)))
  else s.starts_at end)`

/** When it is over. */
export const overAt = sql`(${lastMeeting} + (s.ends_at - s.starts_at))`
