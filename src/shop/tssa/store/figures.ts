import { sql } from 'drizzle-orm'
import { startOfKoreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'

type Counted = {
  class_id: number
  title: string
  title_en: string
  dates: number
  seats: number
  booked: number
  came: number
  missed: number
  off: number
}

// a studio has some dozens of classes
const most = 300

/** Seats of the dates of a span and what became of them, by class; private dates and drafts left out. */
export async function countFigures(
  ctx: Ctx,
  { from, until }: { from: string; until: string },
): Promise<Counted[]> {
  const found = await ctx.db.execute<Counted>(sql`
    with dates as (
      select s.session_id, s.class_id, s.capacity, s.booked, s.status = 'cancelled' as off,
        coalesce((select sum(b.people) from class_booking b where b.session_id = s.session_id and b.state = 'attended'), 0) as came,
        coalesce((select sum(b.people) from class_booking b where b.session_id = s.session_id and b.state = 'no_show'), 0) as missed
      from class_session s
      where not s.is_private and s.status <> 'draft' and s.starts_at >= ${startOfKoreanDay(from).toISOString()}::timestamptz and s.starts_at < ${startOfKoreanDay(until, 1).toISOString()}::timestamptz
    )
    select p.class_id, p.title, p.title_en, (count(*) filter (where not d.off))::int as dates,
      coalesce(sum(d.capacity) filter (where not d.off), 0)::int as seats, coalesce(sum(d.booked) filter (where not d.off), 0)::int as booked,
      coalesce(sum(d.came) filter (where not d.off), 0)::int as came, coalesce(sum(d.missed) filter (where not d.off), 0)::int as missed,
      (count(*) filter (where d.off))::int as off
    from dates d join class_product p using (class_id) group by p.class_id order by seats desc, p.class_id limit ${most}`)
  return found.rows
}
