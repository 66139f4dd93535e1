import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { formula, formulaKit, formulaKitLine } from '#shop/custom/tables.ts'

export type KitRecord = typeof formulaKit.$inferSelect
type Ask = { page: number; per_page: number; order: 'asc' | 'desc' }
type Line = { formula_id: number | null; address: string; name: string; qty: number }

export async function listKits(ctx: Ctx, mb_id: string, ask: Ask): Promise<KitRecord[]> {
  const way = ask.order === 'asc' ? asc : desc
  return ctx.db
    .select()
    .from(formulaKit)
    .where(eq(formulaKit.mb_id, mb_id))
    .orderBy(way(formulaKit.updated_at), way(formulaKit.kit_id))
    .limit(ask.per_page)
    .offset(rowsBefore(ask))
}

export async function countKits(ctx: Ctx, mb_id: string): Promise<number> {
  const [row] = await ctx.db
    .select({ total: count() })
    .from(formulaKit)
    .where(eq(formulaKit.mb_id, mb_id))
  return row?.total ?? 0
}

export async function findKit(ctx: Ctx, mb_id: string, kit_id: number): Promise<KitRecord | null> {
  const [row] = await ctx.db
    .select()
    .from(formulaKit)
    .where(and(eq(formulaKit.mb_id, mb_id), eq(formulaKit.kit_id, kit_id)))
  return row ?? null
}

/** What these kits hold, in their order; of a formula by its name today. */
export async function listKitLines(ctx: Ctx, kit_ids: readonly number[]) {
  if (!kit_ids.length) return []
  return ctx.db
    .select({
      kit_id: formulaKitLine.kit_id,
      formula_id: formulaKitLine.formula_id,
      address: sql<string>`coalesce(${formulaKitLine.address}, '')`,
      title: sql<string>`coalesce(${formula.title}, ${formulaKitLine.name})`,
      qty: formulaKitLine.qty,
    })
    .from(formulaKitLine)
    .leftJoin(formula, eq(formula.formula_id, formulaKitLine.formula_id))
    .where(and(inArray(formulaKitLine.kit_id, [...kit_ids]), isNull(formulaKitLine.it_id)))
    .orderBy(asc(formulaKitLine.kit_id), asc(formulaKitLine.position))
}

export async function insertKit(
  ctx: Ctx,
  row: { mb_id: string; title: string; times: number },
): Promise<number> {
  const [made] = await ctx.db
    .insert(formulaKit)
    .values({ ...row, created_at: ctx.now, updated_at: ctx.now })
    .returning({ kit_id: formulaKit.kit_id })
  if (!made) throw new Error('no kit')
  return made.kit_id
}

/** Only as it was read; false when somebody was quicker. */
export async function updateKit(
  ctx: Ctx,
  kit_id: number,
  change: { title: string; times: number },
  version: number,
): Promise<boolean> {
  const rows = await ctx.db
    .update(formulaKit)
    .set({ ...change, updated_at: ctx.now, version: sql`${formulaKit.version} + 1` })
    .where(and(eq(formulaKit.kit_id, kit_id), eq(formulaKit.version, version)))
    .returning({ kit_id: formulaKit.kit_id })
  return rows.length > 0
}

export async function writeKitLines(ctx: Ctx, kit_id: number, lines: readonly Line[]) {
  await ctx.db.delete(formulaKitLine).where(eq(formulaKitLine.kit_id, kit_id))
  await ctx.db.insert(formulaKitLine).values(
    lines.map(({ address, ...line }, position) => ({
      ...line,
      address: address || null,
      kit_id,
      position,
    })),
  )
}

export async function findSharedKit(ctx: Ctx, share_token: string): Promise<KitRecord | null> {
  const [row] = await ctx.db
    .select()
    .from(formulaKit)
    .where(eq(formulaKit.share_token, share_token))
  return row ?? null
}

export async function writeKitShare(ctx: Ctx, kit_id: number, share_token: string | null) {
  await ctx.db.update(formulaKit).set({ share_token }).where(eq(formulaKit.kit_id, kit_id))
}

export async function deleteKit(ctx: Ctx, kit_id: number) {
  await ctx.db.delete(formulaKit).where(eq(formulaKit.kit_id, kit_id))
}
