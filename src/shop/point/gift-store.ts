import { and, count, desc, eq, gte, sql } from 'drizzle-orm'
import { koreanDay, startOfKoreanDay } from '#kernel/korean-time.ts'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { handGift } from './tables.ts'

export type GiftRow = typeof handGift.$inferSelect
export type NewGift = Omit<typeof handGift.$inferInsert, 'gift_id'>

/** What somebody gave today without asking anybody; of two presses at once one waits for the other. */
export async function givenToday(ctx: Ctx, asked_by: string): Promise<number> {
  await ctx.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`hand gifts of ${asked_by}`}, 0))`,
  )
  const [found] = await ctx.db
    .select({ sum: sql<number>`coalesce(sum(${handGift.worth}), 0)::float8` })
    .from(handGift)
    .where(
      and(
        eq(handGift.asked_by, asked_by),
        eq(handGift.state, 'given'),
        // what a second person agreed to is theirs, too
        sql`${handGift.done_by} is null`,
        gte(handGift.asked_at, startOfKoreanDay(koreanDay(ctx.now))),
      ),
    )
  return found?.sum ?? 0
}

/** Null when the same press was written before. */
export async function insertGift(ctx: Ctx, row: NewGift): Promise<GiftRow | null> {
  const [made] = await ctx.db.insert(handGift).values(row).onConflictDoNothing().returning()
  return made ?? null
}

export async function findGiftOf(ctx: Ctx, kind: GiftRow['kind'], key: string) {
  const found = and(eq(handGift.kind, kind), eq(handGift.key, key))
  const [row] = await ctx.db.select().from(handGift).where(found)
  return row ?? null
}

/** What waits for a second person about this member. */
export async function findWaiting(ctx: Ctx, kind: GiftRow['kind'], mb_id: string) {
  const found = and(
    eq(handGift.kind, kind),
    eq(handGift.mb_id, mb_id),
    eq(handGift.state, 'waiting'),
  )
  const [row] = await ctx.db.select().from(handGift).where(found).limit(1)
  return row ?? null
}

export async function lockGift(ctx: Ctx, gift_id: number): Promise<GiftRow | null> {
  const [row] = await ctx.db
    .select()
    .from(handGift)
    .where(eq(handGift.gift_id, gift_id))
    .for('update')
  return row ?? null
}

export async function endGift(
  ctx: Ctx,
  gift_id: number,
  end: Pick<GiftRow, 'state' | 'done_by' | 'done_at' | 'why'>,
) {
  await ctx.db.update(handGift).set(end).where(eq(handGift.gift_id, gift_id))
}

type Ask = { page: number; per_page: number; state?: GiftRow['state'] }

export async function listGifts(ctx: Ctx, ask: Ask) {
  // columns of a subquery have to say whose they are
  const nameOf = (column: string) =>
    sql<string>`coalesce((select mb_name from member where member.mb_id = ${sql.raw(`hand_gift.${column}`)}), '')`
  const coupon = (column: string) =>
    sql<string>`coalesce((select ${sql.raw(column)} from coupon_kind where coupon_kind.cz_id = hand_gift.cz_id), '')`
  return ctx.db
    .select({
      gift: handGift,
      mb_name: nameOf('mb_id'),
      asked_name: nameOf('asked_by'),
      done_name: nameOf('done_by'),
      coupon: coupon('cp_subject'),
      coupon_en: coupon('cp_subject_en'),
    })
    .from(handGift)
    .where(ask.state ? eq(handGift.state, ask.state) : undefined)
    .orderBy(desc(handGift.asked_at), desc(handGift.gift_id))
    .limit(ask.per_page)
    .offset(rowsBefore(ask))
}

export function countGifts(ctx: Ctx): Promise<{ state: string; count: number }[]> {
  return ctx.db
    .select({ state: handGift.state, count: count() })
    .from(handGift)
    .groupBy(handGift.state)
}
