import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  ilike,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import { category, item } from '#shop/catalog/tables.ts'
import { type KindState, type kindSorts, kindStates } from './admin-contract.ts'
import type { CouponWay } from './contract.ts'
import { targetName, targetNameEn } from './store.ts'
import { coupon, couponCode, couponKind, couponUse } from './tables.ts'

type Page = { page: number; per_page: number; order: 'asc' | 'desc' }
export type KindAsk = Page & {
  sort: (typeof kindSorts)[number]
  keyword?: string
  way?: CouponWay
  state?: KindState
}

// by hand: in the list of a single table the columns of the query builder lose their table
const used = sql<number>`(select count(*) from coupon c where c.cz_id = coupon_kind.cz_id and c.used_at is not null)::int`
const columns = { kind: couponKind, used, target_name: targetName, target_name_en: targetNameEn }
export type StaffKindRow = {
  kind: typeof couponKind.$inferSelect
  used: number
  target_name: string
  target_name_en: string
}

function inState(state: KindState, today: string): SQL | undefined {
  if (state === 'stopped') return sql`not ${couponKind.cz_use}`
  if (state === 'over') return and(couponKind.cz_use, lt(couponKind.cz_end, today))
  return and(
    couponKind.cz_use,
    gte(couponKind.cz_end, today),
    state === 'coming' ? gt(couponKind.cz_start, today) : lte(couponKind.cz_start, today),
  )
}

type Sought = Pick<KindAsk, 'keyword' | 'way'>

function sought({ keyword, way }: Sought): SQL | undefined {
  return and(
    keyword
      ? or(
          ilike(couponKind.cp_subject, containing(keyword)),
          ilike(couponKind.cp_subject_en, containing(keyword)),
        )
      : undefined,
    way ? eq(couponKind.cz_way, way) : undefined,
  )
}

/** How many kinds of the same search stand in each state. */
export async function countKinds(
  ctx: Ctx,
  ask: Sought,
  today: string,
): Promise<Record<KindState, number>> {
  const [row] = await ctx.db
    .select(
      // one for each state
      Object.fromEntries(
        kindStates.map((state) => [
          state,
          sql<number>`(count(*) filter (where ${inState(state, today)}))::int`,
        ]),
      ) as Record<KindState, SQL<number>>,
    )
    .from(couponKind)
    .where(sought(ask))
  return row ?? { running: 0, coming: 0, over: 0, stopped: 0 }
}

