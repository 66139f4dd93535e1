import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Colleague, OrderTag } from '#shop/order/contract/tags.ts'

const texts = (words: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(words)}::jsonb))`

export async function listTags(ctx: Ctx): Promise<OrderTag[]> {
  const found = await ctx.db.execute<OrderTag>(sql`
    select tag_id::int as tag_id, name, (select count(*) from order_tagged where order_tagged.tag_id = order_tag.tag_id)::int as count
    from order_tag order by count desc, lower(name) limit 500`)
  return found.rows
}

/** Those that are new join the list. */
export async function addTagNames(ctx: Ctx, names: readonly string[]) {
  await ctx.db.execute(
    sql`insert into order_tag (name) select unnest(${texts(names)}) on conflict (lower(name)) do nothing`,
  )
}

type Touched = { od_id: string; name: string }

/** The answer is what has really come on. */
export async function putTags(
  ctx: Ctx,
  od_ids: readonly string[],
  names: readonly string[],
): Promise<Touched[]> {
  const found = await ctx.db.execute<Touched>(sql`
    with put as (insert into order_tagged (od_id, tag_id)
      select o.od_id, t.tag_id from shop_order o, order_tag t
      where o.od_id = any(${texts(od_ids)}) and lower(t.name) in (select lower(w) from unnest(${texts(names)}) w)
      on conflict do nothing returning od_id, tag_id)
    select put.od_id, t.name from put join order_tag t using (tag_id)`)
  return found.rows
}

/** The answer is what has really come off. */
export async function takeTags(
  ctx: Ctx,
  od_ids: readonly string[],
  names: readonly string[],
): Promise<Touched[]> {
  const found = await ctx.db.execute<Touched>(sql`
    delete from order_tagged g using order_tag t
    where t.tag_id = g.tag_id and g.od_id = any(${texts(od_ids)}) and lower(t.name) in (select lower(w) from unnest(${texts(names)}) w)
    returning g.od_id, t.name`)
  return found.rows
}

export async function hasMoreTags(ctx: Ctx, od_ids: readonly string[], most: number) {
  const found = await ctx.db.execute(sql`
    select od_id from order_tagged where od_id = any(${texts(od_ids)}) group by od_id having count(*) > ${most} limit 1`)
  return found.rows.length > 0
}

/** False when another tag has that name. */
export async function renameTag(ctx: Ctx, tag_id: number, name: string): Promise<boolean> {
  const found = await ctx.db.execute(sql`
    update order_tag set name = ${name} where tag_id = ${tag_id}
      and not exists (select 1 from order_tag where lower(name) = lower(${name}) and tag_id <> ${tag_id}) returning tag_id`)
  return found.rows.length > 0
}

export async function removeTag(ctx: Ctx, tag_id: number) {
  await ctx.db.execute(sql`delete from order_tag where tag_id = ${tag_id}`)
}

export async function listColleagues(ctx: Ctx): Promise<Colleague[]> {
  const found = await ctx.db.execute<Colleague>(sql`
    select mb_id, mb_name from member where staff_role in ('owner', 'order', 'finance') and mb_leave_date is null order by mb_name, mb_id`)
  return found.rows
}

/** The answer is the orders that changed hands. */
export async function giveOrders(
  ctx: Ctx,
  od_ids: readonly string[],
  mb_id: string | null,
): Promise<string[]> {
  const found = mb_id
    ? await ctx.db.execute<{ od_id: string }>(sql`
        insert into order_care (od_id, mb_id) select od_id, ${mb_id} from shop_order where od_id = any(${texts(od_ids)})
        on conflict (od_id) do update set mb_id = excluded.mb_id where order_care.mb_id <> excluded.mb_id returning od_id`)
    : await ctx.db.execute<{ od_id: string }>(
        sql`delete from order_care where od_id = any(${texts(od_ids)}) returning od_id`,
      )
  return found.rows.map(({ od_id }) => od_id)
}

export type Care = { tags: string[]; staff_id: string | null; staff_name: string | null }
const nobody: Care = { tags: [], staff_id: null, staff_name: null }

/** What staff have put on these orders. */
export async function careOf(
  ctx: Ctx,
  od_ids: readonly string[],
): Promise<(od_id: string) => Care> {
  if (!od_ids.length) return () => nobody
  const found = await ctx.db.execute<Care & { od_id: string }>(sql`
    select o.od_id, coalesce((select array_agg(t.name order by lower(t.name)) from order_tagged g join order_tag t using (tag_id) where g.od_id = o.od_id), '{}') as tags,
      c.mb_id as staff_id, coalesce(nullif(m.mb_name, ''), c.mb_id) as staff_name
    from unnest(${texts(od_ids)}) as o(od_id) left join order_care c on c.od_id = o.od_id left join member m on m.mb_id = c.mb_id`)
  const known = new Map(found.rows.map(({ od_id, ...care }) => [od_id, care]))
  return (od_id) => known.get(od_id) ?? nobody
}
