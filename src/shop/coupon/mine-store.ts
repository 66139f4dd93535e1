import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { targetName, targetNameEn } from './store.ts'
import { coupon, couponKind, couponUse } from './tables.ts'

const heldColumns = {
  held: coupon,
  kind: couponKind,
  target_name: targetName,
  target_name_en: targetNameEn,
}

export type MineAsk = {
  page: number
  per_page: number
  sort: 'cp_end' | 'cp_datetime'
  order: 'asc' | 'desc'
  state: 'usable' | 'used' | 'expired'
}

function stateFilter(state: MineAsk['state'], today: string): SQL | undefined {
  if (state === 'used') return isNotNull(coupon.used_at)
  const holds = and(gte(coupon.cp_end, today), couponKind.cz_use)
  return and(
    isNull(coupon.used_at),
    state === 'usable' ? holds : or(lt(coupon.cp_end, today), not(couponKind.cz_use)),
  )
}

export async function listMine(ctx: Ctx, mb_id: string, today: string, ask: MineAsk) {
  const mine = and(eq(coupon.mb_id, mb_id), isNull(coupon.withdrawn_at))
  const number = (state: MineAsk['state']) =>
    sql<number>`(count(*) filter (where ${stateFilter(state, today)}))::int`
  const [rows, counts] = await Promise.all([
    ctx.db
      .select(heldColumns)
      .from(coupon)
      .innerJoin(couponKind, eq(couponKind.cz_id, coupon.cz_id))
      .where(and(mine, stateFilter(ask.state, today)))
      .orderBy((ask.order === 'asc' ? asc : desc)(coupon[ask.sort]), asc(coupon.cp_id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db
      .select({ usable: number('usable'), used: number('used'), expired: number('expired') })
      .from(coupon)
      .innerJoin(couponKind, eq(couponKind.cz_id, coupon.cz_id))
      .where(mine),
  ])
  return { rows, counts: counts[0] ?? { usable: 0, used: 0, expired: 0 } }
}

export async function countUsable(ctx: Ctx, mb_id: string, today: string): Promise<number> {
  const rows = await ctx.db
    .select({ usable: count() })
    .from(coupon)
    .innerJoin(couponKind, eq(couponKind.cz_id, coupon.cz_id))
    .where(
      and(
        eq(coupon.mb_id, mb_id),
        couponKind.cz_use,
        isNull(coupon.withdrawn_at),
        isNull(coupon.used_at),
        lte(coupon.cp_start, today),
        gte(coupon.cp_end, today),
      ),
    )
  return rows[0]?.usable ?? 0
}

/** A member's coupons that hold today, the nearest to their end first. */
export function listUsable(ctx: Ctx, mb_id: string, today: string, most: number) {
  return ctx.db
    .select(heldColumns)
    .from(coupon)
    .innerJoin(couponKind, eq(couponKind.cz_id, coupon.cz_id))
    .where(
      and(
        eq(coupon.mb_id, mb_id),
        couponKind.cz_use,
        isNull(coupon.withdrawn_at),
        isNull(coupon.used_at),
        lte(coupon.cp_start, today),
        gte(coupon.cp_end, today),
      ),
    )
    .orderBy(asc(coupon.cp_end), asc(coupon.cp_id))
    .limit(most)
}

/** These coupons as far as they are the member's, locked until the order stands or falls. */
export function lockMine(ctx: Ctx, mb_id: string, cp_ids: readonly string[]) {
  return ctx.db
    .select({ held: coupon, kind: couponKind })
    .from(coupon)
    .innerJoin(couponKind, eq(couponKind.cz_id, coupon.cz_id))
    .where(and(eq(coupon.mb_id, mb_id), inArray(coupon.cp_id, [...cp_ids])))
    .orderBy(asc(coupon.cp_id))
    .for('update', { of: coupon })
}

export type Use = { cp_id: string; amount: number }

/** False when one of them was used in between. */
export async function markUsed(
  ctx: Ctx,
  mb_id: string,
  od_id: string,
  currency: string,
  uses: readonly Use[],
): Promise<boolean> {
  for (const { cp_id, amount } of uses) {
    const marked = await ctx.db
      .update(coupon)
      .set({ used_at: ctx.now, od_id })
      .where(
        and(
          eq(coupon.cp_id, cp_id),
          eq(coupon.mb_id, mb_id),
          isNull(coupon.used_at),
          isNull(coupon.withdrawn_at),
        ),
      )
      .returning({ cz_id: coupon.cz_id })
    const [row] = marked
    if (!row) return false
    await ctx.db
      .insert(couponUse)
      .values({ cp_id, cz_id: row.cz_id, od_id, cu_amount: amount, currency, used_at: ctx.now })
  }
  return true
}

/** Uses that still stand are given back, each once; answers whose. */
export async function giveBack(
  ctx: Ctx,
  od_id: string,
  cp_ids: readonly string[] | null,
): Promise<string[]> {
  const back = await ctx.db
    .update(couponUse)
    .set({ back_at: ctx.now })
    .where(
      and(
        eq(couponUse.od_id, od_id),
        isNull(couponUse.back_at),
        cp_ids ? inArray(couponUse.cp_id, [...cp_ids]) : undefined,
      ),
    )
    .returning({ cp_id: couponUse.cp_id })
  const returned = back.map(({ cp_id }) => cp_id)
  if (returned.length)
    await ctx.db
      .update(coupon)
      .set({ used_at: null, od_id: null })
      .where(inArray(coupon.cp_id, returned))
  return returned
}

export type Ending = {
  cp_id: string
  mb_id: string
  cp_end: string
  cp_subject: string
  cp_subject_en: string
}

/** Marks coupons that end on or before `until` as told. */
export async function tellEnding(
  ctx: Ctx,
  today: string,
  until: string,
  most: number,
): Promise<Ending[]> {
  const found = await ctx.db.execute<Ending>(sql`
    with ending as (select cp_id from coupon where exists (select 1 from coupon_kind k where k.cz_id = coupon.cz_id and k.cz_use) and used_at is null and withdrawn_at is null and told_at is null and cp_end between ${today} and ${until} order by cp_id limit ${most} for update skip locked),
      told as (update coupon c set told_at = ${ctx.now.toISOString()}::timestamptz from ending where c.cp_id = ending.cp_id returning c.cp_id, c.mb_id, c.cp_end, c.cz_id)
    select told.cp_id, told.mb_id, told.cp_end::text, k.cp_subject, k.cp_subject_en from told join coupon_kind k on k.cz_id = told.cz_id order by told.cp_id`)
  return found.rows
}
