import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import type { SearchPageForm } from '#shop/search/admin-contract.ts'
import { searchPage, searchSynonym } from '#shop/search/tables.ts'

export type SynonymRow = typeof searchSynonym.$inferSelect
export type PageRow = typeof searchPage.$inferSelect
type Ask = { page: number; per_page: number; keyword?: string }
type Table = typeof searchSynonym | typeof searchPage

const bears = (table: Table, keyword: string | undefined) =>
  keyword ? sql`array_to_string(${table.words}, ' ') ilike ${containing(keyword)}` : undefined

export async function listSynonymRows(ctx: Ctx, ask: Ask): Promise<SynonymRow[]> {
  return ctx.db
    .select()
    .from(searchSynonym)
    .where(bears(searchSynonym, ask.keyword))
    .orderBy(desc(searchSynonym.updated_at), desc(searchSynonym.sy_id))
    .limit(ask.per_page)
    .offset(rowsBefore(ask))
}

const inPage = (keyword: string | undefined) =>
  keyword
    ? or(
        bears(searchPage, keyword),
        ilike(searchPage.title, containing(keyword)),
        ilike(searchPage.title_en, containing(keyword)),
      )
    : undefined

export async function listPageRows(ctx: Ctx, ask: Ask): Promise<PageRow[]> {
  return ctx.db
    .select()
    .from(searchPage)
    .where(inPage(ask.keyword))
    .orderBy(desc(searchPage.updated_at), desc(searchPage.sp_id))
    .limit(ask.per_page)
    .offset(rowsBefore(ask))
}

// as `squeezed` has it, for words that were typed
const key = sql.raw(`regexp_replace(lower(keyword), '[[:space:][:punct:]]', '', 'g')`)

// signs alone ask for nothing that the shop could have
const lettered = sql.raw(`keyword ~ '[[:alnum:]가-힣ㄱ-ㅣ]'`)

/** Sums by day, of nobody in particular; what staff have seen to is left out. */
const unfound = (keyword: string | undefined): SQL => sql`
  select keyword, lang, searches, last_day from (
    select keyword, lang, sum(searches)::int as searches, (array_agg(results order by day desc))[1] as results, to_char(max(day), 'YYYY-MM-DD') as last_day
    from search_day where day > (now() at time zone 'Asia/Seoul')::date - 30 and keyword !~ '^\\(' and ${lettered}
    ${keyword ? sql`and keyword ilike ${containing(keyword)}` : sql``} group by keyword, lang) g
  where results = 0 and not exists (select 1 from search_synonym s where s.keys @> array[${key}])
    and not exists (select 1 from search_page p where p.sp_use and p.keys @> array[${key}])`

export type UnfoundRow = { keyword: string; lang: string; searches: number; last_day: string }

export async function listUnfound(ctx: Ctx, ask: Ask): Promise<UnfoundRow[]> {
  const { rows } = await ctx.db.execute<UnfoundRow>(
    sql`${unfound(ask.keyword)} order by searches desc, keyword, lang limit ${ask.per_page} offset ${rowsBefore(ask)}`,
  )
  return rows
}

export async function countWordKinds(ctx: Ctx, keyword: string | undefined) {
  const found = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${unfound(keyword)}) u`,
  )
  return {
    none: found.rows[0]?.count ?? 0,
    synonym: await ctx.db.$count(searchSynonym, bears(searchSynonym, keyword)),
    page: await ctx.db.$count(searchPage, inPage(keyword)),
  }
}

type Words = { words: string[]; keys: string[] }

export async function insertSynonym(ctx: Ctx, row: Words): Promise<SynonymRow | undefined> {
  return (await ctx.db.insert(searchSynonym).values(row).returning())[0]
}

export async function updateSynonym(
  ctx: Ctx,
  sy_id: number,
  version: number,
  row: Words,
): Promise<SynonymRow | undefined> {
  const rows = await ctx.db
    .update(searchSynonym)
    .set({ ...row, version: version + 1, updated_at: ctx.now })
    .where(and(eq(searchSynonym.sy_id, sy_id), eq(searchSynonym.version, version)))
    .returning()
  return rows[0]
}

export async function deleteSynonym(ctx: Ctx, sy_id: number): Promise<boolean> {
  const gone = await ctx.db.delete(searchSynonym).where(eq(searchSynonym.sy_id, sy_id))
  return (gone.rowCount ?? 0) > 0
}

export async function insertPage(
  ctx: Ctx,
  row: Words & SearchPageForm,
): Promise<PageRow | undefined> {
  return (await ctx.db.insert(searchPage).values(row).returning())[0]
}

export async function updatePage(
  ctx: Ctx,
  sp_id: number,
  version: number,
  row: Words & SearchPageForm,
): Promise<PageRow | undefined> {
  const rows = await ctx.db
    .update(searchPage)
    .set({ ...row, version: version + 1, updated_at: ctx.now })
    .where(and(eq(searchPage.sp_id, sp_id), eq(searchPage.version, version)))
    .returning()
  return rows[0]
}

export async function deletePage(ctx: Ctx, sp_id: number): Promise<boolean> {
  const gone = await ctx.db.delete(searchPage).where(eq(searchPage.sp_id, sp_id))
  return (gone.rowCount ?? 0) > 0
}

export async function hasSynonym(ctx: Ctx, sy_id: number): Promise<boolean> {
  return (await ctx.db.$count(searchSynonym, eq(searchSynonym.sy_id, sy_id))) > 0
}

export async function hasPage(ctx: Ctx, sp_id: number): Promise<boolean> {
  return (await ctx.db.$count(searchPage, eq(searchPage.sp_id, sp_id))) > 0
}
