import { and, asc, count, desc, eq, ilike, or, type SQL } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import { member } from '#shop/member/tables.ts'
import { creditPayout } from './tables.ts'

export type PayoutRow = typeof creditPayout.$inferSelect

export async function insertPayout(
  ctx: Ctx,
  row: typeof creditPayout.$inferInsert,
): Promise<PayoutRow> {
  const [made] = await ctx.db.insert(creditPayout).values(row).returning()
  if (!made) throw new Error('a payout could not be written')
  return made
}

/** The row, and nobody else ends it until the transaction does. */
export async function lockPayout(ctx: Ctx, payout_id: number): Promise<PayoutRow | null> {
  const [row] = await ctx.db
    .select()
    .from(creditPayout)
    .where(eq(creditPayout.payout_id, payout_id))
    .for('update')
  return row ?? null
}

export async function endPayout(
  ctx: Ctx,
  payout_id: number,
  change: Partial<typeof creditPayout.$inferInsert>,
) {
  await ctx.db
    .update(creditPayout)
    .set({ ...change, account_sealed: null, done_at: ctx.now, done_by: ctx.visitor.mb_id })
    .where(eq(creditPayout.payout_id, payout_id))
}

/** A member's payouts, the newest first; a few are enough to see what became of them. */
export function listPayoutsOf(ctx: Ctx, mb_id: string, most: number): Promise<PayoutRow[]> {
  return ctx.db
    .select()
    .from(creditPayout)
    .where(eq(creditPayout.mb_id, mb_id))
    .orderBy(desc(creditPayout.payout_id))
    .limit(most)
}

export type PayoutAsk = {
  page: number
  per_page: number
  sort: 'due_at' | 'amount'
  order: 'asc' | 'desc'
  keyword?: string
  state?: PayoutRow['state']
}

function where({ keyword }: PayoutAsk): SQL | undefined {
  const word = containing(keyword ?? '')
  return keyword
    ? or(
        ilike(creditPayout.mb_id, word),
        ilike(member.mb_name, word),
        ilike(creditPayout.holder, word),
      )
    : undefined
}

export async function listPayouts(ctx: Ctx, ask: PayoutAsk) {
  const of = eq(member.mb_id, creditPayout.mb_id)
  const [rows, states] = await Promise.all([
    ctx.db
      .select({ row: creditPayout, mb_name: member.mb_name })
      .from(creditPayout)
      .innerJoin(member, of)
      .where(and(where(ask), ask.state ? eq(creditPayout.state, ask.state) : undefined))
      .orderBy(
        (ask.order === 'asc' ? asc : desc)(creditPayout[ask.sort]),
        desc(creditPayout.payout_id),
      )
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db
      .select({ state: creditPayout.state, count: count() })
      .from(creditPayout)
      .innerJoin(member, of)
      .where(where(ask))
      .groupBy(creditPayout.state),
  ])
  return { rows, states }
}
