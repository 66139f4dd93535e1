import { sql } from 'drizzle-orm'
import { forget, mayErase } from '#platform/clean-up.ts'
import type { Ctx } from '#platform/context.ts'
import { leftMember } from './account-tables.ts'
import { lastMeeting, overAt } from './class-days.ts'
import { personalTables, rowsOf } from './personal-data.ts'
import type { PersonalTable } from './personal-table.ts'
import { type Retention, retentions } from './retention.ts'

/** The first moment of the Korean day after the time is over. */
const lastDay = (since: ReturnType<typeof sql>, keep: string) =>
  sql`(((${since} at time zone 'Asia/Seoul')::date + ${keep}::interval + interval '1 day') at time zone 'Asia/Seoul')`

export type Losses = { points: number; coupons: number; reviews: number }

export async function countLosses(ctx: Ctx, mb_id: string): Promise<Losses> {
  const found = await ctx.db.execute<Losses>(sql`
    select coalesce((select mb_point from member where mb_id = ${mb_id}), 0)::int as points,
      (select count(*)::int from coupon where mb_id = ${mb_id} and od_id is null and withdrawn_at is null and cp_end >= (${ctx.now.toISOString()}::timestamptz at time zone 'Asia/Seoul')::date) as coupons,
      (select count(*)::int from review where mb_id = ${mb_id}) as reviews`)
  return found.rows[0] ?? { points: 0, coupons: 0, reviews: 0 }
}

export type Blocker = {
  kind: 'order' | 'class' | 'bottle' | 'scent' | 'credit' | 'account'
  id: string
  state: string
  at: string | null
}

/** What is still under way: nobody leaves in the middle of it. */
export async function listBlockers(ctx: Ctx, mb_id: string): Promise<Blocker[]> {
  const found = await ctx.db.execute<Blocker>(sql`
    (select 'order' as kind, od_id as id, od_status as state, null as at from shop_order where mb_id = ${mb_id} and od_status in ('주문', '입금', '준비', '배송') order by od_time desc limit 20)
    union all
    (select 'order', od_id, '주문', null from order_draft where mb_id = ${mb_id} and state = 'confirming')
    union all
    (select 'class', b.booking_id, b.state, to_char(${lastMeeting} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from class_booking b join class_session s using (session_id)
      where b.mb_id = ${mb_id} and b.state in ('held', 'confirmed', 'attended', 'no_show') and ${overAt} > ${ctx.now.toISOString()}::timestamptz order by s.starts_at limit 20)
    union all
    (select 'bottle', token, state, null from bottle_job where mb_id = ${mb_id} and od_id is null and paid_at is not null and state not in ('done', 'cancelled') order by job_id desc limit 20)
    union all
    (select 'scent', j.token, j.state, null from scent_job j join application a using (ap_id)
      where a.mb_id = ${mb_id} and j.deposit_paid_at is not null and j.state not in ('done', 'declined', 'cancelled', 'expired') order by ap_id desc limit 20)
    union all
    (select 'credit', 'balance', c.cr_balance::text, null from (select cr_balance from credit where mb_id = ${mb_id} order by cr_id desc limit 1) c where c.cr_balance > 0)
    union all
    (select 'credit', 'payout', amount::text, null from credit_payout where mb_id = ${mb_id} and state = 'queued' order by payout_id limit 20)
    union all
    (select 'account', 'owed', sum(amount)::text, null from company_entry where mb_id = ${mb_id} having sum(amount) <> 0)`)
  return found.rows
}

/** Holds the member's row, so that nobody leaves twice. False when there is none any more. */
export async function lockMember(ctx: Ctx, mb_id: string): Promise<boolean> {
  const found = await ctx.db.execute(sql`select 1 from member where mb_id = ${mb_id} for update`)
  return found.rows.length > 0
}

/** Sets apart what the law keeps, deletes the rest, and the member with it. */
export async function eraseMember(ctx: Ctx, mb_id: string) {
  // words to a friend, which no law asks to be kept
  await ctx.db.execute(
    sql`update order_line set ct_text = '' where ct_text <> '' and od_id in (select od_id from shop_order where mb_id = ${mb_id})`,
  )
  await forgetTold(ctx, mb_id)
  await ctx.db.execute(mayErase)
  for (const one of personalTables) await takeOut(ctx, one, mb_id)
  // whoever has this id one day has nothing to do with the company's orders
  await ctx.db.execute(sql`update shop_order set od_company = null where od_company = ${mb_id}`)
  // what happened stays told, without whom it happened to
  await ctx.db.execute(sql`update event set actor = 'former' where actor = ${mb_id}`)
  await ctx.db.execute(sql`delete from member where mb_id = ${mb_id}`)
}

/** What of a payload says who somebody is. */
const namingKeys = sql.raw(
  `'{mb_name,old_email,mb_email,name,email,mail,hp,phone,old_hp,deposit_name,depositor,od_name,holder,address,ip,memo}'::text[]`,
)

