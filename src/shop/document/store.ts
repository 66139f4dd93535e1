import { and, asc, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import { item } from '#shop/catalog/tables.ts'
import { material } from '#shop/custom/tables.ts'
import type { DocumentKind, DocumentLang, documentSorts } from './contract.ts'
import { document, documentDownload, documentVersion } from './tables.ts'

export type DocumentRecord = typeof document.$inferSelect
export type VersionRecord = typeof documentVersion.$inferSelect
type NewDocument = typeof document.$inferInsert

type Ask = {
  page: number
  per_page: number
  order: 'asc' | 'desc'
  sort: (typeof documentSorts)[number]
  keyword?: string
  kind?: DocumentKind
  lang?: DocumentLang
  it_id?: string
  material_id?: number
  lot?: string
}
const sorts = {
  updated_at: document.updated_at,
  dc_title: document.dc_title,
  newest_on: document.newest_on,
}
const goods = { it_id: item.it_id, it_name: item.it_name, it_name_en: item.it_name_en }
const made = { material_id: material.material_id, name: material.name, name_en: material.name_en }

function named(keyword: string | undefined): SQL | undefined {
  if (!keyword) return undefined
  const word = containing(keyword)
  return or(
    sql`${document.dc_title} ilike ${word}`,
    sql`${document.dc_title_en} ilike ${word}`,
    sql`${document.dc_lot} ilike ${word}`,
    sql`${item.it_name} ilike ${word}`,
    sql`${item.it_name_en} ilike ${word}`,
    sql`${material.name} ilike ${word}`,
    sql`${material.name_en} ilike ${word}`,
    sql`exists (select 1 from unnest(${document.dc_cas}) cas where cas ilike ${word})`,
  )
}

export async function listDocuments(ctx: Ctx, ask: Ask, withWithdrawn = false) {
  const way = ask.order === 'asc' ? asc : desc
  const wide = and(
    withWithdrawn ? undefined : isNull(document.withdrawn_at),
    named(ask.keyword),
    ask.lang && eq(document.dc_lang, ask.lang),
    ask.it_id ? eq(document.it_id, ask.it_id) : undefined,
    ask.material_id ? eq(document.material_id, ask.material_id) : undefined,
    ask.lot ? sql`upper(${document.dc_lot}) in ('', ${ask.lot.toUpperCase()})` : undefined,
  )
  const [rows, kinds] = await Promise.all([
    ctx.db
      .select({ document, item: goods, material: made })
      .from(document)
      .leftJoin(item, eq(item.it_id, document.it_id))
      .leftJoin(material, eq(material.material_id, document.material_id))
      .where(and(wide, ask.kind && eq(document.dc_kind, ask.kind)))
      .orderBy(way(sorts[ask.sort]), desc(document.dc_id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db
      .select({ kind: document.dc_kind, count: count() })
      .from(document)
      .leftJoin(item, eq(item.it_id, document.it_id))
      .leftJoin(material, eq(material.material_id, document.material_id))
      .where(wide)
      .groupBy(document.dc_kind),
  ])
  const counts = Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]))
  const all = kinds.reduce((sum, { count }) => sum + count, 0)
  return { rows, counts, total: ask.kind ? (counts[ask.kind] ?? 0) : all }
}

export async function findDocument(ctx: Ctx, dc_id: number) {
  const [row] = await ctx.db
    .select({ document, item: goods, material: made })
    .from(document)
    .leftJoin(item, eq(item.it_id, document.it_id))
    .leftJoin(material, eq(material.material_id, document.material_id))
    .where(eq(document.dc_id, dc_id))
  return row ?? null
}

/** Whoever holds the document counts its versions alone. */
export async function holdDocument(ctx: Ctx, dc_id: number): Promise<DocumentRecord | null> {
  const [row] = await ctx.db.select().from(document).where(eq(document.dc_id, dc_id)).for('update')
  return row ?? null
}

