import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { containing, isShortWord, newestForShort } from '#platform/like.ts'
import { type Found, type FoundKind, mostFound, mostViews, type SavedView } from './contract.ts'
import { staffView } from './tables.ts'

// one more than is shown, which tells that there are more
const most = mostFound + 1

// the very expressions of the indexes shop_order_find, order_line_find and member_find
const orderText = sql.raw(
  `(od_id || ' ' || od_name || ' ' || od_hp || ' ' || od_deposit_name || ' ' || od_b_name || ' ' || od_b_hp || ' ' || od_invoice)`,
)
const goodsText = sql.raw(`(it_name || ' ' || it_name_en)`)
const memberText = sql.raw(`(lower(mb_id) || ' ' || mb_name || ' ' || mb_email || ' ' || mb_hp)`)

// phones and waybills are stored without the hyphens people type
function spelled(text: SQL, keyword: string): SQL {
  const bare = keyword.replace(/[\s-]/g, '')
  const words = /^\+?\d{3,}$/.test(bare) && bare !== keyword ? [keyword, bare] : [keyword]
  return sql`(${sql.join(
    words.map((word) => sql`${text} ilike ${containing(word)}`),
    sql` or `,
  )})`
}

// short words are looked for among the newest; the order is the very one of an index
const newest = (table: string, order: string, keyword: string) =>
  isShortWord(keyword)
    ? sql.raw(`(select * from ${table} order by ${order} limit ${newestForShort}) ${table}`)
    : sql.raw(table)

const goodsOf = (column: string) =>
  sql.raw(
    `coalesce((select ${column} from order_line l where l.od_id = o.od_id order by l.io_type, l.ct_id limit 1), '')`,
  )

/** Each by its own index; an order by who, where and what. */
const queries: Record<FoundKind, (keyword: string) => SQL> = {
  order: (keyword) => sql`
    select o.od_id as id, o.od_id as title, o.od_id as title_en, o.od_name || ' · ' || ${goodsOf('it_name')} as detail, o.od_name || ' · ' || ${goodsOf('it_name_en')} as detail_en, o.od_status as state, o.od_settle_case as settle_case
    from shop_order o where o.od_id in (
      (select od_id from ${newest('shop_order', 'od_time desc nulls last', keyword)} where ${spelled(orderText, keyword)} order by od_time desc nulls last limit ${most})
      union (select od_id from ${newest('order_line', 'od_id desc', keyword)} where ${goodsText} ilike ${containing(keyword)} order by od_id desc limit ${most}))
    order by o.od_time desc limit ${most}`,
  product: (keyword) => sql`
    select i.it_id as id, i.it_name as title, coalesce(nullif(i.it_name_en, ''), i.it_name) as title_en, c.name as detail, c.name_en as detail_en, case when i.it_use then '' else 'hidden' end as state
    from item i join category c on c.ca_id = i.ca_id
    where i.it_name ilike ${containing(keyword)} or i.it_name_en ilike ${containing(keyword)} or i.it_id = ${keyword}
    order by i.it_use desc, i.it_sum_qty desc, i.it_id limit ${most}`,
  member: (keyword) => sql`
    select mb_id as id, mb_name as title, mb_name as title_en, mb_id as detail, mb_id as detail_en, case when mb_leave_date is not null then 'left' else '' end as state
    from member where ${spelled(memberText, keyword)} order by created_at desc limit ${most}`,
  claim: (keyword) => sql`
    select c.claim_id::text as id, c.kind as title, c.kind as title_en, o.od_name || ' · ' || c.od_id as detail, o.od_name || ' · ' || c.od_id as detail_en, c.state
    from claim c join shop_order o using (od_id)
    where ${spelled(orderText, keyword)}
    order by c.requested_at desc limit ${most}`,
  inquiry: (keyword) => sql`
    select * from (
      (select 'personal/' || qa_id as id, qa_subject as title, qa_subject as title_en, mb_name as detail, mb_name as detail_en, case when qa_answer_time is null then 'waiting' else '' end as state, qa_time as asked_at
      from personal_inquiry join member using (mb_id) where qa_subject ilike ${containing(keyword)} or od_id = ${keyword} or mb_name ilike ${containing(keyword)} order by qa_time desc limit ${most})
      union all
      (select 'product/' || iq_id, iq_subject, coalesce(nullif(iq_subject_en, ''), iq_subject), mb_name, mb_name, case when iq_answer_time is null then 'waiting' else '' end, iq_time
      from product_inquiry join member using (mb_id) where iq_subject ilike ${containing(keyword)} or mb_name ilike ${containing(keyword)} order by iq_time desc limit ${most})
    ) q order by asked_at desc limit ${most}`,
}

/** The newest of one kind that a word leads to, one more than is shown. */
export async function listFound(ctx: Ctx, kind: FoundKind, keyword: string): Promise<Found[]> {
  const { rows } = await ctx.db.execute<Found>(queries[kind](keyword))
  return rows
}

export function listViews(ctx: Ctx, mb_id: string, list: string): Promise<SavedView[]> {
  return ctx.db
    .select({ name: staffView.name, filters: staffView.filters })
    .from(staffView)
    .where(and(eq(staffView.mb_id, mb_id), eq(staffView.list, list)))
    .orderBy(asc(staffView.view_id))
}

/** False when there are as many as a person may keep; the person's row is held, so that two saves cannot both be the last. */
export async function putView(
  ctx: Ctx,
  mb_id: string,
  list: string,
  { name, filters }: SavedView,
): Promise<boolean> {
  await ctx.db.execute(sql`select 1 from member where mb_id = ${mb_id} for update`)
  const views = await listViews(ctx, mb_id, list)
  if (views.length >= mostViews && !views.some((one) => one.name === name)) return false
  await ctx.db
    .insert(staffView)
    .values({ mb_id, list, name, filters })
    .onConflictDoUpdate({
      target: [staffView.mb_id, staffView.list, staffView.name],
      set: { filters },
    })
  return true
}

export async function dropView(ctx: Ctx, mb_id: string, list: string, name: string) {
  await ctx.db
    .delete(staffView)
    .where(and(eq(staffView.mb_id, mb_id), eq(staffView.list, list), eq(staffView.name, name)))
}
