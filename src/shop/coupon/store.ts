import { and, asc, count, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { category, item } from '#shop/catalog/tables.ts'
import { member } from '#shop/member/tables.ts'
import { coupon, couponCode, couponKind } from './tables.ts'

export type KindRow = typeof couponKind.$inferSelect
export type CouponRow = typeof coupon.$inferSelect

/** The name of the item or the category a coupon is for. */
export const targetName = sql<string>`coalesce(case when ${couponKind.cp_method} = 0 then (select ${item.it_name} from ${item} where ${item.it_id} = ${couponKind.cp_target})
  when ${couponKind.cp_method} = 1 then (select ${category.name} from ${category} where ${category.ca_id}::text = ${couponKind.cp_target}) end, '')`
export const targetNameEn = sql<string>`coalesce(case when ${couponKind.cp_method} = 0 then (select ${item.it_name_en} from ${item} where ${item.it_id} = ${couponKind.cp_target})
  when ${couponKind.cp_method} = 1 then (select ${category.name_en} from ${category} where ${category.ca_id}::text = ${couponKind.cp_target}) end, '')`

/** The kind with its row locked: givers of the same kind wait here, so that limits hold. */
export async function lockKind(ctx: Ctx, cz_id: number): Promise<KindRow | null> {
  const rows = await ctx.db
    .select()
    .from(couponKind)
    .where(eq(couponKind.cz_id, cz_id))
    .for('update')
  return rows[0] ?? null
}

/** Coupons of a kind that a member was given; those of one occasion when a key is given. */
export async function countHeld(
  ctx: Ctx,
  cz_id: number,
  mb_id: string,
  issue_key: string | null,
): Promise<number> {
  const rows = await ctx.db
    .select({ held: count() })
    .from(coupon)
    .where(
      and(
        eq(coupon.cz_id, cz_id),
        eq(coupon.mb_id, mb_id),
        issue_key === null ? undefined : eq(coupon.issue_key, issue_key),
      ),
    )
  return rows[0]?.held ?? 0
}

export async function findLevel(ctx: Ctx, mb_id: string): Promise<number | null> {
  const rows = await ctx.db
    .select({ mb_level: member.mb_level })
    .from(member)
    .where(and(eq(member.mb_id, mb_id), isNull(member.mb_leave_date)))
  return rows[0]?.mb_level ?? null
}

export async function insertCoupon(
  ctx: Ctx,
  row: Pick<CouponRow, 'cp_id' | 'cz_id' | 'mb_id' | 'cp_start' | 'cp_end' | 'issue_key'>,
) {
  await ctx.db.insert(coupon).values({ ...row, cp_datetime: ctx.now })
  await ctx.db
    .update(couponKind)
    .set({ cz_issued: sql`${couponKind.cz_issued} + 1` })
    .where(eq(couponKind.cz_id, row.cz_id))
}

export async function findCode(ctx: Ctx, code: string) {
  const rows = await ctx.db.select().from(couponCode).where(eq(couponCode.code, code))
  return rows[0] ?? null
}

/** False when the code was entered as often as it may. */
export async function countCode(ctx: Ctx, code: string): Promise<boolean> {
  const rows = await ctx.db
    .update(couponCode)
    .set({ used: sql`${couponCode.used} + 1` })
    .where(
      and(
        eq(couponCode.code, code),
        sql`(${couponCode.most} is null or ${couponCode.used} < ${couponCode.most})`,
      ),
    )
    .returning({ code: couponCode.code })
  return rows.length > 0
}

export async function listKindsBy(ctx: Ctx, way: string, today: string): Promise<KindRow[]> {
  return ctx.db
    .select()
    .from(couponKind)
    .where(
      and(
        eq(couponKind.cz_way, way),
        couponKind.cz_use,
        lte(couponKind.cz_start, today),
        gte(couponKind.cz_end, today),
      ),
    )
    .orderBy(asc(couponKind.cz_id))
}

export type ZoneAsk = {
  page: number
  per_page: number
  sort: 'cz_end' | 'cz_id'
  order: 'asc' | 'desc'
}

/** Kinds of the zone that are open or will be, and how many of each the asker holds. */
export async function listZone(ctx: Ctx, mb_id: string | null, today: string, ask: ZoneAsk) {
  const open = and(eq(couponKind.cz_way, 'zone'), couponKind.cz_use, gte(couponKind.cz_end, today))
  const held = sql<number>`(select count(*)::int from coupon c where c.cz_id = coupon_kind.cz_id and c.mb_id = ${mb_id ?? ''})`
  const [rows, total] = await Promise.all([
    ctx.db
      .select({ kind: couponKind, target_name: targetName, target_name_en: targetNameEn, held })
      .from(couponKind)
      .where(open)
      .orderBy((ask.order === 'asc' ? asc : desc)(couponKind[ask.sort]), asc(couponKind.cz_id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db.select({ total: count() }).from(couponKind).where(open),
  ])
  return { rows, total: total[0]?.total ?? 0 }
}

/** Members whose birthday is today and who have no coupon for this year yet. */
export async function listBirthdays(
  ctx: Ctx,
  cz_id: number,
  monthAndDay: string,
  issue_key: string,
  most: number,
): Promise<string[]> {
  const found = await ctx.db.execute<{ mb_id: string }>(sql`
    select m.mb_id from member m where right(m.mb_birth, 5) = ${monthAndDay} and m.mb_leave_date is null
      and not exists (select 1 from coupon c where c.cz_id = ${cz_id} and c.mb_id = m.mb_id and c.issue_key = ${issue_key}) order by m.mb_id limit ${most}`)
  return found.rows.map(({ mb_id }) => mb_id)
}
