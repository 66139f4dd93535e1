import { and, asc, count, eq, gt, isNotNull, isNull, lte, ne, or, type SQL } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { EntryKind } from './entry-contract.ts'
import { cmsPage, contentEntry } from './tables.ts'

/** Shown, and begun; what has ended stays readable for some kinds. */
function openEntries(ctx: Ctx, kind: EntryKind, evenClosed: boolean): SQL | undefined {
  return and(
    eq(contentEntry.kind, kind),
    eq(contentEntry.shown, true),
    or(isNull(contentEntry.opens_at), lte(contentEntry.opens_at, ctx.now)),
    evenClosed
      ? undefined
      : or(isNull(contentEntry.closes_at), gt(contentEntry.closes_at, ctx.now)),
  )
}

export async function countOpenEntries(
  ctx: Ctx,
  kind: EntryKind,
  evenClosed: boolean,
): Promise<number> {
  const [row] = await ctx.db
    .select({ total: count() })
    .from(contentEntry)
    .where(openEntries(ctx, kind, evenClosed))
  return row?.total ?? 0
}

export function listOpenEntries(
  ctx: Ctx,
  kind: EntryKind,
  evenClosed: boolean,
  offset: number,
  limit: number,
): Promise<{ id: number; updated_at: Date }[]> {
  return ctx.db
    .select({ id: contentEntry.id, updated_at: contentEntry.updated_at })
    .from(contentEntry)
    .where(openEntries(ctx, kind, evenClosed))
    .orderBy(asc(contentEntry.id))
    .limit(limit)
    .offset(offset)
}

function publishedPages(ctx: Ctx): SQL | undefined {
  return and(
    ne(cmsPage.kind, 'block'),
    ne(cmsPage.kind, 'trend'),
    isNotNull(cmsPage.published_version),
    or(isNull(cmsPage.publish_from), lte(cmsPage.publish_from, ctx.now)),
    or(isNull(cmsPage.publish_until), gt(cmsPage.publish_until, ctx.now)),
  )
}

export async function countPublished(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db.select({ total: count() }).from(cmsPage).where(publishedPages(ctx))
  return row?.total ?? 0
}

export function listPublished(
  ctx: Ctx,
  offset: number,
  limit: number,
): Promise<{ name: string; updated_at: Date }[]> {
  return ctx.db
    .select({ name: cmsPage.name, updated_at: cmsPage.updated_at })
    .from(cmsPage)
    .where(publishedPages(ctx))
    .orderBy(asc(cmsPage.id))
    .limit(limit)
    .offset(offset)
}
