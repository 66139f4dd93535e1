import { and, eq, sql } from 'drizzle-orm'
import type { Lang } from '#kernel/language.ts'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { groupedPage } from '#platform/grouped-page.ts'
import { item } from '#shop/catalog/tables.ts'
import type { FacetSummary } from './contract.ts'
import { review, reviewVote } from './tables.ts'

export type ReviewRow = typeof review.$inferSelect
export type GoodsRow = { it_name: string; it_name_en: string; thumb_image: string }
export type LineRow = GoodsRow & {
  ct_id: number
  od_id: string
  it_id: string
  io_type: number
  ct_option: string
  ct_option_en: string
  ct_status: string
  top: number | null
  completed_at: Date | null
  is_id: number | null
}

type Ask = {
  page: number
  per_page: number
  sort: 'is_id' | 'is_score' | 'is_helpful'
  order: 'asc' | 'desc'
}
type Filters = { it_id?: string; score?: number; photo?: boolean; facet?: string }

/** What a reader of this language can read comes first; of all reviews none is sorted by its words. */
function foreignLast(lang: Lang) {
  return lang === 'en'
    ? sql`(r.is_content_en = '' and r.is_content ~ '[가-힣]'),`
    : sql`(r.is_content !~ '[가-힣]'),`
}

/** Reviews that everybody sees. */
export async function listReviews(ctx: Ctx, filters: Filters, ask: Ask) {
  const shown = sql`r.is_hidden = '' ${filters.it_id === undefined ? sql`` : sql`and r.it_id = ${filters.it_id}`} ${narrowed(filters)}`
  const found = await ctx.db.execute<{ rows: (Raw & GoodsRow)[] | null; total: number }>(sql`
    select (select count(*) from review r where ${shown})::int as total,
      (select json_agg(one) from (
        select r.*, i.it_name, i.it_name_en, coalesce(i.images[1], '') as thumb_image from review r join item i using (it_id)
        where ${shown} order by ${filters.it_id === undefined ? sql`` : foreignLast(ctx.lang)} ${orderOf(ask)} limit ${ask.per_page} offset ${rowsBefore(ask)}) one) as rows`)
  const row = found.rows[0]
  return { rows: (row?.rows ?? []).map(dated), total: row?.total ?? 0 }
}

type Raw = Omit<ReviewRow, 'is_time' | 'is_edit_time' | 'is_reply_time' | 'is_hidden_time'> & {
  is_time: string
  is_edit_time: string | null
  is_reply_time: string | null
  is_hidden_time: string | null
}

// a JSON row tells its moments as text
export function dated<T extends Raw>(row: T): Omit<T, keyof Raw> & ReviewRow {
  const at = (text: string | null) => (text === null ? null : new Date(text))
  return {
    ...row,
    is_time: new Date(row.is_time),
    is_edit_time: at(row.is_edit_time),
    is_reply_time: at(row.is_reply_time),
    is_hidden_time: at(row.is_hidden_time),
  }
}

export function narrowed({ score, photo, facet }: Filters) {
  const [name = '', value = ''] = facet?.split('.') ?? []
  return sql`${score ? sql`and r.is_score = ${score}` : sql``} ${photo ? sql`and cardinality(r.is_photos) > 0` : sql``} ${
    facet
      ? name === 'season'
        ? sql`and r.is_facets -> 'season' ? ${value}`
        : sql`and r.is_facets ->> ${name} = ${value}`
      : sql``
  }`
}

export function orderOf({ sort, order }: Pick<Ask, 'sort' | 'order'>) {
  const column = { is_id: sql`r.is_id`, is_score: sql`r.is_score`, is_helpful: sql`r.is_helpful` }[
    sort
  ]
  return sql`${column} ${order === 'asc' ? sql`asc` : sql`desc`}, r.is_id desc`
}

type Spread = { score: number; count: number }[]
type Summary = Omit<FacetSummary, 'kind'> & { spread: Spread; top: number | null }

