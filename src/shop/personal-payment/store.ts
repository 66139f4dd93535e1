import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import { event } from '#platform/tables.ts'
import { member } from '#shop/member/tables.ts'
import type { PersonalState, StoredState } from './contract.ts'
import { personalPayment } from './tables.ts'

export type PersonalRow = typeof personalPayment.$inferSelect
type New = typeof personalPayment.$inferInsert
type Change = Partial<Omit<New, 'pp_id' | 'token' | 'version'>>

/** Null when one for the same difference waits already. */
export async function insertPersonal(ctx: Ctx, row: New): Promise<PersonalRow | null> {
  const [made] = await ctx.db
    .insert(personalPayment)
    .values(row)
    .onConflictDoNothing({
      target: personalPayment.od_id,
      where: sql`for_order and state = 'waiting'`,
    })
    .returning()
  return made ?? null
}

export async function findPersonal(ctx: Ctx, pp_id: string): Promise<PersonalRow | null> {
  const [row] = await ctx.db.select().from(personalPayment).where(eq(personalPayment.pp_id, pp_id))
  return row ?? null
}

export async function findByToken(ctx: Ctx, token: string): Promise<PersonalRow | null> {
  const [row] = await ctx.db.select().from(personalPayment).where(eq(personalPayment.token, token))
  return row ?? null
}

/** The row, and nobody else changes it until the transaction ends. */
export async function lockPersonal(ctx: Ctx, pp_id: string): Promise<PersonalRow | null> {
  const [row] = await ctx.db
    .select()
    .from(personalPayment)
    .where(eq(personalPayment.pp_id, pp_id))
    .for('update')
  return row ?? null
}

/** The one by which the difference of this order can be paid. */
export async function findDifference(ctx: Ctx, od_id: string): Promise<PersonalRow | null> {
  const [row] = await ctx.db
    .select()
    .from(personalPayment)
    .where(
      and(
        eq(personalPayment.od_id, od_id),
        eq(personalPayment.for_order, true),
        eq(personalPayment.state, 'waiting'),
      ),
    )
  return row ?? null
}

/** Only from one of the states it is believed to be in; null when somebody was quicker. */
export async function changePersonal(
  ctx: Ctx,
  pp_id: string,
  from: readonly StoredState[],
  change: Change,
): Promise<PersonalRow | null> {
  const [row] = await ctx.db
    .update(personalPayment)
    .set({ ...change, version: sql`${personalPayment.version} + 1` })
    .where(and(eq(personalPayment.pp_id, pp_id), inArray(personalPayment.state, [...from])))
    .returning()
  return row ?? null
}

export async function listPastDay(ctx: Ctx, most: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ pp_id: personalPayment.pp_id })
    .from(personalPayment)
    .where(and(eq(personalPayment.state, 'waiting'), lte(personalPayment.expires_at, ctx.now)))
    .limit(most)
  return rows.map(({ pp_id }) => pp_id)
}

/** Those that wait for a transfer in won, the newest first. */
export function listWaitingForBank(ctx: Ctx, most: number): Promise<PersonalRow[]> {
  return ctx.db
    .select()
    .from(personalPayment)
    .where(
      and(
        eq(personalPayment.state, 'waiting'),
        eq(personalPayment.currency, 'krw'),
        sql`${personalPayment.ways} ? 'bank'`,
      ),
    )
    .orderBy(desc(personalPayment.created_at))
    .limit(most)
}

export function listByIds(ctx: Ctx, pp_ids: readonly string[]): Promise<PersonalRow[]> {
  return pp_ids.length
    ? ctx.db
        .select()
        .from(personalPayment)
        .where(inArray(personalPayment.pp_id, [...pp_ids]))
    : Promise.resolve([])
}

export type PersonalAsk = {
  page: number
  per_page: number
  sort: 'created_at' | 'expires_at' | 'price'
  order: 'asc' | 'desc'
  keyword?: string
  state?: PersonalState
  currency?: 'krw' | 'usd'
}

const stateNow = (now: Date): SQL<PersonalState> =>
  sql`case when ${personalPayment.state} = 'paid' and ${personalPayment.refunded} >= ${personalPayment.price} then 'refunded'
    when ${personalPayment.state} = 'waiting' and ${personalPayment.expires_at} <= ${now.toISOString()}::timestamptz then 'expired'
    else ${personalPayment.state} end`

function where({ keyword, currency }: PersonalAsk): SQL | undefined {
  const word = containing(keyword ?? '')
  const { pp_id, od_id, mb_id, name, email, hp, subject, subject_en, deposit_name } =
    personalPayment
  return and(
    keyword
      ? or(
          ...[pp_id, od_id, mb_id, name, email, hp, subject, subject_en, deposit_name].map((one) =>
            ilike(one, word),
          ),
        )
      : undefined,
    currency ? eq(personalPayment.currency, currency) : undefined,
  )
}

export function listPersonal(ctx: Ctx, ask: PersonalAsk): Promise<PersonalRow[]> {
  const column = personalPayment[ask.sort]
  return ctx.db
    .select()
    .from(personalPayment)
    .where(and(where(ask), ask.state ? sql`${stateNow(ctx.now)} = ${ask.state}` : undefined))
    .orderBy(ask.order === 'asc' ? asc(column) : desc(column), desc(personalPayment.pp_id))
    .limit(ask.per_page)
    .offset(rowsBefore(ask))
}

export function countPersonal(
  ctx: Ctx,
  ask: PersonalAsk,
): Promise<{ state: PersonalState; count: number }[]> {
  const states = ctx.db
    .select({ state: stateNow(ctx.now).as('now_state') })
    .from(personalPayment)
    .where(where(ask))
    .as('states')
  return ctx.db.select({ state: states.state, count: count() }).from(states).groupBy(states.state)
}

/** A member's own, those that can be paid first. */
export async function listOfMember(
  ctx: Ctx,
  mb_id: string,
  ask: { page: number; per_page: number },
): Promise<{ rows: PersonalRow[]; total: number }> {
  const own = eq(personalPayment.mb_id, mb_id)
  const rows = await ctx.db
    .select()
    .from(personalPayment)
    .where(own)
    .orderBy(
      sql`${stateNow(ctx.now)} = 'waiting' desc`,
      desc(personalPayment.created_at),
      desc(personalPayment.pp_id),
    )
    .limit(ask.per_page)
    .offset(rowsBefore(ask))
  const [total] = await ctx.db.select({ count: count() }).from(personalPayment).where(own)
  return { rows, total: total?.count ?? 0 }
}

export function listEventsOf(ctx: Ctx, pp_id: string) {
  return ctx.db
    .select({
      ...getTableColumns(event),
      actor_name: sql<string>`coalesce(${member.mb_name}, '')`,
    })
    .from(event)
    .leftJoin(member, eq(member.mb_id, event.actor))
    .where(eq(event.subject, pp_id))
    .orderBy(desc(event.event_id))
    .limit(100)
}
