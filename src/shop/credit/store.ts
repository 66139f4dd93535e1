import { and, asc, desc, eq, gt, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm'
import { startOfKoreanDay } from '#kernel/korean-time.ts'
import { rowsBefore } from '#kernel/paging.ts'
import type { PhraseParams } from '#kernel/translate.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import { together } from '#platform/transact.ts'
import { member } from '#shop/member/tables.ts'
import { credit } from './tables.ts'

export type Rel = { rel_table: string; rel_id: string; rel_action: string }
export type Entry = Rel & {
  mb_id: string
  cr_content: string
  cr_params?: PhraseParams
  cr_amount: number
}
export type LedgerRow = typeof credit.$inferSelect

/** The balance, with the member's row locked: whoever moves its money waits here, so that no won is spent twice. Null for nobody. */
export async function lockBalance(ctx: Ctx, mb_id: string): Promise<number | null> {
  const [row] = await ctx.db
    .select({ mb_id: member.mb_id })
    .from(member)
    .where(eq(member.mb_id, mb_id))
    .for('update')
  return row ? findBalance(ctx, mb_id) : null
}

export async function findBalance(ctx: Ctx, mb_id: string): Promise<number> {
  const [row] = await ctx.db
    .select({ cr_balance: credit.cr_balance })
    .from(credit)
    .where(eq(credit.mb_id, mb_id))
    .orderBy(desc(credit.cr_id))
    .limit(1)
  return row?.cr_balance ?? 0
}

export async function findName(ctx: Ctx, mb_id: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ mb_name: member.mb_name })
    .from(member)
    .where(eq(member.mb_id, mb_id))
  return row?.mb_name ?? null
}

export async function isWritten(ctx: Ctx, mb_id: string, rel: Rel): Promise<boolean> {
  const rows = await ctx.db
    .select({ cr_id: credit.cr_id })
    .from(credit)
    .where(
      and(
        eq(credit.mb_id, mb_id),
        eq(credit.rel_table, rel.rel_table),
        eq(credit.rel_id, rel.rel_id),
        eq(credit.rel_action, rel.rel_action),
      ),
    )
  return rows.length > 0
}

/** One row of the ledger, under the lock of `lockBalance`. */
export async function writeRow(ctx: Ctx, entry: Entry, balance: number): Promise<number> {
  const [row] = await ctx.db
    .insert(credit)
    .values({
      ...entry,
      cr_params: entry.cr_params ?? {},
      cr_balance: balance + entry.cr_amount,
      cr_datetime: ctx.now,
    })
    .returning({ cr_id: credit.cr_id })
  return row?.cr_id ?? 0
}

/** Whose balance paid for a thing; null when none did. */
export async function findPayer(ctx: Ctx, rel_table: string, rel_id: string) {
  const [row] = await ctx.db
    .select({ mb_id: credit.mb_id })
    .from(credit)
    .where(and(eq(credit.rel_table, rel_table), eq(credit.rel_id, rel_id)))
    .limit(1)
  return row?.mb_id ?? null
}

export async function countActions(ctx: Ctx, rel_table: string, rel_id: string): Promise<number> {
  const [row] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(credit)
    .where(and(eq(credit.rel_table, rel_table), eq(credit.rel_id, rel_id)))
  return row?.count ?? 0
}

type Kind = 'in' | 'out' | undefined
export type LedgerAsk = { page: number; per_page: number; order: 'asc' | 'desc'; kind?: Kind }

const ofKind = (kind: Kind): SQL | undefined =>
  kind === 'in' ? gt(credit.cr_amount, 0) : kind === 'out' ? lt(credit.cr_amount, 0) : undefined

export async function listLedger(ctx: Ctx, mb_id: string, ask: LedgerAsk) {
  const mine = and(eq(credit.mb_id, mb_id), ofKind(ask.kind))
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(credit)
      .where(mine)
      .orderBy((ask.order === 'asc' ? asc : desc)(credit.cr_id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db.select({ total: sql<number>`count(*)::int` }).from(credit).where(mine),
  ])
  return { rows, total: total[0]?.total ?? 0 }
}

export type AllAsk = {
  page: number
  per_page: number
  sort: 'cr_id' | 'cr_amount'
  order: 'asc' | 'desc'
  keyword?: string
  kind?: Kind
  from?: string
  to?: string
}

/** Rows of every member, what came in and went out in all of them, and what all balances come to. */
export async function listAll(ctx: Ctx, ask: AllAsk) {
  const word = containing(ask.keyword ?? '')
  const found = and(
    ask.keyword
      ? or(
          ilike(credit.mb_id, word),
          ilike(member.mb_name, word),
          ilike(credit.cr_content, word),
          ilike(credit.rel_id, word),
        )
      : undefined,
    ofKind(ask.kind),
    ask.from ? gte(credit.cr_datetime, startOfKoreanDay(ask.from)) : undefined,
    ask.to ? lt(credit.cr_datetime, startOfKoreanDay(ask.to, 1)) : undefined,
  )
  const way = ask.order === 'asc' ? asc : desc
  const [rows, sums, owed] = await together(
    ctx,
    () =>
      ctx.db
        .select({ row: credit, mb_name: member.mb_name })
        .from(credit)
        .innerJoin(member, eq(member.mb_id, credit.mb_id))
        .where(found)
        .orderBy(way(credit[ask.sort]), desc(credit.cr_id))
        .limit(ask.per_page)
        .offset(rowsBefore(ask)),
    () =>
      ctx.db
        .select({
          total: sql<number>`count(*)::int`,
          came_in: sql<string>`coalesce(sum(${credit.cr_amount}) filter (where ${credit.cr_amount} > 0), 0)`,
          went_out: sql<string>`coalesce(-sum(${credit.cr_amount}) filter (where ${credit.cr_amount} < 0), 0)`,
        })
        .from(credit)
        .innerJoin(member, eq(member.mb_id, credit.mb_id))
        .where(found),
    () => ctx.db.select({ owed: sql<string>`coalesce(sum(${credit.cr_amount}), 0)` }).from(credit),
  )
  return {
    rows,
    total: sums[0]?.total ?? 0,
    came_in: Number(sums[0]?.came_in ?? 0),
    went_out: Number(sums[0]?.went_out ?? 0),
    owed: Number(owed[0]?.owed ?? 0),
  }
}
