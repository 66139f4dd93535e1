import { and, asc, count, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { koreanDay } from '#kernel/korean-time.ts'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import { tile } from '#shop/catalog/tables.ts'
import type { EntryKind } from './entry-contract.ts'
import { contentEntry, popupRecord } from './tables.ts'

export type EntryRow = typeof contentEntry.$inferSelect
type NewEntry = Omit<typeof contentEntry.$inferInsert, 'id' | 'version'>
type Page = { page: number; per_page: number; order: 'asc' | 'desc' }
const columns = {
  position: contentEntry.position,
  title: contentEntry.title,
  updated_at: contentEntry.updated_at,
  created_at: contentEntry.created_at,
}

type Wanted = {
  evenClosed?: boolean
  /** entries with goods of this category, those with the most of them first */
  ca_id?: number
}

const goodsIn = (ca_id: number) =>
  sql`(select count(*) from jsonb_array_elements_text(${contentEntry.body} -> 'it_ids') one join ${tile} t on t.it_id = one where t.ca_ids @> array[${ca_id}]::int[])`

/** What shoppers may see of one kind. Those with a time are open now, unless `evenClosed`. */
export async function listShown(
  ctx: Ctx,
  kind: EntryKind,
  ask: Page & { sort: keyof typeof columns },
  { evenClosed = false, ca_id }: Wanted = {},
) {
  const open = and(
    or(isNull(contentEntry.opens_at), lte(contentEntry.opens_at, ctx.now)),
    or(isNull(contentEntry.closes_at), gt(contentEntry.closes_at, ctx.now)),
  )
  const found = and(
    eq(contentEntry.kind, kind),
    eq(contentEntry.shown, true),
    evenClosed ? undefined : open,
    ca_id ? sql`${goodsIn(ca_id)} > 0` : undefined,
  )
  // the order of a list is written by hand; what has ended stands last
  const order = [
    ...(ca_id ? [sql`${goodsIn(ca_id)} desc`] : []),
    sql`coalesce(${contentEntry.closes_at} <= ${ctx.now.toISOString()}::timestamptz, false)`,
    ask.sort === 'position' ? asc(contentEntry.position) : wayOf(ask)(columns[ask.sort]),
  ]
  return pageOfRows(ctx, found, [...order, asc(contentEntry.id)], ask)
}

export async function listEntries(
  ctx: Ctx,
  kind: EntryKind,
  ask: Page & { sort: keyof typeof columns; keyword?: string; state?: 'shown' | 'hidden' },
) {
  const word = ask.keyword ? containing(ask.keyword) : null
  const found = and(
    eq(contentEntry.kind, kind),
    ask.state ? eq(contentEntry.shown, ask.state === 'shown') : undefined,
    word
      ? or(sql`${contentEntry.title} ilike ${word}`, sql`${contentEntry.title_en} ilike ${word}`)
      : undefined,
  )
  return pageOfRows(ctx, found, [wayOf(ask)(columns[ask.sort]), asc(contentEntry.id)], ask)
}

async function pageOfRows(
  ctx: Ctx,
  found: SQL | undefined,
  order: SQL[],
  ask: Page,
): Promise<{ rows: EntryRow[]; total: number }> {
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(contentEntry)
      .where(found)
      .orderBy(...order)
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db.select({ total: count() }).from(contentEntry).where(found),
  ])
  return { rows, total: total[0]?.total ?? 0 }
}

function wayOf({ order }: Pick<Page, 'order'>) {
  return order === 'asc' ? asc : desc
}

export async function findEntry(ctx: Ctx, kind: EntryKind, id: number): Promise<EntryRow | null> {
  const rows = await ctx.db
    .select()
    .from(contentEntry)
    .where(and(eq(contentEntry.kind, kind), eq(contentEntry.id, id)))
  return rows[0] ?? null
}

export async function insertEntry(ctx: Ctx, entry: NewEntry): Promise<EntryRow> {
  const rows = await ctx.db.insert(contentEntry).values(entry).returning()
  if (!rows[0]) throw new Error('an entry was not written')
  return rows[0]
}

/** Copies of the feed by where they came from: one that is there already is not written again. */
export async function listSources(ctx: Ctx, kind: EntryKind): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ source_id: contentEntry.source_id })
    .from(contentEntry)
    .where(eq(contentEntry.kind, kind))
  return new Set(rows.flatMap(({ source_id }) => source_id ?? []))
}

/** Null when the stored version is another one. */
export async function replaceEntry(
  ctx: Ctx,
  kind: EntryKind,
  id: number,
  version: number,
  entry: Omit<NewEntry, 'kind' | 'source_id'>,
): Promise<EntryRow | null> {
  const rows = await ctx.db
    .update(contentEntry)
    .set({ ...entry, version: sql`${contentEntry.version} + 1`, updated_at: ctx.now })
    .where(
      and(eq(contentEntry.kind, kind), eq(contentEntry.id, id), eq(contentEntry.version, version)),
    )
    .returning()
  return rows[0] ?? null
}

export async function deleteEntry(ctx: Ctx, kind: EntryKind, id: number): Promise<boolean> {
  const rows = await ctx.db
    .delete(contentEntry)
    .where(and(eq(contentEntry.kind, kind), eq(contentEntry.id, id)))
    .returning({ id: contentEntry.id })
  return rows.length > 0
}

export async function countPopup(ctx: Ctx, popup_id: number) {
  await ctx.db
    .insert(popupRecord)
    .values({ popup_id, day: koreanDay(ctx.now), count: 1 })
    .onConflictDoUpdate({
      target: [popupRecord.popup_id, popupRecord.day],
      set: { count: sql`${popupRecord.count} + 1` },
    })
}

export async function countedPopups(ctx: Ctx, popup_id: number): Promise<number> {
  const rows = await ctx.db
    .select({ sum: sql<number>`coalesce(sum(${popupRecord.count}), 0)::int` })
    .from(popupRecord)
    .where(eq(popupRecord.popup_id, popup_id))
  return rows[0]?.sum ?? 0
}
