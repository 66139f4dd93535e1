import { and, eq, lt, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Open } from '#shop/company/rules.ts'
import { companyEntry } from '#shop/company/tables.ts'

export type EntryRecord = typeof companyEntry.$inferSelect
type NewEntry = Omit<typeof companyEntry.$inferInsert, 'created_at' | 'actor'>

/** One row of the ledger, under the company's lock. False when it was there before. */
export async function writeEntry(ctx: Ctx, entry: NewEntry): Promise<number | null> {
  const actor = ctx.visitor.by ?? ctx.visitor.mb_id ?? 'shop'
  const [row] = await ctx.db
    .insert(companyEntry)
    .values({ ...entry, actor, created_at: ctx.now })
    .onConflictDoNothing()
    .returning({ en_id: companyEntry.en_id })
  return row?.en_id ?? null
}

export async function sumOwed(ctx: Ctx, mb_id: string): Promise<number> {
  const [row] = await ctx.db
    .select({ owed: sql<number>`coalesce(sum(${companyEntry.amount}), 0)::float8` })
    .from(companyEntry)
    .where(eq(companyEntry.mb_id, mb_id))
  return row?.owed ?? 0
}

/**
 * Orders that are not paid whole: what came pays what was due first, whatever it was meant for, and what was taken off an order
 * that had been paid pays the next. The one place where receipts meet orders.
 */
export const openCharges = sql`
  select run.mb_id, run.od_id, run.en_id, run.day, run.due_on, run.amount,
    least(run.amount, greatest(0, run.until - coalesce(came.amount, 0)))::int as rest
  from (
    select net.*, sum(net.amount) over (partition by net.mb_id order by net.due_on, net.en_id) as until from (
      select mb_id, od_id, min(en_id) as en_id, min(day) as day, min(due_on) as due_on, sum(amount)::float8 as amount
      from company_entry where kind in ('order', 'back') group by mb_id, od_id) net
    where net.amount > 0) run
  left join (
    select mb_id, -sum(amount) as amount from company_entry where kind in ('receipt', 'undo') group by mb_id) came using (mb_id)`

/** What is still to be paid of a company's orders, what is due first at the top. */
export async function listOpen(ctx: Ctx, mb_id: string): Promise<Open[]> {
  const found = await ctx.db.execute<Open>(sql`
    select od_id, day::text, due_on::text, amount, rest from (${openCharges}) o
    where mb_id = ${mb_id} and rest > 0 order by due_on, en_id`)
  return found.rows
}

export type LedgerRow = Pick<
  EntryRecord,
  'en_id' | 'kind' | 'amount' | 'od_id' | 'due_on' | 'day' | 'note' | 'actor'
> & { balance: number; undone: boolean; actor_name: string }

/** The rows of a ledger in the order of their days, each with what is owed after it; the newest of them. */
export async function listEntries(
  ctx: Ctx,
  mb_id: string,
  { from, until, most = 200 }: { from?: string; until?: string; most?: number } = {},
): Promise<LedgerRow[]> {
  const found = await ctx.db.execute<LedgerRow>(sql`
    select * from (
      select en_id::int, kind, amount, od_id, due_on::text, day::text, note, actor,
        coalesce((select mb_name from member m where m.mb_id = e.actor), '') as actor_name,
        (sum(amount) over (order by day, en_id))::float8 as balance,
        exists (select 1 from company_entry u where u.mb_id = e.mb_id and u.rel = 'undo-' || e.en_id) as undone
      from company_entry e where mb_id = ${mb_id} ${until ? sql`and day <= ${until}::date` : sql``}) e
    ${from ? sql`where day >= ${from}` : sql``}
    order by day desc, en_id desc limit ${most}`)
  return found.rows.toReversed()
}

export async function findEntry(ctx: Ctx, mb_id: string, en_id: number) {
  const [row] = await ctx.db
    .select()
    .from(companyEntry)
    .where(and(eq(companyEntry.mb_id, mb_id), eq(companyEntry.en_id, en_id)))
  return row ?? null
}

/** The months something happened in, the newest first. */
export async function listMonths(ctx: Ctx, mb_id: string): Promise<string[]> {
  const found = await ctx.db.execute<{ month: string }>(sql`
    select distinct to_char(day, 'YYYY-MM') as month from company_entry where mb_id = ${mb_id} order by month desc`)
  return found.rows.map(({ month }) => month)
}

/** Whose account an order is on; null for an order that is on none. */
export async function findDebtor(ctx: Ctx, od_id: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ mb_id: companyEntry.mb_id })
    .from(companyEntry)
    .where(eq(companyEntry.od_id, od_id))
    .limit(1)
  return row?.mb_id ?? null
}

/** Who owes something that is due around this day. */
export async function listDebtors(ctx: Ctx, until: string): Promise<string[]> {
  const found = await ctx.db.execute<{ mb_id: string }>(sql`
    select distinct mb_id from (${openCharges}) o where rest > 0 and due_on <= ${until}::date order by mb_id`)
  return found.rows.map(({ mb_id }) => mb_id)
}

/** What was owed before the first day of a period. */
export async function sumBefore(ctx: Ctx, mb_id: string, day: string): Promise<number> {
  const [row] = await ctx.db
    .select({ owed: sql<number>`coalesce(sum(${companyEntry.amount}), 0)::float8` })
    .from(companyEntry)
    .where(and(eq(companyEntry.mb_id, mb_id), lt(companyEntry.day, day)))
  return row?.owed ?? 0
}
