import { and, asc, count, desc, eq, ilike, type SQL, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import { event } from '#platform/tables.ts'
import type { DeliveryState } from '#shop/notification/admin-contract.ts'
import { delivery } from '#shop/notification/tables.ts'

export type LogAsk = {
  page: number
  per_page: number
  sort: 'created_at' | 'sent_at' | 'kind'
  order: 'asc' | 'desc'
  state?: DeliveryState
  channel?: 'mail' | 'message'
  kind?: string
  keyword?: string
}

const shown = { delivery, subject: event.subject }

function found(ask: LogAsk): SQL | undefined {
  const word = ask.keyword ? containing(ask.keyword) : ''
  return and(
    ask.channel ? eq(delivery.channel, ask.channel) : undefined,
    ask.kind ? eq(delivery.kind, ask.kind) : undefined,
    word
      ? sql`(${ilike(delivery.recipient, word)} or ${eq(event.subject, ask.keyword ?? '')} or ${eq(delivery.mb_id, ask.keyword ?? '')})`
      : undefined,
  )
}

export async function listLog(ctx: Ctx, ask: LogAsk) {
  const way = ask.order === 'asc' ? asc : desc
  const [rows, counted] = await Promise.all([
    ctx.db
      .select(shown)
      .from(delivery)
      .leftJoin(event, eq(event.event_id, delivery.event_id))
      .where(and(found(ask), ask.state ? eq(delivery.state, ask.state) : undefined))
      .orderBy(way(delivery[ask.sort]), way(delivery.delivery_id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db
      .select({ state: delivery.state, total: count() })
      .from(delivery)
      .leftJoin(event, eq(event.event_id, delivery.event_id))
      .where(found(ask))
      .groupBy(delivery.state),
  ])
  return { rows, counted }
}

export async function findLogged(ctx: Ctx, delivery_id: number) {
  const rows = await ctx.db
    .select(shown)
    .from(delivery)
    .leftJoin(event, eq(event.event_id, delivery.event_id))
    .where(eq(delivery.delivery_id, delivery_id))
  return rows[0] ?? null
}
