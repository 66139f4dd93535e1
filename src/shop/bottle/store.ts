import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import type { BottleForm } from './design-contract.ts'
import type { KitForm } from './desk-contract.ts'
import {
  bottleDesign,
  bottleFile,
  bottleKit,
  bottleModel,
  bottleSet,
  bottleShare,
} from './tables.ts'

export type BottleRow = typeof bottleModel.$inferSelect
export type DesignRecord = typeof bottleDesign.$inferSelect
type Paging = { page: number; per_page: number; order: 'asc' | 'desc'; sort: string }

export function listUsedBottles(ctx: Ctx): Promise<BottleRow[]> {
  return ctx.db
    .select()
    .from(bottleModel)
    .where(eq(bottleModel.is_used, true))
    .orderBy(asc(bottleModel.position), asc(bottleModel.bottle_id))
}

export async function findBottle(ctx: Ctx, bottle_id: number): Promise<BottleRow | null> {
  const [row] = await ctx.db.select().from(bottleModel).where(eq(bottleModel.bottle_id, bottle_id))
  return row ?? null
}

export async function listBottles(ctx: Ctx, ask: Paging & { keyword?: string }) {
  const like = ask.keyword ? containing(ask.keyword) : null
  const asked = like
    ? or(sql`${bottleModel.name} ilike ${like}`, sql`${bottleModel.name_en} ilike ${like}`)
    : undefined
  const by = ask.sort === 'name' ? bottleModel.name : bottleModel.position
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(bottleModel)
      .where(asked)
      .orderBy((ask.order === 'asc' ? asc : desc)(by), asc(bottleModel.bottle_id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db.select({ total: count() }).from(bottleModel).where(asked),
  ])
  return { rows, total: total[0]?.total ?? 0 }
}

export async function listBottleIds(ctx: Ctx): Promise<number[]> {
  const rows = await ctx.db.select({ bottle_id: bottleModel.bottle_id }).from(bottleModel)
  return rows.map(({ bottle_id }) => bottle_id)
}

export async function insertBottle(ctx: Ctx, form: BottleForm): Promise<number> {
  const [row] = await ctx.db
    .insert(bottleModel)
    .values(form)
    .returning({ bottle_id: bottleModel.bottle_id })
  if (!row) throw new Error('a bottle could not be written')
  return row.bottle_id
}

/** Only as it was read; false when somebody was quicker. */
export async function updateBottle(
  ctx: Ctx,
  bottle_id: number,
  form: BottleForm,
  version: number,
): Promise<boolean> {
  const rows = await ctx.db
    .update(bottleModel)
    .set({ ...form, version: version + 1 })
    .where(and(eq(bottleModel.bottle_id, bottle_id), eq(bottleModel.version, version)))
    .returning({ bottle_id: bottleModel.bottle_id })
  return rows.length > 0
}

const kitId = 1

export async function findKit(ctx: Ctx): Promise<KitForm & { version: number }> {
  const [row] = await ctx.db.select().from(bottleKit).where(eq(bottleKit.kit_id, kitId))
  return row ?? { parts: [], templates: [], version: 0 }
}

/** Only as it was read; false when somebody was quicker. */
export async function writeKit(ctx: Ctx, kit: KitForm, version: number): Promise<boolean> {
  const rows = await ctx.db
    .insert(bottleKit)
    .values({ kit_id: kitId, ...kit, version: version + 1 })
    .onConflictDoUpdate({
      target: bottleKit.kit_id,
      set: { ...kit, version: version + 1 },
      setWhere: eq(bottleKit.version, version),
    })
    .returning({ kit_id: bottleKit.kit_id })
  return rows.length > 0
}

export async function insertFile(
  ctx: Ctx,
  row: Omit<typeof bottleFile.$inferInsert, 'created_at'>,
) {
  await ctx.db.insert(bottleFile).values({ ...row, created_at: ctx.now })
}

export async function findFile(ctx: Ctx, file_id: string) {
  const [row] = await ctx.db.select().from(bottleFile).where(eq(bottleFile.file_id, file_id))
  return row ?? null
}

export async function listFileIds(ctx: Ctx): Promise<string[]> {
  return (await ctx.db.select({ file_id: bottleFile.file_id }).from(bottleFile)).map(
    ({ file_id }) => file_id,
  )
}

