import { and, eq, inArray, lte, or, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { delivery } from '#shop/notification/tables.ts'

export type DeliveryRow = typeof delivery.$inferSelect
export type NewDelivery = Pick<
  typeof delivery.$inferInsert,
  | 'event_id'
  | 'kind'
  | 'who'
  | 'channel'
  | 'mb_id'
  | 'recipient'
  | 'lang'
  | 'is_ad'
  | 'content'
  | 'send_after'
> &
  Partial<Pick<typeof delivery.$inferInsert, 'resent_of' | 'reason' | 'sent_by'>>

const tries = 6

/** Writes it down and asks for it to be sent, in the transaction of what it tells; null when it was written before. */
export async function queueDelivery(ctx: Ctx, row: NewDelivery): Promise<number | null> {
  const made = await ctx.db
    .insert(delivery)
    .values({ ...row, created_at: ctx.now })
    .onConflictDoNothing()
    .returning({ delivery_id: delivery.delivery_id })
  const delivery_id = made[0]?.delivery_id
  if (delivery_id === undefined) return null
  await ctx.db.execute(sql`
    select graphile_worker.add_job('deliver', json_build_object('delivery_id', ${delivery_id}::bigint), run_at => ${row.send_after.toISOString()}::timestamptz, max_attempts => ${tries}::int)`)
  return delivery_id
}

/** Takes it up for sending; null when it has left, was refused, or may not leave yet. */
export async function claimDelivery(ctx: Ctx, delivery_id: number): Promise<DeliveryRow | null> {
  const rows = await ctx.db
    .update(delivery)
    .set({ state: 'sending', tries: sql`${delivery.tries} + 1`, error: null })
    .where(
      and(
        eq(delivery.delivery_id, delivery_id),
        lte(delivery.send_after, ctx.now),
        // one that was being sent when the shop stopped is taken up again
        or(inArray(delivery.state, ['waiting', 'failed', 'sending'])),
      ),
    )
    .returning()
  return rows[0] ?? null
}

export async function noteDelivery(
  ctx: Ctx,
  delivery_id: number,
  given: Partial<
    Pick<
      DeliveryRow,
      'state' | 'sent_as' | 'provider_id' | 'error' | 'sent_at' | 'recipient' | 'content'
    >
  >,
) {
  await ctx.db
    .update(delivery)
    .set({ ...given, error: given.error?.slice(0, 500) ?? null })
    .where(eq(delivery.delivery_id, delivery_id))
}