/** What the buyers of a product say, and how many gave how many stars, from five down to one. */
export async function summarise(ctx: Ctx, it_id: string): Promise<Summary> {
  const tally = (name: string, values: ReturnType<typeof sql>) =>
    sql`(select coalesce(json_agg(json_build_object('value', value, 'count', count) order by count desc, value), '[]') from (select value, count(*)::int as count from shown, ${values} group by value) counted) as ${sql.raw(name)}`
  const found = await ctx.db.execute<Summary>(sql`
    with shown as (select * from review where it_id = ${it_id} and is_hidden = '')
    select (select count(*)::int from shown where cardinality(is_photos) > 0) as photos,
      (select round(avg((is_facets ->> 'strength')::int), 1)::float8 from shown) as strength,
      (select round(avg((is_facets ->> 'longevity')::int), 1)::float8 from shown) as longevity,
      (select round(avg((is_facets ->> 'load')::int), 1)::float8 from shown) as load,
      ${tally('season', sql`jsonb_array_elements_text(is_facets -> 'season') value`)},
      ${tally('room', sql`lateral (select is_facets ->> 'room' as value where is_facets ? 'room') picked`)},
      ${tally('wax', sql`lateral (select is_facets ->> 'wax' as value where is_facets ? 'wax') picked`)},
      (select json_agg(json_build_object('score', score, 'count', count) order by score desc) from (
        select score, count(is_score)::int as count from generate_series(1, 5) as score left join shown on is_score = score group by score) given) as spread,
      ${topOf(sql`(select ca_id from item where it_id = ${it_id})`)} as top`)
  const row = found.rows[0]
  if (!row) throw new Error('a select without from answers one row')
  return row
}

/** The category at the top of a category's branch. */
function topOf(ca_id: ReturnType<typeof sql>) {
  return sql`(with recursive up as (select ca_id, parent_id from category where ca_id = ${ca_id} union all select c.ca_id, c.parent_id from category c join up on c.ca_id = up.parent_id)
    select ca_id from up where parent_id is null limit 1)`
}

const lineColumns = sql`l.ct_id, l.od_id, l.it_id, l.io_type, l.it_name, l.it_name_en, l.thumb_image, l.ct_option, l.ct_option_en, l.ct_status, r.is_id,
  ${topOf(sql`i.ca_id`)} as top,
  (select max(created_at) from event where event.subject = l.od_id and event.name = 'order.completed') as completed_at`
const lineTables = sql`order_line l join shop_order o using (od_id) left join item i on i.it_id = l.it_id left join review r on r.ct_id = l.ct_id`

// the driver reads a moment of free SQL as text
const lineOf = (row: LineRow): LineRow => ({
  ...row,
  ct_id: Number(row.ct_id),
  is_id: row.is_id === null ? null : Number(row.is_id),
  completed_at: row.completed_at && new Date(row.completed_at),
})

/** A line of this member's own orders. */
export async function findLine(ctx: Ctx, mb_id: string, ct_id: number): Promise<LineRow | null> {
  const found = await ctx.db.execute<LineRow>(
    sql`select ${lineColumns} from ${lineTables} where l.ct_id = ${ct_id} and o.mb_id = ${mb_id}`,
  )
  return found.rows[0] ? lineOf(found.rows[0]) : null
}

/** Completed lines without a review, completed after a moment. */
export async function listWritable(
  ctx: Ctx,
  mb_id: string,
  since: Date,
  ask: { page: number; per_page: number; od_id?: string; ct_id?: number },
) {
  const { rows, total } = await groupedPage<LineRow>(
    ctx,
    sql`
    select * from (select ${lineColumns} from ${lineTables} where o.mb_id = ${mb_id} and l.ct_status = '완료' and l.io_type = 0 and r.is_id is null and i.it_id is not null ${ask.od_id ? sql`and l.od_id = ${ask.od_id}` : sql``} ${ask.ct_id ? sql`and l.ct_id = ${ask.ct_id}` : sql``}) mine
    where completed_at > ${since.toISOString()}::timestamptz`,
    { ...ask, order_by: sql`completed_at desc, ct_id` },
  )
  return { rows: rows.map(lineOf), total }
}

export type MineRow = ReviewRow & GoodsRow & { top: number | null; completed_at: Date | null }

const mineColumns = sql`r.*, i.it_name, i.it_name_en, coalesce(i.images[1], '') as thumb_image, ${topOf(sql`i.ca_id`)} as top,
  (select max(e.created_at) from order_line l join event e on e.subject = l.od_id and e.name = 'order.completed' where l.ct_id = r.ct_id) as completed_at`
type RawMine = Raw & GoodsRow & { top: number | null; completed_at: string | null }
const mineOf = (row: RawMine): MineRow => ({
  ...dated(row),
  completed_at: row.completed_at === null ? null : new Date(row.completed_at),
})