/** What happened by and to a member was told to the staff, too: their notices and mails about it go, and names in what stays. */
async function forgetTold(ctx: Ctx, mb_id: string) {
  const own = sql`(actor = ${mb_id} or subject = ${mb_id} or payload->>'mb_id' = ${mb_id} or subject in (
    select od_id from shop_order where mb_id = ${mb_id} union all select pp_id from personal_payment where mb_id = ${mb_id}))`
  for (const told of [sql`notification`, sql`delivery`])
    await ctx.db.execute(
      sql`delete from ${told} where event_id in (select event_id from event where ${own})`,
    )
  await ctx.db.execute(sql`update event set payload = payload - ${namingKeys} where ${own}`)
  await ctx.db.execute(
    sql`delete from mail_log where recipient = (select mb_email from member where mb_id = ${mb_id})`,
  )
}

async function takeOut(ctx: Ctx, one: PersonalTable, mb_id: string) {
  const table = sql.identifier(one.table)
  const mine = rowsOf(one, mb_id)
  if (one.leave === 'erase') await ctx.db.execute(sql`delete from ${table} where ${mine}`)
  if (one.name)
    await ctx.db.execute(
      sql`update ${table} set mb_id = null, ${sql.identifier(one.name)} = '' where ${mine}`,
    )
  if (!one.apart) return
  const { kind, subject, since, keep, after } = one.apart
  const until = lastDay(since, keep)
  await ctx.db.execute(sql`
    insert into kept_record (kind, subject, record, until)
    select ${kind}, ${subject}, to_jsonb(t) - 'quote' - 'password_hash' - 'od_pwd', ${until} from ${table} t where ${mine} and ${until} > ${ctx.now.toISOString()}::timestamptz`)
  await ctx.db.execute(
    after === 'delete'
      ? sql`delete from ${table} where ${mine}`
      : sql`update ${table} set ${after} where ${mine}`,
  )
}

export async function reserveId(ctx: Ctx, row: typeof leftMember.$inferInsert) {
  await ctx.db
    .insert(leftMember)
    .values(row)
    .onConflictDoUpdate({ target: leftMember.mb_id, set: row })
}

/** Who the member is elsewhere, so that the way in from there can be closed. */
export async function listSocial(
  ctx: Ctx,
  mb_id: string,
): Promise<{ provider: string; external_id: string }[]> {
  return (
    await ctx.db.execute<{ provider: string; external_id: string }>(
      sql`select provider, external_id from social_link where mb_id = ${mb_id}`,
    )
  ).rows
}

/** What the shop holds of one member, table by table. */
export async function readPersonalData(
  ctx: Ctx,
  mb_id: string,
): Promise<{ title: string; rows: Record<string, unknown>[] }[]> {
  const parts = []
  for (const one of personalTables) {
    if (!one.title) continue
    const hidden = JSON.stringify(one.hide ?? [])
    const found = await ctx.db.execute<{ row: Record<string, unknown> }>(sql`
      select to_jsonb(t) - array(select jsonb_array_elements_text(${hidden}::jsonb)) as row from ${sql.identifier(one.table)} t where ${rowsOf(one, mb_id)} limit 5000`)
    parts.push({ title: one.title, rows: found.rows.map(({ row }) => row) })
  }
  return parts
}

/** Forgets, by the Korean calendar, what has been kept as long as was promised. */
export async function forgetOverdue(ctx: Ctx) {
  const now = sql`${ctx.now.toISOString()}::timestamptz`
  await forget(ctx, sql`kept_record`, sql`until <= ${now}`)
  await forget(ctx, sql`member_proof`, sql`expires_at <= ${now}`)
  for (const one of retentions) await keepWithin(ctx, one)
  await ctx.db.execute(
    sql`update order_line l set ct_text = '' from shop_order o where l.od_id = o.od_id and l.ct_text <> '' and ${lastDay(sql`o.od_time`, '5 years')} <= ${now}`,
  )
  await releaseIds(ctx)
}

async function keepWithin(ctx: Ctx, { table, since, keep, still, over }: Retention) {
  const name = sql.identifier(table)
  const old = sql`${still ?? sql`true`} and ${lastDay(since, keep)} <= ${ctx.now.toISOString()}::timestamptz`
  if (over === 'delete') await forget(ctx, sql`${name}`, old)
  else await ctx.db.execute(sql`update ${name} set ${over} where ${old}`)
}

/** An id becomes anybody's again, and what happened to its last owner no longer names it. */
async function releaseIds(ctx: Ctx) {
  const now = ctx.now.toISOString()
  await ctx.db.execute(sql`
    update event set subject = 'former', payload = payload - 'mb_id' - 'social'
    from left_member l where l.until <= ${now}::timestamptz and event.name like 'member.%' and lower(event.subject) = l.mb_id`)
  await ctx.db.execute(sql`
    update event set payload = payload - 'mb_id' from left_member l where l.until <= ${now}::timestamptz and lower(event.payload->>'mb_id') = l.mb_id`)
  await ctx.db.execute(sql`delete from left_member where until <= ${now}::timestamptz`)
}
