import { type SQL, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import type { companySorts } from '#shop/company/desk-contract.ts'
import { openCharges } from './ledger.ts'

export type DeskAsk = {
  page: number
  per_page: number
  sort: (typeof companySorts)[number]
  order: 'asc' | 'desc'
  keyword?: string
  standing?: 'owing' | 'overdue' | 'none'
}
export type Listed = {
  mb_id: string
  mb_name: string
  company: string
  business_number: string
  state: 'open' | 'stopped'
  credit_limit: number
  owed: number
  not_due: number
  to_30: number
  to_60: number
  over_60: number
  overdue: number
  oldest: string | null
  reminded_on: string | null
}
type Sums = Pick<Listed, 'owed' | 'not_due' | 'to_30' | 'to_60' | 'over_60'>

const standings: Record<NonNullable<DeskAsk['standing']>, SQL> = {
  owing: sql`owed > 0`,
  overdue: sql`overdue > 0`,
  none: sql`owed <= 0`,
}

/** Every company with what it owes, parted by how long it has been due; the rules of a browser and these agree by a test. */
function listed(today: string, keyword: string | undefined): SQL {
  const over = sql`(${today}::date - o.due_on)`
  const part = (when: SQL) => sql`coalesce(sum(o.rest) filter (where ${when}), 0)::float8`
  const word = keyword && containing(keyword)
  const digits = keyword?.replace(/[\s-]/g, '') ?? ''
  return sql`
    select c.mb_id, m.mb_name, c.company, c.business_number, c.state, c.credit_limit, c.reminded_on::text,
      coalesce((select sum(e.amount) from company_entry e where e.mb_id = c.mb_id), 0)::float8 as owed,
      ${part(sql`${over} <= 0`)} as not_due, ${part(sql`${over} between 1 and 30`)} as to_30,
      ${part(sql`${over} between 31 and 60`)} as to_60, ${part(sql`${over} > 60`)} as over_60,
      ${part(sql`${over} > 0`)} as overdue, min(o.due_on) filter (where o.rest > 0)::text as oldest
    from company c join member m using (mb_id) left join (${openCharges}) o on o.mb_id = c.mb_id and o.rest > 0
    ${word ? sql`where c.company ilike ${word} or c.mb_id ilike ${word} or m.mb_name ilike ${word} ${/^\d{3,}$/.test(digits) ? sql`or c.business_number ilike ${containing(digits)}` : sql``}` : sql``}
    group by c.mb_id, m.mb_name`
}

export async function listCompanies(ctx: Ctx, ask: DeskAsk, today: string) {
  const all = listed(today, ask.keyword)
  const which = ask.standing ? standings[ask.standing] : sql`true`
  const way = ask.order === 'asc' ? sql`asc` : sql`desc`
  const rows = await ctx.db.execute<Listed>(sql`
    select * from (${all}) l where ${which}
    order by ${sql.identifier(ask.sort)} ${way} nulls last, mb_id limit ${ask.per_page} offset ${rowsBefore(ask)}`)
  const sums = await ctx.db.execute<
    Sums & { all: number; owing: number; overdue: number; none: number }
  >(sql`
    select count(*)::int as all, (count(*) filter (where ${standings.owing}))::int as owing,
      (count(*) filter (where ${standings.overdue}))::int as overdue, (count(*) filter (where ${standings.none}))::int as none,
      coalesce(sum(owed), 0)::float8 as owed, coalesce(sum(not_due), 0)::float8 as not_due, coalesce(sum(to_30), 0)::float8 as to_30,
      coalesce(sum(to_60), 0)::float8 as to_60, coalesce(sum(over_60), 0)::float8 as over_60
    from (${all}) l`)
  const none = { owed: 0, not_due: 0, to_30: 0, to_60: 0, over_60: 0 }
  const [found = { ...none, all: 0, owing: 0, overdue: 0, none: 0 }] = sums.rows
  const { owed, not_due, to_30, to_60, over_60, ...counts } = found
  return { rows: rows.rows, counts, sums: { owed, not_due, to_30, to_60, over_60 } }
}

export async function findListed(ctx: Ctx, mb_id: string, today: string): Promise<Listed | null> {
  const found = await ctx.db.execute<Listed>(
    sql`select * from (${listed(today, undefined)}) l where mb_id = ${mb_id}`,
  )
  return found.rows[0] ?? null
}