export async function listMine(
  ctx: Ctx,
  mb_id: string,
  ask: { page: number; per_page: number; order: 'asc' | 'desc' },
) {
  const found = await ctx.db.execute<{ rows: RawMine[] | null; total: number }>(sql`
    select (select count(*)::int from review where mb_id = ${mb_id}) as total,
      (select json_agg(one) from (select ${mineColumns} from review r join item i using (it_id) where r.mb_id = ${mb_id}
        order by r.is_id ${ask.order === 'asc' ? sql`asc` : sql`desc`} limit ${ask.per_page} offset ${rowsBefore(ask)}) one) as rows`)
  return { rows: (found.rows[0]?.rows ?? []).map(mineOf), total: found.rows[0]?.total ?? 0 }
}

export async function findMine(ctx: Ctx, mb_id: string, is_id: number): Promise<MineRow | null> {
  const found = await ctx.db.execute<{ row: RawMine }>(
    sql`select row_to_json(one) as row from (select ${mineColumns} from review r join item i using (it_id) where r.is_id = ${is_id} and r.mb_id = ${mb_id}) one`,
  )
  return found.rows[0] ? mineOf(found.rows[0].row) : null
}

/** Null when the line already has its review. */
export async function insertReview(
  ctx: Ctx,
  row: typeof review.$inferInsert,
): Promise<number | null> {
  const [made] = await ctx.db
    .insert(review)
    .values(row)
    .onConflictDoNothing()
    .returning({ is_id: review.is_id })
  return made?.is_id ?? null
}

export async function updateMine(
  ctx: Ctx,
  mb_id: string,
  is_id: number,
  change: Partial<typeof review.$inferInsert>,
): Promise<boolean> {
  const rows = await ctx.db
    .update(review)
    .set(change)
    .where(and(eq(review.is_id, is_id), eq(review.mb_id, mb_id)))
    .returning({ is_id: review.is_id })
  return rows.length > 0
}

export async function deleteMine(
  ctx: Ctx,
  mb_id: string,
  is_id: number,
): Promise<{ it_id: string; is_photos: string[] } | null> {
  const [row] = await ctx.db
    .delete(review)
    .where(and(eq(review.is_id, is_id), eq(review.mb_id, mb_id)))
    .returning({ it_id: review.it_id, is_photos: review.is_photos })
  return row ?? null
}

export async function findVotes(ctx: Ctx, mb_id: string, ids: readonly number[]) {
  const among = sql`is_id = any(${sql.param(ids)}::bigint[])`
  const found = await ctx.db.execute<{ helpful: number[]; mine: number[] }>(sql`
    select coalesce((select json_agg(is_id) from review_vote where mb_id = ${mb_id} and ${among}), '[]') as helpful, coalesce((select json_agg(is_id) from review where mb_id = ${mb_id} and ${among}), '[]') as mine`)
  return found.rows[0] ?? { helpful: [], mine: [] }
}

export async function findShown(ctx: Ctx, is_id: number) {
  const [row] = await ctx.db
    .select({ mb_id: review.mb_id, it_id: review.it_id })
    .from(review)
    .where(and(eq(review.is_id, is_id), eq(review.is_hidden, '')))
    // votes for one review come one after the other, so that its count is theirs
    .for('update')
  return row ?? null
}

/** The vote and the count, which is always that of the votes. */
export async function putVote(
  ctx: Ctx,
  is_id: number,
  mb_id: string,
  on: boolean,
): Promise<number> {
  if (on) await ctx.db.insert(reviewVote).values({ is_id, mb_id }).onConflictDoNothing()
  else
    await ctx.db
      .delete(reviewVote)
      .where(and(eq(reviewVote.is_id, is_id), eq(reviewVote.mb_id, mb_id)))
  const [row] = await ctx.db
    .update(review)
    .set({ is_helpful: sql`(select count(*) from review_vote v where v.is_id = ${is_id})` })
    .where(eq(review.is_id, is_id))
    .returning({ is_helpful: review.is_helpful })
  return row?.is_helpful ?? 0
}

/** Every photograph that some review shows. */
export async function listPhotos(ctx: Ctx): Promise<string[]> {
  const found = await ctx.db.execute<{ name: string }>(
    sql`select distinct unnest(is_photos) as name from review`,
  )
  return found.rows.map((row) => row.name)
}

export async function nameOfGoods(ctx: Ctx, it_id: string) {
  const [row] = await ctx.db
    .select({ it_name: item.it_name, it_name_en: item.it_name_en })
    .from(item)
    .where(eq(item.it_id, it_id))
  return row ?? { it_name: '', it_name_en: '' }
}
