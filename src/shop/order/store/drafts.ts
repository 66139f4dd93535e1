import { and, asc, count, desc, eq, ilike, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import { given, statement } from '#platform/statement.ts'
import { orderDraft } from '#shop/order/tables.ts'
import { isFrom } from './holds.ts'
import type { NewLine, OrderRow } from './orders.ts'

/** open: may be paid · confirming: the provider is being asked · done: an order · the others gave their goods back */
export type DraftState = 'open' | 'confirming' | 'done' | 'failed' | 'replaced' | 'left' | 'expired'
export type DraftRow = Omit<
  typeof orderDraft.$inferSelect,
  'state' | 'order' | 'lines' | 'currency'
> & {
  state: DraftState
  order: OrderRow
  lines: NewLine[]
  currency: 'krw' | 'usd'
}

const asRow = (row: typeof orderDraft.$inferSelect | undefined) =>
  // the order was written into the column as JSON: its dates are texts again, which insertOrder takes as they are
  (row as DraftRow | undefined) ?? null

export async function insertDraft(ctx: Ctx, row: typeof orderDraft.$inferInsert) {
  await ctx.db.insert(orderDraft).values(row)
}

export async function findDraftOf(ctx: Ctx, pay_id: string): Promise<DraftRow | null> {
  const [row] = await ctx.db.select().from(orderDraft).where(eq(orderDraft.pay_id, pay_id))
  return asRow(row)
}

export async function lockDraftOf(ctx: Ctx, pay_id: string): Promise<DraftRow | null> {
  const [row] = await ctx.db
    .select()
    .from(orderDraft)
    .where(eq(orderDraft.pay_id, pay_id))
    .for('update')
  return asRow(row)
}

const isPaying = statement(
  sql`select od_id from order_draft where cart_key = ${given('cart_key')} and state in ('open', 'confirming') for update`,
)

/** The unfinished payment of a cart, if there is one. */
export async function lockDraftOfCart(ctx: Ctx, cart_key: string): Promise<DraftRow | null> {
  // nearly every order comes from a cart without one
  if (!(await isPaying(ctx, { cart_key })).length) return null
  const [row] = await ctx.db
    .select()
    .from(orderDraft)
    .where(
      and(eq(orderDraft.cart_key, cart_key), inArray(orderDraft.state, ['open', 'confirming'])),
    )
    .for('update')
  return asRow(row)
}

/** How many payments of an address are open at this moment; counted no further than `most`. */
export async function countOpenFrom(ctx: Ctx, ip: string, most: number): Promise<number> {
  const held = ctx.db
    .select({ one: sql`1` })
    .from(orderDraft)
    .where(
      and(isFrom(sql`${orderDraft.ip}`, ip), inArray(orderDraft.state, ['open', 'confirming'])),
    )
    .limit(most)
    .as('held')
  return (await ctx.db.select({ held: count() }).from(held))[0]?.held ?? 0
}

/** Of two who move a draft at the same time one gets false. */
export async function moveDraft(
  ctx: Ctx,
  od_id: string,
  from: readonly DraftState[],
  to: DraftState,
  why = '',
): Promise<boolean> {
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

export type DraftAsk = {
  page: number
  per_page: number
  sort: 'created_at' | 'total'
  order: 'asc' | 'desc'
  state?: Exclude<DraftState, 'done'>
  keyword?: string
}

function draftsWhere({ keyword }: DraftAsk): SQL | undefined {
  const word = containing(keyword ?? '')
  return and(
    ne(orderDraft.state, 'done'),
    keyword
      ? or(
          ilike(orderDraft.od_id, word),
          ilike(sql`${orderDraft.order}->>'od_name'`, word),
          ilike(sql`${orderDraft.order}->>'od_hp'`, word),
        )
      : undefined,
  )
}

export async function listDrafts(ctx: Ctx, ask: DraftAsk): Promise<DraftRow[]> {
  const column = orderDraft[ask.sort]
  const rows = await ctx.db
    .select()
    .from(orderDraft)
    .where(and(draftsWhere(ask), ask.state ? eq(orderDraft.state, ask.state) : undefined))
    .orderBy(ask.order === 'asc' ? asc(column) : desc(column), desc(orderDraft.od_id))
    .limit(ask.per_page)
    .offset(rowsBefore(ask))
  return rows as DraftRow[] // as above
}

export function countDrafts(ctx: Ctx, ask: DraftAsk): Promise<{ state: string; count: number }[]> {
  return ctx.db
    .select({ state: orderDraft.state, count: count() })
    .from(orderDraft)
    .where(draftsWhere(ask))
    .groupBy(orderDraft.state)
}

/** What was typed into orders that never were is forgotten. */
export async function forgetDrafts(ctx: Ctx, before: Date) {
  await ctx.db
    .delete(orderDraft)
    .where(
      and(
        inArray(orderDraft.state, ['failed', 'left', 'replaced', 'expired']),
        lt(orderDraft.created_at, before),
      ),
    )
}
