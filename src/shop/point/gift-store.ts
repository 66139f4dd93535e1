import { and, count, desc, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm'
import { after, koreanDay, startOfKoreanDay } from '#kernel/korean-time.ts'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import type { GiftKind } from './gift-contract.ts'
import { handGift } from './tables.ts'

export type GiftRow = typeof handGift.$inferSelect
export type NewGift = Omit<typeof handGift.$inferInsert, 'gift_id'>

type Of = { asked_by: string; mb_id: string; kinds: readonly GiftKind[] }

/** What was given without asking anybody; of two presses at once one waits for the other. What a second person agreed to is theirs, too. */
export async function givenSoFar(ctx: Ctx, { asked_by, mb_id, kinds }: Of) {
  for (const name of [`hand gifts of ${asked_by}`, `hand gifts to ${mb_id}`])
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
  const today = startOfKoreanDay(koreanDay(ctx.now)).toISOString()
  const since = after(ctx.now, { days: -30 })
  const sum = (which: SQL) =>
    sql<number>`coalesce(sum(${handGift.worth}) filter (where ${which}), 0)::float8`
  const byOne = sql`${handGift.asked_by} = ${asked_by} and ${handGift.done_by} is null`
  const [found] = await ctx.db
    .select({
      day: sum(sql`${byOne} and ${handGift.asked_at} >= ${today}::timestamptz`),
      month: sum(byOne),
      member: sum(sql`${handGift.mb_id} = ${mb_id} and ${handGift.done_by} is null`),
    })
    .from(handGift)
    .where(
      and(
        inArray(handGift.kind, [...kinds]),
        eq(handGift.state, 'given'),
        gte(handGift.asked_at, since),
        or(eq(handGift.asked_by, asked_by), eq(handGift.mb_id, mb_id)),
      ),
    )
  return found ?? { day: 0, month: 0, member: 0 }
}

/** Did this person give the member money by hand, or agree to it, of late? */
export async function hasGivenMoney(ctx: Ctx, me: string, mb_id: string): Promise<boolean> {
  const [found] = await ctx.db
    .select({ gift_id: handGift.gift_id })
    .from(handGift)
    .where(
      and(
        eq(handGift.kind, 'credit'),
        eq(handGift.mb_id, mb_id),
        eq(handGift.state, 'given'),
        or(eq(handGift.asked_by, me), eq(handGift.done_by, me)),
        gte(handGift.asked_at, after(ctx.now, { days: -90 })),
      ),
    )
    .limit(1)
  return found !== undefined
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

/** Money that one of the staff noted within their ceilings is counted, but nothing to look at. */
const isToldOf = sql`not (${handGift.kind} = 'money' and ${handGift.state} = 'given' and ${handGift.done_by} is null)`

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
    .where(and(isToldOf, ask.state ? eq(handGift.state, ask.state) : undefined))
    .orderBy(desc(handGift.asked_at), desc(handGift.gift_id))
    .limit(ask.per_page)
    .offset(rowsBefore(ask))
}

export function countGifts(ctx: Ctx): Promise<{ state: string; count: number }[]> {
  return ctx.db
    .select({ state: handGift.state, count: count() })
    .from(handGift)
    .where(isToldOf)
    .groupBy(handGift.state)
}
