import { and, asc, eq, gt, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { classProduct, classSession, classWait } from '#shop/tssa/tables.ts'
import { takesPeople } from './tables.ts'

export type WaitRow = typeof classWait.$inferSelect
type WaitState = WaitRow['state']

/** Somebody can still be told: whoever left the shop meanwhile cannot. */
export const reachable = sql`(${classWait.mb_id} is not null or ${classWait.hp} <> '')`

/** At the end of the line; null when this person stands in it already. */
export async function insertWait(
  ctx: Ctx,
  row: typeof classWait.$inferInsert,
): Promise<WaitRow | null> {
  const [made] = await ctx.db.insert(classWait).values(row).onConflictDoNothing().returning()
  return made ?? null
}

/** Who waits for a date, in order of arrival. */
export function listLine(
  ctx: Ctx,
  session_id: number,
  states: readonly WaitState[] = ['waiting'],
): Promise<WaitRow[]> {
  return ctx.db
    .select()
    .from(classWait)
    .where(
      and(eq(classWait.session_id, session_id), inArray(classWait.state, [...states]), reachable),
    )
    .orderBy(asc(classWait.wait_id))
    .limit(500)
}

/** Offers of a date whose time is over, whoever they were made to. */
export function listRunOut(ctx: Ctx, session_id: number): Promise<WaitRow[]> {
  return ctx.db
    .select()
    .from(classWait)
    .where(
      and(
        eq(classWait.session_id, session_id),
        eq(classWait.state, 'offered'),
        lte(classWait.offer_until, ctx.now),
      ),
    )
    .orderBy(asc(classWait.wait_id))
}

export async function findWait(ctx: Ctx, wait_id: number): Promise<WaitRow | null> {
  const [row] = await ctx.db.select().from(classWait).where(eq(classWait.wait_id, wait_id))
  return row ?? null
}

/** Changes an entry that is in one of these states; false when somebody was quicker. */
export async function moveWait(
  ctx: Ctx,
  wait_id: number,
  from: readonly WaitState[],
  change: Partial<typeof classWait.$inferInsert>,
): Promise<boolean> {
  const done = await ctx.db
    .update(classWait)
    .set(change)
    .where(and(eq(classWait.wait_id, wait_id), inArray(classWait.state, [...from])))
    .returning({ wait_id: classWait.wait_id })
  return done.length > 0
}

/** Promises seats that are free, also of a date that takes no bookings any more; false when they are not. */
export async function promiseFree(ctx: Ctx, session_id: number, people: number): Promise<boolean> {
  const held = await ctx.db
    .update(classSession)
    .set({ held: sql`${classSession.held} + ${people}` })
    .where(
      and(
        eq(classSession.session_id, session_id),
        sql`${classSession.capacity} - ${classSession.booked} - ${classSession.held} >= ${people}`,
      ),
    )
    .returning({ session_id: classSession.session_id })
  return held.length > 0
}

/** Dates with offers that ran out, and dates that somebody waits for and that offer no seats any more. */
export async function listDue(ctx: Ctx, stop_hours: number, most: number) {
  const now: SQL = sql`${ctx.now.toISOString()}::timestamptz`
  const found = await ctx.db.execute<{ session_id: string; over: boolean }>(sql`
    select s.session_id, least(s.closes_at, s.starts_at - make_interval(hours => ${stop_hours})) <= ${now} as over
    from class_session s
    where exists(select from class_wait w where w.session_id = s.session_id and w.state = 'offered' and w.offer_until <= ${now})
      or (exists(select from class_wait w where w.session_id = s.session_id and w.state = 'waiting')
        and least(s.closes_at, s.starts_at - make_interval(hours => ${stop_hours})) <= ${now})
    order by s.starts_at limit ${most}`)
  return found.rows.map((row) => ({ session_id: Number(row.session_id), over: row.over }))
}

/** The next dates of a class with a seat. */
export function listNext(
  ctx: Ctx,
  { class_id, session_id }: { class_id: number; session_id: number },
  most: number,
) {
  return ctx.db
    .select({ session_id: classSession.session_id, starts_at: classSession.starts_at })
    .from(classSession)
    .innerJoin(classProduct, eq(classProduct.class_id, classSession.class_id))
    .where(
      and(
        eq(classSession.class_id, class_id),
        ne(classSession.session_id, session_id),
        eq(classProduct.class_use, true),
        gt(classSession.starts_at, ctx.now),
        takesPeople(ctx.now, 1),
      ),
    )
    .orderBy(asc(classSession.starts_at))
    .limit(most)
}

/** Names and phones of people without an account are forgotten a month after the class. */
export async function forgetWaitPhones(ctx: Ctx) {
  await ctx.db.execute(sql`
    update class_wait w set name = '', hp = '', note = '' from class_session s
    where s.session_id = w.session_id and w.mb_id is null and (w.name <> '' or w.note <> '') and s.ends_at < ${ctx.now.toISOString()}::timestamptz - interval '30 days'`)
}