export async function insertDocument(ctx: Ctx, row: NewDocument): Promise<number> {
  const [made] = await ctx.db.insert(document).values(row).returning({ dc_id: document.dc_id })
  if (!made) throw new Error('a document was not written')
  return made.dc_id
}

/** False when the stored version is another one. */
export async function updateDocument(
  ctx: Ctx,
  dc_id: number,
  version: number,
  change: Partial<NewDocument>,
): Promise<boolean> {
  const rows = await ctx.db
    .update(document)
    .set({ ...change, updated_at: ctx.now, version: sql`${document.version} + 1` })
    .where(and(eq(document.dc_id, dc_id), eq(document.version, version)))
    .returning({ dc_id: document.dc_id })
  return rows.length > 0
}

export async function putWithdrawn(ctx: Ctx, dc_id: number, withdrawn_at: Date | null) {
  await ctx.db
    .update(document)
    .set({ withdrawn_at, updated_at: ctx.now })
    .where(eq(document.dc_id, dc_id))
}

export function listVersions(ctx: Ctx, dc_id: number): Promise<VersionRecord[]> {
  return ctx.db
    .select()
    .from(documentVersion)
    .where(eq(documentVersion.dc_id, dc_id))
    .orderBy(desc(documentVersion.issued_on), desc(documentVersion.dv_id))
}

export async function findVersion(
  ctx: Ctx,
  dc_id: number,
  dv_id: number,
): Promise<VersionRecord | null> {
  const [row] = await ctx.db
    .select()
    .from(documentVersion)
    .where(and(eq(documentVersion.dc_id, dc_id), eq(documentVersion.dv_id, dv_id)))
  return row ?? null
}

export async function insertVersion(ctx: Ctx, row: typeof documentVersion.$inferInsert) {
  await ctx.db.insert(documentVersion).values(row)
  await noteNewest(ctx, row.dc_id)
}

export async function deleteVersion(ctx: Ctx, dc_id: number, dv_id: number) {
  await ctx.db
    .delete(documentVersion)
    .where(and(eq(documentVersion.dc_id, dc_id), eq(documentVersion.dv_id, dv_id)))
  await noteNewest(ctx, dc_id)
}

async function noteNewest(ctx: Ctx, dc_id: number) {
  const [newest] = await listVersions(ctx, dc_id)
  await ctx.db
    .update(document)
    .set({
      newest_version: newest?.dv_version ?? '',
      newest_on: newest?.issued_on ?? null,
      updated_at: ctx.now,
    })
    .where(eq(document.dc_id, dc_id))
}

export async function listDocumentFileIds(ctx: Ctx): Promise<string[]> {
  return (await ctx.db.select({ file_id: documentVersion.file_id }).from(documentVersion)).map(
    (row) => row.file_id,
  )
}

export async function noteDownload(ctx: Ctx, dv_id: number, mb_id: string) {
  await ctx.db.insert(documentDownload).values({ dv_id, mb_id, created_at: ctx.now })
}

export async function downloadsOf(ctx: Ctx, dc_id: number, latest: number) {
  const of = eq(documentVersion.dc_id, dc_id)
  const [rows, total] = await Promise.all([
    ctx.db
      .select({
        mb_id: documentDownload.mb_id,
        dv_version: documentVersion.dv_version,
        created_at: documentDownload.created_at,
      })
      .from(documentDownload)
      .innerJoin(documentVersion, eq(documentVersion.dv_id, documentDownload.dv_id))
      .where(of)
      .orderBy(desc(documentDownload.dl_id))
      .limit(latest),
    ctx.db
      .select({ total: count() })
      .from(documentDownload)
      .innerJoin(documentVersion, eq(documentVersion.dv_id, documentDownload.dv_id))
      .where(of),
  ])
  return { rows, total: total[0]?.total ?? 0 }
}

export async function hasItem(ctx: Ctx, it_id: string): Promise<boolean> {
  const rows = await ctx.db.select({ it_id: item.it_id }).from(item).where(eq(item.it_id, it_id))
  return rows.length > 0
}
