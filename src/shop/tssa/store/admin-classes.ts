import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import type { ClassForm, staffClassSorts } from '#shop/tssa/admin-contract.ts'
import { classPolicy, classProduct } from '#shop/tssa/tables.ts'
import type { ClassRow } from './classes.ts'

export type StaffClassAsk = {
  page: number
  per_page: number
  sort: (typeof staffClassSorts)[number]
  order: 'asc' | 'desc'
  keyword?: string
  state?: 'shown' | 'hidden'
}

function named(keyword: string | undefined): SQL | undefined {
  const word = keyword && containing(keyword)
  return word ? or(ilike(classProduct.title, word), ilike(classProduct.title_en, word)) : undefined
}

export async function listForStaff(ctx: Ctx, ask: StaffClassAsk) {
  const now = ctx.now.toISOString()
  const coming = sql`from class_session s where s.class_id = "class_product"."class_id" and s.status not in ('cancelled', 'draft') and s.starts_at > ${now}::timestamptz`
  const next_at = sql<Date | null>`(select min(s.starts_at) ${coming})`
  const by = {
    class_order: classProduct.class_order,
    title: classProduct.title,
    price: classProduct.price,
    next_at,
  }[ask.sort]
  const way = ask.order === 'asc' ? asc : desc
  const [rows, shown] = await Promise.all([
    ctx.db
      .select({
        row: classProduct,
        dates: sql<number>`(select count(*)::int ${coming})`,
        next_at,
      })
      .from(classProduct)
      .where(
        and(named(ask.keyword), ask.state && eq(classProduct.class_use, ask.state === 'shown')),
      )
      .orderBy(sql`${way(by)} nulls last`, asc(classProduct.class_id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db
      .select({ shown: classProduct.class_use, count: count() })
      .from(classProduct)
      .where(named(ask.keyword))
      .groupBy(classProduct.class_use),
  ])
  const counts: Partial<Record<'shown' | 'hidden', number>> = Object.fromEntries(
    shown.map((one) => [one.shown ? 'shown' : 'hidden', one.count]),
  )
  const all = shown.reduce((sum, one) => sum + one.count, 0)
  return {
    rows: rows.map((one) => ({ ...one, row: one.row as ClassRow })), // the shop writes only its own words
    counts,
    total: ask.state ? (counts[ask.state] ?? 0) : all,
  }
}

export async function findForStaff(ctx: Ctx, class_id: number): Promise<ClassRow | null> {
  const [row] = await ctx.db.select().from(classProduct).where(eq(classProduct.class_id, class_id))
  return (row as ClassRow | undefined) ?? null // as above
}

export async function insertClass(ctx: Ctx, form: ClassForm): Promise<number> {
  const [row] = await ctx.db
    .insert(classProduct)
    .values({ ...form, created_at: ctx.now, updated_at: ctx.now })
    .returning({ class_id: classProduct.class_id })
  if (!row) throw new Error('a class was not written')
  return row.class_id
}

/** False when the stored version is another one. */
export async function updateClass(
  ctx: Ctx,
  class_id: number,
  version: number,
  form: ClassForm,
): Promise<boolean> {
  const rows = await ctx.db
    .update(classProduct)
    .set({ ...form, version: sql`${classProduct.version} + 1`, updated_at: ctx.now })
    .where(and(eq(classProduct.class_id, class_id), eq(classProduct.version, version)))
    .returning({ class_id: classProduct.class_id })
  return rows.length > 0
}

export async function policyExists(ctx: Ctx, policy_id: number): Promise<boolean> {
  return (await ctx.db.$count(classPolicy, eq(classPolicy.policy_id, policy_id))) > 0
}
