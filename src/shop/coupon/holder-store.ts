import { and, asc, count, desc, eq, gte, lte, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { targetName, targetNameEn } from './store.ts'
import { coupon, couponKind } from './tables.ts'

type Page = { page: number; per_page: number; order: 'asc' | 'desc' }
const target = { target_name: targetName, target_name_en: targetNameEn }

export async function listHeld(
  ctx: Ctx,
  mb_id: string,
  ask: Page & { sort: 'cp_datetime' | 'cp_end' },
) {
  const [rows, total] = await Promise.all([
    ctx.db
      .select({ held: coupon, kind: couponKind, ...target })
      .from(coupon)
      .innerJoin(couponKind, eq(couponKind.cz_id, coupon.cz_id))
      .where(eq(coupon.mb_id, mb_id))
      .orderBy((ask.order === 'asc' ? asc : desc)(coupon[ask.sort]), asc(coupon.cp_id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db.select({ total: count() }).from(coupon).where(eq(coupon.mb_id, mb_id)),
  ])
  return { rows, total: total[0]?.total ?? 0 }
}

/** Kinds that are given out today, and how many of each a member was given. */
export async function listGivable(ctx: Ctx, mb_id: string, today: string, ask: Page) {
  const running = and(
    couponKind.cz_use,
    lte(couponKind.cz_start, today),
    gte(couponKind.cz_end, today),
  )
  const held = sql<number>`(select count(*)::int from coupon c where c.cz_id = coupon_kind.cz_id and c.mb_id = ${mb_id})`
  const [rows, total] = await Promise.all([
    ctx.db
      .select({ kind: couponKind, held, ...target })
      .from(couponKind)
      .where(running)
      .orderBy((ask.order === 'asc' ? asc : desc)(couponKind.cz_id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db.select({ total: count() }).from(couponKind).where(running),
  ])
  return { rows, total: total[0]?.total ?? 0 }
}

export async function markWithdrawn(ctx: Ctx, cp_id: string) {
  await ctx.db.update(coupon).set({ withdrawn_at: ctx.now }).where(eq(coupon.cp_id, cp_id))
}
