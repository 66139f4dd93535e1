import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { RefundState } from '#shop/payment/contract.ts'
import { payment, paymentRefund } from '#shop/payment/tables.ts'

export type RefundRow = Omit<typeof paymentRefund.$inferSelect, 'state' | 'way'> & {
  state: RefundState
  way: 'pg' | 'bank' | 'credit' | 'account'
}

const asRow = (row: typeof paymentRefund.$inferSelect | undefined) =>
  // the shop writes only its own words into these columns
  (row as RefundRow | undefined) ?? null

export async function findRefund(ctx: Ctx, refund_id: string): Promise<RefundRow | null> {
  const [row] = await ctx.db
    .select()
    .from(paymentRefund)
    .where(eq(paymentRefund.refund_id, refund_id))
  return asRow(row)
}

export async function insertRefund(
  ctx: Ctx,
  row: typeof paymentRefund.$inferInsert,
): Promise<RefundRow | null> {
  const [made] = await ctx.db.insert(paymentRefund).values(row).onConflictDoNothing().returning()
  return asRow(made)
}

export function listRefundsOf(ctx: Ctx, od_id: string): Promise<RefundRow[]> {
  return ctx.db
    .select()
    .from(paymentRefund)
    .where(eq(paymentRefund.od_id, od_id))
    .orderBy(desc(paymentRefund.created_at)) as Promise<RefundRow[]> // as above
}

/** Keeps or frees a part of what may still be refunded; false when less than that is left. */
export async function holdRefund(ctx: Ctx, pay_id: string, amount: number): Promise<boolean> {
  const held = await ctx.db
    .update(payment)
    .set({
      refund_held: sql`${payment.refund_held} + ${amount}`,
      version: sql`${payment.version} + 1`,
    })
    .where(
      and(
        eq(payment.pay_id, pay_id),
        inArray(payment.status, ['paid', 'part_refunded']),
        sql`${payment.refund_held} + ${amount} <= ${payment.amount}`,
      ),
    )
    .returning({ pay_id: payment.pay_id })
  return held.length > 0
}

export async function freeRefund(ctx: Ctx, pay_id: string, amount: number) {
  await ctx.db
    .update(payment)
    .set({
      refund_held: sql`greatest(${payment.refunded}, ${payment.refund_held} - ${amount})`,
      version: sql`${payment.version} + 1`,
    })
    .where(eq(payment.pay_id, pay_id))
}

/** Money that has left by hand or by the provider. */
export async function addRefunded(ctx: Ctx, pay_id: string, amount: number) {
  await ctx.db
    .update(payment)
    .set({
      refunded: sql`least(${payment.amount}, ${payment.refunded} + ${amount})`,
      refund_held: sql`greatest(${payment.refund_held}, least(${payment.amount}, ${payment.refunded} + ${amount}))`,
      status: sql`case when ${payment.refunded} + ${amount} >= ${payment.amount} then 'refunded' else 'part_refunded' end`,
      version: sql`${payment.version} + 1`,
    })
    .where(eq(payment.pay_id, pay_id))
}

/** One process at a time tries a refund; null for the others. */
export async function claimRefund(
  ctx: Ctx,
  refund_id: string,
  since: Date,
): Promise<RefundRow | null> {
  const [row] = await ctx.db
    .update(paymentRefund)
    .set({ tried_at: ctx.now })
    .where(
      and(
        eq(paymentRefund.refund_id, refund_id),
        inArray(paymentRefund.state, ['asked', 'unknown']),
        or(sql`${paymentRefund.tried_at} is null`, lt(paymentRefund.tried_at, since)),
      ),
    )
    .returning()
  return asRow(row)
}

export async function changeRefund(
  ctx: Ctx,
  refund_id: string,
  from: readonly RefundState[],
  change: Partial<typeof paymentRefund.$inferInsert>,
): Promise<RefundRow | null> {
  const [row] = await ctx.db
    .update(paymentRefund)
    .set(change)
    .where(and(eq(paymentRefund.refund_id, refund_id), inArray(paymentRefund.state, [...from])))
    .returning()
  return asRow(row)
}

/** Refunds whose end nobody knows, quiet for a while. */
export function listOpenRefunds(ctx: Ctx, since: Date, most: number): Promise<RefundRow[]> {
  return ctx.db
    .select()
    .from(paymentRefund)
    .where(
      and(
        inArray(paymentRefund.state, ['asked', 'unknown']),
        or(sql`${paymentRefund.tried_at} is null`, lt(paymentRefund.tried_at, since)),
      ),
    )
    .orderBy(paymentRefund.created_at)
    .limit(most) as Promise<RefundRow[]> // as above
}

/** Where the refunds of these numbers stand; the parts of one that several payments give back count as one. */
export async function listStatesOf(
  ctx: Ctx,
  refund_ids: readonly string[],
): Promise<{ refund_id: string; state: RefundState }[]> {
  const first = sql<string>`split_part(${paymentRefund.refund_id}, '~', 1)`
  const rows = await ctx.db
    .select({ refund_id: first, state: paymentRefund.state })
    .from(paymentRefund)
    .where(inArray(first, [...refund_ids]))
  return rows as { refund_id: string; state: RefundState }[] // as above
}

/** Takes back what nobody has sent yet; the events keep that it was asked for. */
export function dropQueued(ctx: Ctx, refund_id: string): Promise<RefundRow[]> {
  return ctx.db
    .delete(paymentRefund)
    .where(
      and(
        sql`split_part(${paymentRefund.refund_id}, '~', 1) = ${refund_id}`,
        eq(paymentRefund.state, 'queued'),
      ),
    )
    .returning() as Promise<RefundRow[]> // as above
}
