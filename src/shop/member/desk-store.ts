import { and, asc, desc, eq, getTableColumns, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { startOfKoreanDay } from '#kernel/korean-time.ts'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import { event, session } from '#platform/tables.ts'
import type { MemberState, memberSorts } from './desk-contract.ts'
import { memberNote } from './desk-tables.ts'
import type { MemberRow } from './store.ts'
import { member, memberConsent, memberLogin, socialLink } from './tables.ts'

export type DeskAsk = {
  page: number
  per_page: number
  sort: (typeof memberSorts)[number]
  order: 'asc' | 'desc'
  keyword?: string
  mb_level?: number
  state?: MemberState
}
export type DeskFound = MemberRow & { last_login_at: string | null; orders: number }

// the very expression of the index member_find
const haystack = sql.raw(`(lower(mb_id) || ' ' || mb_name || ' ' || mb_email || ' ' || mb_hp)`)
const lastLogin = sql<
  string | null
>`(select to_char(max(created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from member_login l where l.mb_id = member.mb_id)`
const orders = sql<number>`(select count(*)::int from shop_order o where o.mb_id = member.mb_id)`

const states: Record<MemberState, SQL> = {
  active: sql`mb_leave_date is null and mb_intercept_date is null and staff_role is null`,
  blocked: sql`mb_intercept_date is not null and mb_leave_date is null`,
  left: sql`mb_leave_date is not null`,
  staff: sql`staff_role is not null`,
}

function filters(ask: DeskAsk): SQL | undefined {
  const words = ask.keyword ? spellings(ask.keyword) : []
  return and(
    words.length
      ? sql`(${sql.join(
          words.map((word) => sql`${haystack} ilike ${containing(word)}`),
          sql` or `,
        )})`
      : undefined,
    ask.mb_level === undefined ? undefined : eq(member.mb_level, ask.mb_level),
    ask.state ? states[ask.state] : undefined,
  )
}

// phones are stored without the hyphens people type
function spellings(keyword: string): string[] {
  const bare = keyword.replace(/[\s-]/g, '')
  return /^\+?\d{3,}$/.test(bare) && bare !== keyword ? [keyword, bare] : [keyword]
}

export async function listForDesk(ctx: Ctx, ask: DeskAsk): Promise<DeskFound[]> {
  const direction = ask.order === 'asc' ? asc : desc
  const page = ctx.db
    .select()
    .from(member)
    .where(filters(ask))
    .orderBy(direction(member[ask.sort]), direction(member.mb_id))
    .limit(ask.per_page)
    .offset(rowsBefore(ask))
  const rows = await page
  const found = rows.length
    ? await ctx.db
        .select({ mb_id: member.mb_id, last_login_at: lastLogin, orders })
        .from(member)
        .where(sql`${member.mb_id} in ${rows.map(({ mb_id }) => mb_id)}`)
    : []
  return rows.map((row) => ({
    ...row,
    last_login_at: null,
    orders: 0,
    ...found.find(({ mb_id }) => mb_id === row.mb_id),
  }))
}

export async function countForDesk(ctx: Ctx, ask: DeskAsk): Promise<number> {
  const [row] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(member)
    .where(filters(ask))
  return row?.count ?? 0
}

/** A member, those who left too. */
export async function findForDesk(ctx: Ctx, mb_id: string): Promise<DeskFound | null> {
  const [row] = await ctx.db
    .select({ member, last_login_at: lastLogin, orders })
    .from(member)
    .where(eq(member.mb_id, mb_id))
  return row ? { ...row.member, last_login_at: row.last_login_at, orders: row.orders } : null
}

const shown = 20
/** What happened, and the name of whoever did it. */
const told = {
  ...getTableColumns(event),
  actor_name: sql<string>`coalesce(${member.mb_name}, '')`,
}

export async function listAround(ctx: Ctx, mb_id: string) {
  const [consents, notes, logins, social, events, sessions, recent] = await Promise.all([
    ctx.db
      .select()
      .from(memberConsent)
      .where(eq(memberConsent.mb_id, mb_id))
      .orderBy(desc(memberConsent.consent_id))
      .limit(shown),
    ctx.db
      .select()
      .from(memberNote)
      .where(eq(memberNote.mb_id, mb_id))
      .orderBy(desc(memberNote.note_id))
      .limit(100),
    ctx.db
      .select()
      .from(memberLogin)
      .where(eq(memberLogin.mb_id, mb_id))
      .orderBy(desc(memberLogin.login_id))
      .limit(shown),
    ctx.db.select().from(socialLink).where(eq(socialLink.mb_id, mb_id)),
    ctx.db
      .select(told)
      .from(event)
      .leftJoin(member, eq(member.mb_id, event.actor))
      .where(eq(event.subject, mb_id))
      .orderBy(desc(event.event_id))
      .limit(50),
    ctx.db
      .select({ count: sql<number>`count(*)::int` })
      .from(session)
      .where(and(eq(session.mb_id, mb_id), sql`expires_at > now()`)),
    ctx.db.execute<OrderLine>(sql`
      select o.od_id, to_char(o.od_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as od_time, o.od_status, o.od_settle_case, o.currency, (o.quote->'totals'->>'total')::int as total, l.it_name, l.it_name_en, l.lines
      from (select * from shop_order where mb_id = ${mb_id} order by od_time desc nulls last limit 10) o
      cross join lateral (select (array_agg(it_name order by io_type, ct_id))[1] as it_name, (array_agg(it_name_en order by io_type, ct_id))[1] as it_name_en, count(*)::int as lines from order_line where od_id = o.od_id) l
      order by o.od_time desc nulls last`),
  ])
  return {
    consents,
    notes,
    logins,
    social,
    events,
    sessions: sessions[0]?.count ?? 0,
    recent: recent.rows,
  }
}

type OrderLine = {
  od_id: string
  od_time: string
  od_status: string
  od_settle_case: string
  currency: 'krw' | 'usd'
  total: number
  it_name: string
  it_name_en: string
  lines: number
}

export async function writeGrade(ctx: Ctx, mb_id: string, mb_level: number) {
  await ctx.db.update(member).set({ mb_level }).where(eq(member.mb_id, mb_id))
}

/** False when the account is closed, or open, already. */
export async function writeBlock(ctx: Ctx, mb_id: string, blocked: boolean): Promise<boolean> {
  const done = await ctx.db
    .update(member)
    .set({ mb_intercept_date: blocked ? ctx.now : null })
    .where(
      and(
        eq(member.mb_id, mb_id),
        isNull(member.mb_leave_date),
        blocked ? isNull(member.mb_intercept_date) : sql`mb_intercept_date is not null`,
      ),
    )
    .returning({ mb_id: member.mb_id })
  return done.length > 0
}

export async function insertNote(ctx: Ctx, note: { mb_id: string; author: string; text: string }) {
  await ctx.db.insert(memberNote).values(note)
}

export function listStaff(ctx: Ctx): Promise<(MemberRow & { last_login_at: string | null })[]> {
  return ctx.db
    .select({ member, last_login_at: lastLogin })
    .from(member)
    .where(and(sql`staff_role is not null`, isNull(member.mb_leave_date)))
    .orderBy(asc(member.created_at), asc(member.mb_id))
    .then((rows) => rows.map(({ member, last_login_at }) => ({ ...member, last_login_at })))
}

/** Owners who can log in besides this one; their rows are locked, so that two cannot leave at once. */
export async function countOtherOwners(ctx: Ctx, mb_id: string): Promise<number> {
  const owners = await ctx.db
    .select({ mb_id: member.mb_id })
    .from(member)
    .where(
      and(
        eq(member.staff_role, 'owner'),
        isNull(member.mb_leave_date),
        isNull(member.mb_intercept_date),
      ),
    )
    .orderBy(member.mb_id)
    .for('update')
  return owners.filter((owner) => owner.mb_id !== mb_id).length
}

export async function writeRole(ctx: Ctx, mb_id: string, staff_role: string | null) {
  await ctx.db.update(member).set({ staff_role }).where(eq(member.mb_id, mb_id))
}

export async function writePerson(
  ctx: Ctx,
  mb_id: string,
  person: { mb_name: string; mb_email: string },
) {
  await ctx.db.update(member).set(person).where(eq(member.mb_id, mb_id))
}

/** Which of id and mail is somebody's already. */
export async function findTaken(
  ctx: Ctx,
  mb_id: string,
  mb_email: string,
): Promise<{ id: boolean; mail: boolean }> {
  const rows = await ctx.db
    .select({
      id: sql<boolean>`lower(${member.mb_id}) = ${mb_id.toLowerCase()}`,
      mail: sql<boolean>`${member.mb_email} = ${mb_email}`,
    })
    .from(member)
    .where(sql`lower(${member.mb_id}) = ${mb_id.toLowerCase()} or ${member.mb_email} = ${mb_email}`)
  return { id: rows.some(({ id }) => id), mail: rows.some(({ mail }) => mail) }
}

export async function insertStaff(
  ctx: Ctx,
  row: { mb_id: string; mb_name: string; mb_email: string; staff_role: string },
) {
  await ctx.db.insert(member).values({ ...row, password_hash: '', mb_level: 9 })
}

export type AuditAsk = {
  page: number
  per_page: number
  order: 'asc' | 'desc'
  actor?: string
  subject?: string
  kind?: string
  from?: string
  to?: string
}

function auditFilters(ask: AuditAsk): SQL | undefined {
  return and(
    ask.actor
      ? eq(event.actor, ask.actor)
      : sql`${event.actor} in (select mb_id from member where staff_role is not null)`,
    ask.subject ? eq(event.subject, ask.subject) : undefined,
    ask.kind ? sql`${event.name} like ${`${ask.kind}.%`}` : undefined,
    ask.from
      ? sql`${event.created_at} >= ${startOfKoreanDay(ask.from).toISOString()}::timestamptz`
      : undefined,
    ask.to
      ? sql`${event.created_at} < ${startOfKoreanDay(ask.to, 1).toISOString()}::timestamptz`
      : undefined,
    ne(event.actor, 'guest'),
  )
}

export function listAudit(ctx: Ctx, ask: AuditAsk) {
  return ctx.db
    .select(told)
    .from(event)
    .leftJoin(member, eq(member.mb_id, event.actor))
    .where(auditFilters(ask))
    .orderBy(ask.order === 'asc' ? asc(event.event_id) : desc(event.event_id))
    .limit(ask.per_page)
    .offset(rowsBefore(ask))
}

export async function countAudit(ctx: Ctx, ask: AuditAsk): Promise<number> {
  const [row] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(event)
    .where(auditFilters(ask))
  return row?.count ?? 0
}
