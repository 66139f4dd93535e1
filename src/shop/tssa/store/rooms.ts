import { and, asc, eq, lt, ne, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { RoomForm } from '#shop/tssa/admin-contract.ts'
import { classProduct, classRoom, classSession } from '#shop/tssa/tables.ts'

export function listRooms(ctx: Ctx) {
  return ctx.db.select().from(classRoom).orderBy(asc(classRoom.room_id))
}

export async function insertRoom(ctx: Ctx, form: RoomForm) {
  const [row] = await ctx.db.insert(classRoom).values(form).returning()
  return row ?? null
}

export async function updateRoom(ctx: Ctx, room_id: number, form: RoomForm) {
  const [row] = await ctx.db
    .update(classRoom)
    .set(form)
    .where(eq(classRoom.room_id, room_id))
    .returning()
  return row ?? null
}

/** The room, held until the transaction ends: of two who want it at one time the second is refused. */
export async function holdRoom(ctx: Ctx, room_id: number) {
  const [row] = await ctx.db
    .select()
    .from(classRoom)
    .where(eq(classRoom.room_id, room_id))
    .for('update')
  return row ?? null
}

/** Dates in a room that can still meet it: they begin before `until`, and no longer ago than any course lasts. */
export function listInRoom(ctx: Ctx, room_id: number, from: Date, until: Date) {
  return ctx.db
    .select({ session: classSession, product: classProduct })
    .from(classSession)
    .innerJoin(classProduct, eq(classProduct.class_id, classSession.class_id))
    .where(
      and(
        eq(classSession.room_id, room_id),
        ne(classSession.status, 'cancelled'),
        lt(classSession.starts_at, until),
        sql`${classSession.starts_at} > ${from.toISOString()}::timestamptz - interval '500 days'`,
      ),
    )
}