export async function listKinds(
  ctx: Ctx,
  ask: KindAsk,
  today: string,
): Promise<{ rows: StaffKindRow[]; total: number }> {
  const found = and(sought(ask), ask.state && inState(ask.state, today))
  const way = ask.order === 'asc' ? asc : desc
  const [rows, total] = await Promise.all([
    ctx.db
      .select(columns)
      .from(couponKind)
      .where(found)
      .orderBy(way(couponKind[ask.sort]), asc(couponKind.cz_id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db.select({ total: count() }).from(couponKind).where(found),
  ])
  return { rows, total: total[0]?.total ?? 0 }
}

export async function findStaffKind(ctx: Ctx, cz_id: number): Promise<StaffKindRow | null> {
  const rows = await ctx.db.select(columns).from(couponKind).where(eq(couponKind.cz_id, cz_id))
  return rows[0] ?? null
}

export async function insertKind(
  ctx: Ctx,
  kind: Omit<typeof couponKind.$inferInsert, 'cz_id'>,
): Promise<number> {
  const rows = await ctx.db
    .insert(couponKind)
    .values({ ...kind, created_at: ctx.now })
    .returning({ cz_id: couponKind.cz_id })
  return rows[0]?.cz_id ?? 0
}

/** False when somebody else saved it since. */
export async function changeKind(
  ctx: Ctx,
  cz_id: number,
  version: number,
  change: Partial<typeof couponKind.$inferInsert>,
): Promise<boolean> {
  const rows = await ctx.db
    .update(couponKind)
    .set({ ...change, version: sql`${couponKind.version} + 1` })
    .where(and(eq(couponKind.cz_id, cz_id), eq(couponKind.version, version)))
    .returning({ cz_id: couponKind.cz_id })
  return rows.length > 0
}

/** Coupons that end with their kind follow its dates; those that run from the day they were received keep theirs. */
export async function moveDays(ctx: Ctx, cz_id: number, cp_start: string, cp_end: string) {
  await ctx.db
    .update(coupon)
    .set({ cp_start, cp_end, told_at: null })
    .where(and(eq(coupon.cz_id, cz_id), isNull(coupon.used_at)))
}

export async function hasTarget(
  ctx: Ctx,
  kind: { cp_method: number; cp_target: string },
): Promise<boolean> {
  const rows =
    kind.cp_method === 0
      ? await ctx.db.select({ id: item.it_id }).from(item).where(eq(item.it_id, kind.cp_target))
      : await ctx.db
          .select({ id: category.ca_id })
          .from(category)
          .where(sql`${category.ca_id}::text = ${kind.cp_target}`)
  return rows.length > 0
}

export async function countFigures(ctx: Ctx, cz_id: number, today: string) {
  const free = and(isNull(coupon.used_at), isNull(coupon.withdrawn_at))
  const number = (filter: SQL | undefined) => sql<number>`(count(*) filter (where ${filter}))::int`
  const stands = sql`${couponUse.back_at} is null`
  const [held, uses, codes] = await Promise.all([
    ctx.db
      .select({
        issued: count(),
        used: number(isNotNull(coupon.used_at)),
        open: number(and(free, gte(coupon.cp_end, today))),
        expired: number(and(free, lt(coupon.cp_end, today))),
      })
      .from(coupon)
      .where(eq(coupon.cz_id, cz_id)),
    ctx.db
      .select({
        currency: couponUse.currency,
        uses: number(stands),
        discount: sql<number>`coalesce(sum(${couponUse.cu_amount}) filter (where ${stands}), 0)::float8`,
        returned: number(isNotNull(couponUse.back_at)),
      })
      .from(couponUse)
      .where(eq(couponUse.cz_id, cz_id))
      .groupBy(couponUse.currency)
      .orderBy(asc(couponUse.currency)),
    ctx.db
      .select({ codes: count(), codes_used: number(gt(couponCode.used, 0)) })
      .from(couponCode)
      .where(eq(couponCode.cz_id, cz_id)),
  ])
  return {
    held: held[0] ?? { issued: 0, used: 0, open: 0, expired: 0 },
    uses,
    codes: codes[0] ?? { codes: 0, codes_used: 0 },
  }
}

export type HolderAsk = Page & {
  sort: 'cp_datetime' | 'used_at' | 'cp_end'
  keyword?: string
  state?: 'used' | 'unused'
}

export async function listHolders(ctx: Ctx, cz_id: number, ask: HolderAsk) {
  const found = and(
    eq(coupon.cz_id, cz_id),
    ask.keyword
      ? or(
          ilike(coupon.mb_id, containing(ask.keyword)),
          ilike(coupon.cp_id, containing(ask.keyword)),
        )
      : undefined,
    ask.state === 'used'
      ? isNotNull(coupon.used_at)
      : ask.state === 'unused'
        ? isNull(coupon.used_at)
        : undefined,
  )
  const sorted = coupon[ask.sort]
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(coupon)
      .where(found)
      .orderBy(
        ask.order === 'asc' ? sql`${sorted} asc nulls first` : sql`${sorted} desc nulls last`,
        asc(coupon.cp_id),
      )
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db.select({ total: count() }).from(coupon).where(found),
  ])
  return { rows, total: total[0]?.total ?? 0 }
}

export type CodeAsk = Page & {
  sort: 'created_at' | 'code' | 'used'
  keyword?: string
  /** this code and no other */
  exactly?: string
}

export async function listCodes(ctx: Ctx, cz_id: number, ask: CodeAsk) {
  const found = and(
    eq(couponCode.cz_id, cz_id),
    ask.keyword ? ilike(couponCode.code, containing(ask.keyword)) : undefined,
    ask.exactly === undefined ? undefined : eq(couponCode.code, ask.exactly),
  )
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(couponCode)
      .where(found)
      .orderBy((ask.order === 'asc' ? asc : desc)(couponCode[ask.sort]), asc(couponCode.code))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db.select({ total: count() }).from(couponCode).where(found),
  ])
  return { rows, total: total[0]?.total ?? 0 }
}

/** How many were new: a code that exists, of whatever kind, is left alone. */
export async function insertCodes(
  ctx: Ctx,
  cz_id: number,
  codes: readonly string[],
  most: number | null,
): Promise<number> {
  const rows = await ctx.db
    .insert(couponCode)
    .values(codes.map((code) => ({ code, cz_id, most, created_at: ctx.now })))
    .onConflictDoNothing()
    .returning({ code: couponCode.code })
  return rows.length
}
