import { eq, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import type { reviewStates } from './contract.ts'
import { answerDays } from './rules.ts'
import { dated, type GoodsRow, narrowed, orderOf, type ReviewRow } from './store.ts'
import { review } from './tables.ts'

export type StaffRow = ReviewRow & GoodsRow & { od_id: string | null }
type Raw = Parameters<typeof dated>[0] & GoodsRow & { od_id: string | null }
type State = (typeof reviewStates)[number]
type Ask = {
  page: number
  per_page: number
  sort: 'is_id' | 'is_score' | 'is_helpful'
  order: 'asc' | 'desc'
  score?: number
  photo?: boolean
  state?: State
  it_id?: string
  mb_id?: string
  keyword?: string
}

const statesAt = (now: Date): Record<State, ReturnType<typeof sql>> => ({
  unanswered: sql`r.is_reply = '' and r.is_hidden = '' and r.is_time > ${now.toISOString()}::timestamptz - make_interval(days => ${answerDays}::int)`,
  hidden: sql`r.is_hidden <> ''`,
  best: sql`r.is_best`,
  recheck: sql`r.is_hidden <> '' and r.is_edit_time > r.is_hidden_time`,
})
const columns = sql`r.*, i.it_name, i.it_name_en, coalesce(i.images[1], '') as thumb_image, (select l.od_id from order_line l where l.ct_id = r.ct_id) as od_id`

export async function listForStaff(ctx: Ctx, ask: Ask) {
  const states = statesAt(ctx.now)
  const like = containing(ask.keyword ?? '')
  const asked = sql`true ${narrowed(ask)} ${ask.it_id ? sql`and r.it_id = ${ask.it_id}` : sql``} ${ask.mb_id ? sql`and r.mb_id = ${ask.mb_id}` : sql``}
    ${ask.state ? sql`and ${states[ask.state]}` : sql``}
    ${ask.keyword ? sql`and (r.is_content ilike ${like} or r.is_name ilike ${like} or r.mb_id ilike ${like} or i.it_name ilike ${like} or i.it_name_en ilike ${like})` : sql``}`
  const from = sql`review r join item i using (it_id)`
  const found = await ctx.db.execute<{
    rows: Raw[] | null
    total: number
    counts: Record<string, number>
  }>(sql`
    select (select count(*)::int from ${from} where ${asked}) as total,
      (select json_agg(one) from (select ${columns} from ${from} where ${asked} order by ${orderOf(ask)} limit ${ask.per_page} offset ${rowsBefore(ask)}) one) as rows,
      (select json_build_object('all', count(*), ${sql.join(
        Object.entries(states).map(
          ([name, when]) => sql`${sql.raw(`'${name}'`)}, count(*) filter (where ${when})`,
        ),
        sql`, `,
      )}) from review r) as counts`)
  const row = found.rows[0]
  return {
    rows: (row?.rows ?? []).map((one): StaffRow => ({ ...dated(one), od_id: one.od_id })),
    total: row?.total ?? 0,
    counts: row?.counts ?? {},
  }
}

export async function findForStaff(ctx: Ctx, is_id: number): Promise<StaffRow | null> {
  const found = await ctx.db.execute<{ row: Raw }>(
    sql`select row_to_json(one) as row from (select ${columns} from review r join item i using (it_id) where r.is_id = ${is_id}) one`,
  )
  const row = found.rows[0]?.row
  return row ? { ...dated(row), od_id: row.od_id } : null
}

export async function updateReview(
  ctx: Ctx,
  is_id: number,
  change: Partial<typeof review.$inferInsert>,
) {
  await ctx.db.update(review).set(change).where(eq(review.is_id, is_id))
}

export async function lockReview(ctx: Ctx, is_id: number): Promise<ReviewRow | null> {
  const [row] = await ctx.db.select().from(review).where(eq(review.is_id, is_id)).for('update')
  return row ?? null
}
