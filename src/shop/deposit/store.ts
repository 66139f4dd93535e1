import { and, asc, count, desc, eq, ilike, inArray, or, type SQL } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import { bankColumns, bankDeposit } from './tables.ts'

export type DepositRow = Omit<typeof bankDeposit.$inferSelect, 'state'> & {
  state: 'queued' | 'matched' | 'ignored'
}
export type DepositAsk = {
  page: number
  per_page: number
  sort: 'at' | 'amount'
  order: 'asc' | 'desc'
  state?: DepositRow['state']
  keyword?: string
}

/** Of two uploads of the same line one gets the row; null for the other. */
export async function insertDeposit(
  ctx: Ctx,
  row: typeof bankDeposit.$inferInsert,
): Promise<DepositRow | null> {
  const [made] = await ctx.db.insert(bankDeposit).values(row).onConflictDoNothing().returning()
  return (made as DepositRow | undefined) ?? null // the shop writes only its own words into these columns
}

export async function listKnown(ctx: Ctx, prints: readonly string[]): Promise<Set<string>> {
  if (!prints.length) return new Set()
  const rows = await ctx.db
    .select({ print: bankDeposit.print })
    .from(bankDeposit)
    .where(inArray(bankDeposit.print, [...prints]))
  return new Set(rows.map(({ print }) => print))
}

export async function findDeposit(ctx: Ctx, dep_id: number): Promise<DepositRow | null> {
  const [row] = await ctx.db.select().from(bankDeposit).where(eq(bankDeposit.dep_id, dep_id))
  return (row as DepositRow | undefined) ?? null // as above
}

export async function lockDeposit(ctx: Ctx, dep_id: number): Promise<DepositRow | null> {
  const [row] = await ctx.db
    .select()
    .from(bankDeposit)
    .where(eq(bankDeposit.dep_id, dep_id))
    .for('update')
  return (row as DepositRow | undefined) ?? null // as above
}

export async function changeDeposit(
  ctx: Ctx,
  dep_id: number,
  change: Partial<typeof bankDeposit.$inferInsert>,
) {
  await ctx.db.update(bankDeposit).set(change).where(eq(bankDeposit.dep_id, dep_id))
}

function where({ keyword }: DepositAsk): SQL | undefined {
  const word = containing(keyword ?? '')
  return keyword
    ? or(ilike(bankDeposit.depositor, word), ilike(bankDeposit.od_id, word))
    : undefined
}

export async function listDeposits(ctx: Ctx, ask: DepositAsk): Promise<DepositRow[]> {
  const column = bankDeposit[ask.sort]
  const rows = await ctx.db
    .select()
    .from(bankDeposit)
    .where(and(where(ask), ask.state ? eq(bankDeposit.state, ask.state) : undefined))
    .orderBy(ask.order === 'asc' ? asc(column) : desc(column), desc(bankDeposit.dep_id))
    .limit(ask.per_page)
    .offset(rowsBefore(ask))
  return rows as DepositRow[] // as above
}

export function countDeposits(
  ctx: Ctx,
  ask: DepositAsk,
): Promise<{ state: string; count: number }[]> {
  return ctx.db
    .select({ state: bankDeposit.state, count: count() })
    .from(bankDeposit)
    .where(where(ask))
    .groupBy(bankDeposit.state)
}

export function listColumns(ctx: Ctx): Promise<(typeof bankColumns.$inferSelect)[]> {
  return ctx.db.select().from(bankColumns)
}

/** The last choice for these headings counts. */
export async function putColumns(ctx: Ctx, row: typeof bankColumns.$inferInsert) {
  const { print: _, ...change } = row
  await ctx.db
    .insert(bankColumns)
    .values(row)
    .onConflictDoUpdate({ target: bankColumns.print, set: change })
}