/** Forgets pictures from before a moment that stand on no label any more. */
export async function deleteUnused(ctx: Ctx, before: Date) {
  const named = (table: string) =>
    sql.raw(`exists (select 1 from ${table} d where d.doc::text like '%' || f.file_id || '%')`)
  const tables = ['bottle_design', 'bottle_share', 'bottle_set', 'bottle_job', 'bottle_proof']
  const wanted: SQL = sql.join(tables.map(named), sql` or `)
  await ctx.db.execute(sql`
    delete from bottle_file f where f.created_at < ${before.toISOString()}::timestamptz and not (${wanted}
      or exists (select 1 from bottle_kit k where k.templates::text like '%' || f.file_id || '%'))`)
  await ctx.db.execute(
    sql`delete from bottle_share where expires_at < ${ctx.now.toISOString()}::timestamptz`,
  )
}

/** Sets from before a moment that lie in no cart and were never ordered. */
export async function forgetSets(ctx: Ctx, before: Date) {
  await ctx.db.execute(sql`
    delete from bottle_set s where s.created_at < ${before.toISOString()}::timestamptz
      and not exists (select 1 from cart_line l where l.set_id = s.set_id)
      and not exists (select 1 from order_line l where l.set_id = s.set_id)
      and not exists (select 1 from order_draft d where d.lines @> jsonb_build_array(jsonb_build_object('set_id', s.set_id)))
      and not exists (select 1 from bottle_job j where j.set_id = s.set_id)`)
}

export async function insertSet(ctx: Ctx, row: Omit<typeof bottleSet.$inferInsert, 'created_at'>) {
  await ctx.db.insert(bottleSet).values({ ...row, created_at: ctx.now })
}

export async function findSet(ctx: Ctx, set_id: string) {
  const [row] = await ctx.db.select().from(bottleSet).where(eq(bottleSet.set_id, set_id))
  return row ?? null
}

export async function insertShare(ctx: Ctx, row: typeof bottleShare.$inferInsert) {
  await ctx.db.insert(bottleShare).values(row)
}

export async function findShare(ctx: Ctx, token: string) {
  const [row] = await ctx.db.select().from(bottleShare).where(eq(bottleShare.token, token))
  return row ?? null
}

export async function listDesigns(ctx: Ctx, mb_id: string, ask: Paging) {
  const asked = eq(bottleDesign.mb_id, mb_id)
  const by = ask.sort === 'title' ? bottleDesign.title : bottleDesign.updated_at
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(bottleDesign)
      .where(asked)
      .orderBy((ask.order === 'asc' ? asc : desc)(by), desc(bottleDesign.design_id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db.select({ total: count() }).from(bottleDesign).where(asked),
  ])
  return { rows, total: total[0]?.total ?? 0 }
}

export async function findDesign(
  ctx: Ctx,
  mb_id: string,
  design_id: number,
): Promise<DesignRecord | null> {
  const [row] = await ctx.db
    .select()
    .from(bottleDesign)
    .where(and(eq(bottleDesign.design_id, design_id), eq(bottleDesign.mb_id, mb_id)))
  return row ?? null
}

export async function insertDesign(
  ctx: Ctx,
  row: Pick<DesignRecord, 'mb_id' | 'title' | 'doc'>,
): Promise<DesignRecord> {
  const [made] = await ctx.db
    .insert(bottleDesign)
    .values({ ...row, updated_at: ctx.now })
    .returning()
  if (!made) throw new Error('a design could not be written')
  return made
}

/** Only as it was read; null when somebody was quicker. */
export async function updateDesign(
  ctx: Ctx,
  { mb_id, design_id }: Pick<DesignRecord, 'mb_id' | 'design_id'>,
  change: Pick<DesignRecord, 'title' | 'doc' | 'version'>,
): Promise<DesignRecord | null> {
  const { version, ...form } = change
  const [row] = await ctx.db
    .update(bottleDesign)
    .set({ ...form, version: version + 1, updated_at: ctx.now })
    .where(
      and(
        eq(bottleDesign.design_id, design_id),
        eq(bottleDesign.mb_id, mb_id),
        eq(bottleDesign.version, version),
      ),
    )
    .returning()
  return row ?? null
}

export async function deleteDesign(ctx: Ctx, mb_id: string, design_id: number) {
  await ctx.db
    .delete(bottleDesign)
    .where(and(eq(bottleDesign.design_id, design_id), eq(bottleDesign.mb_id, mb_id)))
}
