import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { notification } from '#shop/notification/tables.ts'

export type NotificationRow = typeof notification.$inferSelect
export type NewNotification = Omit<
  typeof notification.$inferInsert,
  'id' | 'read_at' | 'deleted_at'
>

/** False when this event was told before. */
export async function insertNotification(ctx: Ctx, row: NewNotification): Promise<boolean> {
  const made = await ctx.db
    .insert(notification)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: notification.id })
  return made.length > 0
}

const mine = (mb_id: string) => and(eq(notification.mb_id, mb_id), isNull(notification.deleted_at))

export async function listNotifications(
  ctx: Ctx,
  mb_id: string,
  ask: { page: number; per_page: number; order: 'asc' | 'desc'; unread?: '1' },
) {
  const way = ask.order === 'asc' ? asc : desc
  const found = and(mine(mb_id), ask.unread ? isNull(notification.read_at) : undefined)
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(notification)
      .where(found)
      .orderBy(way(notification.id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db.select({ total: count() }).from(notification).where(found),
  ])
  return { rows, total: total[0]?.total ?? 0 }
}

export async function countUnread(ctx: Ctx, mb_id: string): Promise<number> {
  const found = await ctx.db
    .select({ total: count() })
    .from(notification)
    .where(and(mine(mb_id), isNull(notification.read_at)))
  return found[0]?.total ?? 0
}

/** The moment it was first read stays; null when it is not this member's. */
export async function markRead(ctx: Ctx, mb_id: string, id: number): Promise<Date | null> {
  const rows = await ctx.db
    .update(notification)
    .set({ read_at: sql`coalesce(${notification.read_at}, ${ctx.now.toISOString()}::timestamptz)` })
    .where(and(mine(mb_id), eq(notification.id, id)))
    .returning({ read_at: notification.read_at })
  return rows[0]?.read_at ?? null
}

export async function findNotification(
  ctx: Ctx,
  mb_id: string,
  id: number,
): Promise<NotificationRow | null> {
  const rows = await ctx.db
    .select()
    .from(notification)
    .where(and(mine(mb_id), eq(notification.id, id)))
  return rows[0] ?? null
}

export async function markAllRead(ctx: Ctx, mb_id: string) {
  await ctx.db
    .update(notification)
    .set({ read_at: ctx.now })
    .where(and(mine(mb_id), isNull(notification.read_at)))
}

export async function takeAway(ctx: Ctx, mb_id: string, id: number): Promise<boolean> {
  const rows = await ctx.db
    .update(notification)
    .set({ deleted_at: ctx.now })
    .where(and(mine(mb_id), eq(notification.id, id)))
    .returning({ id: notification.id })
  return rows.length > 0
}

export async function takeAllAway(ctx: Ctx, mb_id: string): Promise<number> {
  const rows = await ctx.db
    .update(notification)
    .set({ deleted_at: ctx.now })
    .where(mine(mb_id))
    .returning({ id: notification.id })
  return rows.length
}

export async function bringBack(ctx: Ctx, mb_id: string, id: number): Promise<boolean> {
  const rows = await ctx.db
    .update(notification)
    .set({ deleted_at: null })
    .where(
      and(
        eq(notification.mb_id, mb_id),
        eq(notification.id, id),
        isNotNull(notification.deleted_at),
      ),
    )
    .returning({ id: notification.id })
  return rows.length > 0
}
