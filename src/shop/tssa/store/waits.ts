import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { member } from '#shop/member/tables.ts'
import { classInstructor, classProduct, classSession, classWait } from '#shop/tssa/tables.ts'
import type { WaitState } from '#shop/tssa/wait-contract.ts'

export const openStates = ['waiting', 'offered'] as const satisfies readonly WaitState[]

/** Somebody can still be told: whoever left the shop meanwhile cannot. */
const reachable = sql`(${classWait.mb_id} is not null or ${classWait.hp} <> '')`

/** Places in the line of a date with the names of members: open ones in order of arrival, then those that have ended. */
export function listForDesk(ctx: Ctx, session_id: number) {
  return ctx.db
    .select({ wait: classWait, mb_name: member.mb_name, mb_hp: member.mb_hp })
    .from(classWait)
    .leftJoin(member, eq(member.mb_id, classWait.mb_id))
    .where(and(eq(classWait.session_id, session_id), reachable))
    .orderBy(sql`${classWait.state} not in ('offered', 'waiting')`, asc(classWait.wait_id))
    .limit(200)
}
export type DeskWait = Awaited<ReturnType<typeof listForDesk>>[number]

const place = sql<number>`(select count(*)::int from class_wait before where before.session_id = ${classWait.session_id} and before.state = 'waiting' and before.wait_id <= ${classWait.wait_id})`

/** The open places of a member in lines of dates that have not begun, and seats taken but not paid; an offer that has run out is none. */
export function listOwn(ctx: Ctx, mb_id: string, only: { class_id?: number; wait_id?: number }) {
  const now = sql`${ctx.now.toISOString()}::timestamptz`
  return ctx.db
    .select({
      wait: classWait,
      session: classSession,
      product: classProduct,
      instructor: classInstructor,
      place,
    })
    .from(classWait)
    .innerJoin(classSession, eq(classSession.session_id, classWait.session_id))
    .innerJoin(classProduct, eq(classProduct.class_id, classSession.class_id))
    .leftJoin(classInstructor, eq(classInstructor.instructor_id, classSession.instructor_id))
    .where(
      and(
        eq(classWait.mb_id, mb_id),
        or(
          eq(classWait.state, 'waiting'),
          and(eq(classWait.state, 'offered'), sql`${classWait.offer_until} > ${now}`),
          // taken into a basket, and not paid yet
          and(
            eq(classWait.state, 'accepted'),
            sql`${classWait.offer_until} > ${now} and not exists(select from class_booking b where b.session_id = ${classWait.session_id} and b.mb_id = ${classWait.mb_id} and b.state in ('held', 'confirmed'))`,
          ),
        ),
        sql`${classSession.starts_at} > ${now}`,
        only.class_id ? eq(classSession.class_id, only.class_id) : undefined,
        only.wait_id ? eq(classWait.wait_id, only.wait_id) : undefined,
      ),
    )
    .orderBy(asc(classSession.starts_at), asc(classWait.wait_id))
    .limit(50)
}
export type OwnWait = Awaited<ReturnType<typeof listOwn>>[number]

export async function countOpenWaits(ctx: Ctx, mb_id: string): Promise<number> {
  return ctx.db.$count(
    classWait,
    and(eq(classWait.mb_id, mb_id), inArray(classWait.state, [...openStates])),
  )
}

/** Does this member have seats on the date? */
export async function isBooked(ctx: Ctx, session_id: number, mb_id: string): Promise<boolean> {
  const found = await ctx.db.execute<{ booked: boolean }>(
    sql`select exists(select from class_booking where session_id = ${session_id} and mb_id = ${mb_id} and state in ('held', 'confirmed')) as booked`,
  )
  return found.rows[0]?.booked ?? false
}
