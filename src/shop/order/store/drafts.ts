import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { orderDraft } from '../tables.ts'
import type { NewLine, OrderRow } from './orders.ts'

/** open: may be paid · confirming: the provider is being asked · done: an order · the others gave their goods back */
export type DraftState = 'open' | 'confirming' | 'done' | 'failed' | 'replaced' | 'left' | 'expired'
export type DraftRow = Omit<typeof orderDraft.$inferSelect, 'state' | 'order' | 'lines' | 'currency'> & {
  state: DraftState
  order: OrderRow
  lines: NewLine[]
  currency: 'krw' | 'usd'
}

// the order was written into the column as JSON: its dates are texts again, which insertOrder takes as they are
const asRow = (row: typeof orderDraft.$inferSelect | undefined) => (row as DraftRow | undefined) ?? null

export async function insertDraft(ctx: Ctx, row: typeof orderDraft.$inferInsert) {
  await ctx.db.insert(orderDraft).values(row)
}

export async function findDraftOf(ctx: Ctx, pay_id: string): Promise<DraftRow | null> {
  const [row] = await ctx.db.select().from(orderDraft).where(eq(orderDraft.pay_id, pay_id))
  return asRow(row)
}

export async function lockDraftOf(ctx: Ctx, pay_id: string): Promise<DraftRow | null> {
  const [row] = await ctx.db.select().from(orderDraft).where(eq(orderDraft.pay_id, pay_id)).for('update')
  return asRow(row)
}

/** The unfinished payment of a cart, if there is one. */
export async function lockDraftOfCart(ctx: Ctx, cart_key: string): Promise<DraftRow | null> {
  const [row] = await ctx.db
    .select()
    .from(orderDraft)
    .where(and(eq(orderDraft.cart_key, cart_key), inArray(orderDraft.state, ['open', 'confirming'])))
    .for('update')
  return asRow(row)
}

/** Of two who move a draft at the same time one gets false. */
export async function moveDraft(ctx: Ctx, od_id: string, from: readonly DraftState[], to: DraftState, why = ''): Promise<boolean> {
  const moved = await ctx.db
    .update(orderDraft)
    .set({ state: to, why })
    .where(and(eq(orderDraft.od_id, od_id), inArray(orderDraft.state, [...from])))
    .returning({ od_id: orderDraft.od_id })
  return moved.length > 0
}

export function listExpired(ctx: Ctx, most: number): Promise<{ pay_id: string }[]> {
  return ctx.db
    .select({ pay_id: orderDraft.pay_id })
    .from(orderDraft)
    .where(and(eq(orderDraft.state, 'open'), lt(orderDraft.expires_at, ctx.now)))
    .orderBy(asc(orderDraft.expires_at))
    .limit(most)
}
