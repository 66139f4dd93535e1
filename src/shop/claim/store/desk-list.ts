import { and, type SQL, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import type { Claim, ClaimKind, ClaimQuote, ClaimReason, ClaimState } from '#shop/claim/contract.ts'
import type { claimSorts } from '#shop/claim/desk-contract.ts'
import { workStates } from '#shop/claim/rules.ts'

export type ClaimListAsk = {
  page: number
  per_page: number
  sort: (typeof claimSorts)[number]
  order: 'asc' | 'desc'
  kind?: ClaimKind
  state?: ClaimState
  overdue?: '1'
  work?: '1'
  keyword?: string
}

export type DeskRow = {
  claim_id: number
  od_id: string
  kind: ClaimKind
  state: ClaimState
  reason: ClaimReason
  quote: ClaimQuote
  refund: number
  refund_state: Claim['refund_state']
  photos: number
  requested_at: string
  due_at: string | null
  overdue: boolean
  od_name: string
  it_name: string
  it_name_en: string
  lines: number
}

const open = sql.raw(`c.state in ('requested', 'accepted', 'collected', 'inspected')`)
const sortColumns = {
  // open ones before closed ones, overdue first, then what waits longest
  due: (direction: SQL) =>
    sql`(not ${open}) asc, coalesce(c.due_at, 'infinity') ${direction}, c.requested_at ${direction}, c.claim_id`,
  requested_at: (direction: SQL) => sql`c.requested_at ${direction}, c.claim_id`,
  claim_id: (direction: SQL) => sql`c.claim_id ${direction}`,
}

function late(ctx: Ctx): SQL {
  return sql`(c.state in ('collected', 'inspected') and c.due_at < ${ctx.now.toISOString()}::timestamptz)`
}

function searched({ keyword, kind }: ClaimListAsk): (SQL | undefined)[] {
  const like = keyword ? containing(keyword) : null
  return [
    kind ? sql`c.kind = ${kind}` : undefined,
    like
      ? sql`(c.od_id ilike ${like} or o.od_name ilike ${like} or o.od_hp ilike ${like})`
      : undefined,
  ]
}

export async function listClaims(ctx: Ctx, ask: ClaimListAsk): Promise<DeskRow[]> {
  const direction = sql.raw(ask.order === 'asc' ? 'asc' : 'desc')
  const where =
    and(
      ...searched(ask),
      ask.state ? sql`c.state = ${ask.state}` : undefined,
      ask.overdue ? late(ctx) : undefined,
      ask.work ? sql`c.state in ${[...workStates]}` : undefined,
    ) ?? sql`true`
  const found = await ctx.db.execute<DeskRow>(sql`
    select c.claim_id, c.od_id, c.kind, c.state, c.reason, c.quote, c.refund,
      (select r.state from payment_refund r where r.refund_id = 'claim-' || c.claim_id) as refund_state, cardinality(c.photos) as photos, ${iso('c.requested_at')} as requested_at, ${iso('c.due_at')} as due_at,
      ${late(ctx)} as overdue, o.od_name, l.it_name, l.it_name_en, l.lines
    from claim c join shop_order o using (od_id)
    cross join lateral (select (array_agg(t.it_name order by t.ct_id))[1] as it_name, (array_agg(t.it_name_en order by t.ct_id))[1] as it_name_en, count(*)::int as lines
      from claim_line cl join order_line t on t.ct_id = cl.ct_id where cl.claim_id = c.claim_id) l
    where ${where} order by ${sortColumns[ask.sort](direction)} limit ${ask.per_page} offset ${rowsBefore(ask)}`)
  return found.rows.map((row) => ({ ...row, claim_id: Number(row.claim_id) }))
}

/** How many stand in each state for the same search, and how many are overdue. */
export async function countClaims(
  ctx: Ctx,
  ask: ClaimListAsk,
): Promise<{ state: ClaimState; count: number; late: number }[]> {
  const found = await ctx.db.execute<{ state: ClaimState; count: number; late: number }>(sql`
    select c.state, count(*)::int as count, (count(*) filter (where ${late(ctx)}))::int as late from claim c join shop_order o using (od_id)
    where ${and(...searched(ask)) ?? sql`true`} group by c.state`)
  return found.rows
}

function iso(column: string): SQL {
  return sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
}
