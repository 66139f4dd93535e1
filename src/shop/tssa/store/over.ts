import { sql } from 'drizzle-orm'
import { classSession } from '#shop/tssa/tables.ts'

/** When the last meeting of a date is over, as `overAt` of the meeting rules says. */
export const overAt = sql`case when ${classSession.meetings} > 1
  then coalesce((${classSession.later_starts} ->> (${classSession.meetings} - 2))::timestamptz,
      ${classSession.starts_at} + make_interval(days => 7 * (${classSession.meetings} - 1)))
    + (${classSession.ends_at} - ${classSession.starts_at})
  else ${classSession.ends_at} end`
