import { and, asc, count, desc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import type { CmsKind } from './admin-contract.ts'
import { cmsPage, cmsVersion } from './tables.ts'

export type CmsVersionRow = typeof cmsVersion.$inferSelect
export type CmsPageRow = typeof cmsPage.$inferSelect
export type NewVersion = Omit<typeof cmsVersion.$inferInsert, 'page_id' | 'number' | 'made_at'>

type Page = { page: number; per_page: number; order: 'asc' | 'desc' }
const newest = and(eq(cmsVersion.page_id, cmsPage.id), eq(cmsVersion.number, cmsPage.version))
const columns = { updated_at: cmsPage.updated_at, name: cmsPage.name, title: cmsVersion.title }

/** The version on the shop at `now`. A block is found beside the pages, a trend only as a trend. */
export async function findPublished(
  ctx: Ctx,
  kinds: readonly CmsKind[],
  name: string,
): Promise<CmsVersionRow | null> {
  const rows = await ctx.db
    .select({ version: cmsVersion, from: cmsPage.publish_from, until: cmsPage.publish_until })
    .from(cmsPage)
    .innerJoin(
      cmsVersion,
      and(eq(cmsVersion.page_id, cmsPage.id), eq(cmsVersion.number, cmsPage.published_version)),
    )
    .where(and(sql`${cmsPage.kind} = any(${sql.param([...kinds])})`, eq(cmsPage.name, name)))
    .orderBy(asc(cmsPage.kind))
  const found = rows.find(
    ({ from, until }) => (!from || from <= ctx.now) && (!until || until > ctx.now),
  )
  return found?.version ?? null
}

/** The pages on the shop at `now` whose names begin so, but for the one that leads there. */
export async function listOnShop(
  ctx: Ctx,
  { begin, but }: { begin: string; but: string },
  ask: Page,
) {
  const shown = and(
    eq(cmsPage.kind, 'page'),
    sql`starts_with(${cmsPage.name}, ${begin})`,
    ne(cmsPage.name, but),
    or(isNull(cmsPage.publish_from), lte(cmsPage.publish_from, ctx.now)),
    or(isNull(cmsPage.publish_until), gt(cmsPage.publish_until, ctx.now)),
  )
  const published = and(
    eq(cmsVersion.page_id, cmsPage.id),
    eq(cmsVersion.number, cmsPage.published_version),
  )
  const way = ask.order === 'asc' ? asc : desc
  const [rows, total] = await Promise.all([
    ctx.db
      .select({ name: cmsPage.name, version: cmsVersion })
      .from(cmsPage)
      .innerJoin(cmsVersion, published)
      .where(shown)
      .orderBy(way(cmsPage.id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db.select({ total: count() }).from(cmsPage).innerJoin(cmsVersion, published).where(shown),
  ])
  return {
    rows: rows.map(({ name, version }) => ({ ...version, name })),
    total: total[0]?.total ?? 0,
  }
}

export async function listCms(
  ctx: Ctx,
  ask: Page & { sort: keyof typeof columns; keyword?: string; kind?: CmsKind },
) {
  const word = ask.keyword ? containing(ask.keyword) : null
  const found = and(
    ask.kind ? eq(cmsPage.kind, ask.kind) : undefined,
    word
      ? or(
          sql`${cmsPage.name} ilike ${word}`,
          sql`${cmsVersion.title} ilike ${word}`,
          sql`${cmsVersion.title_en} ilike ${word}`,
        )
      : undefined,
  )
  const way = ask.order === 'asc' ? asc : desc
  const [rows, total] = await Promise.all([
    ctx.db
      .select({ page: cmsPage, title: cmsVersion.title, title_en: cmsVersion.title_en })
      .from(cmsPage)
      .innerJoin(cmsVersion, newest)
      .where(found)
      .orderBy(way(columns[ask.sort]), asc(cmsPage.id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db.select({ total: count() }).from(cmsPage).innerJoin(cmsVersion, newest).where(found),
  ])
  return {
    rows: rows.map(({ page, ...words }) => ({ ...page, ...words })),
    total: total[0]?.total ?? 0,
  }
}

export async function findCms(
  ctx: Ctx,
  id: number,
): Promise<{ page: CmsPageRow; version: CmsVersionRow } | null> {
  const rows = await ctx.db
    .select({ page: cmsPage, version: cmsVersion })
    .from(cmsPage)
    .innerJoin(cmsVersion, newest)
    .where(eq(cmsPage.id, id))
  return rows[0] ?? null
}

/** Null when the name is taken. */
export async function insertCms(
  ctx: Ctx,
  page: Pick<CmsPageRow, 'kind' | 'name'> & Partial<CmsPageRow>,
  version: NewVersion,
): Promise<number | null> {
  const rows = await ctx.db
    .insert(cmsPage)
    .values(page)
    .onConflictDoNothing()
    .returning({ id: cmsPage.id })
  const id = rows[0]?.id
  if (id === undefined) return null
  await ctx.db.insert(cmsVersion).values({ ...version, page_id: id, number: 1, made_at: ctx.now })
  return id
}

/** A new version on top of `version`; false when another one is on top. */
export async function addVersion(
  ctx: Ctx,
  id: number,
  version: number,
  content: NewVersion,
): Promise<boolean> {
  if (!(await changeCms(ctx, id, version, { version: version + 1 }))) return false
  await ctx.db
    .insert(cmsVersion)
    .values({ ...content, page_id: id, number: version + 1, made_at: ctx.now })
  return true
}

export async function changeCms(
  ctx: Ctx,
  id: number,
  version: number,
  change: Partial<Omit<CmsPageRow, 'id'>>,
): Promise<boolean> {
  const rows = await ctx.db
    .update(cmsPage)
    .set({ ...change, updated_at: ctx.now })
    .where(and(eq(cmsPage.id, id), eq(cmsPage.version, version)))
    .returning({ id: cmsPage.id })
  return rows.length > 0
}

export async function findVersion(
  ctx: Ctx,
  id: number,
  number: number,
): Promise<CmsVersionRow | null> {
  const rows = await ctx.db
    .select()
    .from(cmsVersion)
    .where(and(eq(cmsVersion.page_id, id), eq(cmsVersion.number, number)))
  return rows[0] ?? null
}

export async function listVersions(ctx: Ctx, id: number, ask: Page) {
  const found = eq(cmsVersion.page_id, id)
  const [rows, total] = await Promise.all([
    ctx.db
      .select({
        number: cmsVersion.number,
        title: cmsVersion.title,
        made_by: cmsVersion.made_by,
        made_at: cmsVersion.made_at,
      })
      .from(cmsVersion)
      .where(found)
      .orderBy((ask.order === 'asc' ? asc : desc)(cmsVersion.number))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db.select({ total: count() }).from(cmsVersion).where(found),
  ])
  return { rows, total: total[0]?.total ?? 0 }
}

export async function deleteCms(ctx: Ctx, id: number): Promise<boolean> {
  const rows = await ctx.db.delete(cmsPage).where(eq(cmsPage.id, id)).returning({ id: cmsPage.id })
  return rows.length > 0
}
